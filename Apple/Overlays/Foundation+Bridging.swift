// The bridges between Swift values and Foundation classes. The compiler requires exactly these four functions.
import CoreGraphics
import Foundation

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array { fatalError() }
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout Dictionary?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSDictionary, result: inout Dictionary?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> Dictionary { fatalError() }
}

extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { fatalError() }
}

extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification { fatalError() }
}

extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { fatalError() }
}

extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath { fatalError() }
}

extension CGRect: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { fatalError() }
}

extension CGPoint: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { fatalError() }
}

extension CGSize: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { fatalError() }
}

extension Bool: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Bool?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Bool?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Bool { fatalError() }
}

extension Int: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Int { fatalError() }
}

extension UInt: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout UInt?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout UInt?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> UInt { fatalError() }
}

extension Float: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Float?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Float?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Float { fatalError() }
}

extension Double: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Double?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Double?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Double { fatalError() }
}

extension CGFloat: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { fatalError() }
}

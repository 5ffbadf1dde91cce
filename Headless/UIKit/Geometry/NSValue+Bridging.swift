public import Foundation

// On Apple's platforms a cast takes a structure out of the object that boxes it: `userInfo[key] as? CGRect` reads an
// NSValue. Off Apple's platforms Foundation does that for its own value types and for integers, but not for these. A cast
// to another type than the boxed one fails, as it does there.

/// A structure that a cast puts into an object and takes out of it.
public protocol HeadlessBridgeable: _ObjectiveCBridgeable where _ObjectiveCType: NSValue {
  /// Zero.
  init()

  /// The value in an object; nil if that holds another type.
  init?(headlessBoxed object: _ObjectiveCType)
}

extension HeadlessBridgeable {
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
    result = Self(headlessBoxed: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
    result = Self(headlessBoxed: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    source.flatMap(Self.init(headlessBoxed:)) ?? Self()
  }
}

extension HeadlessBridgeable where _ObjectiveCType == NSValue {
  /// Whether an object holds this type: its encoding is that of another object which does.
  fileprivate static func isHeld(by object: NSValue) -> Bool {
    strcmp(object.objCType, Self()._bridgeToObjectiveC().objCType) == 0
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, HeadlessBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  @_documentation(visibility: internal)
  public init?(headlessBoxed object: NSValue) {
    guard Self.isHeld(by: object) else { return nil }
    self = object.cgRectValue
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, HeadlessBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  @_documentation(visibility: internal)
  public init?(headlessBoxed object: NSValue) {
    guard Self.isHeld(by: object) else { return nil }
    self = object.cgPointValue
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, HeadlessBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  @_documentation(visibility: internal)
  public init?(headlessBoxed object: NSValue) {
    guard Self.isHeld(by: object) else { return nil }
    self = object.cgSizeValue
  }
}

extension UIEdgeInsets: HeadlessBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  @_documentation(visibility: internal)
  public init?(headlessBoxed object: NSValue) {
    guard Self.isHeld(by: object) else { return nil }
    self = object.uiEdgeInsetsValue
  }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable, HeadlessBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  @_documentation(visibility: internal)
  public init?(headlessBoxed object: NSNumber) {
    self.init(object.doubleValue)
  }
}

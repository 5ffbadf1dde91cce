public import Foundation

// On Apple's platforms, a cast unboxes a structure: `userInfo[key] as? CGRect` reads an NSValue. On other platforms,
// Foundation does this only for its own value types and for integers, so it is implemented here for these structures.
// As on Apple's platforms, a cast to a type other than the boxed one fails.

/// A structure that a cast can box in an object and unbox from it.
public protocol HeadlessBridgeable: _ObjectiveCBridgeable where _ObjectiveCType: NSValue {
  /// Creates a zero value.
  init()

  /// Creates the value from an object; nil if the object contains a different type.
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
  /// Returns whether an object contains this type, according to its encoding.
  fileprivate static func isHeld(by object: NSValue) -> Bool {
    strcmp(object.objCType, Self()._bridgeToObjectiveC().objCType) == 0
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, HeadlessBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  @_documentation(visibility: internal)
  public init?(headlessBoxed object: NSValue) {
    guard let rectangle = object.heldRectangle else { return nil }
    self = rectangle
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

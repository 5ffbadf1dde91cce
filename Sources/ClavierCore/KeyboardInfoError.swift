import Foundation

/// The reason why a notification cannot be read.
///
/// The ``description`` of an error has three parts: the problem, the probable cause, and the remedy.
public enum KeyboardInfoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The notification has no `userInfo`.
  case missingUserInfo
  /// A required key is missing. Only the key of the end frame is required.
  case missing(KeyboardInfo.Key)
  /// The value is not of the type that the key requires: a rectangle or a number.
  case wrongType(KeyboardInfo.Key, found: String)
  /// The value is NaN or infinite, or the rectangle contains such a value, as `CGRect.null` does.
  case notFinite(KeyboardInfo.Key, value: String)
  /// The rectangle has a negative width or height.
  case negativeSize(KeyboardInfo.Key, value: String)
  /// The value is impossible for a keyboard.
  ///
  /// These values are impossible:
  ///
  /// - a coordinate beyond a million points in either direction, or a size of more than a million points
  /// - a duration that is negative or longer than 60 seconds
  /// - a curve that is not a whole number from 0 to a million
  /// - a number other than 0 and 1 for a Boolean value
  case outOfRange(KeyboardInfo.Key, value: String)

  /// The key whose value cannot be read; nil if there is no `userInfo`.
  public var key: KeyboardInfo.Key? {
    switch self {
    case .missingUserInfo: nil
    case .missing(let key), .wrongType(let key, _), .notFinite(let key, _), .negativeSize(let key, _),
      .outOfRange(let key, _):
      key
    }
  }

  /// The problem, the probable cause, and the remedy, on one line.
  public var description: String {
    switch self {
    case .missingUserInfo:
      """
      The notification has no userInfo. It was probably posted manually under the name of a keyboard notification. \
      Post KeyboardInfo(endFrame:).userInfo as its userInfo.
      """
    case .missing(let key):
      """
      \(key.rawValue) is not in userInfo. On iOS 5, the system posted such a notification when an iPad's \
      keyboard undocked. On later systems, the notification was probably posted manually. Keep the last known state, \
      or add the key.
      """
    case .wrongType(let key, let found):
      """
      \(key.rawValue) holds \(found), not \(Self.expectedValue(for: key)). The notification was probably posted \
      manually or modified. Set the key to \(Self.expectedValue(for: key)).
      """
    case .notFinite(let key, let value):
      """
      \(key.rawValue) is \(value), which is not finite. On iOS 7, the system posted CGRect.null while the \
      user dragged an undocked keyboard. On later systems, a division by zero may be the cause. Keep the last known \
      state, or post finite values.
      """
    case .negativeSize(let key, let value):
      """
      \(key.rawValue) is \(value), which has a negative size. The operands of a subtraction are probably \
      reversed. Post the standardized rectangle.
      """
    case .outOfRange(let key, let value):
      """
      \(key.rawValue) is \(value), which is impossible for a keyboard. The value may be in another unit (pixels, \
      milliseconds) or uninitialized. Post \(Self.expectedValue(for: key)).
      """
    }
  }

  private static func expectedValue(for key: KeyboardInfo.Key) -> String {
    switch key {
    case .startFrame, .endFrame: "a CGRect or an NSValue that contains a CGRect, in points"
    case .animationDuration: "a number of seconds from 0 to 60"
    case .animationCurve: "the raw value of a UIView.AnimationCurve"
    case .belongsToCurrentApp: "a Bool"
    }
  }
}

extension KeyboardInfoError {
  /// Returns a name for a value's type that is the same on all platforms, even if the value's class is private.
  static func name(of value: Any) -> String {
    // Where Swift values bridge to Objective-C objects, the cast to NSValue also succeeds for a plain CGRect.
    let isObject = type(of: value) is AnyClass
    return switch value {
    case is String: "a string"
    case is NSNumber: "a number"
    case let value as NSValue where isObject: "an NSValue of \(String(cString: value.objCType))"
    default: "\(type(of: value))"
    }
  }

  static func text(of rect: CGRect) -> String {
    "(x: \(rect.origin.x), y: \(rect.origin.y), width: \(rect.size.width), height: \(rect.size.height))"
  }
}

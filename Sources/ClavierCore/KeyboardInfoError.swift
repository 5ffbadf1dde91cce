import Foundation

/// Why a notification could not be read.
///
/// The description has three parts: what was found, why it may be so, and what to do.
public enum KeyboardInfoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The notification has no `userInfo` at all.
  case missingUserInfo
  /// A key that is needed is not there; only the end frame is needed.
  case missing(KeyboardInfo.Key)
  /// The value is neither a rectangle nor a number, whichever the key wants.
  case wrongType(KeyboardInfo.Key, found: String)
  /// The value, or an edge of it, is NaN or infinite, as those of `CGRect.null` are.
  case notFinite(KeyboardInfo.Key, value: String)
  /// The rectangle has a negative width or height.
  case negativeSize(KeyboardInfo.Key, value: String)
  /// The value is beyond anything a keyboard can have: farther than a million points, longer than a minute, a negative
  /// duration, a curve that is negative or no whole number, an ownership other than 0 and 1.
  case outOfRange(KeyboardInfo.Key, value: String)

  /// The key whose value could not be read; `nil` when there was no `userInfo`.
  public var key: KeyboardInfo.Key? {
    switch self {
    case .missingUserInfo: nil
    case .missing(let key), .wrongType(let key, _), .notFinite(let key, _), .negativeSize(let key, _),
      .outOfRange(let key, _):
      key
    }
  }

  /// What was found, why it may be so, and what to do.
  public var description: String {
    switch self {
    case .missingUserInfo:
      """
      The notification has no userInfo. It was probably posted by hand under a keyboard notification's name. \
      Post KeyboardInfo(endFrame:).userInfo with it.
      """
    case .missing(let key):
      """
      \(key.rawValue) is not in userInfo. Undocking an iPad's keyboard posted such notifications on iOS 5; today they \
      are posted by hand. Keep the last known state, or add the key.
      """
    case .wrongType(let key, let found):
      """
      \(key.rawValue) holds \(found), not \(Self.wanted(by: key)). Somebody posted the notification by hand, or \
      rewrote its userInfo. Put \(Self.wanted(by: key)) under this key.
      """
    case .notFinite(let key, let value):
      """
      \(key.rawValue) is \(value), which is not finite. Dragging an undocked keyboard posted CGRect.null on iOS 7, and \
      a division by zero yields the same. Keep the last known state; a frame of one's own must be finite.
      """
    case .negativeSize(let key, let value):
      """
      \(key.rawValue) is \(value), with a negative size. It was probably computed by a subtraction the wrong way \
      round. Post the standardized rectangle.
      """
    case .outOfRange(let key, let value):
      """
      \(key.rawValue) is \(value), and no keyboard has that. It may be in another unit (pixels, milliseconds) or \
      uninitialised. Post \(Self.wanted(by: key)).
      """
    }
  }

  private static func wanted(by key: KeyboardInfo.Key) -> String {
    switch key {
    case .startFrame, .endFrame: "a CGRect or an NSValue of one, in points"
    case .animationDuration: "a number of seconds from 0 to 60"
    case .animationCurve: "the whole number of a UIView.AnimationCurve"
    case .belongsToCurrentApp: "a Bool"
    }
  }
}

extension KeyboardInfoError {
  /// Names what a value is, in words that do not depend on the platform's private classes.
  static func name(of value: Any) -> String {
    // Where Swift values bridge to Objective-C objects, a cast would also succeed for a CGRect that is in no NSValue.
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

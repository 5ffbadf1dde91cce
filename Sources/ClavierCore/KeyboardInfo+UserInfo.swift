import CoreGraphics
import Foundation

extension KeyboardInfo {
  /// The farthest coordinate and the largest size, in points, that are taken for a keyboard's.
  ///
  /// A hundred times any screen, yet far below the numbers that wrong memory or an uninitialised rectangle yields.
  static let largestCoordinate: CGFloat = 1_000_000

  /// The longest duration, in seconds, that is taken for a keyboard's; 0.5 is the longest on record.
  static let longestDuration: TimeInterval = 60

  /// The largest raw value that is taken for a curve; UIKit's own field for it has four bits.
  static let largestCurve = 1_000_000

  /// Reads the `userInfo` of a keyboard notification.
  ///
  /// Frames may be `CGRect` or `NSValue`, numbers any Swift number or `NSNumber`. Keys that are not named in ``Key`` are
  /// passed over. The dictionary is walked once, since a lookup by key costs as much as the rest of the work. When
  /// several values are bad, the error names the first of: end frame, start frame, duration, curve, ownership.
  ///
  /// - Parameter userInfo: The notification's `userInfo`.
  /// - Throws: ``KeyboardInfoError`` when the end frame is missing, or a value that is there has the wrong type, is not
  ///   finite, has a negative size or is out of all proportion.
  public init(userInfo: [AnyHashable: Any]?) throws(KeyboardInfoError) {
    guard let userInfo else { throw .missingUserInfo }
    var start: Any?
    var end: Any?
    var duration: Any?
    var curve: Any?
    var ownership: Any?
    for (key, value) in userInfo {
      guard let name = key.base as? String, let key = Key(rawValue: name) else { continue }
      switch key {
      case .startFrame: start = value
      case .endFrame: end = value
      case .animationDuration: duration = value
      case .animationCurve: curve = value
      case .belongsToCurrentApp: ownership = value
      }
    }
    guard let end else { throw .missing(.endFrame) }
    endFrame = try Self.frame(end, .endFrame)
    if let start { startFrame = try Self.frame(start, .startFrame) }
    if let duration { self.duration = try Self.duration(duration) }
    if let curve { self.curve = try Self.curve(curve) }
    if let ownership { belongsToCurrentApp = try Self.flag(ownership) }
  }

  /// The dictionary that UIKit would send: frames as `NSValue`, all else as `NSNumber`, nothing for what was not said.
  ///
  /// ``init(userInfo:)`` reads it back unchanged.
  public var userInfo: [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [Key.endFrame.rawValue: Self.boxed(endFrame)]
    if let startFrame { userInfo[Key.startFrame.rawValue] = Self.boxed(startFrame) }
    if let duration { userInfo[Key.animationDuration.rawValue] = NSNumber(value: duration) }
    if let curve { userInfo[Key.animationCurve.rawValue] = NSNumber(value: curve.rawValue) }
    if let belongsToCurrentApp {
      userInfo[Key.belongsToCurrentApp.rawValue] = NSNumber(value: belongsToCurrentApp)
    }
    return userInfo
  }

  /// How the Objective-C runtime spells `CGRect` on every 64-bit system.
  private static let rectEncoding = "{CGRect={CGPoint=dd}{CGSize=dd}}"

  private static func boxed(_ rect: CGRect) -> NSValue {
    var rect = rect
    return NSValue(bytes: &rect, objCType: rectEncoding)
  }
}

// MARK: - One value each

extension KeyboardInfo {
  private static func frame(_ value: Any, _ key: Key) throws(KeyboardInfoError) -> CGRect {
    guard let rect = rect(value) else { throw .wrongType(key, found: KeyboardInfoError.name(of: value)) }
    let origin = rect.origin
    let size = rect.size
    guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else {
      throw .notFinite(key, value: KeyboardInfoError.text(of: rect))
    }
    guard size.width >= 0, size.height >= 0 else {
      throw .negativeSize(key, value: KeyboardInfoError.text(of: rect))
    }
    let largest = max(max(abs(origin.x), abs(origin.y)), max(size.width, size.height))
    guard largest <= largestCoordinate else { throw .outOfRange(key, value: KeyboardInfoError.text(of: rect)) }
    return rect
  }

  private static func rect(_ value: Any) -> CGRect? {
    guard let value = value as? NSValue else { return value as? CGRect }
    // Asked for a rectangle that it does not hold (but a point, or a number, which is an NSValue as well), an NSValue
    // may trap: its type encoding is asked first.
    guard strcmp(value.objCType, rectEncoding) == 0 else { return nil }
    var rect = CGRect.zero
    value.getValue(&rect)
    return rect
  }

  private static func duration(_ value: Any) throws(KeyboardInfoError) -> TimeInterval {
    let seconds = try number(value, .animationDuration)
    guard seconds >= 0, seconds <= longestDuration else {
      throw .outOfRange(.animationDuration, value: "\(seconds)")
    }
    return seconds
  }

  private static func curve(_ value: Any) throws(KeyboardInfoError) -> KeyboardAnimation.Curve {
    let number = try number(value, .animationCurve)
    guard let rawValue = Int(exactly: number), (0...largestCurve).contains(rawValue) else {
      throw .outOfRange(.animationCurve, value: "\(number)")
    }
    return KeyboardAnimation.Curve(rawValue: rawValue)
  }

  private static func flag(_ value: Any) throws(KeyboardInfoError) -> Bool {
    let number = try number(value, .belongsToCurrentApp)
    guard number == 0 || number == 1 else { throw .outOfRange(.belongsToCurrentApp, value: "\(number)") }
    return number == 1
  }

  private static func number(_ value: Any, _ key: Key) throws(KeyboardInfoError) -> Double {
    let number: Double
    if let value = value as? NSNumber {
      number = value.doubleValue
    } else if let value = value as? CGFloat {
      number = Double(value)
    } else {
      throw .wrongType(key, found: KeyboardInfoError.name(of: value))
    }
    guard number.isFinite else { throw .notFinite(key, value: "\(number)") }
    return number
  }
}

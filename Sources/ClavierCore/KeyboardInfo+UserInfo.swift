import CoreGraphics
import Foundation

extension KeyboardInfo {
  /// The largest valid coordinate and size, in points.
  ///
  /// The limit is a hundred times larger than any screen, and far smaller than the values of an uninitialized
  /// rectangle.
  static let largestCoordinate: CGFloat = 1_000_000

  /// The longest valid duration, in seconds.
  ///
  /// The longest duration in a published notification is 0.4 seconds, on iOS 7 and 8.
  static let longestDuration: TimeInterval = 60

  /// The largest valid raw value of a curve.
  ///
  /// UIKit stores a curve in four bits of the animation options. This limit is far higher, because its only purpose is
  /// to reject damaged values. A curve that does not fit in four bits is still valid, but its
  /// ``KeyboardAnimation/Curve/optionBits`` are 0.
  static let largestCurve = 1_000_000

  /// Creates a `KeyboardInfo` from the `userInfo` of a keyboard notification.
  ///
  /// Frames can be `CGRect` or `NSValue`. Numbers can be `NSNumber` or a Swift type that converts to it, such as `Int`
  /// or `Double`. Keys that are not in ``Key`` are ignored. If several values are invalid, the error describes the
  /// first one in this order: end frame, start frame, duration, curve, and whether the keyboard belongs to this app.
  ///
  /// - Parameter userInfo: The notification's `userInfo`.
  /// - Throws: ``KeyboardInfoError`` if the end frame is missing, or if a value has the wrong type, is not finite, has
  ///   a negative size, or is out of range.
  public init(userInfo: [AnyHashable: Any]?) throws(KeyboardInfoError) {
    guard let userInfo else { throw .missingUserInfo }
    var end: CGRect?
    var errors: [Key: KeyboardInfoError] = [:]
    // One iteration takes less time than five lookups, because hashing an AnyHashable is slow.
    for (key, value) in userInfo {
      guard let name = cast(key.base, to: String.self), let key = Key(name: name) else { continue }
      do throws(KeyboardInfoError) {
        switch key {
        case .startFrame: startFrame = try Self.frame(value, for: key)
        case .endFrame: end = try Self.frame(value, for: key)
        case .animationDuration: duration = try Self.duration(value)
        case .animationCurve: curve = try Self.curve(value)
        case .belongsToCurrentApp: belongsToCurrentApp = try Self.flag(value)
        }
      } catch {
        errors[key] = error
      }
    }
    endFrame = end ?? .zero
    if end != nil, errors.isEmpty { return }
    if end == nil { throw errors[.endFrame] ?? .missing(.endFrame) }
    for key in Key.allCases {
      if let error = errors[key] { throw error }
    }
  }

  /// Throws the error that ``init(userInfo:)`` would throw for these values, if one of them is invalid.
  package func validate() throws(KeyboardInfoError) {
    try Self.validate(endFrame, for: .endFrame)
    if let startFrame { try Self.validate(startFrame, for: .startFrame) }
    if let duration {
      try Self.validate(duration, for: .animationDuration)
      try Self.validate(duration: duration)
    }
    if let curve { _ = try Self.curve(from: Double(curve.rawValue)) }
  }

  /// The `userInfo` that UIKit would post for these values, with frames as `NSValue` and numbers as `NSNumber`.
  ///
  /// The dictionary has no key for a value that is nil. ``init(userInfo:)`` reads valid values back unchanged.
  public var userInfo: [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [Key.endFrame.rawValue: NSValue(rectangle: endFrame)]
    if let startFrame { userInfo[Key.startFrame.rawValue] = NSValue(rectangle: startFrame) }
    if let duration { userInfo[Key.animationDuration.rawValue] = NSNumber(value: duration) }
    if let curve { userInfo[Key.animationCurve.rawValue] = NSNumber(value: curve.rawValue) }
    if let belongsToCurrentApp {
      userInfo[Key.belongsToCurrentApp.rawValue] = NSNumber(value: belongsToCurrentApp)
    }
    return userInfo
  }
}

extension KeyboardInfo.Key {
  /// The keys, indexed by the lengths of their names, which all differ.
  private static let keysByLength: [Self?] = {
    let lengths = allCases.map(\.rawValue.utf8.count)
    var keys: [Self?] = Array(repeating: nil, count: (lengths.max() ?? 0) + 1)
    for (key, length) in zip(allCases, lengths) { keys[length] = key }
    return keys
  }()

  /// Creates the key with the given name, using one comparison instead of one for each key.
  fileprivate init?(name: String) {
    let length = name.utf8.count
    guard Self.keysByLength.indices.contains(length), let key = Self.keysByLength[length], key.rawValue == name else {
      return nil
    }
    self = key
  }
}

// MARK: - Reading a single value

extension KeyboardInfo {
  private static func frame(_ value: Any, for key: Key) throws(KeyboardInfoError) -> CGRect {
    guard let rect = cast(value, to: NSValue.self)?.rectangle ?? value as? CGRect else {
      throw .wrongType(key, found: KeyboardInfoError.name(of: value))
    }
    try validate(rect, for: key)
    return rect
  }

  private static func validate(_ rect: CGRect, for key: Key) throws(KeyboardInfoError) {
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
  }

  private static func duration(_ value: Any) throws(KeyboardInfoError) -> TimeInterval {
    let seconds = try number(value, for: .animationDuration)
    try validate(duration: seconds)
    return seconds
  }

  private static func validate(duration seconds: TimeInterval) throws(KeyboardInfoError) {
    guard seconds >= 0, seconds <= longestDuration else {
      throw .outOfRange(.animationDuration, value: "\(seconds)")
    }
  }

  private static func curve(_ value: Any) throws(KeyboardInfoError) -> KeyboardAnimation.Curve {
    try curve(from: number(value, for: .animationCurve))
  }

  private static func curve(from number: Double) throws(KeyboardInfoError) -> KeyboardAnimation.Curve {
    guard let rawValue = Int(exactly: number), (0...largestCurve).contains(rawValue) else {
      throw .outOfRange(.animationCurve, value: "\(number)")
    }
    return KeyboardAnimation.Curve(rawValue: rawValue)
  }

  private static func flag(_ value: Any) throws(KeyboardInfoError) -> Bool {
    let number = try number(value, for: .belongsToCurrentApp)
    guard number == 0 || number == 1 else { throw .outOfRange(.belongsToCurrentApp, value: "\(number)") }
    return number == 1
  }

  private static func number(_ value: Any, for key: Key) throws(KeyboardInfoError) -> Double {
    let number: Double
    if let value = cast(value, to: NSNumber.self) {
      number = value.doubleValue
    } else if let value = value as? CGFloat {
      number = Double(value)
    } else {
      throw .wrongType(key, found: KeyboardInfoError.name(of: value))
    }
    try validate(number, for: key)
    return number
  }

  private static func validate(_ number: Double, for key: Key) throws(KeyboardInfoError) {
    guard number.isFinite else { throw .notFinite(key, value: "\(number)") }
  }
}

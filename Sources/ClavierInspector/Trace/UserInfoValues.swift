import ClavierCore
import CoreGraphics
package import Foundation

/// Converts the values of a notification's `userInfo`.
enum UserInfoValues {
  // The Objective-C type encodings on all 64-bit systems.
  private static let rectEncoding = "{CGRect={CGPoint=dd}{CGSize=dd}}"
  private static let pointEncoding = "{CGPoint=dd}"

  static func boxed(_ rect: CGRect) -> NSValue {
    var rect = rect
    return NSValue(bytes: &rect, objCType: rectEncoding)
  }

  static func boxed(_ point: CGPoint) -> NSValue {
    var point = point
    return NSValue(bytes: &point, objCType: pointEncoding)
  }

  static func rect(_ value: Any?) -> CGRect? {
    if let rect = value as? CGRect { return rect }
    // A number is also an `NSValue`, and reading a rectangle from it would trap. Check the encoding first.
    guard let value = value as? NSValue, strcmp(value.objCType, rectEncoding) == 0 else { return nil }
    var rect = CGRect.zero
    value.getValue(&rect)
    return rect
  }

  static func point(_ value: Any?) -> CGPoint? {
    if let point = value as? CGPoint { return point }
    guard let value = value as? NSValue, strcmp(value.objCType, pointEncoding) == 0 else { return nil }
    var point = CGPoint.zero
    value.getValue(&point)
    return point
  }

  static func number(_ value: Any?) -> Double? {
    (value as? Double) ?? (value as? NSNumber)?.doubleValue
  }

  static func flag(_ value: Any?) -> Bool? {
    switch number(value) {
    case 0: false
    case 1: true
    default: nil
    }
  }
}

extension KeyboardTrace.Entry {
  /// The dictionary that the system would post, with frames and centers as `NSValue` and other values as `NSNumber`.
  ///
  /// The dictionary contains only the keys that the entry has.
  package var userInfo: [AnyHashable: Any] {
    var userInfo = [AnyHashable: Any](minimumCapacity: UserInfoKey.allCases.count)
    func add(_ key: UserInfoKey, _ value: NSValue?) {
      if let value { userInfo[key.rawValue] = value }
    }
    add(.startFrame, startFrame.map(UserInfoValues.boxed))
    add(.endFrame, endFrame.map(UserInfoValues.boxed))
    add(.bounds, bounds.map(UserInfoValues.boxed))
    add(.startCenter, startCenter.map(UserInfoValues.boxed))
    add(.endCenter, endCenter.map(UserInfoValues.boxed))
    add(.duration, duration.map { NSNumber(value: $0) })
    add(.curve, curve.map { NSNumber(value: $0.rawValue) })
    add(.belongsToCurrentApp, belongsToCurrentApp.map { NSNumber(value: $0) })
    add(.changedByUserInteraction, changedByUserInteraction.map { NSNumber(value: $0) })
    return userInfo
  }

  /// Creates an entry from a notification.
  ///
  /// A value of the wrong type is omitted.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - line: The line number, counted from 1.
  ///   - time: The time in seconds.
  package init(_ notification: Notification, line: Int, time: TimeInterval? = nil) {
    self.init(line: line, event: notification.keyboardEvent)
    name = notification.name.rawValue
    self.time = time
    let userInfo = notification.userInfo ?? [:]
    func value(_ key: UserInfoKey) -> Any? { userInfo[key.rawValue] }
    startFrame = UserInfoValues.rect(value(.startFrame))
    endFrame = UserInfoValues.rect(value(.endFrame))
    bounds = UserInfoValues.rect(value(.bounds))
    startCenter = UserInfoValues.point(value(.startCenter))
    endCenter = UserInfoValues.point(value(.endCenter))
    duration = UserInfoValues.number(value(.duration))
    curve = UserInfoValues.number(value(.curve)).flatMap { Int(exactly: $0) }.map {
      KeyboardAnimation.Curve(rawValue: $0)
    }
    belongsToCurrentApp = UserInfoValues.flag(value(.belongsToCurrentApp))
    changedByUserInteraction = UserInfoValues.flag(value(.changedByUserInteraction))
  }
}

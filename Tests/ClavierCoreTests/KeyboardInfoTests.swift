import ClavierCore
import CoreGraphics
import Foundation
import Testing

@Suite struct KeyboardInfoTests {
  static let start = CGRect(0, 852, 393, 336)
  static let end = CGRect(0, 516, 393, 336)

  static var whole: [AnyHashable: Any] {
    [
      "UIKeyboardFrameBeginUserInfoKey": NSValue(start),
      "UIKeyboardFrameEndUserInfoKey": NSValue(end),
      "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: 0.25),
      "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: 7),
      "UIKeyboardIsLocalUserInfoKey": NSNumber(value: true),
    ]
  }

  @Test("the keys are those of the system")
  func keys() {
    let keys = KeyboardInfo.Key.allCases.map(\.rawValue)
    #expect(Set(keys) == Set(Self.whole.keys.compactMap { $0.base as? String }))
    #expect(KeyboardInfo.Key.startFrame.rawValue == "UIKeyboardFrameBeginUserInfoKey")
    #expect(KeyboardInfo.Key.endFrame.rawValue == "UIKeyboardFrameEndUserInfoKey")
    #expect(KeyboardInfo.Key.animationDuration.rawValue == "UIKeyboardAnimationDurationUserInfoKey")
    #expect(KeyboardInfo.Key.animationCurve.rawValue == "UIKeyboardAnimationCurveUserInfoKey")
    #expect(KeyboardInfo.Key.belongsToCurrentApp.rawValue == "UIKeyboardIsLocalUserInfoKey")
  }

  @Test("ignores an unknown key that is as long as a key of the system")
  func similarKey() throws {
    for key in KeyboardInfo.Key.allCases {
      var userInfo = Self.whole
      userInfo[String(repeating: "x", count: key.rawValue.count)] = "nothing"
      let info = try KeyboardInfo(userInfo: userInfo)
      #expect(info.endFrame == Self.end)
    }
  }

  @Test(
    "uses the spring of iOS 26 only if the duration is that of iOS 26",
    arguments: [(0.383, true), (0.3835, true), (0.39, false)])
  func spring(duration: TimeInterval, isNew: Bool) {
    let animation = KeyboardInfo(endFrame: Self.end, duration: duration, curve: .keyboard).animation
    #expect((animation.spring == .keyboardSince26) == isNew)
  }

  @Test("reads a complete notification")
  func wholeNotification() throws {
    let info = try KeyboardInfo(userInfo: Self.whole)
    #expect(info.startFrame == Self.start)
    #expect(info.endFrame == Self.end)
    #expect(info.duration == 0.25)
    #expect(info.curve == .keyboard)
    #expect(info.belongsToCurrentApp == true)
    #expect(info.animation == KeyboardAnimation(duration: 0.25, curve: .keyboard))
  }

  @Test("ignores legacy keys and other keys")
  func legacyKeys() throws {
    var userInfo = Self.whole
    userInfo["UIKeyboardBoundsUserInfoKey"] = NSValue(CGRect(0, 0, 393, 336))
    userInfo["UIKeyboardCenterBeginUserInfoKey"] = NSValue(CGPoint(x: 196.5, y: 1020))
    userInfo["UIKeyboardCenterEndUserInfoKey"] = NSNull()
    userInfo["UIKeyboardFrameChangedByUserInteraction"] = NSNumber(value: 1)
    userInfo[42] = "a key that is not a string"
    userInfo[NSNull()] = NSNull()
    #expect(try KeyboardInfo(userInfo: userInfo) == KeyboardInfo(userInfo: Self.whole))
  }

  @Test("reads a `did` notification without a duration and a curve, as during a rotation")
  func rotationDid() throws {
    let info = try KeyboardInfo(userInfo: [
      "UIKeyboardFrameBeginUserInfoKey": NSValue(CGRect(0, 1024, 768, 264)),
      "UIKeyboardFrameEndUserInfoKey": NSValue(CGRect(0, 760, 768, 264)),
    ])
    #expect(info.duration == nil)
    #expect(info.curve == nil)
    #expect(info.belongsToCurrentApp == nil)
  }

  @Test("a missing value is nil, and without a duration nothing is animated", arguments: KeyboardInfo.Key.allCases)
  func missingKey(_ key: KeyboardInfo.Key) throws {
    var userInfo = Self.whole
    userInfo[key.rawValue] = nil
    if key == .endFrame {
      #expect(throws: KeyboardInfoError.missing(.endFrame)) { try KeyboardInfo(userInfo: userInfo) }
      return
    }
    let info = try KeyboardInfo(userInfo: userInfo)
    #expect((info.startFrame == nil) == (key == .startFrame))
    #expect((info.duration == nil) == (key == .animationDuration))
    #expect((info.curve == nil) == (key == .animationCurve))
    #expect((info.belongsToCurrentApp == nil) == (key == .belongsToCurrentApp))
    #expect(info.animation.duration == (key == .animationDuration ? 0 : 0.25))
    #expect(info.animation.curve == .keyboard)
  }

  @Test("requires only an end frame")
  func endFrameAlone() throws {
    let info = try KeyboardInfo(userInfo: ["UIKeyboardFrameEndUserInfoKey": NSValue(Self.end)])
    #expect(info == KeyboardInfo(endFrame: Self.end))
    #expect(info.animation == KeyboardAnimation(duration: 0, curve: .keyboard))
  }

  @Test("a duration of 0 stays 0")
  func zeroDuration() throws {
    var userInfo = Self.whole
    userInfo["UIKeyboardAnimationDurationUserInfoKey"] = NSNumber(value: 0)
    let info = try KeyboardInfo(userInfo: userInfo)
    #expect(info.duration == 0)
    #expect(info.animation.duration == 0)
  }

  @Test("reads a frame from a CGRect and from an NSValue")
  func plainRectangles() throws {
    var userInfo = Self.whole
    userInfo["UIKeyboardFrameBeginUserInfoKey"] = Self.start
    userInfo["UIKeyboardFrameEndUserInfoKey"] = Self.end
    #expect(try KeyboardInfo(userInfo: userInfo) == KeyboardInfo(userInfo: Self.whole))
  }

  static let numbers: [(any Sendable, Double)] = [
    (0.25, 0.25), (Float(0.5), 0.5), (CGFloat(0.383), 0.383), (1, 1), (Int64(2), 2), (UInt8(3), 3), (true, 1),
    (60, 60), (0, 0), (NSNumber(value: 0.25), 0.25), (Decimal(string: "0.25") ?? 0, 0.25), (Double?.some(0.25), 0.25),
  ]

  @Test("reads a duration from any type of number", arguments: numbers)
  func durationValue(value: any Sendable, seconds: Double) throws {
    let info = try KeyboardInfo(userInfo: [
      "UIKeyboardFrameEndUserInfoKey": Self.end, "UIKeyboardAnimationDurationUserInfoKey": value,
    ])
    #expect(info.duration == seconds)
  }

  static let curves: [(any Sendable, Int)] = [
    (0, 0), (1, 1), (2, 2), (3, 3), (7, 7), (7.0, 7), (UInt(7), 7), (Int8(7), 7), (4, 4), (15, 15), (16, 16), (99, 99),
    (1_000_000, 1_000_000),
  ]

  @Test("keeps any raw value of a curve", arguments: curves)
  func curveValue(value: any Sendable, rawValue: Int) throws {
    let info = try KeyboardInfo(userInfo: [
      "UIKeyboardFrameEndUserInfoKey": Self.end, "UIKeyboardAnimationCurveUserInfoKey": value,
    ])
    #expect(info.curve?.rawValue == rawValue)
    #expect(info.animation.curve.rawValue == rawValue)
  }

  static let flags: [(any Sendable, Bool)] = [(true, true), (false, false), (1, true), (0, false), (1.0, true)]

  @Test("reads the ownership from a Bool and from a number", arguments: flags)
  func flagValue(value: any Sendable, isLocal: Bool) throws {
    let info = try KeyboardInfo(userInfo: [
      "UIKeyboardFrameEndUserInfoKey": Self.end, "UIKeyboardIsLocalUserInfoKey": value,
    ])
    #expect(info.belongsToCurrentApp == isLocal)
  }

  static let frames: [CGRect] = [
    .zero, CGRect(0, 736, 414, 0), CGRect(0, -390, 414, 390), CGRect(0, 744, 320, 216), CGRect(-352, 0, 352, 1024),
    CGRect(0, 247.334, 320, 320.666), CGRect(9.86e-32, -64, 0, 0), CGRect(-1_000_000, 1_000_000, 1_000_000, 1_000_000),
  ]

  @Test("reads an unusual but finite frame unchanged", arguments: frames)
  func strangeFrames(_ frame: CGRect) throws {
    let info = try KeyboardInfo(userInfo: KeyboardInfo(startFrame: frame, endFrame: frame).userInfo)
    #expect(info.endFrame == frame)
    #expect(info.startFrame == frame)
  }

  static let infos: [KeyboardInfo] = [
    KeyboardInfo(endFrame: end),
    KeyboardInfo(startFrame: start, endFrame: end, duration: 0.25, curve: .keyboard, belongsToCurrentApp: true),
    KeyboardInfo(startFrame: start, endFrame: end, duration: 0, curve: .linear, belongsToCurrentApp: false),
    KeyboardInfo(endFrame: .zero, duration: 0.14518900343642613, curve: .easeInOut),
    KeyboardInfo(startFrame: .zero, endFrame: start, curve: KeyboardAnimation.Curve(rawValue: 42)),
  ]

  @Test("reads its own userInfo back unchanged", arguments: infos)
  func roundTrip(_ info: KeyboardInfo) throws {
    #expect(try KeyboardInfo(userInfo: info.userInfo) == info)
    let values: [Any?] = [info.startFrame, info.endFrame, info.duration, info.curve, info.belongsToCurrentApp]
    #expect(info.userInfo.count == values.compactMap(\.self).count)
  }

  @Test("userInfo contains NSValue and NSNumber, as UIKit's does")
  func userInfoTypes() throws {
    let userInfo = Self.infos[1].userInfo
    let frame = try #require(userInfo["UIKeyboardFrameEndUserInfoKey"] as? NSValue)
    #expect(frame == NSValue(Self.end))
    #expect(String(cString: frame.objCType) == "{CGRect={CGPoint=dd}{CGSize=dd}}")
    #expect(userInfo["UIKeyboardFrameBeginUserInfoKey"] as? NSValue == NSValue(Self.start))
    #expect(userInfo["UIKeyboardAnimationDurationUserInfoKey"] as? NSNumber == 0.25)
    #expect(userInfo["UIKeyboardAnimationCurveUserInfoKey"] as? NSNumber == 7)
    #expect(userInfo["UIKeyboardAnimationDurationUserInfoKey"] as? Double == 0.25)
    #expect(userInfo["UIKeyboardAnimationCurveUserInfoKey"] as? Int == 7)
    #expect(userInfo["UIKeyboardIsLocalUserInfoKey"] as? Bool == true)
  }

  @Test("reads a notification with any object: none before iOS 16.1, a screen on iOS 16.1 and later")
  func object() {
    let name = KeyboardEvent.willShow.notificationName
    let plain = Notification(name: name, object: nil, userInfo: Self.whole)
    let withScreen = Notification(name: name, object: NSObject(), userInfo: Self.whole)
    #expect(plain.keyboardInfo?.endFrame == Self.end)
    #expect(withScreen.keyboardInfo == plain.keyboardInfo)
    #expect(withScreen.keyboardEvent == .willShow)
  }

  @Test("a notification that cannot be read has no values")
  func unreadable() {
    let name = KeyboardEvent.willShow.notificationName
    #expect(Notification(name: name).keyboardInfo == nil)
    #expect(Notification(name: name, userInfo: [:]).keyboardInfo == nil)
    #expect(Notification(name: name, userInfo: ["UIKeyboardFrameEndUserInfoKey": "nonsense"]).keyboardInfo == nil)
  }

  @Test("values that differ in one property are not equal")
  func equality() {
    var variants = [Self.infos[1]]
    var other = Self.infos[1]
    other.startFrame = nil
    variants.append(other)
    other = Self.infos[1]
    other.endFrame.size.height += 1
    variants.append(other)
    other = Self.infos[1]
    other.duration = 0
    variants.append(other)
    other = Self.infos[1]
    other.curve = .linear
    variants.append(other)
    other = Self.infos[1]
    other.belongsToCurrentApp = false
    variants.append(other)
    for (index, variant) in variants.enumerated() { #expect(!variants[..<index].contains(variant)) }
  }
}

extension NSValue {
  /// `NSValue(cgRect:)` under a name that no platform already uses.
  convenience init(_ rect: CGRect) {
    var rect = rect
    self.init(bytes: &rect, objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}")
  }

  convenience init(_ point: CGPoint) {
    var point = point
    self.init(bytes: &point, objCType: "{CGPoint=dd}")
  }

  convenience init(_ size: CGSize) {
    var size = size
    self.init(bytes: &size, objCType: "{CGSize=dd}")
  }
}

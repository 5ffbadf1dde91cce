import ClavierCore
import CoreGraphics
import Foundation
import Testing

@Suite struct KeyboardInfoErrorTests {
  typealias Key = KeyboardInfo.Key

  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let key: Key
    let value: @Sendable () -> Any
    let error: KeyboardInfoError

    var testDescription: String { "\(key): \(id)" }
  }

  /// Values that are not rectangles, for both frames.
  static let noRectangles: [(String, @Sendable () -> Any, String)] = [
    ("a string", { "{{0, 516}, {393, 336}}" }, "a string"),
    ("an NSString", { NSString(string: "x") }, "a string"),
    ("an NSNumber", { NSNumber(value: 336) }, "a number"),
    ("a Double", { 336.0 }, "a number"),
    ("a Bool", { true }, "a number"),
    ("NSNull", { NSNull() }, "NSNull"),
    ("a point in an NSValue", { NSValue(CGPoint.zero) }, "an NSValue of {CGPoint=dd}"),
    ("a size in an NSValue", { NSValue(CGSize.zero) }, "an NSValue of {CGSize=dd}"),
    ("a range in an NSValue", { NSValue(range: NSRange(location: 0, length: 1)) }, "an NSValue of {_NSRange=QQ}"),
    ("a CGPoint", { CGPoint.zero }, "CGPoint"),
    ("an array", { [0.0, 516, 393, 336] }, "Array<Double>"),
    ("a dictionary", { ["frame": 1] }, "Dictionary<String, Int>"),
    ("no rectangle at all", { CGRect?.none as Any }, "Optional<CGRect>"),
  ]

  /// Rectangles that no keyboard has.
  static let badRectangles: [(CGRect, @Sendable (Key, String) -> KeyboardInfoError, String)] = [
    (CGRect(.nan, 516, 393, 336), { .notFinite($0, value: $1) }, "(x: nan, y: 516.0, width: 393.0, height: 336.0)"),
    (CGRect(0, .nan, 393, 336), { .notFinite($0, value: $1) }, "(x: 0.0, y: nan, width: 393.0, height: 336.0)"),
    (CGRect(0, 516, .nan, 336), { .notFinite($0, value: $1) }, "(x: 0.0, y: 516.0, width: nan, height: 336.0)"),
    (CGRect(0, 516, 393, .nan), { .notFinite($0, value: $1) }, "(x: 0.0, y: 516.0, width: 393.0, height: nan)"),
    (CGRect(0, .infinity, 393, 336), { .notFinite($0, value: $1) }, "(x: 0.0, y: inf, width: 393.0, height: 336.0)"),
    (CGRect(-.infinity, 0, 393, 336), { .notFinite($0, value: $1) }, "(x: -inf, y: 0.0, width: 393.0, height: 336.0)"),
    (CGRect(0, 516, 393, .infinity), { .notFinite($0, value: $1) }, "(x: 0.0, y: 516.0, width: 393.0, height: inf)"),
    (.null, { .notFinite($0, value: $1) }, "(x: inf, y: inf, width: 0.0, height: 0.0)"),
    (CGRect(0, 852, 393, -336), { .negativeSize($0, value: $1) }, "(x: 0.0, y: 852.0, width: 393.0, height: -336.0)"),
    (CGRect(0, 852, -393, 336), { .negativeSize($0, value: $1) }, "(x: 0.0, y: 852.0, width: -393.0, height: 336.0)"),
    (CGRect(1_000_001, 0, 1, 1), { .outOfRange($0, value: $1) }, "(x: 1000001.0, y: 0.0, width: 1.0, height: 1.0)"),
    (CGRect(-1_000_001, 0, 1, 1), { .outOfRange($0, value: $1) }, "(x: -1000001.0, y: 0.0, width: 1.0, height: 1.0)"),
    (CGRect(0, -1_000_001, 1, 1), { .outOfRange($0, value: $1) }, "(x: 0.0, y: -1000001.0, width: 1.0, height: 1.0)"),
    (CGRect(0, 0, 1_000_001, 1), { .outOfRange($0, value: $1) }, "(x: 0.0, y: 0.0, width: 1000001.0, height: 1.0)"),
    (CGRect(0, 0, 1, 1e300), { .outOfRange($0, value: $1) }, "(x: 0.0, y: 0.0, width: 1.0, height: 1e+300)"),
  ]

  /// Values that are not numbers, for the other three keys.
  static let noNumbers: [(String, @Sendable () -> Any, String)] = [
    ("a string", { "0.25" }, "a string"),
    ("NSNull", { NSNull() }, "NSNull"),
    ("a rectangle", { CGRect.zero }, "CGRect"),
    ("a rectangle in an NSValue", { NSValue(CGRect.zero) }, "an NSValue of {CGRect={CGPoint=dd}{CGSize=dd}}"),
    ("an array", { [7] }, "Array<Int>"),
  ]

  static let cases: [Case] = {
    var cases: [Case] = []
    for key in [Key.startFrame, .endFrame] {
      cases += noRectangles.map { Case(id: $0.0, key: key, value: $0.1, error: .wrongType(key, found: $0.2)) }
      for (rect, error, text) in badRectangles {
        cases.append(Case(id: text, key: key, value: { rect }, error: error(key, text)))
        cases.append(Case(id: "NSValue \(text)", key: key, value: { NSValue(rect) }, error: error(key, text)))
      }
    }
    for key in [Key.animationDuration, .animationCurve, .belongsToCurrentApp] {
      cases += noNumbers.map { Case(id: $0.0, key: key, value: $0.1, error: .wrongType(key, found: $0.2)) }
      for (number, text) in [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] {
        cases.append(Case(id: text, key: key, value: { number }, error: .notFinite(key, value: text)))
        cases.append(
          Case(
            id: "NSNumber \(text)", key: key, value: { NSNumber(value: number) }, error: .notFinite(key, value: text)))
      }
      cases.append(Case(id: "negative", key: key, value: { -1 }, error: .outOfRange(key, value: "-1.0")))
    }
    cases += [(-0.001, "-0.001"), (60.5, "60.5"), (1e300, "1e+300")].map { number, text in
      let key = Key.animationDuration
      return Case(id: text, key: key, value: { number }, error: .outOfRange(key, value: text))
    }
    cases += [(7.5, "7.5"), (1_000_001, "1000001.0"), (1e300, "1e+300"), (9.3e18, "9.3e+18")].map { number, text in
      let key = Key.animationCurve
      return Case(id: text, key: key, value: { number }, error: .outOfRange(key, value: text))
    }
    cases += [(0.5, "0.5"), (2, "2.0")].map { number, text in
      let key = Key.belongsToCurrentApp
      return Case(id: text, key: key, value: { number }, error: .outOfRange(key, value: text))
    }
    return cases
  }()

  @Test("an invalid value throws an error that names the key and the value", arguments: cases)
  func badValue(_ bad: Case) {
    var userInfo = KeyboardInfoTests.whole
    userInfo[bad.key.rawValue] = bad.value()
    #expect(throws: bad.error) { try KeyboardInfo(userInfo: userInfo) }
    #expect(bad.error.key == bad.key)
    #expect(bad.error.description.contains(bad.key.rawValue))
  }

  @Test("throws for a missing userInfo and for a missing end frame")
  func nothing() {
    #expect(throws: KeyboardInfoError.missingUserInfo) { try KeyboardInfo(userInfo: nil) }
    #expect(throws: KeyboardInfoError.missing(.endFrame)) { try KeyboardInfo(userInfo: [:]) }
    #expect(KeyboardInfoError.missingUserInfo.key == nil)
    #expect(KeyboardInfoError.missing(.endFrame).key == .endFrame)
  }

  @Test(
    "throws for a notification with only a start frame, as posted by iOS 5 while an undocked keyboard was dragged")
  func startFrameOnly() {
    let userInfo: [AnyHashable: Any] = ["UIKeyboardFrameBeginUserInfoKey": NSValue(CGRect(0, 0, 768, 304))]
    #expect(throws: KeyboardInfoError.missing(.endFrame)) { try KeyboardInfo(userInfo: userInfo) }
  }

  @Test("if several values are invalid, names the end frame first, then the others in the order of the keys")
  func precedence() {
    var userInfo: [AnyHashable: Any] = [:]
    for key in Key.allCases { userInfo[key.rawValue] = "nonsense" }
    for key in [Key.endFrame, .startFrame, .animationDuration, .animationCurve, .belongsToCurrentApp] {
      #expect(throws: KeyboardInfoError.wrongType(key, found: "a string")) { try KeyboardInfo(userInfo: userInfo) }
      userInfo[key.rawValue] = KeyboardInfoTests.whole[key.rawValue]
    }
    #expect(throws: Never.self) { try KeyboardInfo(userInfo: userInfo) }
  }

  /// Values that are invalid, without a notification that contains them.
  static let invalidInfos: [(KeyboardInfo, KeyboardInfoError)] = {
    let frame = CGRect(0, 516, 393, 336)
    let frameErrors = badRectangles.flatMap { rect, error, text in
      [
        (KeyboardInfo(startFrame: frame, endFrame: rect), error(.endFrame, text)),
        (KeyboardInfo(startFrame: rect, endFrame: frame), error(.startFrame, text)),
        // Of several invalid values, the error is about the end frame.
        (KeyboardInfo(startFrame: .null, endFrame: rect, duration: -1), error(.endFrame, text)),
      ]
    }
    return frameErrors + [
      (KeyboardInfo(endFrame: frame, duration: .nan), .notFinite(.animationDuration, value: "nan")),
      (KeyboardInfo(endFrame: frame, duration: .infinity), .notFinite(.animationDuration, value: "inf")),
      (KeyboardInfo(endFrame: frame, duration: -0.001), .outOfRange(.animationDuration, value: "-0.001")),
      (KeyboardInfo(endFrame: frame, duration: 60.5), .outOfRange(.animationDuration, value: "60.5")),
      (KeyboardInfo(endFrame: frame, curve: .init(rawValue: -1)), .outOfRange(.animationCurve, value: "-1.0")),
      (
        KeyboardInfo(endFrame: frame, curve: .init(rawValue: 1_000_001)),
        .outOfRange(.animationCurve, value: "1000001.0")
      ),
      (
        KeyboardInfo(endFrame: frame, duration: 250, curve: .init(rawValue: -1)),
        .outOfRange(.animationDuration, value: "250.0")
      ),
    ]
  }()

  @Test("validating values throws the error that reading them from a notification throws", arguments: invalidInfos)
  func validation(_ info: KeyboardInfo, _ error: KeyboardInfoError) {
    #expect(throws: error) { try info.validate() }
    #expect(throws: error) { try KeyboardInfo(userInfo: info.userInfo) }
  }

  @Test("valid values pass the validation", arguments: KeyboardInfoTests.infos)
  func validValues(_ info: KeyboardInfo) {
    #expect(throws: Never.self) { try info.validate() }
  }

  @Test("accepts the limits themselves")
  func limits() throws {
    let edge = CGRect(-1_000_000, 1_000_000, 1_000_000, 1_000_000)
    let info = KeyboardInfo(startFrame: edge, endFrame: edge, duration: 60, curve: .init(rawValue: 1_000_000))
    #expect(try KeyboardInfo(userInfo: info.userInfo) == info)
    try info.validate()
  }

  @Test("each description contains the problem, the probable cause, and the remedy")
  func descriptions() {
    let errors: [(KeyboardInfoError, what: String, why: String, cure: String)] = [
      (.missingUserInfo, "has no userInfo", "posted manually", "Post KeyboardInfo(endFrame:).userInfo"),
      (
        .missing(.endFrame), "UIKeyboardFrameEndUserInfoKey is not in userInfo", "iOS 5",
        "Keep the last known state, or add the key"
      ),
      (
        .wrongType(.startFrame, found: "a string"), "UIKeyboardFrameBeginUserInfoKey holds a string", "posted manually",
        "Set the key to a CGRect or an NSValue that contains a CGRect, in points"
      ),
      (
        .notFinite(.endFrame, value: "(x: inf)"), "UIKeyboardFrameEndUserInfoKey is (x: inf)", "CGRect.null",
        "post finite values"
      ),
      (
        .negativeSize(.endFrame, value: "(height: -1)"), "UIKeyboardFrameEndUserInfoKey is (height: -1)",
        "operands of a subtraction are probably reversed", "Post the standardized rectangle"
      ),
      (
        .outOfRange(.animationDuration, value: "250.0"), "UIKeyboardAnimationDurationUserInfoKey is 250.0",
        "milliseconds", "Post a number of seconds from 0 to 60"
      ),
      (
        .outOfRange(.animationCurve, value: "7.5"), "is 7.5", "uninitialized",
        "Post the raw value of a UIView.AnimationCurve"
      ),
      (.outOfRange(.belongsToCurrentApp, value: "2.0"), "is 2.0", "uninitialized", "Post a Bool"),
    ]
    for (error, what, why, cure) in errors {
      let text = error.description
      let parts = [what, why, cure].map { text.range(of: $0) }
      #expect(!parts.contains(nil), "\(text)")
      let starts = parts.compactMap { $0?.lowerBound }
      #expect(starts == starts.sorted(), "\(text)")
    }
  }
}

import ClavierCore
import Foundation
import SeededRandom
import Testing

@testable import ClavierTesting
@testable import ClavierTraces

struct ConsoleTextTests {
  private let sample = """
    NSConcreteNotification 0x600002f1c0 {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 852}, {393, 336}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 516}, {393, 336}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}
    """

  @Test(arguments: ["", "2021-05-01 10:00:00.100 App[1:2] "])
  func `a name that is printed after the dictionary belongs to it`(prefix: String) {
    let text = [("Show", 516), ("Hide", 852)].map { name, y in
      "\(prefix)[AnyHashable(\"UIKeyboardFrameEndUserInfoKey\"): NSRect: {{0, \(y)}, {393, 336}}] "
        + "NSNotificationName(_rawValue: UIKeyboardWill\(name)Notification)"
    }
    let trace = KeyboardTrace(text: text.joined(separator: "\n"))
    #expect(trace.entries.map(\.event) == [.willShow, .willHide])
    #expect(trace.entries.map(\.endFrame?.minY) == [516, 852])
  }

  @Test func `a notification contains exactly the values in the text`() throws {
    let trace = KeyboardTrace(text: sample)
    let entry = try #require(trace.entries.first)
    #expect(trace.entries.count == 1 && trace.problems.isEmpty)
    #expect(entry.line == 1)
    #expect(entry.event == .willShow)
    #expect(entry.name == "UIKeyboardWillShowNotification")
    #expect(entry.startFrame == CGRect(x: 0, y: 852, width: 393, height: 336))
    #expect(entry.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(entry.duration == 0.25)
    #expect(entry.curve == .keyboard)
    #expect(entry.belongsToCurrentApp == true)
    #expect(entry.bounds == nil && entry.startCenter == nil && entry.endCenter == nil)
    #expect(entry.changedByUserInteraction == nil && entry.time == nil && entry.screen == nil)
  }

  @Test(arguments: ConsoleFormat.all)
  func `reads every format exactly, with keys in any order`(format: ConsoleFormat) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var expected = KeyboardTrace.Entry.random(using: &generator)
      var printed = PrintedNotification(expected)
      printed.pairs.shuffle(using: &generator)
      let text = format.render(printed)
      let trace = KeyboardTrace(text: text)
      if !format.hasName {
        expected.name = nil
        expected.event = nil
      }
      if text.contains("UIScreen") { expected.screen = CGSize(width: 393, height: 852) }
      guard trace.entries == [expected], trace.problems.isEmpty else {
        Issue.record("seed \(seed): \(text)\n-> \(trace)")
        return
      }
    }
  }

  @Test(arguments: ConsoleFormat.all)
  func `separates several notifications in one log`(format: ConsoleFormat) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for noise in ["\n", "\n\n", "\n2021-05-01 10:00:00.123456+0200 App[77:1a] {nothing} of note [here]\n"] {
      // Without braces, only a repeated key separates notifications.
      let entries = (0..<5).map { _ in
        KeyboardTrace.Entry.random(isComplete: !format.hasBraces, using: &generator)
      }
      let trace = KeyboardTrace(text: entries.map { format.render(PrintedNotification($0)) }.joined(separator: noise))
      let frames = trace.entries.map(\.endFrame)
      #expect(frames == entries.map(\.endFrame), "seed \(seed), noise \(noise.debugDescription)")
      if format.hasName { #expect(trace.entries.map(\.event) == entries.map(\.event), "seed \(seed)") }
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `accepts any line break and a byte order mark`(lineEnd: String) {
    let text = "\u{FEFF}" + "first line\nsecond\n\(sample)\n".replacingOccurrences(of: "\n", with: lineEnd)
    let trace = KeyboardTrace(text: text)
    #expect(trace.entries.map(\.line) == [3])
    #expect(trace.entries.first?.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(trace.problems.isEmpty)
  }

  @Test func `NUL bytes are whitespace`() {
    let text = sample.replacingOccurrences(of: "    ", with: "\0\0")
    #expect(KeyboardTrace(text: text).entries.first?.info == KeyboardTrace(text: sample).entries.first?.info)
  }

  @Test func `keeps the frames of systems before iOS 8`() {
    let trace = KeyboardTrace(
      text: """
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{-352, 0}, {352, 1024}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 0}, {352, 1024}}";
        """)
    #expect(trace.entries.first?.startFrame == CGRect(x: -352, y: 0, width: 352, height: 1024))
  }

  @Test func `reads numbers in scientific notation, and infinite numbers`() {
    let trace = KeyboardTrace(
      text: """
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{inf, -inf}, {0, 0}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{9.8607613152626476e-32, -64}, {1E+2, +5.5}}";
        """)
    #expect(trace.entries.first?.startFrame == CGRect(x: Double.infinity, y: -.infinity, width: 0, height: 0))
    #expect(trace.entries.first?.endFrame == CGRect(x: 9.8607613152626476e-32, y: -64, width: 100, height: 5.5))
  }

  @Test func `a word that begins with nil is not a null value`() {
    let trace = KeyboardTrace(
      text: "{ UIKeyboardIsLocalUserInfoKey = 1; UIKeyboardAnimationDurationUserInfoKey = nilDuration; }")
    #expect(trace.entries.map(\.belongsToCurrentApp) == [true])
    #expect(trace.problems.map(\.message) == ["the value of UIKeyboardAnimationDurationUserInfoKey cannot be read"])
  }

  @Test func `converts React Native's milliseconds to seconds`() throws {
    let trace = KeyboardTrace(
      text: """
         LOG  keyboardDidShow {"easing": "keyboard", "duration": 250, "startCoordinates": {"width": 390, "height": 250.5,
           "screenX": 0, "screenY": 844}, "isEventFromThisApp": true,
           "endCoordinates": {"screenX": 0, "screenY": 508, "width": 390, "height": 336}}
        Object {
          "duration": 0,
          "endCoordinates": Object { "height": 0, "screenX": 0, "screenY": 0, "width": 0, },
        }
        { duration: 383, easing: 'keyboard', endCoordinates: { height: 318, screenX: 0, screenY: 556, width: 402 } }
        """)
    #expect(trace.problems.isEmpty)
    try #require(trace.entries.count == 3)
    #expect(trace.entries[0].event == .didShow)
    #expect(trace.entries[0].line == 1)
    #expect(trace.entries[0].duration == 0.25)
    #expect(trace.entries[0].curve == nil)
    #expect(trace.entries[0].belongsToCurrentApp == true)
    #expect(trace.entries[0].startFrame == CGRect(x: 0, y: 844, width: 390, height: 250.5))
    #expect(trace.entries[0].endFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(trace.entries[1].endFrame == .zero && trace.entries[1].line == 4 && trace.entries[1].event == nil)
    #expect(trace.entries[2].duration == 0.383 && trace.entries[2].belongsToCurrentApp == nil)
  }

  @Test func `reads bare frames as end frames if the text contains no complete notification`() {
    let trace = KeyboardTrace(
      text: "(0.0, 477.0, 375.0, 335.0)\n// keyboard: {{0, 812}, {375, 335}}\nview (0.0, 0.0, 1.0, 1.0)")
    #expect(trace.entries.map(\.line) == [1, 2])
    #expect(trace.entries.map(\.endFrame?.origin.y) == [477, 812])
    #expect(KeyboardTrace(text: "(0.0, 477.0, 375.0, 335.0)\n\(sample)").entries.count == 1)
    #expect(KeyboardTrace(text: "f(1, 2, 3, 4)\n(1, 2, 3, 4)").entries.isEmpty)
  }

  @Test(arguments: [
    "view (0.0, 0.0, 375.0, 667.0) (0.0, 20.0, 375.0, 647.0)", "a {{0, 0}, {1, 2}} {{0, 0}, {1, 2}} {{0, 0}, {1, 2}}",
    "the view's endCoordinates (0.0, 0.0, 375.0, 667.0)", "chart: { legendCoordinates: { x: 1, height: 20 } }",
    "{ restartCoordinates: { screenX: 0, screenY: 508, width: 390, height: 336 } }",
  ])
  func `a frame in an unrelated line is not mistaken for the keyboard's frame`(line: String) {
    #expect(KeyboardTrace(text: line).entries.isEmpty)
    let trace = KeyboardTrace(text: line + "\n(0.0, 477.0, 375.0, 335.0)")
    #expect(trace.entries.map(\.endFrame?.origin.y) == [477])
  }

  @Test func `reads the time from the line of the log`() throws {
    let trace = KeyboardTrace(
      text: """
        2012-01-19 13:05:48.791 App[1:2] note: \(sample)
        2012-01-19 13:05:49.073 App[1:2] note: \(sample)
        """)
    let times = trace.entries.compactMap(\.time)
    try #require(times.count == 2)
    #expect(abs(times[1] - times[0] - 0.282) < 1e-6)
    #expect(abs(times[0] - 1_326_978_348.791) < 1e-6)
  }

  /// The text before a dictionary in logs.
  @Test(arguments: [
    ("notification.userInfo {", nil), ("userInfo == {", nil), ("userInfo: {", nil), ("notification.userInfo=@{", nil),
    ("keyboardChange:{", nil), ("notification = {", nil), ("Printing description of note:\n{", nil),
    ("0x600000 {name = UIKeyboardDidHideNotification; userInfo = {", KeyboardEvent.didHide),
    ("{name = UIKeyboardDidHideNotification; userInfo = {", .didHide),
    ("name:UIKeyboardDidHideNotification,\nuserInfo:{", .didHide),
    ("UIKeyboardDidHideNotification; userInfo = {", .didHide),
    ("UIKeyboardDidHideNotification Optional({", .didHide),
    ("NSConcreteNotification 0x1c\n  {\n  name = UIKeyboardDidHideNotification;\n  userInfo =\n  {", .didHide),
    (
      "🎹🎹 [AppDelegate.m:42] note NSConcreteNotification 0x1c {name = UIKeyboardDidHideNotification; userInfo = {",
      .didHide
    ),
  ])
  func `accepts any beginning of a notification`(head: String, event: KeyboardEvent?) {
    let text =
      "some line\n\(head)\n  UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 516}, {393, 336}}\";-----// what\n}} 🎹"
    let trace = KeyboardTrace(text: text)
    #expect(trace.entries.map(\.event) == [event])
    #expect(trace.entries.first?.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    let isAnnounced = head.hasPrefix("Printing")
    #expect(trace.entries.first?.line == (isAnnounced ? 3 : 2))
    #expect(trace.problems.isEmpty)
  }

  @Test(arguments: [
    ("keyboardWillHide: ", KeyboardEvent.willHide), ("keyboardDidShow(_:) ", .didShow),
    ("2021-05-01 10:00:00.123 App[1:2] [Form keyboardWillShow:] userInfo = ", .willShow),
    ("-> keyboardDidChangeFrameNotification Optional(", .didChangeFrame),
    ("UIResponder.keyboardWillChangeFrameNotification: ", .willChangeFrame), ("willShow: ", .willShow),
    ("handleKeyboardWillShow(_:) ", .willShow), ("after keyboardDidHide, in keyboardWillHide: ", .willHide),
    ("after keyboardDidHide\n", nil), ("willShowMenu: ", nil),
  ])
  func `the name of an event in Swift belongs to the dictionary on the same line`(name: String, event: KeyboardEvent?) {
    let swift = "[AnyHashable(\"UIKeyboardFrameEndUserInfoKey\"): NSRect: {{0, 1}, {2, 3}}]"
    let objectiveC = "{\n    UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 1}, {2, 3}}\";\n}"
    for dictionary in [swift, objectiveC] {
      let trace = KeyboardTrace(text: "\(name)\(dictionary)\n\(dictionary)\n")
      #expect(trace.entries.map(\.event) == [event, nil] && trace.problems.isEmpty)
      #expect(trace.entries.first?.name == event?.notificationName.rawValue)
    }
  }

  @Test(arguments: [
    "keyboardWillShow begin NSRect: {{0, 852}, {393, 336}} end NSRect: {{0, 516}, {393, 336}}",
    "keyboardWillShow begin: Optional((0.0, 852.0, 393.0, 336.0)), end: Optional((0.0, 516.0, 393.0, 336.0))",
    "willShow KeyboardInfo(startFrame: Optional((0.0, 852.0, 393.0, 336.0)), endFrame: (0.0, 516.0, 393.0, 336.0), "
      + "duration: Optional(0.25), curve: nil, belongsToCurrentApp: Optional(true))",
  ])
  func `the type of a frame does not hide the word that marks a start frame`(line: String) {
    let trace = KeyboardTrace(text: line)
    #expect(trace.entries.map(\.event) == [.willShow])
    #expect(trace.entries.first?.startFrame == CGRect(x: 0, y: 852, width: 393, height: 336))
    #expect(trace.entries.first?.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
  }

  @Test func `reads the events and frames that Clavier's documentation prints`() {
    let trace = KeyboardTrace(text: "willShow (0.0, 516.0, 393.0, 336.0)\nflush (0.0, 1.0, 2.0, 3.0)\ndidHide: sample")
    #expect(trace.entries.map(\.event) == [.willShow])
    #expect(trace.entries.first?.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
  }

  @Test func `a mentioned name belongs to the dictionary that follows`() {
    let named = KeyboardTrace(text: "UIKeyboardDidHideNotification:\n{\n UIKeyboardIsLocalUserInfoKey = 0;\n}")
    #expect(named.entries.map(\.event) == [.didHide])
    #expect(named.entries.first?.belongsToCurrentApp == false)
    #expect(KeyboardTrace(text: "observing UIKeyboardDidHideNotification").entries.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a mentioned name does not belong to a dictionary that is several lines away`(lineEnd: String) {
    let far = "observing UIKeyboardDidHideNotification\n\n\nsomething\n{\n UIKeyboardIsLocalUserInfoKey = 0;\n}"
    let near = "observing UIKeyboardDidHideNotification\n{\n UIKeyboardIsLocalUserInfoKey = 0;\n}"
    for (text, event) in [(far, nil), (near, KeyboardEvent.didHide)] {
      let trace = KeyboardTrace(text: text.replacingOccurrences(of: "\n", with: lineEnd))
      #expect(trace.entries.map(\.event) == [event])
    }
  }

  @Test(arguments: ["\n", "\nand\nmore\n", "\n2021-05-01 10:00:00.123 App[1:2] something\n"])
  func `a key that is only mentioned after a notification is not a problem`(between: String) {
    let mention = "let end = info[UIKeyboardFrameEndUserInfoKey] as? NSValue\n"
    let trace = KeyboardTrace(text: sample + between + mention + mention + sample)
    #expect(trace.entries.count == 2)
    #expect(trace.entries.first == KeyboardTrace(text: sample).entries.first)
    #expect(trace.problems.isEmpty)
  }

  @Test func `reads a notification without userInfo`() {
    let trace = KeyboardTrace(text: "name = UIKeyboardWillShowNotification, object = nil, userInfo = nil\n\(sample)")
    #expect(trace.entries.map(\.line) == [1, 2])
    #expect(trace.entries.first?.info == nil)
    #expect(trace.entries.first?.event == .willShow)
  }

  @Test(arguments: 985...1005)
  func `reads a notification whose object has a long description`(distance: Int) {
    let start = " ; object = <App: "
    let object = start + String(repeating: "a", count: distance - start.count)
    let trace = KeyboardTrace(
      text: "name = UIKeyboardWillShowNotification\(object)userInfo = {\n"
        + "    UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 407}, {375, 260}}\";\n}\n")
    #expect(trace.entries.map(\.event) == [.willShow])
    #expect(trace.entries.first?.info?.endFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
  }

  @Test(arguments: [
    "", " \n\n", "nothing to see", "{}", "(((((((((((", "UIKeyboard", "{{{{{{{{", "\0\0\0",
    "let end = info[UIKeyboardFrameEndUserInfoKey] as? NSValue",
    "for key in [UIKeyboardFrameEndUserInfoKey, UIKeyboardIsLocalUserInfoKey] {",
    "NSString *name = UIKeyboardWillShowNotification;",
    "kUIKeyboardFrameEndUserInfoKey = 3", "@{UIKeyboardAnimationDurationUserInfoKey: info.duration}",
    "UIKeyboardAnimationDurationUserInfoKey = nanoseconds", "UIKeyboardIsLocalUserInfoKey = NOT_LOCAL",
    "UIKeyboardIsLocalUserInfoKey = trueValue",
  ])
  func `text without a notification has no entries`(text: String) {
    #expect(KeyboardTrace(text: text).entries.isEmpty)
  }
}

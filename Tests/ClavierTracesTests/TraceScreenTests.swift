import ClavierCore
import Foundation
import Testing

@testable import ClavierTesting
@testable import ClavierTraces

struct TraceScreenTests {
  private func nearestScreen(ofEntryAt index: Int, in trace: KeyboardTrace) -> KeyboardTrace.Screen? {
    KeyboardTrace.Screen.nearest(
      to: index, count: trace.entries.count, width: { KeyboardTrace.Screen.width(of: trace.entries[$0]) },
      own: { KeyboardTrace.Screen(of: trace.entries[$0]) })
  }

  @Test(arguments: [
    // A keyboard that appears, hides, or is resized, and a modal presentation, each reveal the bottom edge in a
    // different way.
    ("{{0, 852}, {393, 336}}", "{{0, 516}, {393, 336}}", CGSize(width: 393, height: 852), "iphone-393x852"),
    ("{{0, 315}, {320, 253}}", "{{0, 568}, {320, 253}}", CGSize(width: 320, height: 568), "iphone-320x568"),
    ("{{0, 510}, {414, 226}}", "{{0, 465}, {414, 271}}", CGSize(width: 414, height: 736), "iphone-414x736"),
    ("{{0, 883}, {320, 253}}", "{{0, 315}, {320, 253}}", CGSize(width: 320, height: 568), "iphone-320x568"),
    ("{{0, 768}, {1024, 0}}", "{{0, 370}, {1024, 398}}", CGSize(width: 1024, height: 768), "ipad-768x1024"),
    ("{{0, 1024}, {768, 308}}", "{{0, 980}, {768, 308}}", CGSize(width: 768, height: 1024), "ipad-768x1024"),
    (
      "{{0, 477}, {375, 335}}", "{{0, 445.33333333333326}, {375, 366.66666666666674}}", CGSize(width: 375, height: 812),
      "iphone-375x812-x"
    ),
  ])
  func `the frames reveal the screen`(start: String, end: String, size: CGSize, device: String) throws {
    let trace = KeyboardTrace(
      text: "UIKeyboardFrameBeginUserInfoKey = \(start); UIKeyboardFrameEndUserInfoKey = \(end);")
    let screen = try #require(nearestScreen(ofEntryAt: 0, in: trace))
    #expect(screen.size == size)
    #expect(screen.devices.contains { $0.id == device })
    #expect(!screen.hasFixedPortraitFrames)
  }

  @Test func `recognizes the screen of an old iPhone without a simulated device`() throws {
    let trace = KeyboardTrace(text: "UIKeyboardFrameEndUserInfoKey = {{0, 264}, {320, 216}}")
    let screen = try #require(nearestScreen(ofEntryAt: 0, in: trace))
    #expect(screen.size == CGSize(width: 320, height: 480) && screen.devices.isEmpty)
  }

  @Test func `accepts an unknown screen if both frames agree`() throws {
    let trace = KeyboardTrace(
      text:
        "UIKeyboardFrameBeginUserInfoKey = {{0, 1000}, {450, 350}}; UIKeyboardFrameEndUserInfoKey = {{0, 650}, {450, 350}}"
    )
    #expect(nearestScreen(ofEntryAt: 0, in: trace)?.size == CGSize(width: 450, height: 1000))
  }

  @Test func `recognizes frames in the coordinates of the portrait screen`() throws {
    let trace = KeyboardTrace(
      text: """
        UIKeyboardBoundsUserInfoKey = {{0, 0}, {1024, 352}};
        UIKeyboardFrameBeginUserInfoKey = {{-352, 0}, {352, 1024}};
        UIKeyboardFrameEndUserInfoKey = {{0, 0}, {352, 1024}};
        """)
    let screen = try #require(nearestScreen(ofEntryAt: 0, in: trace))
    #expect(screen.size == CGSize(width: 1024, height: 768))
    #expect(screen.hasFixedPortraitFrames && screen.orientation == .landscape)
  }

  @Test func `uses a printed screen`() throws {
    let trace = KeyboardTrace(
      text: """
        {name = UIKeyboardWillShowNotification; object = <UIScreen: 0x1; bounds = {{0, 0}, {852, 393}}; mode = <>>; userInfo = {
          UIKeyboardIsLocalUserInfoKey = 1; }}
        """)
    #expect(nearestScreen(ofEntryAt: 0, in: trace)?.size == CGSize(width: 852, height: 393))
  }

  @Test func `an ambiguous frame gets the screen of the nearest entry`() {
    let text = """
      { UIKeyboardFrameBeginUserInfoKey = {{0, 667}, {375, 260}}; UIKeyboardFrameEndUserInfoKey = {{0, 407}, {375, 260}}; }
      { UIKeyboardFrameEndUserInfoKey = {{0, 300}, {375, 260}}; }
      { UIKeyboardFrameEndUserInfoKey = {{0, 300}, {390, 260}}; }
      """
    let trace = KeyboardTrace(text: text)
    #expect(nearestScreen(ofEntryAt: 1, in: trace)?.size == CGSize(width: 375, height: 667))
    #expect(nearestScreen(ofEntryAt: 2, in: trace) == nil)
  }
}

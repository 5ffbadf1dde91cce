import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Tests when the position of a layout guide determines where the keyboard is.
@Suite struct LayoutGuideRuleTests {
  private static let screen = CGRect(x: 0, y: 0, width: 820, height: 1180)
  /// A window at the bottom of the screen, for example in Split View.
  private static let bottomWindow = CGRect(x: 410, y: 0, width: 410, height: 1180)
  /// A window that ends above the bottom of the screen, for example in Stage Manager.
  private static let raisedWindow = CGRect(x: 100, y: 100, width: 600, height: 800)

  @Test(
    "a guide that rests in a window above the bottom of the screen determines nothing",
    arguments: [
      (bottomWindow, 860, 1160, true), (bottomWindow, 1160, 1160, true),
      (raisedWindow, 700, 880, true), (raisedWindow, 878.5, 880, true),
      (raisedWindow, 880, 880, false), (raisedWindow, 879, 880, false),
    ] as [(CGRect, CGFloat, CGFloat, Bool)])
  func rest(window: CGRect, top: CGFloat, lowest: CGFloat, expected: Bool) {
    #expect(
      KeyboardStateMachine.guideLocatesKeyboard(top: top, lowest: lowest, window: window, screen: Self.screen)
        == expected)
  }

  @Test(
    "a window that ends a point above the screen's bottom counts as reaching it", arguments: [(1, true), (1.5, false)])
  func roundedWindow(gap: Double, expected: Bool) {
    let window = CGRect(x: 0, y: 0, width: 820, height: 1180 - gap)
    #expect(
      KeyboardStateMachine.guideLocatesKeyboard(top: 1160, lowest: 1160, window: window, screen: Self.screen)
        == expected)
  }
}

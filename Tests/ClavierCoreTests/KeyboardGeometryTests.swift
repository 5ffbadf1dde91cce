import ClavierCore
import CoreGraphics
import Foundation
import Testing

@Suite struct KeyboardGeometryTests {
  static let screen = CGRect(0, 0, 375, 812)
  static let docked = KeyboardState(placement: .docked, frame: CGRect(0, 476, 375, 336), screen: screen)

  @Test("a view that ends below the screen needs no padding for a keyboard at the edge of the screen")
  func paddingBelowScreen() {
    let screen = Self.screen
    let frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 336)
    let state = KeyboardState(placement: .docked, frame: frame, screen: screen)
    let rect = screen.offsetBy(dx: 0, dy: 100)
    #expect(KeyboardGeometry.padding(covering: rect, state: state, spacing: 10) == 0)
  }

  @Test("does not count the safe area twice: a height of 336 over a safe area of 34 requires an inset of 302")
  func bottomInset() {
    #expect(KeyboardGeometry.bottomInset(covering: Self.screen, state: Self.docked, safeAreaBottom: 34) == 302)
    #expect(KeyboardGeometry.bottomInset(covering: Self.screen, state: Self.docked, safeAreaBottom: 0) == 336)
  }

  @Test("does not count a tab bar twice, because the tab bar is part of the safe area")
  func tabBar() {
    #expect(KeyboardGeometry.bottomInset(covering: Self.screen, state: Self.docked, safeAreaBottom: 83) == 253)
    let aboveTabBar = CGRect(0, 0, 375, 812 - 83)
    #expect(KeyboardGeometry.bottomInset(covering: aboveTabBar, state: Self.docked, safeAreaBottom: 0) == 253)
  }

  @Test("an inset is never negative")
  func noNegativeInset() {
    let hidden = KeyboardState.hidden(on: Self.screen)
    #expect(KeyboardGeometry.bottomInset(covering: Self.screen, state: hidden, safeAreaBottom: 34) == 0)
    #expect(KeyboardGeometry.bottomInset(covering: Self.screen, state: Self.docked, safeAreaBottom: 400) == 0)
  }

  @Test("an invalid safe area counts as 0", arguments: [-1, -CGFloat.infinity, .infinity, .nan])
  func strangeSafeArea(_ safeArea: CGFloat) {
    #expect(KeyboardGeometry.bottomInset(covering: Self.screen, state: Self.docked, safeAreaBottom: safeArea) == 336)
  }

  @Test(
    "the spacing is added only if something is covered",
    arguments: [(0, 0), (1e-13, 0), (0.5, 8.5), (5, 13), (336, 344)] as [(CGFloat, CGFloat)])
  func space(covered: CGFloat, space: CGFloat) {
    #expect(KeyboardGeometry.space(for: covered, spacing: 8) == space)
  }

  @Test(
    "the padding is the covered height, without the part of the view below the screen",
    arguments: [(476, 0), (500, 32), (812, 344), (1000, 344)] as [(CGFloat, CGFloat)])
  func padding(bottom: CGFloat, padding: CGFloat) {
    let rect = CGRect(0, 100, 375, bottom - 100)
    #expect(KeyboardGeometry.padding(covering: rect, state: Self.docked, spacing: 8) == padding)
  }

  @Test("a negative spacing reduces the height, but never below 0, and a spacing that is not finite counts as 0")
  func unusualSpacing() {
    #expect(KeyboardGeometry.space(for: 336, spacing: -8) == 328)
    #expect(KeyboardGeometry.space(for: 5, spacing: -8) == 0)
    #expect(KeyboardGeometry.space(for: 336, spacing: .nan) == 336)
    #expect(KeyboardGeometry.space(for: 336, spacing: .infinity) == 336)
  }

  @Test(
    "a keyboard that is not docked requires no inset",
    arguments: [KeyboardState.Placement.floating, .undocked, .otherApp])
  func unattached(_ placement: KeyboardState.Placement) {
    var state = Self.docked
    state.placement = placement
    #expect(KeyboardGeometry.bottomInset(covering: Self.screen, state: state, safeAreaBottom: 34) == 0)
  }
}

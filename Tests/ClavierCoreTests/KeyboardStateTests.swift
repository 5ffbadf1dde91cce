import ClavierCore
import CoreGraphics
import Foundation
import SeededRandom
import Testing

@Suite struct KeyboardStateTests {
  typealias Placement = KeyboardState.Placement

  static let keyboard = CGRect(0, 516, 393, 336)

  static func state(_ placement: Placement, _ frame: CGRect = keyboard, on screen: CGRect = Stage.phone)
    -> KeyboardState
  {
    KeyboardState(placement: placement, frame: frame, screen: screen)
  }

  @Test("only a docked keyboard covers anything", arguments: Placement.allCases)
  func overlapByPlacement(_ placement: Placement) {
    let attached: Set<Placement> = [.docked, .accessoryOnly, .shortcutBar]
    let state = Self.state(placement)
    #expect(state.overlap(withScreenRect: Stage.phone) == (attached.contains(placement) ? 336 : 0))
    #expect(state.isDocked == attached.contains(placement))
  }

  @Test(
    "a keyboard is visible unless it is hidden, is unknown, or belongs to another app", arguments: Placement.allCases)
  func visibility(_ placement: Placement) {
    let absent: Set<Placement> = [.hidden, .otherApp, .unknown]
    #expect(Self.state(placement).isVisible == !absent.contains(placement))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let rect: CGRect
    let overlap: CGFloat
    init(_ id: String, _ rect: CGRect, _ overlap: CGFloat) {
      (self.id, self.rect, self.overlap) = (id, rect, overlap)
    }
    var testDescription: String { id }
  }

  static let rectangles: [Case] = [
    Case("the whole screen", Stage.phone, 336),
    Case("a view between bars: its covered height, not the keyboard's height", CGRect(0, 103, 393, 666), 253),
    Case("a field entirely below the keyboard's top", CGRect(20, 600, 353, 34), 34),
    Case("a field that extends above and below the keyboard's top", CGRect(20, 500, 353, 34), 18),
    Case("a field that ends at the keyboard's top", CGRect(20, 482, 353, 34), 0),
    Case("a field that extends half a point below the keyboard's top", CGRect(20, 482.5, 353, 34), 0.5),
    Case("a field far above the keyboard", CGRect(20, 100, 353, 34), 0),
    Case("a view that extends below the screen: everything below the top counts", CGRect(0, 0, 393, 1000), 484),
    Case("a view entirely below the keyboard", CGRect(0, 852, 393, 100), 0),
    Case("a view to the left of the keyboard", CGRect(-400, 0, 400, 852), 0),
    Case("a view to the right of the keyboard", CGRect(393, 0, 400, 852), 0),
    Case("a view of which a point of width is covered, on the left", CGRect(-399, 0, 400, 852), 336),
    Case("a view of which a point of width is covered, on the right", CGRect(392, 0, 400, 852), 336),
    Case("fractions", CGRect(0.25, 400.125, 100.5, 200.25), 84.375),
    Case("a negative height: the same rectangle upside down", CGRect(0, 852, 393, -852), 336),
    Case("a negative width", CGRect(393, 0, -393, 852), 336),
    Case("zero", .zero, 0),
    Case("no height, inside", CGRect(0, 600, 393, 0), 0),
    Case("no width, inside", CGRect(100, 0, 0, 852), 0),
    Case("null", .null, 0),
    Case("infinite", .infinite, 0),
    Case("an infinite height", CGRect(0, 0, 393, .infinity), 0),
    Case("an infinite origin", CGRect(0, -.infinity, 393, 852), 0),
    Case("an infinite width", CGRect(0, 0, .infinity, 852), 0),
    Case("an x that is not a number", CGRect(.nan, 0, 393, 852), 0),
    Case("a y that is not a number", CGRect(0, .nan, 393, 852), 0),
    Case("a width that is not a number", CGRect(0, 0, .nan, 852), 0),
    Case("a height that is not a number", CGRect(0, 0, 393, .nan), 0),
    Case("edges whose distance overflows", CGRect(1e308, 0, 1e308, 852), 0),
    Case("a bottom edge that overflows", CGRect(0, 1e308, 393, 1e308), 0),
  ]

  @Test("the overlap extends from the top of the intersection to the rectangle's bottom", arguments: rectangles)
  func overlap(_ bare: Case) {
    #expect(Self.state(.docked).overlap(withScreenRect: bare.rect) == bare.overlap)
  }

  static let badFrames: [CGRect] = [
    .zero, .null, .infinite, CGRect(0, .nan, 393, 336), CGRect(.nan, 516, 393, 336), CGRect(0, 516, .nan, 336),
    CGRect(0, 516, 393, .infinity), CGRect(0, 852, 393, 336), CGRect(0, 852, 393, 0), CGRect(100, 600, 0, 252),
    CGRect(0, 500, 393, 0),
  ]

  @Test("a keyboard without a valid frame covers nothing", arguments: badFrames)
  func badFrame(_ frame: CGRect) {
    #expect(Self.state(.docked, frame).overlap(withScreenRect: Stage.phone) == 0)
  }

  @Test("the overlap is between 0 and the rectangle's height")
  func bounds() {
    let seed: UInt64 = 20_240_607
    print("KeyboardStateTests.bounds: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
    for _ in 0..<20_000 {
      let frame = CGRect(length(-500...900), length(-500...1200), length(-50...900), length(-50...900))
      let rect = CGRect(length(-500...900), length(-500...1200), length(-50...900), length(-50...900))
      let overlap = Self.state(.docked, frame).overlap(withScreenRect: rect)
      let shared = frame.intersection(rect)
      let expected = shared.isNull || shared.width == 0 || shared.height == 0 ? 0 : rect.maxY - shared.minY
      #expect(overlap == expected)
      #expect(overlap >= 0 && overlap <= rect.height + 1e-9)
    }
  }

  @Test("the overlap includes the bottom safe area")
  func safeAreaIncluded() {
    // An iPhone 11 Pro's keyboard: 302 points of keys and bar above 34 of safe area.
    let screen = CGRect(0, 0, 375, 812)
    let state = Self.state(.docked, CGRect(0, 476, 375, 336), on: screen)
    #expect(state.overlap(withScreenRect: screen) == 336)
    #expect(state.overlap(withScreenRect: CGRect(0, 0, 375, 812 - 34)) == 302)
  }

  @Test("frames are in screen coordinates of the current orientation")
  func landscape() {
    let state = Self.state(.docked, CGRect(0, 184, 852, 209), on: Stage.phoneLandscape)
    #expect(state.overlap(withScreenRect: Stage.phoneLandscape) == 209)
    #expect(state.overlap(withScreenRect: CGRect(59, 0, 734, 372)) == 188)
  }

  @Test("a hidden keyboard has an empty frame at the screen's bottom edge")
  func hidden() {
    let state = KeyboardState.hidden(on: CGRect(10, 20, 300, 400))
    #expect(state.placement == .hidden)
    #expect(state.frame == CGRect(10, 420, 300, 0))
    #expect(state.screen == CGRect(10, 20, 300, 400))
    #expect(!state.isVisible)
  }

  static let badScreens: [CGRect] = [
    .null, .infinite, CGRect(.nan, 0, 393, 852), CGRect(0, 0, .infinity, 852), CGRect(0, .nan, 393, 852),
    CGRect(0, 0, 393, .nan),
  ]

  @Test("an invalid screen counts as zero, so that equal states stay equal", arguments: badScreens)
  func hiddenOnNoScreen(_ screen: CGRect) {
    #expect(KeyboardState.hidden(on: screen) == KeyboardState.hidden(on: .zero))
    #expect(KeyboardState.hidden(on: screen).frame == .zero)
  }

  @Test("the raw values of the placements, which commands print, are the names of the cases")
  func coding() {
    #expect(
      Placement.allCases.map(\.rawValue) == [
        "hidden", "docked", "undocked", "floating", "accessoryOnly", "shortcutBar", "otherApp", "unknown",
      ])
  }
}

import ClavierCore
import CoreGraphics
import Testing

/// Tests how a view that floats above a scroll view's content is recognized.
@Suite struct FloatingViewRuleTests {
  struct Case: Sendable {
    let movement: CGFloat
    let scrolled: CGFloat
    let isFloating: Bool
  }

  @Test(arguments: [
    Case(movement: 300, scrolled: 300, isFloating: true),
    Case(movement: -300, scrolled: -300, isFloating: true),
    Case(movement: 300.4, scrolled: 300, isFloating: true),
    Case(movement: 301, scrolled: 300, isFloating: false),
    Case(movement: 0, scrolled: 300, isFloating: false),
    Case(movement: -300, scrolled: 300, isFloating: false),
    Case(movement: 1, scrolled: 1, isFloating: true),
    Case(movement: 0, scrolled: 0.5, isFloating: false),
    Case(movement: .nan, scrolled: 300, isFloating: false),
  ]) func `a view floats if it moves within the content as far as the content scrolls`(example: Case) {
    #expect(
      AvoidanceScene.isFloating(movement: example.movement, scrolled: example.scrolled) == example.isFloating)
  }
}

import ClavierCore
import CoreGraphics
import Testing

/// Tests the range within which a view may move up.
@Suite struct MovementRangeTests {
  private static func range(_ least: CGFloat, _ most: CGFloat) -> MovementRange {
    MovementRange(least: least, most: most)
  }

  @Test(
    "brings a span into a target, or only its top if the span is too tall",
    arguments: [
      // The target is from 100 to 500.
      (top: 600, bottom: 640, range: range(140, 500), movement: 140),
      (top: 200, bottom: 240, range: range(-260, 100), movement: 0),
      (top: 40, bottom: 80, range: range(-420, -60), movement: -60),
      (top: 100, bottom: 500, range: range(0, 0), movement: 0),
      (top: 300, bottom: 900, range: range(400, 200), movement: 200),
    ] as [(top: CGFloat, bottom: CGFloat, range: MovementRange, movement: CGFloat)])
  func bringing(top: CGFloat, bottom: CGFloat, range: MovementRange, movement: CGFloat) {
    let span = VerticalSpan(top: top, bottom: bottom)
    let result = MovementRange(bringing: span, into: VerticalSpan(top: 100, bottom: 500))
    #expect(result == range)
    #expect(result.nearest(to: 0) == movement)
  }

  @Test("contains every movement at first")
  func everything() {
    for movement in [-1000, 0, 1000] as [CGFloat] { #expect(MovementRange().nearest(to: movement) == movement) }
  }

  @Test(
    "a less important range narrows a range only to the limit that is nearest to it",
    arguments: [
      (other: range(-100, 100), result: range(10, 50)), (other: range(20, 40), result: range(20, 40)),
      (other: range(20, 100), result: range(20, 50)), (other: range(-100, 20), result: range(10, 20)),
      (other: range(60, 100), result: range(50, 50)), (other: range(-100, 0), result: range(10, 10)),
      // The limits of the other range contradict each other. The upper limit wins, because it keeps a top edge visible.
      (other: range(40, 20), result: range(40, 20)),
    ])
  func narrowing(other: MovementRange, result: MovementRange) {
    var range = Self.range(10, 50)
    range.narrow(to: other)
    #expect(range == result)
  }

  @Test(
    "an edge that does not respond to a shift does not limit the shift",
    arguments: [
      (top: 1, bottom: 1, range: range(10, 50)), (top: 0.5, bottom: 1, range: range(10, 100)),
      (top: 1, bottom: 0.5, range: range(20, 50)), (top: 0, bottom: 1, range: range(10, .infinity)),
      (top: 1, bottom: 0, range: range(-.infinity, 50)), (top: 0, bottom: 0, range: MovementRange()),
    ] as [(top: CGFloat, bottom: CGFloat, range: MovementRange)])
  func shifts(top: CGFloat, bottom: CGFloat, range: MovementRange) {
    let response = AvoidanceScene.ShiftResponse(top: top, bottom: bottom)
    #expect(Self.range(10, 50).shifts(for: response) == range)
  }
}

import ClavierCore
import CoreGraphics
import Testing

@Suite struct VerticalSpanTests {
  private static func span(_ top: CGFloat, _ bottom: CGFloat) -> VerticalSpan { VerticalSpan(top: top, bottom: bottom) }

  struct Pair: Sendable {
    let other: VerticalSpan
    let union: VerticalSpan
    let intersection: VerticalSpan
    /// The part of the span from 100 to 200 that is inside the other span.
    let clamped: VerticalSpan

    init(_ other: VerticalSpan, union: VerticalSpan, intersection: VerticalSpan, clamped: VerticalSpan) {
      (self.other, self.union, self.intersection, self.clamped) = (other, union, intersection, clamped)
    }
  }

  @Test(
    "two spans have a union and a common part, which is inverted if the spans do not meet",
    arguments: [
      Pair(span(100, 200), union: span(100, 200), intersection: span(100, 200), clamped: span(100, 200)),
      Pair(span(0, 300), union: span(0, 300), intersection: span(100, 200), clamped: span(100, 200)),
      Pair(span(120, 150), union: span(100, 200), intersection: span(120, 150), clamped: span(120, 150)),
      Pair(span(150, 300), union: span(100, 300), intersection: span(150, 200), clamped: span(150, 200)),
      Pair(span(0, 150), union: span(0, 200), intersection: span(100, 150), clamped: span(100, 150)),
      Pair(span(0, 50), union: span(0, 200), intersection: span(100, 50), clamped: span(50, 50)),
      Pair(span(250, 300), union: span(100, 300), intersection: span(250, 200), clamped: span(250, 250)),
    ])
  func combinations(pair: Pair) {
    let span = Self.span(100, 200)
    #expect(span.union(pair.other) == pair.union && pair.other.union(span) == pair.union)
    #expect(span.intersection(pair.other) == pair.intersection && pair.other.intersection(span) == pair.intersection)
    #expect(span.clamped(to: pair.other) == pair.clamped)
  }

  @Test("a span moves up by a distance, and a header and a footer shorten it")
  func movements() {
    #expect(Self.span(100, 200).raised(by: 30) == Self.span(70, 170))
    #expect(Self.span(100, 200).inset(by: AvoidanceScene.PinnedHeights(header: 30, footer: 20)) == Self.span(130, 180))
    let inverted = Self.span(100, 200).inset(by: AvoidanceScene.PinnedHeights(header: 80, footer: 60))
    #expect(inverted == Self.span(180, 140) && inverted.height == -40)
  }

  @Test(
    "a span fits in its own height, apart from rounding",
    arguments: [(100, true), (99.9999, true), (99, false)] as [(CGFloat, Bool)])
  func fit(height: CGFloat, fits: Bool) {
    #expect(Self.span(100, 200).fits(in: height) == fits)
  }
}

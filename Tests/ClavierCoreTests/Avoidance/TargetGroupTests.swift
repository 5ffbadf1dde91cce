import ClavierCore
import CoreGraphics
import Testing

/// Tests which targets fit into a height together.
@Suite struct TargetGroupTests {
  struct Case: Sendable {
    /// The edges of the targets, from the most to the least important.
    let targets: [ClosedRange<CGFloat>]
    /// The edges of the group after each target; nil if the target was not added.
    let spans: [ClosedRange<CGFloat>?]
  }

  @Test(
    "adds the first target always, and a later one if the group fits into 100 points",
    arguments: [
      Case(targets: [0...300], spans: [0...300]),
      Case(targets: [0...40, 60...100], spans: [0...40, 0...100]),
      Case(targets: [0...40, 70...110], spans: [0...40, nil]),
      // The last target fits although the target before it does not.
      Case(targets: [50...80, 120...160, 20...50], spans: [50...80, nil, 20...80]),
      Case(targets: [0...300, 100...120], spans: [0...300, nil]),
    ])
  func adding(example: Case) {
    var group = TargetGroup()
    for (target, span) in zip(example.targets, example.spans) {
      let before = group.span
      let expected = span.map { VerticalSpan(top: $0.lowerBound, bottom: $0.upperBound) }
      #expect(group.add(VerticalSpan(top: target.lowerBound, bottom: target.upperBound), fitting: 100) == expected)
      #expect(group.span == expected ?? before)
    }
  }
}

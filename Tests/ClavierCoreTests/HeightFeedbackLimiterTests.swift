import ClavierCore
import Foundation
import Testing

struct HeightFeedbackLimiterTests {
  /// Returns how many of a view's changes are allowed, if each allowed change makes the view need the other height.
  private func allowedCount(
    from start: CGFloat = 0, settledTurns: Int, in limiter: inout HeightFeedbackLimiter
  ) -> Int {
    var (current, count) = (start, 0)
    for _ in 0..<200 {
      let needed: CGFloat = current == 0 ? 100 : 0
      guard limiter.allows(needed, replacing: current) else { continue }
      (current, count) = (needed, count + 1)
      for _ in 0..<settledTurns { limiter.turnDidEnd(with: current, replacing: current) }
    }
    return count
  }

  @Test(
    "stops a height that alternately grows and shrinks, even if each reaction takes several turns", arguments: 0...9)
  func reaction(settledTurns: Int) {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    // The first change reverses nothing.
    #expect(allowedCount(settledTurns: settledTurns, in: &limiter) == 61)
    limiter.reset()
    #expect(allowedCount(settledTurns: settledTurns, in: &limiter) == 61)
  }

  @Test("counts no reversal before the second change, even if the first change shrinks the height")
  func firstChange() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    #expect(allowedCount(from: 100, settledTurns: 0, in: &limiter) == 61)
  }

  @Test("allows any number of changes if the height stays the same for ten turns after each change")
  func pauses() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    #expect(allowedCount(settledTurns: 10, in: &limiter) == 200)
  }

  @Test("it does not matter which height stays the same for ten turns")
  func pausesAtOtherHeights() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    var (current, results) = (CGFloat(200), [Bool]())
    for _ in 0..<200 {
      let needed: CGFloat = current == 200 ? 300 : 200
      results.append(limiter.allows(needed, replacing: current))
      current = needed
      for _ in 0..<10 { limiter.turnDidEnd(with: current, replacing: current) }
    }
    #expect(!results.contains(false))
  }

  @Test("stops a view that needs the earlier height again after the last allowed change")
  func alternationAfterLastChange() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    let count = allowedCount(settledTurns: 0, in: &limiter)
    let current: CGFloat = count.isMultiple(of: 2) ? 0 : 100
    let needed = 100 - current
    for _ in 0..<10 { limiter.turnDidEnd(with: needed, replacing: current) }
    let isAllowed = limiter.allows(needed, replacing: current)
    let results = (0..<30).map { _ in limiter.allows(current, replacing: needed) }
    #expect(isAllowed && !results.contains(true))
  }

  @Test("allows any number of changes in one direction")
  func movement() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    let results = (0..<500).map { limiter.allows(CGFloat($0) + 1, replacing: CGFloat($0)) }
    #expect(!results.contains(false))
  }

  @Test("stops a height that changes in a cycle of several steps", arguments: [[0, 50, 108], [0, 10, 20, 30, 5]])
  func cycle(heights: [CGFloat]) {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    var (position, count) = (0, 0)
    for _ in 0..<1000 {
      let needed = heights[(position + 1) % heights.count]
      guard limiter.allows(needed, replacing: heights[position]) else { continue }
      (position, count) = ((position + 1) % heights.count, count + 1)
    }
    #expect(count < 200)
  }

  @Test("stops a height that other code keeps undoing")
  func undone() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    let results = (0..<100).map { _ in limiter.allows(336, replacing: 0) }
    #expect(results == Array(repeating: true, count: 61) + Array(repeating: false, count: 39))
  }

  @Test("rejects a height until a different one is needed, even if the height changes slowly")
  func rejection() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    for _ in 0..<70 { _ = limiter.allows(336, replacing: 0) }
    let steps = [336.2, 336.4, 336.6, 336.8] as [CGFloat]
    #expect(steps.map { limiter.allows($0, replacing: 0) } == [false, false, true, true])
  }

  @Test("allows a rejected height once more after ten turns, and then only if it was not needed for ten turns")
  func waiting() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    for _ in 0..<70 { _ = limiter.allows(336, replacing: 0) }
    var allowed: [Int] = []
    for turn in 1...50 {
      limiter.turnDidEnd(with: 336, replacing: 0)
      if limiter.allows(336, replacing: 0) { allowed.append(turn) }
    }
    #expect(allowed == [10])
    for _ in 0..<9 { limiter.turnDidEnd(with: 0, replacing: 0) }
    let isAllowedEarly = limiter.allows(336, replacing: 0)
    #expect(!isAllowedEarly)
    for _ in 0..<10 { limiter.turnDidEnd(with: 0, replacing: 0) }
    let isAllowed = limiter.allows(336, replacing: 0)
    #expect(isAllowed)
  }

  @Test("stops a screen that reacts to the final change, until a different height is needed")
  func reactionToLastChange() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    for _ in 0..<70 { _ = limiter.allows(336, replacing: 0) }
    for _ in 0..<10 { limiter.turnDidEnd(with: 336, replacing: 0) }
    var results = [limiter.allows(336, replacing: 0)]
    for _ in 0..<30 {
      limiter.turnDidEnd(with: 100, replacing: 336)
      results.append(limiter.allows(100, replacing: 336))
    }
    #expect(results == [true] + Array(repeating: false, count: 30))
    let isAllowed = limiter.allows(200, replacing: 336)
    #expect(isAllowed)
  }

  @Test("a rounding difference does not count as a change")
  func rounding() {
    var limiter = HeightFeedbackLimiter(tolerance: 0.5)
    let results = (0..<200).map { limiter.allows($0.isMultiple(of: 2) ? 0.4 : -0.4, replacing: 0) }
    #expect(!results.contains(false))
    for _ in 0..<70 { _ = limiter.allows(336, replacing: 0) }
    for _ in 0..<10 { limiter.turnDidEnd(with: 0.4, replacing: 0) }
    let isAllowed = limiter.allows(336, replacing: 0)
    #expect(isAllowed)
  }
}

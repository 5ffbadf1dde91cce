import ClavierCore
import Foundation
import Testing

struct OscillationLimiterTests {
  /// Returns how many of a view's changes are allowed, if each allowed change makes the view need the other height.
  private func allowedCount(settledTurns: Int, in limiter: inout OscillationLimiter) -> Int {
    var (current, count) = (CGFloat(0), 0)
    for _ in 0..<200 {
      let needed: CGFloat = current == 0 ? 100 : 0
      guard limiter.allows(needed, replacing: current) else { continue }
      (current, count) = (needed, count + 1)
      for _ in 0..<settledTurns { limiter.turnDidEnd(with: current, replacing: current) }
    }
    return count
  }

  @Test("stops a height that grows and shrinks by turns, even if each reaction takes several turns", arguments: 0...9)
  func reaction(settledTurns: Int) {
    var limiter = OscillationLimiter(tolerance: 0.5)
    // The first change reverses nothing.
    #expect(allowedCount(settledTurns: settledTurns, in: &limiter) == 31)
    limiter.reset()
    #expect(allowedCount(settledTurns: settledTurns, in: &limiter) == 31)
  }

  @Test("allows any number of changes if the height stays the same for ten turns after each change")
  func pauses() {
    var limiter = OscillationLimiter(tolerance: 0.5)
    #expect(allowedCount(settledTurns: 10, in: &limiter) == 200)
  }

  @Test("allows any number of changes in one direction")
  func movement() {
    var limiter = OscillationLimiter(tolerance: 0.5)
    let results = (0..<500).map { limiter.allows(CGFloat($0) + 1, replacing: CGFloat($0)) }
    #expect(!results.contains(false))
  }

  @Test("a change in the same direction as the previous one starts the count again")
  func sameDirection() {
    var limiter = OscillationLimiter(tolerance: 0.5)
    var (current, results) = (CGFloat(0), [Bool]())
    for needed in (0..<100).flatMap({ _ in [100, 0, 50, 100, 0] as [CGFloat] }) {
      results.append(limiter.allows(needed, replacing: current))
      current = needed
    }
    #expect(!results.contains(false))
  }

  @Test("stops a height that other code keeps undoing")
  func undone() {
    var limiter = OscillationLimiter(tolerance: 0.5)
    let results = (0..<100).map { _ in limiter.allows(336, replacing: 0) }
    #expect(results == Array(repeating: true, count: 31) + Array(repeating: false, count: 69))
  }

  @Test("rejects a height until a different one is needed, however slowly it changes")
  func rejection() {
    var limiter = OscillationLimiter(tolerance: 0.5)
    for _ in 0..<40 { _ = limiter.allows(336, replacing: 0) }
    let steps = [336.2, 336.4, 336.6, 336.8] as [CGFloat]
    #expect(steps.map { limiter.allows($0, replacing: 0) } == [false, false, true, true])
  }

  @Test("a rejected height stays rejected while the screen waits, and is allowed after the height was not needed")
  func waiting() {
    var limiter = OscillationLimiter(tolerance: 0.5)
    for _ in 0..<40 { _ = limiter.allows(336, replacing: 0) }
    for _ in 0..<20 { limiter.turnDidEnd(with: 336, replacing: 0) }
    let isAllowedWhileWaiting = limiter.allows(336, replacing: 0)
    #expect(!isAllowedWhileWaiting)
    for _ in 0..<9 { limiter.turnDidEnd(with: 0, replacing: 0) }
    let isAllowedEarly = limiter.allows(336, replacing: 0)
    #expect(!isAllowedEarly)
    for _ in 0..<10 { limiter.turnDidEnd(with: 0, replacing: 0) }
    let isAllowed = limiter.allows(336, replacing: 0)
    #expect(isAllowed)
  }

  @Test("a difference that counts as rounding is no change")
  func rounding() {
    var limiter = OscillationLimiter(tolerance: 0.5)
    let results = (0..<100).map { _ in limiter.allows(0.4, replacing: 0) }
    #expect(!results.contains(false))
    for _ in 0..<40 { _ = limiter.allows(336, replacing: 0) }
    for _ in 0..<10 { limiter.turnDidEnd(with: 0.4, replacing: 0) }
    let isAllowed = limiter.allows(336, replacing: 0)
    #expect(isAllowed)
  }
}

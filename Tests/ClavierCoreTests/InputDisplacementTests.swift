import ClavierCore
import CoreGraphics
import Testing

/// A view that an app moves up, and that a layout pass may put back.
struct InputDisplacementTests {
  private typealias Geometry = InputDisplacement.Geometry

  /// Returns the position and size of a view of 300 by 500 points.
  private func geometry(centerY: CGFloat, height: CGFloat = 500, superview: CGFloat? = 852, scale: CGFloat = 1)
    -> Geometry
  {
    Geometry(
      centerY: centerY, size: CGSize(width: 300, height: height),
      superview: superview.map { CGRect(x: 0, y: 0, width: 393, height: $0) }, scale: scale)
  }

  /// Returns the displacement after a view and its input have moved up by 118 points.
  private func moved(from former: Geometry, to geometry: Geometry, lostSafeArea: CGFloat = 0) -> InputDisplacement {
    var displacement = InputDisplacement().updated(for: former)
    displacement.record(
      SafeAreaLoss.Change(view: 118, input: 118 - lostSafeArea, lostSafeArea: lostSafeArea), from: former, to: geometry,
      lostSafeArea: lostSafeArea, remainingSafeArea: 0)
    return displacement
  }

  @Test("nothing is moved before the first movement, wherever the view is", arguments: [0, 350] as [CGFloat])
  func unmoved(centerY: CGFloat) {
    let displacement = InputDisplacement().updated(for: geometry(centerY: centerY))
    #expect(displacement == InputDisplacement() && displacement.isViewUnmoved)
    #expect(!displacement.isReset(at: geometry(centerY: 0)) && displacement.shift(at: geometry(centerY: 0)) == 0)
  }

  @Test(
    "a movement that leaves the view's center alone, such as a transform, is never reset",
    arguments: [(350, 500), (468, 500), (200, 300), (426, 852), (300, 852)] as [(CGFloat, CGFloat)])
  func transformed(centerY: CGFloat, height: CGFloat) {
    let displacement = moved(from: geometry(centerY: 350), to: geometry(centerY: 350))
    let current = geometry(centerY: centerY, height: height)
    #expect(displacement.shift(at: current) == 118 && !displacement.isReset(at: current))
    #expect(displacement.updated(for: current) == displacement && !displacement.isViewUnmoved)
    #expect(!displacement.dependsOnOwnPosition)
  }

  @Test(
    "a view is reset if its size has changed, or if it has moved back by the same distance, apart from rounding",
    arguments: [
      (232, 500, false), (350, 500, true), (350.5, 500, true), (349.5, 500, true), (351.5, 500, false),
      (300, 500, false), (232, 400, true),
    ] as [(CGFloat, CGFloat, Bool)],
    [852, nil] as [CGFloat?])
  func movedBack(change: (centerY: CGFloat, height: CGFloat, isReset: Bool), superview: CGFloat?) {
    let displacement = moved(
      from: geometry(centerY: 350, superview: superview), to: geometry(centerY: 232, superview: superview))
    let current = geometry(centerY: change.centerY, height: change.height, superview: superview)
    #expect(displacement.isReset(at: current) == change.isReset)
    #expect(displacement.shift(at: current) == (change.isReset ? 0 : 118))
    #expect(displacement.updated(for: current).isViewUnmoved == change.isReset)
    #expect(displacement.dependsOnOwnPosition)
  }

  @Test(
    "the position of a view as tall as its superview shows how far up it is",
    arguments: [
      (852, 308, 1, 118), (852, 426, 1, 0), (852, 366, 1, 60), (393, 196.5, 1, 0), (393, 186.5, 1, 10),
      (852, 190, 0.5, 118), (852, 306, 0.5, 60),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func tall(height: CGFloat, centerY: CGFloat, scale: CGFloat, shift: CGFloat) {
    func tall(_ centerY: CGFloat, _ height: CGFloat) -> Geometry {
      geometry(centerY: centerY, height: height, superview: height, scale: scale)
    }
    let displacement = moved(from: tall(426, 852), to: tall(426 - 118 / scale, 852))
    #expect(displacement.shift(at: tall(centerY, height)) == shift)
    #expect(displacement.isReset(at: tall(centerY, height)) == (shift != 118))
  }

  @Test("a movement by a transform remains if a layout pass resets the other movements")
  func partlyReset() {
    let (start, end) = (geometry(centerY: 350), geometry(centerY: 300))
    let displacement = moved(from: start, to: end)
    #expect(displacement.shift(at: start) == 68 && !displacement.updated(for: start).isViewUnmoved)
  }

  @Test("a movement after a reset is added to the remaining displacement", arguments: [1, 0.5, 2])
  func movedAgain(scale: CGFloat) {
    let (start, end) = (geometry(centerY: 350, scale: scale), geometry(centerY: 350 - 118 / scale, scale: scale))
    let displacement = moved(from: start, to: end)
    #expect(displacement.shift(at: end) == 118 && displacement.isReset(at: start))
    var next = displacement.updated(for: start)
    next.record(
      SafeAreaLoss.Change(view: 118, input: 118, lostSafeArea: 0), from: start, to: end, lostSafeArea: 0,
      remainingSafeArea: 0)
    #expect(next == displacement)
    next.record(
      SafeAreaLoss.Change(view: 20, input: 20, lostSafeArea: 0), from: end, to: end, lostSafeArea: 0,
      remainingSafeArea: 0)
    #expect(next.shift(at: end) == 138 && next.shift(at: start) == 20)
  }

  @Test("when the view returns to its position, so does an input that moved less because of the safe area")
  func safeAreaReturns() {
    let (start, end) = (geometry(centerY: 350), geometry(centerY: 232))
    let displacement = moved(from: start, to: end, lostSafeArea: 34)
    #expect(displacement.shift(at: end) == 84)
    #expect(displacement.shift(at: start) == 0)
    // A transform keeps the view up.
    #expect(moved(from: start, to: start, lostSafeArea: 34).shift(at: start) == 84)
  }

  @Test(
    "a new input is assumed to have moved as far as the view, or as far as the previous input if that moved farther",
    arguments: [(84, 118), (18, 118), (130, 130)] as [(CGFloat, CGFloat)])
  func nextInput(input: CGFloat, shift: CGFloat) {
    let (start, end) = (geometry(centerY: 350), geometry(centerY: 232))
    var displacement = InputDisplacement()
    displacement.record(
      SafeAreaLoss.Change(view: 118, input: input, lostSafeArea: 34), from: start, to: end, lostSafeArea: 34,
      remainingSafeArea: 0)
    #expect(displacement.shift(at: end) == input)
    displacement.inputDidChange()
    #expect(displacement.shift(at: end) == shift && displacement.shift(at: start) == shift - 118)
    #expect(displacement.offset(for: 118, scale: 1, current: 0) == -118)
  }

  @Test("a new input is assumed to have moved as far as the view, even if the safe area held the previous input back")
  func inputAfterStuckInput() {
    let geometry = geometry(centerY: 350)
    var displacement = InputDisplacement()
    displacement.record(
      SafeAreaLoss.Change(view: 20, input: 0, lostSafeArea: 20), from: geometry, to: geometry, lostSafeArea: 20,
      remainingSafeArea: 14)
    #expect(displacement.offset(for: 100, scale: 1, current: 0) == -134)
    displacement.inputDidChange()
    #expect(displacement.shift(at: geometry) == 20)
    #expect(displacement.offset(for: 100, scale: 1, current: 0) == -100)
  }

  @Test(
    "the offset has the superview's scale, and is 0 for an imperceptible shift",
    arguments: [(118, 1, -118), (118, 0.5, -236), (0.0005, 1, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func offset(shift: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(InputDisplacement().offset(for: shift, scale: scale, current: -40) == expected)
  }

  @Test("the offset is 0 if the input need not move, even if the safe area limits its movement", arguments: [0, -5])
  func noOffset(shift: CGFloat) {
    let displacement = moved(from: geometry(centerY: 350), to: geometry(centerY: 350), lostSafeArea: 34)
    #expect(displacement.offset(for: shift, scale: 1, current: -40) == 0)
  }

  @Test(
    "the current offset stays if it differs by a rounding error, or by less than a point if the safe area shrinks",
    arguments: [(0, 1e-6, true), (0, 0.5, false), (0.5, 0.5, true), (34, 0.5, true), (34, 1.5, false)]
      as [(CGFloat, CGFloat, Bool)])
  func settled(lostSafeArea: CGFloat, difference: CGFloat, isKept: Bool) {
    let displacement = moved(from: geometry(centerY: 350), to: geometry(centerY: 350), lostSafeArea: lostSafeArea)
    let exact: CGFloat = -118 - lostSafeArea
    let current: CGFloat = exact + difference
    let offset = displacement.offset(for: 118, scale: 1, current: current)
    #expect(isKept ? offset == current : offset == exact)
  }
}

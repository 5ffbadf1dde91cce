import ClavierCore
import CoreGraphics
import Testing

/// The top of a dragged keyboard, from the positions of the guide and the finger.
struct DraggedEdgeTests {
  private let keyboard = KeyboardState(
    placement: .docked, frame: CGRect(x: 0, y: 516, width: 393, height: 336),
    screen: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func edge(guide: CGFloat) -> DraggedEdge {
    DraggedEdge(of: keyboard, guide: guide, lowest: 818, accessoryHeight: 0)
  }

  @Test func `a guide that begins above or below the keyboard returns to where it began`() {
    for start: CGFloat in [496, 516, 530] {
      var edge = edge(guide: start)
      let isLowered = edge.follow(guide: start + 100, lowest: 818, finger: 620)
      #expect(isLowered && edge.top == 616)
      let returns = [480, 496, 516, 530, 544].filter { edge.hasReturned(guide: $0) }
      #expect(returns == [start])
    }
  }

  @Test(arguments: [560, 600, 640] as [CGFloat])
  func `nothing changes while the guide stays in place, wherever the finger goes`(finger: CGFloat) {
    var edge = edge(guide: 516)
    let isLowered = edge.follow(guide: 600, lowest: 818, finger: 610)
    let isChanged = edge.follow(guide: 600, lowest: 818, finger: finger)
    #expect(isLowered && !isChanged && edge.top == 600)
  }

  @Test(arguments: [true, false])
  func `while the finger rests, the keyboard returns only if a notification arrives, before or after the guide moves`(
    isEarlier: Bool
  ) {
    var edge = edge(guide: 516)
    let isLowered = edge.follow(guide: 600, lowest: 818, finger: 610)
    if isEarlier { edge.mayReturn() }
    #expect(isLowered && edge.top == 600)
    for guide: CGFloat in [560, 516] {
      let isRaised = edge.follow(guide: guide, lowest: 818, finger: 610)
      #expect(isRaised == isEarlier && edge.top == (isEarlier ? guide : 600))
    }
    if !isEarlier { edge.mayReturn() }
    #expect(edge.top == 516 && !edge.isLowered)
    // The finger can lower the keyboard again, to a position that was not refused.
    let isLoweredAgain = edge.follow(guide: 580, lowest: 818, finger: 620)
    #expect(isLoweredAgain && edge.top == 580)
    edge.mayReturn()
    #expect(edge.top == 580)
  }

  @Test func `a notification does not return the keyboard to a position that the guide has already left`() {
    var edge = edge(guide: 516)
    let changes = [600, 560, 600].map { edge.follow(guide: $0, lowest: 818, finger: 610) }
    #expect(changes == [true, false, false])
    edge.mayReturn()
    #expect(edge.top == 600)
    // The keyboard returns once, and after that, it rises only with the finger.
    let returns = [516, 600, 560].map { edge.follow(guide: $0, lowest: 818, finger: 610) }
    #expect(returns == [true, true, false] && edge.top == 600)
  }

  @Test func `a guide that rests at the bottom is followed only after it has moved`() {
    for rest: CGFloat in [818, 852] {
      var edge = edge(guide: rest)
      let isLoweredAtRest = edge.follow(guide: rest, lowest: 818, finger: 620)
      #expect(!isLoweredAtRest && edge.top == 516)
      let isLowered = edge.follow(guide: 600, lowest: 818, finger: 620)
      #expect(isLowered && edge.top == 600)
      let isLoweredToRest = edge.follow(guide: 818, lowest: 818, finger: 840)
      #expect(isLoweredToRest && edge.top == 818)
    }
  }

  @Test(
    arguments: [(560, 530, 516), (560, 543, 560), (560, 550, 560), (610, 530, 610)] as [(CGFloat, CGFloat, CGFloat)])
  func `a guide that drops by the height of the accessory view follows the finger only if the finger is near the guide`(
    guide: CGFloat, finger: CGFloat, top: CGFloat
  ) {
    var edge = DraggedEdge(of: keyboard, guide: 516, lowest: 818, accessoryHeight: 44)
    _ = edge.follow(guide: guide, lowest: 818, finger: finger)
    #expect(edge.top == top)
  }

  @Test(arguments: [(514.5, true), (515, false), (516, false), (517, false), (517.5, true)] as [(CGFloat, Bool)])
  func `a top is away from the keyboard if it differs by more than a point`(top: CGFloat, isAway: Bool) {
    #expect(DraggedEdge.isTop(top, awayFrom: keyboard) == isAway)
  }

  @Test func `the keyboard rises only with the finger`() {
    var edge = edge(guide: 516)
    _ = edge.follow(guide: 600, lowest: 818, finger: 610)
    let risesAlone = edge.follow(guide: 580, lowest: 818, finger: 620)
    #expect(!risesAlone && edge.top == 600)
    let risesWithFinger = edge.follow(guide: 580, lowest: 818, finger: 600)
    #expect(risesWithFinger && edge.top == 580)
  }

  @Test func `a guide within a point of the announced position does not move the keyboard`() {
    var edge = edge(guide: 516)
    let isLowered = edge.follow(guide: 516.75, lowest: 818, finger: 520)
    #expect(!isLowered && edge.top == 516)
  }

  @Test func `a guide above the announced position does not raise the keyboard, even with the finger`() {
    var edge = edge(guide: 516)
    _ = edge.follow(guide: 600, lowest: 818, finger: 610)
    let isRaised = edge.follow(guide: 500, lowest: 818, finger: 590)
    #expect(!isRaised && edge.top == 600)
  }
}

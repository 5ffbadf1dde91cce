import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Tests which changes of the geometry need another plan.
@Suite struct GeometryFingerprintTests {
  private final class View {}

  private let container = View()
  private let scrollView = View()

  private func fingerprint(
    input: [CGFloat] = [34], positions: [CGFloat] = [100, 134], surroundings: [CGFloat] = [0, 852],
    frame: CGRect = CGRect(x: 0, y: 0, width: 393, height: 852), systemInset: CGFloat = 0, offset: CGFloat = 50,
    ownOffset: CGFloat = 20, isAtTop: Bool = false, contentHeight: CGFloat = 1000, distanceToEnd: CGFloat = 500,
    safeArea: CGFloat = 0, height: CGFloat = 500, hasCaret: Bool = true
  ) -> GeometryFingerprint {
    GeometryFingerprint(
      keyboard: .zero, container: ObjectIdentifier(container), containerFrame: frame, inputGeometry: input,
      hasCaret: hasCaret, positions: positions, surroundings: surroundings,
      scrollViews: [
        GeometryFingerprint.ScrollView(
          id: ObjectIdentifier(scrollView), systemInset: systemInset, offset: offset, ownOffset: ownOffset,
          isAtTop: isAtTop, end: ContentEnd(distance: distanceToEnd, safeArea: safeArea, height: height))
      ], contentHeights: [contentHeight])
  }

  @Test("is equal to a new fingerprint after its values are removed")
  func emptied() {
    var reused = fingerprint()
    reused.leavesTargetsCovered = true
    reused.contributions = [-100]
    reused.recordScrolling()
    reused.removeAll()
    #expect("\(reused)" == "\(GeometryFingerprint())")
  }

  @Test("stays valid despite rounding and scrolling")
  func unchanged() {
    let planned = fingerprint()
    #expect(!planned.isOutdated(by: fingerprint(positions: [100.0001, 134])))
    #expect(!planned.isOutdated(by: fingerprint(offset: 300)))
  }

  @Test("becomes outdated when the app resets a contribution")
  func resetContribution() {
    var (planned, current) = (fingerprint(), fingerprint())
    (planned.contributions, current.contributions) = ([-100, 336], [-100, 336])
    #expect(!planned.isOutdated(by: current) && planned.isSame(as: current))
    current.contributions = [-100, 0]
    #expect(planned.isOutdated(by: current) && !planned.isSame(as: current))
    #expect(planned.trigger(for: current) == .layout)
  }

  @Test("stays valid if the container has no frame because no view may shift")
  func withoutContainer() {
    func fixed(_ current: GeometryFingerprint) -> GeometryFingerprint {
      var current = current
      (current.container, current.containerFrame) = (nil, nil)
      return current
    }
    #expect(!fixed(fingerprint()).isOutdated(by: fixed(fingerprint())))
    #expect(fixed(fingerprint()).isOutdated(by: fixed(fingerprint(positions: [120, 154]))))
  }

  @Test("becomes outdated if the input is in a different container, or in different scroll views")
  func otherViews() {
    let planned = fingerprint()
    var current = planned
    let other = View()
    current.container = ObjectIdentifier(other)
    #expect(planned.isOutdated(by: current) && !planned.isSame(as: current))
    current.container = nil
    #expect(planned.isOutdated(by: current) && !planned.isSame(as: current))
    current = planned
    current.scrollViews = [
      GeometryFingerprint.ScrollView(
        id: ObjectIdentifier(other), systemInset: 0, offset: 50, ownOffset: 20, isAtTop: false,
        end: ContentEnd(distance: 500, safeArea: 0, height: 500))
    ]
    #expect(planned.isOutdated(by: current) && !planned.isSame(as: current))
    current.scrollViews = []
    #expect(planned.isOutdated(by: current) && !planned.isSame(as: current))
  }

  @Test("becomes outdated if the input, its position, or the system's layout changes")
  func outdated() {
    let planned = fingerprint()
    #expect(planned.isOutdated(by: fingerprint(input: [60])))
    #expect(planned.isOutdated(by: fingerprint(positions: [120, 154])))
    #expect(planned.isOutdated(by: fingerprint(systemInset: 336)))
    #expect(planned.isOutdated(by: fingerprint(frame: CGRect(x: 0, y: -80, width: 393, height: 852))))
  }

  @Test("becomes outdated when the surroundings change, whether or not the content has scrolled")
  func surroundings() {
    let planned = fingerprint()
    #expect(planned.isOutdated(by: fingerprint(surroundings: [44, 852])))
    #expect(planned.trigger(for: fingerprint(surroundings: [44, 852])) == .layout)
    #expect(planned.isOutdated(by: fingerprint(surroundings: [44, 852], offset: 60)))
    #expect(planned.trigger(for: fingerprint(surroundings: [44, 852], offset: 60)) == .layoutAfterScrolling)
  }

  @Test("content that moves with its top inset is not scrolled")
  func movesWithTopInset() {
    let planned = fingerprint(offset: -59, isAtTop: true)
    func trigger(offset: CGFloat, isAtTop: Bool) -> AvoidanceScene.Trigger {
      planned.trigger(for: fingerprint(surroundings: [44, 852], offset: offset, isAtTop: isAtTop))
    }
    #expect(trigger(offset: -119, isAtTop: true) == .layout)
    #expect(trigger(offset: -59, isAtTop: false) == .layout)
    #expect(trigger(offset: -100, isAtTop: false) == .layoutAfterScrolling)
  }

  @Test("becomes outdated when content is pulled back to its end")
  func pulledBack() {
    let planned = fingerprint()
    #expect(planned.isOutdated(by: fingerprint(offset: 40, distanceToEnd: 0)))
    #expect(!planned.isOutdated(by: fingerprint(offset: 40)))
    #expect(!planned.isOutdated(by: fingerprint(offset: 49.9999999, distanceToEnd: 0)))
    #expect(!planned.isOutdated(by: fingerprint(offset: 60, distanceToEnd: 0)))
  }

  @Test("content of a scroll view that grows is recognized as pulled back to its end, with or without the safe area")
  func pulledBackBeforeInset() {
    func isOutdated(distanceToEnd: CGFloat, height: CGFloat = 600) -> Bool {
      let current = fingerprint(offset: 40, distanceToEnd: distanceToEnd, safeArea: 34, height: height)
      // The safe area can have been the same before, in a different superview.
      let planned = [0, 34].map { fingerprint(safeArea: $0) }
      #expect(planned[0].isOutdated(by: current) == planned[1].isOutdated(by: current))
      return planned[0].isOutdated(by: current)
    }
    #expect(isOutdated(distanceToEnd: 34) && isOutdated(distanceToEnd: 10) && isOutdated(distanceToEnd: 0))
    #expect(!isOutdated(distanceToEnd: 35))
    // Bouncing content is beyond its end.
    #expect(!isOutdated(distanceToEnd: -1))
    // If the scroll view does not grow, only the user or the app can scroll the content away from its end.
    for height in [400, 500] as [CGFloat] {
      #expect(isOutdated(distanceToEnd: 0, height: height) && !isOutdated(distanceToEnd: 10, height: height))
    }
  }

  @Test("counts as scrolled if only the offset differs, and UIKit did not cause the difference")
  func onlyScrolled() {
    let planned = fingerprint()
    #expect(planned.isOnlyScrolled(in: fingerprint(offset: 60)))
    #expect(!planned.isOnlyScrolled(in: fingerprint()))
    for current in [
      fingerprint(input: [60], offset: 60), fingerprint(positions: [120, 154], offset: 60),
      fingerprint(systemInset: 336, offset: 60), fingerprint(offset: 40, distanceToEnd: 0),
      fingerprint(frame: CGRect(x: 0, y: -80, width: 393, height: 852), offset: 60),
    ] {
      #expect(!planned.isOnlyScrolled(in: current))
    }
  }

  @Test("becomes outdated when content is added, if the input stayed covered")
  func content() {
    var planned = fingerprint()
    #expect(!planned.isOutdated(by: fingerprint(contentHeight: 1100)))
    planned.leavesTargetsCovered = true
    #expect(planned.isOutdated(by: fingerprint(contentHeight: 1100)))
  }

  @Test("text counts as changed only if there is a caret, and the caret or its lines have moved")
  func otherText() {
    let planned = fingerprint()
    #expect(planned.trigger(for: fingerprint()) == .layout)
    #expect(planned.trigger(for: fingerprint(input: [60])) == .text)
    #expect(fingerprint(hasCaret: false).trigger(for: fingerprint(input: [60])) == .layout)
  }

  @Test("returns the offset from before the system inset the content")
  func systemInset() {
    let planned = fingerprint()
    let id = ObjectIdentifier(scrollView)
    #expect(planned.ownOffsetBeforeSystemInset(of: id, in: fingerprint()) == nil)
    #expect(planned.ownOffsetBeforeSystemInset(of: id, in: fingerprint(systemInset: 336)) == 20)
  }

  @Test("is superseded if the system insets content, or moves the container while the keyboard stays the same")
  func superseded() {
    let planned = fingerprint()
    let moved = CGRect(x: 0, y: -80, width: 393, height: 852)
    func other(_ current: GeometryFingerprint) -> GeometryFingerprint {
      var current = current
      current.keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
      return current
    }
    #expect(!planned.isSupersededBySystem(in: fingerprint()))
    #expect(planned.isSupersededBySystem(in: fingerprint(frame: moved)))
    #expect(planned.isSupersededBySystem(in: fingerprint(systemInset: 336)))
    #expect(!planned.isSupersededBySystem(in: other(fingerprint())))
    #expect(!planned.isSupersededBySystem(in: other(fingerprint(frame: moved))))
    #expect(planned.isSupersededBySystem(in: other(fingerprint(systemInset: 336))))
    // The window was resized or rotated, so the earlier offset is meaningless.
    #expect(!planned.isSupersededBySystem(in: other(fingerprint(frame: moved, systemInset: 336))))
  }

  @Test("accepts movements while the user scrolls, unless the input itself changes")
  func userScrolling() {
    var planned = fingerprint()
    let moved = fingerprint(positions: [200, 234])
    planned.acceptScrolling(to: moved)
    #expect(planned.isOutdated(by: moved))
    planned.recordScrolling()
    planned.acceptScrolling(to: moved)
    #expect(!planned.isOutdated(by: moved))
    // It accepts one change, not all later ones.
    planned.acceptScrolling(to: fingerprint(positions: [300, 334]))
    #expect(planned.isOutdated(by: fingerprint(positions: [300, 334])))
    planned.recordScrolling()
    planned.acceptScrolling(to: fingerprint(input: [60], positions: [300, 360]))
    #expect(planned.isOutdated(by: fingerprint(input: [60], positions: [300, 360])))
  }

  @Test("stays valid if the container, the surroundings, or the content changed while the user scrolled")
  func userScrollingMovesAll() {
    let moved = CGRect(x: 0, y: -80, width: 393, height: 852)
    for current in [
      fingerprint(frame: moved), fingerprint(surroundings: [44, 852]), fingerprint(contentHeight: 1100),
    ] {
      var planned = fingerprint()
      planned.leavesTargetsCovered = true
      #expect(planned.isOutdated(by: current))
      planned.recordScrolling()
      planned.acceptScrolling(to: current)
      #expect(!planned.isOutdated(by: current))
    }
    // A container that moves as the input changes is moved by the system.
    var planned = fingerprint()
    planned.recordScrolling()
    planned.acceptScrolling(to: fingerprint(input: [60], frame: moved))
    #expect(planned.isMovedBySystem(in: fingerprint(input: [60], frame: moved)))
  }

  @Test("leaves the content where the user scrolled it if only the views around it have changed")
  func layoutAfterScrolling() {
    let moved = CGRect(x: 0, y: -60, width: 393, height: 852)
    var planned = fingerprint(hasCaret: false)
    #expect(planned.trigger(for: fingerprint(frame: moved)) == .layout)
    planned.recordScrolling()
    #expect(planned.trigger(for: fingerprint(frame: moved, offset: 0)) == .layoutAfterScrolling)
    // If the system insets the content, or pulls it back to its end, the user has not scrolled.
    #expect(planned.trigger(for: fingerprint(frame: moved, systemInset: 336)) == .layout)
    #expect(planned.trigger(for: fingerprint(frame: moved, offset: 40, distanceToEnd: 0)) == .layout)
    #expect(planned.trigger(for: fingerprint(input: [60], frame: moved)) == .layout)
    #expect(planned.trigger(for: fingerprint(positions: [90, 124], frame: moved)) == .layout)
    #expect(planned.trigger(for: fingerprint(surroundings: [44, 852])) == .layoutAfterScrolling)
    var next = fingerprint(frame: moved, hasCaret: false)
    next.wasScrolledByUserOrApp = true
    #expect(next.trigger(for: fingerprint()) == .layoutAfterScrolling)
  }

  @Test("rejects an adjustment that was repeated sixty times, until there is a different adjustment")
  func feedback() {
    var limiter = GeometryFeedbackLimiter()
    let same = fingerprint()
    var results: [Bool] = []
    for _ in 0..<62 { results.append(limiter.allows(same)) }
    results.append(limiter.allows(fingerprint(positions: [200, 234])))
    results.append(limiter.allows(same))
    #expect(results == Array(repeating: true, count: 60) + [false, false, true, true])
  }

  @Test("allows a final adjustment if the geometry that was rejected stays the same for ten turns")
  func finalAdjustment() {
    var limiter = GeometryFeedbackLimiter()
    let same = fingerprint()
    for _ in 0..<61 { _ = limiter.allows(same) }
    #expect((0..<100).filter { _ in limiter.allows(same) } == [9])
    // The screen reacts to this adjustment, and then comes to rest.
    let afterReaction = (0..<100).map { _ in limiter.allows(fingerprint(positions: [200, 234])) }
    #expect(!afterReaction.contains(true))
    // The screen moves for a different reason.
    let isAllowed = limiter.allows(fingerprint(positions: [300, 334]))
    #expect(isAllowed)
  }

  @Test("starts counting again when the screen moves for a different reason")
  func restart() {
    var limiter = GeometryFeedbackLimiter()
    for _ in 0..<61 { _ = limiter.allows(fingerprint(positions: [90, 124])) }
    let results = (0..<100).map { _ in limiter.allows(fingerprint(positions: [200, 234])) }
    #expect(results.indices.filter { results[$0] } == Array(0..<60) + [70])
  }

  @Test("compares slow movements with the geometry that was rejected first")
  func slowMovement() {
    var limiter = GeometryFeedbackLimiter()
    for _ in 0..<61 { _ = limiter.allows(fingerprint(positions: [90, 124])) }
    // Each step is too small to be visible, but their sum is not.
    let steps = (1...3).map { fingerprint(positions: [90 + CGFloat($0) / 3072, 124]) }
    #expect(steps.map { limiter.allows($0) } == [false, false, true])
  }
}

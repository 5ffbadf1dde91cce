import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Tests how a plan changes an offset, depending on the offset's history.
@Suite struct ScrollHistoryTests {
  static func limits(
    content: CGFloat = 1000, top: CGFloat = 0, bottom: CGFloat = 0, offset: CGFloat? = 100, isAtTop: Bool = false,
    mayFollowTitle: Bool = false, width: CGFloat = 300
  ) -> ScrollLimits {
    ScrollLimits(
      contentHeight: content, width: width, height: 500, top: top, bottom: bottom, offset: offset, isAtTop: isAtTop,
      mayFollowTitle: mayFollowTitle)
  }

  /// Plans to remove a contribution of 50 from an offset of 150.
  private func restored(
    _ history: ScrollHistory?, scrolled: CGFloat = 50, keyboard: KeyboardState = .hidden(on: .zero),
    policy: AvoidancePolicy = .disabled
  ) -> AvoidancePlan.ScrollViewStep {
    let scene = AvoidanceScene(
      keyboard: keyboard, windowFrame: .zero, container: AvoidanceScene.Container(frame: .zero),
      scrollViews: [
        AvoidanceScene.ScrollView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 500), contentSize: CGSize(width: 300, height: 1000),
          contentOffset: CGPoint(x: 0, y: 150), contribution: ScrollContribution(scrolled: scrolled), history: history)
      ], policy: policy)
    return AvoidancePlanner.plan(for: scene).scrollViews[0]
  }

  @Test("sets the planned offset if the history is unknown")
  func unknownHistory() {
    #expect(restored(nil).offsetChange == .set(100))
  }

  @Test("subtracts the contribution if the limits are unchanged")
  func unchangedLimits() {
    let history = ScrollHistory(limits: Self.limits(), ownLimits: Self.limits(), isUntouched: true)
    #expect(restored(history).offsetChange == .subtract)
    #expect(restored(history).offset == 100 && restored(history).ownLimits == Self.limits())
  }

  @Test("sets the planned offset if a limit has changed")
  func changedLimits() {
    let changes: [ScrollLimits] = [
      Self.limits(content: 900), Self.limits(top: 10), Self.limits(bottom: 10), Self.limits(offset: 99),
    ]
    for limits in changes {
      let history = ScrollHistory(limits: limits, ownLimits: Self.limits(), isUntouched: true)
      #expect(restored(history).offsetChange == .set(100))
    }
  }

  @Test("moves content that was at its top edge to the current edge, unless other code scrolled it")
  func upperEdge() {
    let own = Self.limits(top: 40, offset: -40, isAtTop: true)
    var history = ScrollHistory(limits: Self.limits(top: 60, offset: 100), ownLimits: own, isUntouched: true)
    #expect(restored(history).offsetChange == .set(-60) && restored(history).offset == -60)
    history.isUntouched = false
    #expect(restored(history).offsetChange == .set(100))
  }

  @Test(
    "moves scaled content to its top edge in the window's points",
    arguments: [(2, -120), (0.5, -30)] as [(CGFloat, CGFloat)])
  func scaledUpperEdge(scale: CGFloat, offset: CGFloat) {
    let history = ScrollHistory(
      limits: Self.limits(top: 60, offset: 100), ownLimits: Self.limits(top: 40, offset: -40, isAtTop: true),
      isUntouched: true, scale: scale)
    #expect(restored(history).offsetChange == .set(offset))
  }

  @Test("does not change the offset while the user drags the content, or while the content decelerates")
  func finger() {
    for interaction in [ScrollHistory.Interaction.dragging, .decelerating] {
      let history = ScrollHistory(
        limits: Self.limits(), ownLimits: Self.limits(), isUntouched: true, interaction: interaction)
      let step = restored(history)
      #expect(step.offsetChange == .leaveToUser && step.offset == 150)
      #expect(!step.closesGapBelowTitle)
    }
  }

  @Test("if the keyboard still covers the input, scrolls decelerating content, but not content under a finger")
  func fingerWithKeyboard() {
    let keyboard = KeyboardState(
      placement: .docked, frame: CGRect(x: 0, y: 300, width: 300, height: 200),
      screen: CGRect(x: 0, y: 0, width: 300, height: 500))
    for (interaction, expected) in [
      (ScrollHistory.Interaction.dragging, AvoidancePlan.OffsetChange.unchanged), (.decelerating, .set(250)),
    ] {
      let window = CGRect(x: 0, y: 0, width: 300, height: 500)
      let history = ScrollHistory(
        limits: Self.limits(), ownLimits: Self.limits(), isUntouched: true, interaction: interaction)
      let scene = AvoidanceScene(
        targets: [AvoidanceScene.Target(CGRect(x: 0, y: 400, width: 10, height: 50), in: 0)], keyboard: keyboard,
        windowFrame: window, container: AvoidanceScene.Container(frame: window),
        scrollViews: [
          AvoidanceScene.ScrollView(
            frame: window, contentSize: CGSize(width: 300, height: 1000), contentOffset: CGPoint(x: 0, y: 100),
            history: history)
        ])
      #expect(AvoidancePlanner.plan(for: scene).scrollViews[0].offsetChange == expected)
    }
  }

  @Test("closes a gap below the title only when a contribution with known limits ends")
  func closesGap() {
    let history = ScrollHistory(limits: Self.limits(), ownLimits: Self.limits(), isUntouched: true)
    #expect(restored(history).closesGapBelowTitle)
    #expect(!restored(ScrollHistory(limits: Self.limits(), ownLimits: nil, isUntouched: true)).closesGapBelowTitle)
    let kept = restored(history, scrolled: 1, keyboard: .unknown(on: .zero), policy: .automatic)
    #expect(kept.contribution.scrolled == 1 && !kept.closesGapBelowTitle)
    #expect(!restored(nil).closesGapBelowTitle)
  }

  @Test("remembers the limits from before the contribution, until other code scrolls")
  func remembered() {
    let (earlier, now) = (Self.limits(content: 800), Self.limits())
    let inset = ScrollContribution(bottomInset: 300)
    #expect(now.remembered(after: earlier, .zero, isUntouched: false) == now)
    #expect(now.remembered(after: earlier, inset, isUntouched: true) == earlier)
    #expect(now.remembered(after: nil, inset, isUntouched: true)?.offset == nil)
    #expect(now.remembered(after: earlier, ScrollContribution(scrolled: 5), isUntouched: true) == earlier)
    #expect(now.remembered(after: earlier, ScrollContribution(scrolled: 5), isUntouched: false) == nil)
  }

  @Test("attributes a movement to UIKit if an edge of the content moved with it")
  func movedEdges() {
    let limits = Self.limits(top: 20)
    #expect(limits.isMovedWithEdge(top: 20, isAtTop: false, isAtEnd: true, change: -5))
    #expect(!limits.isMovedWithEdge(top: 20, isAtTop: false, isAtEnd: true, change: 5))
    #expect(!limits.isMovedWithEdge(top: 20, isAtTop: false, isAtEnd: true, change: 0))
    #expect(!limits.isMovedWithEdge(top: 20, isAtTop: false, isAtEnd: false, change: -5))
    #expect(limits.isMovedWithEdge(top: 0, isAtTop: true, isAtEnd: false, change: 20))
    #expect(!limits.isMovedWithEdge(top: 0, isAtTop: true, isAtEnd: false, change: -5))
    #expect(!limits.isMovedWithEdge(top: 0, isAtTop: false, isAtEnd: false, change: -5))
    #expect(!limits.isMovedWithEdge(top: 20, isAtTop: true, isAtEnd: false, change: -5))
    #expect(!limits.isMovedWithEdge(top: 20, isAtTop: true, isAtEnd: false, change: 0))
    // The content moved less than the edge, because the content was not at the edge.
    #expect(limits.isMovedWithEdge(top: 0, isAtTop: true, isAtEnd: false, change: 5))
    #expect(limits.isMovedWithEdge(top: 20, isAtTop: true, isAtEnd: false, change: 0.5))
    #expect(!limits.isMovedWithEdge(top: 0, isAtTop: false, isAtEnd: false, change: 5))
    #expect(limits.isMovedWithEdge(top: 30, isAtTop: true, isAtEnd: false, change: -10))
  }

  @Test("expects the large title again at the same width, but not after a rotation")
  func greatestTop() {
    let large = Self.limits(top: 150, mayFollowTitle: true)
    #expect(large.greatestTop(now: Self.limits(top: 98, mayFollowTitle: true)) == 150)
    #expect(large.greatestTop(now: Self.limits(top: 32, mayFollowTitle: true, width: 800)) == 32)
    #expect(Self.limits(top: 150).greatestTop(now: Self.limits(top: 98)) == 98)
  }

  @Test("limits are unchanged if the offset, the content, and the insets are the same")
  func unchanged() {
    let limits = Self.limits(top: 98, bottom: 34)
    #expect(limits.isUnchanged(in: limits))
    for current in [
      Self.limits(content: 900, top: 98, bottom: 34), Self.limits(top: 98, bottom: 60),
      Self.limits(top: 150, bottom: 34),
      Self.limits(top: 46, bottom: 34), Self.limits(top: 98, bottom: 34, offset: 120),
      Self.limits(top: 98, bottom: 34, offset: nil), Self.limits(top: 98, bottom: 34, offset: 100 + 1 / 1024),
    ] {
      #expect(!limits.isUnchanged(in: current))
    }
    let title = Self.limits(top: 150, bottom: 34, mayFollowTitle: true)
    #expect(title.isUnchanged(in: Self.limits(top: 98, bottom: 34)), "The title is smaller.")
    #expect(!title.isUnchanged(in: Self.limits(top: 160, bottom: 34)))
  }

  @Test("closes the gap below a large title that does not expand again")
  func titleGap() {
    let limits = Self.limits(top: 150, offset: -150, mayFollowTitle: true)
    #expect(limits.hadLargerTitle(than: 98) && !limits.hadLargerTitle(than: 150))
    #expect(limits.gapBelowTitle(top: 98, offset: -150) == 52)
    #expect(limits.gapBelowTitle(top: 98, offset: -98) == 0)
    #expect(limits.gapBelowTitle(top: 98, offset: -98 - .imperceptible) == 0)
    let pulled = Self.limits(top: 150, offset: -160, mayFollowTitle: true)
    #expect(pulled.gapBelowTitle(top: 98, offset: -160) == 52, "the app's own distance stays")
    #expect(Self.limits(top: 150, offset: nil).gapBelowTitle(top: 98, offset: -150) == 52)
    #expect(!Self.limits(top: 150).hadLargerTitle(than: 98))
  }
}

import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The rules that turn measurements of views into a scene, and the plan that restores scroll views.
struct SceneRuleTests {
  @Test(
    "without a controller, only the policy of additional safe area is replaced", arguments: AvoidancePolicy.allCases)
  func policy(_ policy: AvoidancePolicy) {
    #expect(policy.effective(hasController: true) == policy)
    #expect(policy.effective(hasController: false) == (policy == .safeArea ? .scrollOnly : policy))
  }

  @Test(
    "the top limit ignores the shift, and points that replace lost safe area are not additional safe area",
    arguments: [(0, 136, 159, 136), (100, 136, 259, 0), (-5, 12, 154, 0)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func container(shift: CGFloat, added: CGFloat, topLimit: CGFloat, safeArea: CGFloat) {
    let frame = CGRect(x: 10, y: 100, width: 300, height: 600)
    for mayShift in [true, false] {
      let container = AvoidanceScene.Container(
        viewFrame: frame, topSafeArea: 59, bottomSafeArea: 34, shift: shift, addedSafeArea: added, mayShift: mayShift)
      let expected = AvoidanceScene.Container(
        frame: frame, topLimit: topLimit, bottomSafeArea: 34, maximumShift: mayShift ? nil : 0,
        contributedShift: shift, contributedSafeArea: safeArea)
      #expect(container == expected)
    }
  }

  @Test(
    "a view is a drawer if its top edge, without the shift, is below the bars",
    arguments: [(104, 0, true), (103, 0, false), (60, 43, false), (60, 44, true)] as [(CGFloat, CGFloat, Bool)])
  func drawer(top: CGFloat, shift: CGFloat, isDrawer: Bool) {
    func container(_ bottomOfBars: CGFloat?) -> AvoidanceScene.Container {
      AvoidanceScene.Container(
        viewFrame: CGRect(x: 0, y: top, width: 393, height: 852), topSafeArea: 0, bottomSafeArea: 34, shift: shift,
        addedSafeArea: 0, mayShift: true, bottomOfBars: bottomOfBars)
    }
    #expect(container(103).drawerTopLimit == (isDrawer ? 103 : nil) && container(nil).drawerTopLimit == nil)
  }

  @Test(
    "lost safe area counts as part of the avoider's inset when the avoider chooses which limits to remember",
    arguments: [(0, 0, false), (300, 0, true), (0, 34, true), (-34, 34, false)] as [(CGFloat, CGFloat, Bool)])
  func history(inset: CGFloat, lost: CGFloat, remembersEarlierLimits: Bool) {
    let earlier = ScrollHistoryTests.limits(content: 800)
    let limits = ScrollHistoryTests.limits()
    let contribution = ScrollContribution(bottomInset: inset)
    let history = ScrollHistory(
      limits: limits, after: earlier, contribution, lostInset: lost, isUntouched: true, interaction: .idle, scale: 2
    )
    let expected = ScrollHistory(
      limits: limits, ownLimits: remembersEarlierLimits ? earlier : limits, isUntouched: true, interaction: .idle,
      scale: 2)
    #expect(history == expected)
  }

  @Test("forgets the earlier limits after other code has scrolled")
  func foreignScrolling() {
    let limits = ScrollHistoryTests.limits()
    for isUntouched in [true, false] {
      let history = ScrollHistory(
        limits: limits, after: limits, ScrollContribution(scrolled: 50), lostInset: 0, isUntouched: isUntouched,
        interaction: .idle, scale: 1)
      #expect(history.ownLimits == (isUntouched ? limits : nil) && history.isUntouched == isUntouched)
    }
  }

  @Test("forgets the offset of content that the user is moving, but not an earlier offset")
  func movingContent() {
    let limits = ScrollHistoryTests.limits()
    for interaction in [ScrollHistory.Interaction.idle, .dragging, .decelerating] {
      func history(_ contribution: ScrollContribution) -> ScrollHistory {
        ScrollHistory(
          limits: limits, after: limits, contribution, lostInset: 0, isUntouched: true, interaction: interaction,
          scale: 1)
      }
      #expect((history(.zero).ownLimits?.offset == nil) == (interaction != .idle) && history(.zero).ownLimits != nil)
      let moved = ScrollLimits(
        contentHeight: limits.contentHeight, width: limits.width, height: limits.height, top: limits.top,
        bottom: limits.bottom, offset: (limits.offset ?? 0) + 50, isAtTop: false, mayFollowTitle: false)
      let scrolled = ScrollHistory(
        limits: moved, after: limits, ScrollContribution(scrolled: 50), lostInset: 0, isUntouched: true,
        interaction: interaction, scale: 1)
      #expect(scrolled.ownLimits == limits)
      #expect(history(ScrollContribution(scrolled: 50)).ownLimits == limits)
    }
  }

  @Test("a reused plan that restores views leaves no target covered")
  func reusedPlan() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    func scene(_ keyboard: KeyboardState) -> AvoidanceScene {
      AvoidanceScene(
        targets: [AvoidanceScene.Target(CGRect(x: 0, y: 400, width: 100, height: 30))], keyboard: keyboard,
        windowFrame: frame, container: AvoidanceScene.Container(frame: frame, maximumShift: 0))
    }
    let keyboard = CGRect(x: 0, y: 300, width: 300, height: 200)
    var plan = AvoidancePlanner.plan(for: scene(KeyboardState(placement: .docked, frame: keyboard, screen: frame)))
    #expect(plan.leavesTargetsCovered)
    AvoidancePlanner.update(&plan, for: scene(.hidden(on: frame)))
    #expect(!plan.leavesTargetsCovered)
  }

  @Test("restores scroll views in the same way as a plan for a disabled policy, whatever the keyboard covers")
  func restoring() {
    let history = ScrollHistory(
      limits: ScrollHistoryTests.limits(), ownLimits: ScrollHistoryTests.limits(), isUntouched: true)
    let contribution = ScrollContribution(bottomInset: 300, indicatorInset: 290, scrolled: 50)
    let frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    var first = AvoidanceScene.ScrollView(
      frame: frame, contentSize: CGSize(width: 300, height: 1000), contentOffset: CGPoint(x: 0, y: 150),
      insets: AvoidanceScene.Insets(bottom: 300, indicatorBottom: 290), contribution: contribution)
    let second = first
    first.history = history
    let plan = AvoidancePlan(restoring: [first, second])
    #expect(plan.outcome == .restores(.exclusion(.policy)) && plan.shift == 0 && plan.additionalSafeArea == 0)
    #expect(plan.scrollViews.map(\.role) == [.restored, .restored])
    #expect(plan.scrollViews.map(\.contribution) == [.zero, .zero])
    #expect(plan.scrollViews.map(\.offset) == [100, 100])
    #expect(plan.scrollViews.map(\.offsetChange) == [.subtract, .set(100)])
    for keyboard in [KeyboardState.hidden(on: frame), KeyboardState(placement: .docked, frame: frame, screen: frame)] {
      let scene = AvoidanceScene(
        keyboard: keyboard, windowFrame: frame, container: AvoidanceScene.Container(frame: frame),
        scrollViews: [first, second], policy: .disabled)
      #expect(AvoidancePlanner.plan(for: scene) == plan)
    }
    #expect(AvoidancePlan(restoring: []).scrollViews.isEmpty)
  }
}

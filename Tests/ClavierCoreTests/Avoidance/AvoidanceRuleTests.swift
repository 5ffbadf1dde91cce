import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The rules that the code around the planner uses.
@Suite struct AvoidanceRuleTests {
  private let display = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func keyboard(_ placement: KeyboardState.Placement = .docked) -> KeyboardState {
    KeyboardState(placement: placement, frame: CGRect(x: 0, y: 508, width: 390, height: 336), screen: display)
  }

  @Test(
    "recognizes web content by its height, its scroll view, and the absence of editing notifications",
    arguments: [
      (462, true, false, true), (461, true, false, false), (462, false, false, false), (462, true, true, false),
    ] as [(CGFloat, Bool, Bool, Bool)])
  func webContent(height: CGFloat, isInScrollView: Bool, announcesEditing: Bool, expected: Bool) {
    let isPage = AvoidancePlan.Exclusion.isWebContent(
      height: height, isInScrollView: isInScrollView, announcesEditing: announcesEditing, keyboard: keyboard(),
      windowFrame: display, topSafeArea: 47)
    #expect(isPage == expected)
    let isHiddenPage = AvoidancePlan.Exclusion.isWebContent(
      height: height, isInScrollView: isInScrollView, announcesEditing: announcesEditing, keyboard: keyboard(.hidden),
      windowFrame: display, topSafeArea: 47)
    #expect(!isHiddenPage)
    // A window that is lower on the screen has less space above the keyboard.
    let isPageInLowerWindow = AvoidancePlan.Exclusion.isWebContent(
      height: height - 100, isInScrollView: isInScrollView, announcesEditing: announcesEditing, keyboard: keyboard(),
      windowFrame: CGRect(x: 0, y: 100, width: 390, height: 744), topSafeArea: 47)
    #expect(isPageInLowerWindow == expected)
  }

  @Test("shifts the input's own controller, or the panel around it, but never bars")
  func containers() {
    func candidate(_ height: CGFloat?, bars: Bool = false) -> AvoidanceScene.ShiftableController {
      AvoidanceScene.ShiftableController(height: height, arrangesChildren: bars)
    }
    func indexToShift(in candidates: [AvoidanceScene.ShiftableController], heightAbove: CGFloat = 500) -> Int? {
      var choice = AvoidanceScene.ShiftedControllerChoice()
      let index = candidates.indices.filter { choice.prefers(candidates[$0]) { heightAbove } }.last
      return choice.mayShift ? index : nil
    }
    #expect(indexToShift(in: []) == nil)
    #expect(indexToShift(in: [candidate(800)]) == 0)
    #expect(indexToShift(in: [candidate(800, bars: true)]) == nil)
    // A panel moves with the controller that contains it.
    #expect(indexToShift(in: [candidate(300), candidate(800)]) == 1)
    // The bars of a whole screen stay.
    #expect(indexToShift(in: [candidate(700), candidate(800, bars: true)]) == 0)
    // The bars of a panel move with it.
    #expect(indexToShift(in: [candidate(250), candidate(300, bars: true), candidate(800)]) == 2)
    // A controller with bars above a banner, or below one, is not a panel.
    for (height, index) in [(0, 0), (30, 0), (199, 0), (200, 2)] as [(CGFloat, Int)] {
      let candidates = [candidate(700), candidate(700, bars: true), candidate(800)]
      #expect(indexToShift(in: candidates, heightAbove: height) == index)
    }
    #expect(indexToShift(in: [candidate(300), candidate(nil), candidate(800)]) == 0)
    // A parent of the same size adds nothing, so its other children stay.
    #expect(indexToShift(in: [candidate(800), candidate(800)]) == 0)
  }

  @Test(
    "plans 0 for a shift or safe area that a rounding error makes negative",
    arguments: [-1e-103, -1e-9] as [CGFloat], [.automatic, .safeArea] as [AvoidancePolicy])
  func roundingErrors(error: CGFloat, policy: AvoidancePolicy) {
    // A plan that changes the safe area plans no shift yet, so each error has a plan of its own.
    let isShift = policy == .automatic
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 20, y: 100, width: 350, height: 34))], keyboard: keyboard(),
      windowFrame: display,
      container: AvoidanceScene.Container(
        frame: CGRect(x: 0, y: 0, width: 390, height: 400), contributedShift: isShift ? error : 0,
        contributedSafeArea: isShift ? 0 : error),
      policy: policy)
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.outcome == .avoids && plan.awaitsLayout == !isShift)
    #expect(plan.shift == 0 && plan.shift.sign == .plus)
    #expect(plan.additionalSafeArea == 0 && plan.additionalSafeArea.sign == .plus)
  }

  @Test("a plan that changes the safe area waits for layout, but a replacement that changes nothing does not")
  func waitingForLayout() {
    func scene(_ policy: AvoidancePolicy) -> AvoidanceScene {
      AvoidanceScene(
        targets: [AvoidanceScene.Target(CGRect(x: 20, y: 700, width: 350, height: 34))], keyboard: keyboard(),
        windowFrame: display, container: AvoidanceScene.Container(frame: display), policy: policy)
    }
    var plan = AvoidancePlan()
    #expect(!plan.awaitsLayout)
    AvoidancePlanner.update(&plan, for: scene(.safeArea))
    #expect(plan.awaitsLayout)
    AvoidancePlanner.update(&plan, for: scene(.disabled))
    #expect(!plan.awaitsLayout && plan.isApplied(in: scene(.disabled)))
  }

  @Test("the input scrolls into view unless editing has ended or the user has scrolled")
  func triggers() {
    let scrolling: [AvoidanceScene.Trigger] = [.layout, .text, .layoutAfterScrolling, .endOfEditing].filter(
      \.bringsInputIntoView)
    #expect(scrolling == [.layout, .text])
  }

  @Test(
    "the container shifts twice as far for a text view that moves half as far, so that its lines are visible",
    arguments: [1, 0.5])
  func minimumHeightOfSlowTextView(response: CGFloat) {
    let moving = AvoidanceScene.ShiftResponse(top: response, bottom: response)
    let textView = AvoidanceScene.ScrollView(
      frame: CGRect(x: 0, y: 450, width: 390, height: 200), contentSize: CGSize(width: 390, height: 400),
      contentOffset: .zero, minimumVisibleHeight: 120, shiftResponse: moving)
    let scene = AvoidanceScene(
      targets: [
        AvoidanceScene.Target(CGRect(x: 0, y: 450, width: 10, height: 20), in: 0, shiftResponse: moving)
      ], keyboard: keyboard(), windowFrame: display, container: AvoidanceScene.Container(frame: display),
      scrollViews: [textView])
    #expect(AvoidancePlanner.plan(for: scene).shift == 62 / response)
  }

  @Test(
    "a plan keeps a shift or a safe area if the difference is too small to be visible",
    arguments: [AvoidancePolicy.automatic, .safeArea])
  func roundedAmounts(policy: AvoidancePolicy) {
    // The keyboard's top is at 508, so the field needs a shift of 42 points, or a safe area of 336 points.
    let current: CGFloat = policy == .automatic ? 42.0001 : 0
    let safeArea: CGFloat = policy == .automatic ? 0 : 336.0001
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 20, y: 516 - current, width: 350, height: 34))],
      keyboard: keyboard(), windowFrame: display,
      container: AvoidanceScene.Container(
        frame: display.offsetBy(dx: 0, dy: -current), bottomSafeArea: safeArea, contributedShift: current,
        contributedSafeArea: safeArea),
      policy: policy)
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.shift == current && plan.additionalSafeArea == safeArea)
    #expect(plan.isApplied(in: scene))
  }

  @Test("a plan that was used for another keyboard is equal to a new one")
  func reusedPlan() {
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    var scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 20, y: 800, width: 200, height: 34))], spacing: 10,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 516, width: 393, height: 336), screen: screen),
      windowFrame: screen, container: AvoidanceScene.Container(frame: screen))
    var plan = AvoidancePlanner.plan(for: scene)
    scene.keyboard = .hidden(on: screen)
    AvoidancePlanner.update(&plan, for: scene)
    #expect(plan == AvoidancePlanner.plan(for: scene))
  }

  @Test("shifts no farther than the container allows", arguments: [0, 0.5, 100] as [CGFloat])
  func limitedShift(most: CGFloat) {
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 20, y: 800, width: 200, height: 34))], spacing: 10,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 516, width: 393, height: 336), screen: screen),
      windowFrame: screen, container: AvoidanceScene.Container(frame: screen, maximumShift: most))
    #expect(AvoidancePlanner.plan(for: scene).shift == most)
  }

  @Test(
    "content beyond its edge stops at the edge, and other content stops where it is, if at all",
    arguments: [
      (-60, -10, -10), (-10.2, nil, -10), (-10, nil, -10), (200, nil, 200), (740, nil, 740), (740.2, nil, 740),
      (800, 740, 740),
    ] as [(CGFloat, CGFloat?, CGFloat)])
  func stoppingOffset(offset: CGFloat, bounce: CGFloat?, anywhere: CGFloat) {
    let scrollView = AvoidanceScene.ScrollView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), contentSize: CGSize(width: 100, height: 1000),
      contentOffset: CGPoint(x: 0, y: offset), pixel: 0.5, insets: AvoidanceScene.Insets(bottom: 40, adjustedTop: 10))
    #expect(scrollView.stoppingOffset(stopsAnywhere: false) == bounce)
    #expect(scrollView.stoppingOffset(stopsAnywhere: true) == anywhere)
  }

  @Test("until the keyboard hides, compares insets with the first inset that was sampled since the keyboard appeared")
  func insetReference() {
    let (hidden, first) = (InsetSample(inset: 20, covered: 0), InsetSample(inset: 336, covered: 336))
    let later = InsetSample(inset: 300, covered: 369)
    #expect(first.reference(after: nil, isDocked: true)?.inset == 336)
    #expect(first.reference(after: hidden, isDocked: true)?.inset == 336)
    #expect(later.reference(after: first, isDocked: true)?.inset == 336)
    #expect(hidden.reference(after: first, isDocked: false) == nil)
  }

  @Test("recognizes changes that are about as large as the keyboard")
  func insetSamples() {
    let before = InsetSample(inset: 20, covered: 0)
    #expect(InsetSample(inset: 350, covered: 336).isKeyboardAdjustment(since: before))
    let inset = InsetSample(inset: 100, covered: 0)
    #expect(InsetSample(inset: 400, covered: 336).isKeyboardAdjustment(since: inset))
    #expect(!InsetSample(inset: 20, covered: 336).isKeyboardAdjustment(since: before))
    #expect(!InsetSample(inset: 120, covered: 100).isKeyboardAdjustment(since: before))
    #expect(InsetSample(inset: 120, covered: 101).isKeyboardAdjustment(since: before))
    #expect(InsetSample.isKeyboardAdjustment(300, covered: 336))
    #expect(InsetSample.isKeyboardAdjustment(286, covered: 336))
    #expect(!InsetSample.isKeyboardAdjustment(285.5, covered: 336))
    #expect(!InsetSample.isKeyboardAdjustment(280, covered: 336))
  }

  @Test(
    "recognizes a rounded inset of the keyboard's height or its overlap, unless it is the contribution",
    arguments: [
      (336, 312, true), (336.5, 312, true), (330, 312, true), (329.25, 312, true), (302, 312, true),
      (301.5, 312, true), (301, 312, false), (340, 312, false), (312, 312, false), (302, 302, false),
      (302, 302.5, false), (302, 303, true), (0, 312, false), (10, 312, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func keyboardHeights(inset: CGFloat, contribution: CGFloat, expected: Bool) {
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    var keyboard = KeyboardState(
      placement: .docked, frame: CGRect(x: 0, y: 516, width: 393, height: 336), screen: screen)
    #expect(
      InsetSample.isKeyboardHeight(inset, of: keyboard, overlap: 330, bottomInset: 302, contribution: contribution)
        == expected)
    // A scroll view that the keyboard does not cover has no such inset.
    for inset in [-0.5, 0, 0.5] as [CGFloat] {
      #expect(
        !InsetSample.isKeyboardHeight(inset, of: keyboard, overlap: 0, bottomInset: 0, contribution: contribution))
    }
    keyboard.placement = .floating
    #expect(
      !InsetSample.isKeyboardHeight(inset, of: keyboard, overlap: 330, bottomInset: 302, contribution: contribution))
  }

  @Test(
    "content that scrolled into the safe area scrolls back by the lost height, but not beyond its end",
    arguments: [(300, 0, 300), (300, 100, 200), (300, 400, 200), (220, 400, 200), (150, 400, 150)]
      as [(CGFloat, CGFloat, CGFloat)])
  func lostSafeArea(offset: CGFloat, lost: CGFloat, expected: CGFloat) {
    let scrollView = AvoidanceScene.ScrollView(
      frame: display, contentSize: CGSize(width: 390, height: 1044), contentOffset: CGPoint(x: 0, y: offset),
      insets: AvoidanceScene.Insets(lostBottom: lost))
    let scene = AvoidanceScene(
      keyboard: .hidden(on: display), windowFrame: display, container: AvoidanceScene.Container(frame: display),
      scrollViews: [scrollView], policy: .disabled)
    #expect(AvoidancePlanner.plan(for: scene).scrollViews[0].offset == expected)
  }

  @Test("after editing ends, content stays in place for a possible next input, or scrolls back if only a bar remains")
  func scrollingAfterEditing() {
    let scrollView = AvoidanceScene.ScrollView(
      frame: display, contentSize: CGSize(width: 390, height: 2000), contentOffset: CGPoint(x: 0, y: 200),
      contribution: ScrollContribution(bottomInset: 346, indicatorInset: 336, scrolled: 150))
    var scene = AvoidanceScene(
      keyboard: keyboard(), windowFrame: display, container: AvoidanceScene.Container(frame: display),
      scrollViews: [scrollView], trigger: .endOfEditing)
    let between = AvoidancePlanner.plan(for: scene).scrollViews[0]
    #expect(between.offset == 200 && between.contribution.scrolled == 150)
    scene.keyboard.placement = .accessoryOnly
    let step = AvoidancePlanner.plan(for: scene).scrollViews[0]
    #expect(step.offset == 50 && step.contribution.scrolled == 0 && step.contribution.bottomInset > 0)
  }

  @Test("after editing ends, keeps the shift for a possible next input, unless only an accessory view remains")
  func endOfEditing() {
    var scene = AvoidanceScene(
      keyboard: keyboard(), windowFrame: display,
      container: AvoidanceScene.Container(frame: display.offsetBy(dx: 0, dy: -100), contributedShift: 100),
      trigger: .endOfEditing)
    #expect(AvoidancePlanner.plan(for: scene).shift == 100)
    scene.keyboard.placement = .accessoryOnly
    #expect(AvoidancePlanner.plan(for: scene).shift == 0)
    scene.keyboard.placement = .docked
    scene.trigger = .layout
    #expect(AvoidancePlanner.plan(for: scene).shift == 0)
  }

  @Test(
    "a target in the spacing above the keyboard, or covered by less than a pixel, does not count as covered",
    arguments: [(508, 0, false), (508 + 1 / 1024, 1 / 1024, false), (508.5, 0.5, true)] as [(CGFloat, CGFloat, Bool)])
  func targetInSpacing(bottom: CGFloat, coveredHeight: CGFloat, isCovered: Bool) {
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: bottom - 34, width: 10, height: 34))], spacing: 20,
      keyboard: keyboard(), windowFrame: display, container: AvoidanceScene.Container(frame: display),
      policy: .scrollOnly)
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.leavesTargetsCovered == isCovered)
    #expect(plan.coveredHeight == coveredHeight)
  }

  @Test("the covered height counts only the input, not the views to keep visible with it", arguments: [false, true])
  func coveredHeightOfInput(isInputLower: Bool) {
    let places = [CGRect(x: 0, y: 480, width: 10, height: 34), CGRect(x: 0, y: 500, width: 10, height: 34)]
    let scene = AvoidanceScene(
      targets: (isInputLower ? places.reversed() : places).map { AvoidanceScene.Target($0) }, keyboard: keyboard(),
      windowFrame: display, container: AvoidanceScene.Container(frame: display), policy: .scrollOnly)
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.coveredHeight == (isInputLower ? 26 : 6))
  }

  @Test("explains where an input ends up if it moves half as far as its container")
  func explainsPosition() {
    let scene = AvoidanceScene(
      targets: [
        AvoidanceScene.Target(
          CGRect(x: 0, y: 540, width: 10, height: 34),
          shiftResponse: AvoidanceScene.ShiftResponse(top: 0.5, bottom: 0.5))
      ], spacing: 0, keyboard: keyboard(), windowFrame: display, container: AvoidanceScene.Container(frame: display))
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.shift == 132)
    #expect(
      plan.explanation.last
        == "After the adjustment, the input is between 474 and 508, and the keyboard covers none of it.")
  }

  @Test("a plan excludes the input if the policy is disabled, but not if the keyboard takes up no space")
  func excluded() {
    var scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 700, width: 10, height: 34))], keyboard: keyboard(),
      windowFrame: display, container: AvoidanceScene.Container(frame: display))
    #expect(!AvoidancePlanner.plan(for: scene).isExcluded)
    scene.policy = .disabled
    #expect(AvoidancePlanner.plan(for: scene).isExcluded)
    scene.policy = .automatic
    scene.keyboard = .hidden(on: display)
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.outcome == .restores(.placement(.hidden)) && !plan.isExcluded)
  }

  @Test("additional safe area replaces every inset of a scroll view, even if the scroll view ignores the safe area")
  func safeAreaWithoutInsets() {
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 700, width: 10, height: 34), in: 0)], keyboard: keyboard(),
      windowFrame: display,
      container: AvoidanceScene.Container(frame: display, bottomSafeArea: 336, contributedSafeArea: 336),
      scrollViews: [AvoidanceScene.ScrollView(frame: display, contentSize: CGSize(width: 390, height: 1000))],
      policy: .safeArea)
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.additionalSafeArea == 336 && !plan.awaitsLayout)
    #expect(plan.scrollViews[0].contribution.bottomInset == 0)
    #expect(plan.scrollViews[0].contribution.indicatorInset == 0)
  }

  @Test(
    arguments: [(361, 844, false), (732, 844, false), (732, 1200, false), (361, 844, true)]
      as [(CGFloat, CGFloat, Bool)])
  func `shifts the container instead of scrolling a horizontal layout, whatever the size of the content`(
    width: CGFloat, height: CGFloat, alwaysBounces: Bool
  ) {
    var scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 700, width: 10, height: 34), in: 0)], spacing: 10,
      keyboard: keyboard(), windowFrame: display, container: AvoidanceScene.Container(frame: display),
      scrollViews: [
        AvoidanceScene.ScrollView(
          frame: display, contentSize: CGSize(width: width, height: height), alwaysBouncesVertically: alwaysBounces,
          hasHorizontalLayout: true)
      ])
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.shift == 236 && plan.scrollViews[0].role == .ignored)
    #expect(plan.scrollViews[0].contribution == .zero && plan.scrollViews[0].offset == 0)
    scene.scrollViews[0].hasHorizontalLayout = false
    scene.scrollViews[0].contentSize.width = 390
    #expect(AvoidancePlanner.plan(for: scene).scrollViews[0].role == .avoids)
  }

  @Test("considers a plan applied only if the scene has the plan's shift")
  func isApplied() {
    var scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 700, width: 10, height: 34))], keyboard: keyboard(),
      windowFrame: display, container: AvoidanceScene.Container(frame: display))
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.shift > 0 && !plan.isApplied(in: scene))
    scene.container.contributedShift = plan.shift
    #expect(plan.isApplied(in: scene))
  }

  @Test("considers a plan applied only if a scroll view has the plan's insets and offset")
  func isAppliedInScrollView() {
    var scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 700, width: 10, height: 34), in: 0)], keyboard: keyboard(),
      windowFrame: display, container: AvoidanceScene.Container(frame: display),
      scrollViews: [
        AvoidanceScene.ScrollView(frame: display, contentSize: CGSize(width: 393, height: 2000), contentOffset: .zero)
      ])
    let plan = AvoidancePlanner.plan(for: scene)
    let step = plan.scrollViews[0]
    #expect(step.contribution.bottomInset > 0 && step.offset > 0 && !plan.isApplied(in: scene))
    scene.scrollViews[0].contribution = step.contribution
    #expect(!plan.isApplied(in: scene))
    scene.scrollViews[0].contribution = .init()
    scene.scrollViews[0].contentOffset.y = step.offset
    #expect(!plan.isApplied(in: scene))
    scene.scrollViews[0].contribution = step.contribution
    #expect(plan.isApplied(in: scene))
  }

  @Test("never reports a negative covered height, even if a measured response shrinks an input by more than its height")
  func coveredHeightOfShrinkingInput() {
    let response = AvoidanceScene.ShiftResponse(top: 1, bottom: 0.5)
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 700, width: 10, height: 20), shiftResponse: response)],
      keyboard: keyboard(), windowFrame: display,
      container: AvoidanceScene.Container(frame: display.offsetBy(dx: 0, dy: -100), contributedShift: 100),
      policy: .scrollOnly)
    #expect(AvoidancePlanner.plan(for: scene).coveredHeight == 0)
  }
}

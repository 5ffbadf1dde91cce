import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier
@testable import ClavierCore

/// Tests how contributions are written and removed while a finger moves the content or the layout responds.
@MainActor @Suite(.underEveryPromptAlternative) struct PlanApplierTests {
  /// A scroll view on the upper half of a screen, in a superview that can be scaled.
  @MainActor private final class Stage {
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let window: UIWindow
    let applier = PlanApplier()

    init(scale: CGFloat = 1) {
      HeadlessWorld.reset()
      window = makeWindow(controller)
      view.contentSize.height = 1000
      view.contentInsetAdjustmentBehavior = .never
      controller.view.addSubview(view)
      controller.view.transform = CGAffineTransform(scaleX: scale, y: scale)
      HeadlessWorld.updateCycle()
    }

    var place: CGPoint { view.convert(CGPoint(x: 100, y: view.bounds.midY), to: nil) }
  }

  @Test("moves bouncing content to its resting position, even in a scaled view", arguments: [1, 0.5] as [CGFloat])
  func bounce(scale: CGFloat) {
    let stage = Stage(scale: scale)
    HeadlessTouches.drag(
      from: stage.place, to: CGPoint(x: stage.place.x, y: stage.place.y + 120), duration: 0.2, steps: 6)
    #expect(stage.view.isDecelerating && stage.view.contentOffset.y < 0)
    stage.applier.stopContent(of: [stage.view], endsDeceleration: false)
    #expect(abs(stage.view.contentOffset.y) < 0.001)
  }

  @Test("does not move content that a finger pulls beyond its edge")
  func pulled() {
    let stage = Stage()
    HeadlessTouches.began(at: stage.place)
    for step in 1...6 {
      HeadlessTouches.moved(to: CGPoint(x: stage.place.x, y: stage.view.frame.midY + CGFloat(step) * 20))
    }
    let offset = stage.view.contentOffset.y
    #expect(stage.view.isDragging && offset < 0)
    stage.applier.stopContent(of: [stage.view], endsDeceleration: false)
    #expect(stage.view.contentOffset.y == offset)
    HeadlessTouches.ended(at: stage.place)
  }

  @Test("does not move content under a finger when the contributions end, but lets UIKit move it")
  func endOfContributions() {
    /// Drags content at its end, removes the inset, and returns where the content is.
    func offset(isApplied: Bool) -> CGFloat {
      let stage = Stage()
      stage.applier.ledger.set(200, of: .bottomInset, in: stage.view)
      stage.applier.ledger.set(850, of: .scrolled, in: stage.view)
      HeadlessWorld.updateCycle()
      let start = stage.place
      defer { HeadlessTouches.ended(at: start) }
      HeadlessTouches.began(at: start)
      for step in 1...5 { HeadlessTouches.moved(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 8)) }
      #expect(stage.view.isDragging && stage.view.contentOffset.y > 850)
      if isApplied { stage.applier.restore() } else { stage.view.contentInset.bottom = 0 }
      HeadlessWorld.updateCycle()
      #expect(stage.view.contentInset.bottom == 0 && stage.view.isDragging)
      return stage.view.contentOffset.y
    }
    #expect(offset(isApplied: true) == offset(isApplied: false))
  }

  @Test("shifts by any distance, and back", arguments: [0.5, 1, 2, 50] as [CGFloat])
  func distances(distance: CGFloat) {
    let stage = Stage()
    let shifter = ViewShifter(stage.controller)
    let ledger = ContributionLedger()
    #expect(!shifter.shift(stage.controller.view, by: 0, safeArea: 0, in: ledger))
    #expect(shifter.shift(stage.controller.view, by: distance, safeArea: 0, in: ledger))
    #expect(stage.controller.view.transform.ty == -distance)
    #expect(shifter.shift(stage.controller.view, by: 0, safeArea: 0, in: ledger))
    #expect(stage.controller.view.transform.isIdentity)
  }

  @Test(
    "adds to the bottom safe area in the view's points, or in the window's points if the view is rotated",
    arguments: [
      (CGAffineTransform.identity, 100), (CGAffineTransform(scaleX: 0.5, y: 0.5), 200),
      (CGAffineTransform(rotationAngle: .pi / 2), 100), (CGAffineTransform(rotationAngle: .pi), 100),
    ] as [(CGAffineTransform, CGFloat)])
  func safeArea(transform: CGAffineTransform, added: CGFloat) {
    let stage = Stage()
    stage.controller.view.transform = transform
    var plan = AvoidancePlan()
    plan.additionalSafeArea = 100
    stage.applier.apply(plan, to: PlanSubjects(container: stage.controller.view, controller: stage.controller))
    #expect(abs(stage.controller.additionalSafeAreaInsets.bottom - added) < 0.001)
    stage.applier.restore()
    #expect(stage.controller.additionalSafeAreaInsets == .zero)
  }

  @Test("responses are measured as soon as a shift is applied, so that no measurement removes the shift")
  func firstResponses() {
    let stage = Stage()
    let subjects = PlanSubjects(
      scrollViews: [], container: stage.controller.view, controller: stage.controller, measuredViews: [stage.view])
    let screen = stage.window.bounds
    let keyboard = CGRect(x: 0, y: screen.maxY - 336, width: screen.width, height: 336)
    let plan = AvoidancePlanner.plan(
      for: AvoidanceScene(
        targets: [AvoidanceScene.Target(keyboard)],
        keyboard: KeyboardState(placement: .docked, frame: keyboard, screen: screen), windowFrame: screen,
        container: AvoidanceScene.Container(frame: screen)))
    #expect(plan.shift == 336)
    stage.applier.apply(plan, to: subjects)
    #expect(stage.applier.responses?.isValid(for: subjects, shift: 336) == true)
    #expect(stage.applier.responses?.areFull == true)
  }

  @Test("nothing changes for a view whose controller was deallocated")
  func formerController() {
    let shifter = ViewShifter(UIViewController())
    let view = UIView()
    #expect(!shifter.shift(view, by: 50, safeArea: 0, in: ContributionLedger()))
    #expect(view.transform.isIdentity)
  }

  @Test(
    "measures a response to the shift without animation, and restores the offset unless a finger drags the content",
    arguments: [(true, 1), (false, 1), (false, 0.5)] as [(Bool, CGFloat)])
  func measurement(isDragged: Bool, scale: CGFloat) {
    HeadlessWorld.reset()
    let (screen, applier) = (RecordingScreen(), PlanApplier())
    let parent = UIViewController()
    let window = makeWindow(parent)
    parent.addChild(screen)
    screen.view.frame = parent.view.bounds
    parent.view.addSubview(screen.view)
    parent.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let (view, list) = (screen.recorder, screen.list)
    HeadlessWorld.updateCycle()
    let ownSafeArea = view.safeAreaInsets
    let shifter = ViewShifter(screen)
    applier.shifters[view] = shifter
    #expect(shifter.shift(view, by: 50, safeArea: 0, in: applier.ledger))
    list.contentOffset.y = 7
    HeadlessWorld.updateCycle()
    if isDragged {
      let start = list.convert(CGPoint(x: 300, y: 100), to: nil)
      HeadlessTouches.began(at: start)
      HeadlessTouches.moved(to: CGPoint(x: start.x, y: start.y - 20))
      #expect(list.isDragging)
    }
    (view.writes, view.safeAreasAtRest) = ([], [])
    view.scrollsAtRest = true
    let subjects = PlanSubjects(
      scrollViews: [list], container: view, controller: screen, measuredViews: [screen.field])
    UIView.animate(withDuration: 0.3) { applier.measureResponses(of: subjects) }
    #expect(view.writes.map(\.shift) == [0, -50] && !view.writes.contains(where: \.isAnimated))
    #expect(!view.safeAreasAtRest.isEmpty && view.safeAreasAtRest.allSatisfy { $0 == ownSafeArea })
    // Setting the offset under a finger would move the content away from it.
    #expect(list.contentOffset.y == (isDragged ? 0 : 7))
    view.writes = []
    applier.measureResponses(of: subjects)
    #expect(view.writes.isEmpty, "nothing has moved since the measurement")
    screen.field.frame.origin.y += 5
    applier.measureResponses(of: subjects)
    #expect(view.writes.map(\.shift) == [0, -50])
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 700))
    withExtendedLifetime(window) {}
  }

  @Test(
    "shifts a view for its current controller, and reverts the contribution to its former controller",
    .notUnder(.safeAreaIgnoresTransform, because: "With this alternative, nothing is added to the safe area."))
  func otherController() {
    let stage = Stage()
    let view = UIView(frame: stage.controller.view.bounds)
    stage.controller.view.addSubview(view)
    var plan = AvoidancePlan()
    plan.shift = 100
    let (former, current) = (UIViewController(), UIViewController())
    former.view = view
    stage.applier.apply(plan, to: PlanSubjects(container: view, controller: former))
    let additional = former.additionalSafeAreaInsets
    #expect(view.transform.ty == -100 && additional != .zero)
    former.view = nil
    current.view = view
    stage.applier.apply(plan, to: PlanSubjects(container: view, controller: current))
    #expect(view.transform.ty == -100)
    #expect(former.additionalSafeAreaInsets == .zero && current.additionalSafeAreaInsets == additional)
    stage.applier.restore()
    #expect(view.transform.ty == 0 && current.additionalSafeAreaInsets == .zero && stage.applier.ledger.isEmpty)
  }

  @Test(
    "reverts the safe area of a controller whose view was unloaded or replaced",
    .notUnder(.safeAreaIgnoresTransform, because: "With this alternative, the safe area stays unchanged."),
    arguments: [false, true])
  func otherView(isReplaced: Bool) {
    let stage = Stage()
    let controller = UIViewController()
    var plan = AvoidancePlan()
    plan.shift = 100
    do {
      // The view begins below the top safe area, and the shift moves it into that area.
      let view = UIView(
        frame: stage.controller.view.bounds.inset(by: UIEdgeInsets(top: 80, left: 0, bottom: 0, right: 0)))
      stage.controller.view.addSubview(view)
      controller.view = view
      stage.applier.apply(plan, to: PlanSubjects(container: view, controller: controller))
      view.removeFromSuperview()
    }
    let additional = controller.additionalSafeAreaInsets
    #expect(additional.top < 0 && additional.bottom > 0)
    controller.view = nil
    if isReplaced {
      controller.view = UIView(frame: stage.controller.view.bounds)
      stage.controller.view.addSubview(controller.view)
    }
    stage.applier.restore()
    #expect(controller.additionalSafeAreaInsets == .zero && stage.applier.ledger.isEmpty)
  }

  @Test("reverts the shift of a view whose controller was deallocated")
  func goneController() {
    let stage = Stage()
    let view = UIView(frame: stage.controller.view.bounds)
    stage.controller.view.addSubview(view)
    var plan = AvoidancePlan()
    plan.shift = 100
    do {
      let controller = UIViewController()
      controller.view = view
      stage.applier.apply(plan, to: PlanSubjects(container: view, controller: controller))
    }
    #expect(view.transform.ty == -100)
    stage.applier.restore()
    #expect(view.transform.ty == 0 && stage.applier.ledger.isEmpty)
  }
}

/// A screen with a list around a field, whose view records each shift.
private final class RecordingScreen: UIViewController {
  final class Recorder: UIView {
    var writes: [(shift: CGFloat, isAnimated: Bool)] = []
    var scrollsAtRest = false
    /// The safe areas for which the view was laid out without a shift.
    var safeAreasAtRest: [UIEdgeInsets] = []

    override var transform: CGAffineTransform {
      didSet {
        writes.append((transform.ty, UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0))
        setNeedsLayout()
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard transform.ty == 0 else { return }
      safeAreasAtRest.append(safeAreaInsets)
      guard scrollsAtRest else { return }
      for case let view as UIScrollView in subviews { view.contentOffset.y = 0 }
    }
  }

  let recorder = Recorder()
  let list = UIScrollView(frame: CGRect(x: 0, y: 560, width: 393, height: 220))
  let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))

  override func loadView() { view = recorder }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize.height = 230
    view.addSubview(list)
    list.addSubview(field)
  }
}

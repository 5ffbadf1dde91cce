import Foundation
import Testing
import UIKit

@MainActor @Suite("Custom presentations and transitions") struct ControllerPresentationTests {
  private let journal = Journal()

  private func custom(in screen: Screen) -> (FieldController, CardTransitions) {
    let controller = FieldController("card", journal)
    let transitions = CardTransitions(journal)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = transitions
    return (controller, transitions)
  }

  @Test("A custom presentation controller determines the frame, and is notified before and after the transition")
  func customPresentation() {
    let screen = Screen()
    let (card, transitions) = custom(in: screen)
    screen.controller.present(card, animated: false)
    HeadlessWorld.updateCycle()
    #expect(card.presentationController === transitions.presentation)
    #expect(card.place == rect(0, 552, 393, 300))
    #expect(screen.controller.view.window != nil, "the presenting view stays")
    #expect(journal.take() == ["presenting", "card viewWillAppear", "card viewDidAppear", "presented"])
    card.dismiss(animated: false)
    #expect(
      journal.take() == ["dismissing", "card viewWillDisappear", "card viewDidDisappear", "dismissed"])
    #expect(screen.controller.presentedViewController == nil && card.view.window == nil)
  }

  @Test("A custom presentation places its view again when its container changes")
  func customLayout() {
    let screen = Screen()
    let (card, transitions) = custom(in: screen)
    screen.controller.present(card, animated: false)
    HeadlessWorld.rotate(to: .landscapeLeft)
    HeadlessClock.advanceUntilIdle()
    #expect(card.place == rect(0, 93, 852, 300))
    withExtendedLifetime(transitions) {}
  }

  @Test("A custom animator gets the views and frames, and ends the transition")
  func customAnimator() throws {
    let screen = Screen()
    let (card, transitions) = custom(in: screen)
    var isDone = false
    screen.controller.present(card, animated: true) { isDone = true }
    let context = try #require(transitions.context)
    #expect(context.viewController(forKey: .from) === screen.controller)
    #expect(context.viewController(forKey: .to) === card && context.view(forKey: .to) === card.view)
    #expect(context.view(forKey: .from) == nil, "the presenting view must not be moved")
    #expect(context.finalFrame(for: card) == rect(0, 552, 393, 300))
    #expect(card.isBeingPresented && card.transitionCoordinator?.transitionDuration == 0.8)
    HeadlessClock.advance(by: 0.7)
    #expect(!isDone)
    HeadlessClock.advance(by: 0.2)
    #expect(isDone && !card.isBeingPresented && card.place == rect(0, 552, 393, 300))
    card.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(card.view.window == nil && screen.controller.presentedViewController == nil)
  }

  @Test("The transition coordinator animates alongside a custom animator")
  func alongside() {
    let screen = Screen()
    let (card, transitions) = custom(in: screen)
    screen.controller.present(card, animated: true)
    HeadlessClock.advance(by: 0.4)
    let alpha = transitions.presentation?.dimming.headlessPresentation.alpha ?? 0
    #expect(alpha > 0.2 && alpha < 0.8)
    HeadlessClock.advanceUntilIdle()
    #expect(transitions.presentation?.dimming.alpha == 1)
  }

  @Test("A transition that the animator cancels presents nothing")
  func cancelled() {
    let screen = Screen()
    let (card, transitions) = custom(in: screen)
    transitions.completes = false
    screen.controller.present(card, animated: true) { Issue.record("The presentation was canceled.") }
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController == nil && card.view.window == nil)
    #expect(screen.controller.view.window != nil)
  }

  // MARK: Adapting

  @Test("The delegate keeps a popover on an iPhone, at its anchor")
  func popoverOnPhone() {
    let screen = Screen()
    let button = screen.add(rect(150, 200, 80, 40))
    let popover = FieldController("popover", journal)
    let delegate = PopoverDelegate()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 150)
    popover.popoverPresentationController?.sourceView = button
    popover.popoverPresentationController?.delegate = delegate
    screen.controller.present(popover, animated: false)
    HeadlessWorld.updateCycle()
    #expect(popover.place == rect(90, 253, 200, 150))
    #expect(popover.popoverPresentationController?.arrowDirection == .up)
    popover.popoverPresentationController?.permittedArrowDirections = .down
    HeadlessWorld.updateCycle()
    #expect(popover.place.maxY == 187 && popover.popoverPresentationController?.arrowDirection == .down)
  }

  @Test("A popover that adapts to a sheet uses the configuration of its adaptive sheet")
  func adaptiveSheet() {
    let screen = Screen()
    let popover = FieldController("popover", journal)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    screen.controller.present(popover, animated: false)
    HeadlessWorld.updateCycle()
    #expect(popover.place == rect(0, 443, 393, 409))
  }

  // MARK: Touches around a presentation

  @Test("A tap outside of a sheet dismisses it, unless it is modal", arguments: [false, true])
  func tapOutside(isModal: Bool) {
    let screen = Screen()
    let sheet = FieldController("sheet", journal)
    let delegate = DismissalDelegate()
    sheet.isModalInPresentation = isModal
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.presentationController?.delegate = delegate
    screen.controller.present(sheet, animated: false)
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 200))
    HeadlessClock.advanceUntilIdle()
    #expect((screen.controller.presentedViewController == nil) == !isModal)
    #expect(delegate.calls == (isModal ? ["attempt"] : ["should", "will", "did"]))
  }

  @Test("The content behind an undimmed sheet receives touches")
  func undimmed() {
    let screen = Screen()
    let behind = UITextField(frame: rect(20, 100, 200, 34))
    screen.controller.view.addSubview(behind)
    let sheet = FieldController("sheet", journal)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    screen.controller.present(sheet, animated: false)
    HeadlessTouches.tap(behind)
    #expect(behind.isFirstResponder && screen.controller.presentedViewController === sheet)
    behind.resignFirstResponder()
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    HeadlessWorld.updateCycle()
    HeadlessTouches.tap(behind)
    #expect(!behind.isFirstResponder, "the sheet covers it")
  }
}

/// A presentation at the bottom edge with a dimming view of its own.
@MainActor private final class CardPresentation: UIPresentationController {
  let dimming = UIView()
  var journal: Journal?

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    dimming.frame = containerView?.bounds ?? .zero
  }

  override func presentationTransitionWillBegin() {
    journal?.note("presenting")
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { journal?.note("presented") }
  override func dismissalTransitionWillBegin() { journal?.note("dismissing") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { journal?.note("dismissed") }
}

/// An animator that moves the presented view from the bottom edge.
@MainActor
private final class CardTransitions: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let journal: Journal
  private(set) var presentation: CardPresentation?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var completes = true

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let new = CardPresentation(presentedViewController: presented, presenting: presenting)
    new.journal = journal
    presentation = new
    return new
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let presented = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else {
      let view = transitionContext.view(forKey: .from)
      UIView.animate(withDuration: 0.8) {
        view?.frame.origin.y = transitionContext.containerView.bounds.height
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
      return
    }
    let frame = transitionContext.finalFrame(for: presented)
    view.frame = frame.offsetBy(dx: 0, dy: frame.height)
    transitionContext.containerView.addSubview(view)
    let completes = completes
    UIView.animate(withDuration: 0.8) {
      view.frame = frame
    } completion: { _ in
      transitionContext.completeTransition(completes)
    }
  }
}

@MainActor private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

import ClavierTesting
import Foundation
import UIKit

@testable import Clavier

/// One run of a sequence on a fresh device, with an avoider or without.
@MainActor final class SequenceRun {
  /// What a screen was like when no keyboard was up.
  struct Rest {
    var snapshot: Snapshot
    /// Whether anybody scrolled while the keyboard was up, be it UIKit following the caret.
    var isScrolled: Bool
    var offsets: [CGPoint]
  }

  let stage: AvoiderStage
  let navigation: UINavigationController
  private(set) var rests: [Int: Rest] = [:]
  /// What went wrong while the keyboard was up.
  private(set) var failure: String?
  private var isScrolled = false
  private var isOff = false
  private let twin: SequenceRun?

  init(_ sequence: AvoiderSequence, twin: SequenceRun? = nil) throws {
    self.twin = twin
    navigation = UINavigationController(rootViewController: MixedController())
    stage = try AvoiderStage(navigation, device: sequence.device, isAvoided: twin == nil)
    for (index, step) in sequence.steps.enumerated() {
      perform(step)
      HeadlessWorld.updateCycle()
      note(index, after: step)
      if failure != nil { return }
    }
  }

  private var top: UIViewController? { navigation.visibleViewController }
  private var screen: MixedController? { top as? MixedController }
  private var focused: UIView? { stage.window.firstResponderView }

  private func note(_ index: Int, after step: AvoiderSequence.Step) {
    let isUp = stage.keyboard.placement == .docked || stage.keyboard.placement == .hardwareBar
    if isUp {
      if twin == nil { failure = failureWhileShown().map { "step \(index) (\(step)): \($0)" } }
      return
    }
    // A screen in motion is in two places.
    HeadlessClock.advanceUntilIdle()
    guard stage.keyboard.placement == .hidden else { return }
    // Those of screens below the top one too: they were scrolled while they were on top.
    let screens = navigation.viewControllers + [navigation.presentedViewController].compactMap(\.self)
    let scrollViews = screens.compactMap(\.viewIfLoaded).flatMap(allScrollViews)
    if let rest = twin?.rests[index], rest.isScrolled, rest.offsets.count == scrollViews.count {
      for (scrollView, offset) in zip(scrollViews, rest.offsets) { scrollView.contentOffset = offset }
      HeadlessWorld.updateCycle()
    }
    rests[index] = Rest(
      snapshot: Snapshot(of: stage.window), isScrolled: isScrolled, offsets: scrollViews.map(\.contentOffset))
    isScrolled = false
    isOff = false
    if twin == nil, !stage.avoider.mover.ledger.isEmpty { failure = "step \(index) (\(step)): a share is left" }
  }

  private func failureWhileShown() -> String? {
    guard !isOff, let input = focused, let window = input.window, let plan = stage.avoider.lastPlan else { return nil }
    let covered = stage.covered(window.convert(input.editedRects[0], to: nil as UIWindow?))
    guard covered > plan.coveredHeight + 0.01 || plan.coveredHeight > 0 && isReachable(input) else { return nil }
    return "\(covered) points of \(type(of: input)) are covered. " + plan.explanation.joined(separator: " ")
  }

  /// Whether the app's own layout leaves the input where scrolling and shifting can reach it.
  private func isReachable(_ input: UIView) -> Bool {
    guard let container = input.nearestController?.view else { return false }
    if let host = input.superview as? UIScrollView, input.frame.minY < 0 || input.frame.maxY > host.contentSize.height {
      return false
    }
    return input.frameInWindow.maxY <= container.frameInWindow.maxY
  }

  private func allScrollViews(in view: UIView) -> [UIScrollView] {
    ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(allScrollViews)
  }

  private func perform(_ step: AvoiderSequence.Step) {
    let isUp = stage.keyboard.isVisible
    switch step {
    case .focus(let index):
      // To be focused a text view scrolls by itself.
      if let inputs = screen?.inputs {
        let input = inputs[index % inputs.count]
        input.becomeFirstResponder()
        if input is UITextView { isScrolled = true }
      }
    case .type(let count):
      if focused is UITextView { isScrolled = true }
      HeadlessTyping.insert(count % 3 == 0 ? "new\nline" : "words and ")
    case .select(let place):
      guard let textView = focused as? UITextView else { return }
      isScrolled = true
      let length = (textView.text as NSString).length
      textView.selectedRange = NSRange(location: Int(Double(length) * place), length: 0)
      stage.avoider.update()
    case .resign: stage.window.endEditing(true)
    case .reload(let kind): stage.keyboard.change(to: KeyboardKind.allCases[kind % KeyboardKind.allCases.count])
    case .predictiveBar(let isOn): stage.keyboard.setPredictiveBar(isOn)
    case .rotate: stage.keyboard.rotate(to: stage.keyboard.orientation == .portrait ? .landscape : .portrait)
    case .float: try? stage.keyboard.float()
    case .dock: try? stage.keyboard.dock()
    case .undock: try? stage.keyboard.undock()
    case .away:
      guard isUp, let input = focused else { return }
      stage.keyboard.hide()
      stage.keyboard.show(KeyboardInput(input))
    case .wait(let seconds): HeadlessClock.advance(by: seconds)
    case .push, .pop, .present, .dismiss: performTransition(step)
    case .appInset, .appSpacer, .appMove, .appContent, .userScroll: meddle(step)
    }
  }

  private func performTransition(_ step: AvoiderSequence.Step) {
    switch step {
    case .push where navigation.presentedViewController == nil && navigation.viewControllers.count < 4:
      navigation.pushViewController(MixedController(), animated: true)
    case .pop where navigation.presentedViewController == nil: navigation.popViewController(animated: true)
    case .present where navigation.presentedViewController == nil:
      let screen = MixedController()
      screen.modalPresentationStyle = .overCurrentContext
      navigation.present(screen, animated: true)
    case .dismiss where navigation.presentedViewController != nil: navigation.dismiss(animated: true)
    default: break
    }
    // What is not in its place yet is nobody's to judge.
    HeadlessClock.advanceUntilIdle()
  }

  private func meddle(_ step: AvoiderSequence.Step) {
    guard let screen, screen.isViewLoaded else { return }
    isOff = true
    switch step {
    case .appInset(let points): screen.scrollView.contentInset.bottom += points / 4
    case .appSpacer(let points): screen.spacerHeight.constant = max(0, screen.spacerHeight.constant + points)
    case .appMove(let index, let points): screen.inputs[index % screen.inputs.count].center.y += points
    case .appContent(let points): screen.scrollView.contentSize.height += points
    case .userScroll(let points):
      isScrolled = true
      let scrollView = screen.scrollView
      let last = scrollView.contentSize.height - scrollView.bounds.height + scrollView.adjustedContentInset.bottom
      let first = -scrollView.adjustedContentInset.top
      scrollView.contentOffset.y = max(first, min(scrollView.contentOffset.y + points, last))
    default: break
    }
  }
}

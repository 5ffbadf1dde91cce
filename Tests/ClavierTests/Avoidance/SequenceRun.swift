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
  let style: MixedController.Style
  private(set) var rests: [Int: Rest] = [:]
  /// What went wrong while the keyboard was up.
  var failure: String?
  /// Everything that could be seen after each step, in one number.
  private(set) var digest = Digest()
  /// Whether anybody scrolled since the last rest, so that the twin's offsets mean nothing.
  var isScrolled = false
  /// Whether something happened that the avoider cannot know of.
  var isOff = false
  /// After which drags no keyboard was left.
  var dismissals: Set<Int> = []
  /// The run with an avoider, in its twin.
  let twin: SequenceRun?
  private(set) var index = 0

  init(_ sequence: AvoiderSequence, twin: SequenceRun? = nil, isTraced: Bool = false) throws {
    self.twin = twin
    style = sequence.style
    navigation = UINavigationController(rootViewController: MixedController(style))
    stage = try AvoiderStage(navigation, device: sequence.device, isAvoided: twin == nil)
    for (index, step) in sequence.steps.enumerated() {
      self.index = index
      perform(step)
      HeadlessWorld.updateCycle()
      note(index, after: step)
      if isTraced { digest.add(Snapshot(of: stage.window).digest) }
      if failure != nil { break }
    }
    // It would hear the next run's keyboard, and move the twin's screen.
    stage.avoider.stop()
    stage.keyboard.followsFirstResponder = false
  }

  var screen: MixedController? { navigation.visibleViewController as? MixedController }
  var focused: UIView? { stage.window.firstResponderView }

  private func note(_ index: Int, after step: AvoiderSequence.Step) {
    let isUp = [.docked, .hardwareBar, .accessoryOnly].contains(stage.keyboard.placement)
    if isUp {
      if twin == nil, failure == nil { failure = failureWhileShown() }
      if failure != nil { failure = "step \(index) (\(step)): \(failure ?? "")" }
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
    if isOff { scrollViews.forEach(settle) }
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

  /// Takes an offset back to the content, as the next touch would.
  ///
  /// What the app took off its content or its insets while the keyboard was up leaves the twin beyond the end; with an
  /// avoider it is taken back at once.
  private func settle(_ scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset
    let first = -inset.top
    let last = max(first, scrollView.contentSize.height - scrollView.bounds.height + inset.bottom)
    let offset = max(first, min(scrollView.contentOffset.y, last))
    if offset != scrollView.contentOffset.y { scrollView.contentOffset.y = offset }
  }

  private func allScrollViews(in view: UIView) -> [UIScrollView] {
    ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(allScrollViews)
  }
}

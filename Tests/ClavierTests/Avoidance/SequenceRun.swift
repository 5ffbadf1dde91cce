import ClavierTesting
import Foundation
import UIKit

@testable import Clavier

/// One run of a sequence on a fresh device, with an avoider or without.
@MainActor final class SequenceRun {
  /// What a screen was like when no keyboard was up.
  struct Rest {
    var snapshot: Snapshot
    var offsets: [CGPoint]
  }

  /// What the system needs at most for what it does on a clock of its own, in seconds.
  private static let systemTime = 0.5

  let stage: AvoiderStage
  let navigation: UINavigationController
  let style: MixedController.Style
  private(set) var rests: [Int: Rest] = [:]
  /// What went wrong while the keyboard was up.
  var failure: String?
  /// Everything that could be seen after each step, in one number.
  private(set) var digest = Digest()
  /// What a person scrolled since the last rest: under a keyboard a finger meets other content than in the twin, and other
  /// ends.
  private var scrolled: Set<ObjectIdentifier> = []
  /// What stood beyond the end of its content at some moment since the last rest, or was taken back to it, because the app
  /// took some off.
  ///
  /// With a keyboard up such an offset is taken back when the keyboard goes; so where it should be depends on the order of
  /// what happened.
  private var squeezed: Set<ObjectIdentifier> = []
  /// How much room below content the app took off since the last rest: what was at its end it left as far beyond that.
  var takenOff: CGFloat = 0
  /// Whether somebody scrolled who knows what to look at, so that it is nobody's fault what is covered.
  var isOff = false
  /// Whether the app or a finger changed something since the last rest that limits an offset.
  var isMeddled = false
  /// What a finger did to a screen with a keyboard up.
  struct Drag {
    /// Whether no keyboard was left.
    var isDismissal: Bool
    /// The scroll views under the finger, by their places among all.
    var places: [Int]
  }

  var drags: [Int: Drag] = [:]
  /// The run with an avoider, in its twin.
  let twin: SequenceRun?
  private(set) var index = 0

  init(_ sequence: AvoiderSequence, twin: SequenceRun? = nil, isTraced: Bool = false) throws {
    self.twin = twin
    style = sequence.style
    navigation = UINavigationController(rootViewController: MixedController(style))
    stage = try HeadlessAssumptions.$current.withValue(sequence.assumptions) { [navigation] in
      try AvoiderStage(navigation, device: sequence.device, isAvoided: twin == nil)
    }
    for (index, step) in sequence.steps.enumerated() {
      self.index = index
      let places = scrollViews.map { ($0, $0.contentOffset) }
      perform(step)
      HeadlessWorld.updateCycle()
      // Where the system takes a turn or an animation of its own, what is seen is judged after it.
      if !sequence.assumptions.deviations.isEmpty { HeadlessClock.advance(by: Self.systemTime) }
      if isMeddled { squeezed.formUnion(places.filter { $0.contentOffset != $1 }.map { ObjectIdentifier($0.0) }) }
      note(index, after: step)
      if isTraced { digest.add(Snapshot(of: stage.window).digest) }
      if failure != nil { break }
    }
    // It would hear the next run's keyboard, and move the twin's screen.
    stage.avoider.stop()
    stage.keyboard.followsFirstResponder = false
  }

  var screen: MixedController? { navigation.visibleViewController as? MixedController }
  var focused: UIView? { stage.window.firstResponderInput }

  private func note(_ index: Int, after step: AvoiderSequence.Step) {
    squeezed.formUnion(scrollViews.filter { !isWithinContent($0) }.map(ObjectIdentifier.init))
    let isUp = [.docked, .shortcutBar, .accessoryOnly].contains(stage.keyboard.placement)
    if isUp {
      if twin == nil, failure == nil { failure = failureWhileShown() }
      if failure != nil { failure = "step \(index) (\(step)): \(failure ?? "")" }
      return
    }
    // A screen in motion is in two places.
    HeadlessClock.advanceUntilIdle()
    guard stage.keyboard.placement == .hidden else { return }
    let scrollViews = scrollViews
    if let rest = twin?.rests[index], rest.offsets.count == scrollViews.count {
      for (scrollView, offset) in zip(scrollViews, rest.offsets) where isFree(scrollView) {
        let own = scrollView.contentOffset
        scrollView.contentOffset = offset
        if !isWithinContent(scrollView, beyond: takenOff) { scrollView.contentOffset = own }
      }
      HeadlessWorld.updateCycle()
    }
    rests[index] = Rest(snapshot: Snapshot(of: stage.window), offsets: scrollViews.map(\.contentOffset))
    scrolled = []
    squeezed = []
    takenOff = 0
    (isOff, isMeddled) = (false, false)
    if twin == nil, !stage.avoider.applier.ledger.isEmpty { failure = "step \(index) (\(step)): a share is left" }
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

  /// Those of the screens below the top one too: they were scrolled while they were on top.
  private var scrollViews: [UIScrollView] {
    let screens = navigation.viewControllers + [navigation.presentedViewController].compactMap(\.self)
    return screens.compactMap(\.viewIfLoaded).flatMap(allScrollViews)
  }

  /// Notes that a person scrolls.
  func scroll(_ views: [UIScrollView]) {
    scrolled.formUnion(views.map(ObjectIdentifier.init))
  }

  /// Notes that a person scrolls what is at some places among all.
  func scroll(_ places: [Int]) {
    let scrollViews = scrollViews
    scroll(places.filter(scrollViews.indices.contains).map { scrollViews[$0] })
  }

  /// The places among all of the scroll views under a point of the screen.
  func scrollPlaces(at point: CGPoint) -> [Int] {
    let touched = stage.window.hitTest(stage.window.convert(point, from: nil as UIWindow?), with: nil)
    return scrollViews.indices.filter { touched?.isDescendant(of: scrollViews[$0]) == true }
  }

  /// Whether where a scroll view should be is not known to the twin.
  private func isFree(_ scrollView: UIScrollView) -> Bool {
    scrolled.contains(ObjectIdentifier(scrollView)) || squeezed.contains(ObjectIdentifier(scrollView))
  }

  private func isWithinContent(_ scrollView: UIScrollView, beyond: CGFloat = 0) -> Bool {
    let inset = scrollView.adjustedContentInset
    let first = -inset.top
    let last = max(first, scrollView.contentSize.height - scrollView.bounds.height + inset.bottom)
    return (first - 0.001...last + beyond + 0.001).contains(scrollView.contentOffset.y)
  }

  private func allScrollViews(in view: UIView) -> [UIScrollView] {
    ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(allScrollViews)
  }
}

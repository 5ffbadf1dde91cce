import ClavierTesting
import Foundation
import TestSupport
import UIKit

@testable import Clavier

/// One run of a sequence on a new device, with or without an avoider.
@MainActor final class SequenceRun {
  /// The state of a screen without a visible keyboard.
  struct Rest {
    var snapshot: Snapshot
    var offsets: [CGPoint]
  }

  /// The longest time that the system needs to finish what it does without input, in seconds.
  private static let systemTime = 0.5

  let stage: AvoiderStage
  let navigation: UINavigationController
  let style: MixedController.Style
  let feature: SequenceFeature
  private var secondAvoider: KeyboardAvoider?
  /// The states after the steps that ended without a visible keyboard, by the index of the step.
  private(set) var rests: [Int: Rest] = [:]
  /// What was wrong while the keyboard was visible.
  var failure: String?
  /// A digest of everything that was visible after each step.
  private(set) var digest = Digest()
  /// The scroll views that the user has scrolled since the screen was last at rest.
  ///
  /// Under a keyboard, the content under a finger differs from the twin's, and so do the limits of the offset.
  private(set) var scrolled: Set<ObjectIdentifier> = []
  /// The scroll views whose offset was beyond the end of the content, or was limited to that end, because the app
  /// removed content since the screen was last at rest.
  ///
  /// With a visible keyboard, such an offset is limited when the keyboard hides, so the right offset depends on the
  /// order of the events.
  private var squeezed: Set<ObjectIdentifier> = []
  /// The length by which the app has reduced the space below the content since the screen was last at rest, in points.
  ///
  /// Content that was scrolled to its end may now be scrolled past its new end by this length.
  var removedSpace: CGFloat = 0
  /// The distances by which the app has moved the views of screens with a transform.
  let lifts = WeakTable<UIViewController, CGFloat>()
  /// The parts of the bottom insets that the app has added to the scroll views of screens.
  let insets = WeakTable<UIViewController, CGFloat>()
  /// The safe areas that the app has added to screens.
  let safeAreas = WeakTable<UIViewController, CGFloat>()
  /// Whether a covered input is acceptable, because the user or the app scrolled on purpose.
  var mayBeCovered = false
  /// Whether the app or a finger has changed a limit of an offset since the screen was last at rest.
  var isMeddled = false

  /// The effect of a finger on a screen with a visible keyboard.
  struct Drag {
    /// Whether the keyboard was dismissed.
    var isDismissal: Bool
    /// The indices of the scroll views under the finger.
    var scrollViewIndices: [Int]
  }

  var drags: [Int: Drag] = [:]
  /// The steps that would have changed a view's translation to a number that the app could also have set.
  var replacedTranslations: Set<Int> = []
  /// The run with an avoider, if this is the run without one; nil in the run with an avoider.
  let twin: SequenceRun?
  private(set) var index = 0

  init(_ sequence: AvoiderSequence, twin: SequenceRun? = nil, isTraced: Bool = false) throws {
    self.twin = twin
    (style, feature) = (sequence.style, sequence.feature)
    let first = feature.makeScreen(style)
    navigation = UINavigationController(rootViewController: first)
    stage = try HeadlessAssumptions.$current.withValue(sequence.assumptions) { [navigation, feature] in
      var root: UIViewController = navigation
      if feature == .tabs {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        root = tabs
      }
      return try AvoiderStage(root, device: sequence.device, isAvoided: twin == nil)
    }
    setUpFeature(first)
    for (index, step) in sequence.steps.enumerated() {
      self.index = index
      let places = scrollViews.map { ($0, $0.contentOffset) }
      perform(step)
      if feature == .residentBar, focused == nil, let screen { screen.becomeFirstResponder() }
      HeadlessWorld.updateCycle()
      // Under some assumptions, the system needs a turn or an animation of its own.
      if !sequence.assumptions.deviations.isEmpty { HeadlessClock.advance(by: Self.systemTime) }
      if isMeddled { squeezed.formUnion(places.filter { $0.contentOffset != $1 }.map { ObjectIdentifier($0.0) }) }
      recordResult(of: step, at: index)
      if isTraced { digest.add(Snapshot(of: stage.window).digest) }
      if failure != nil { break }
    }
    // An avoider that is still enabled would move the screens of the next run.
    stage.avoider.stop()
    secondAvoider?.stop()
    stage.keyboard.followsFirstResponder = false
  }

  private func setUpFeature(_ first: any SequenceScreen) {
    configure(first)
    if feature == .largeTitle { navigation.navigationBar.prefersLargeTitles = true }
    if feature == .sheet { present() }
    if feature == .secondAvoider, twin == nil {
      secondAvoider = KeyboardAvoider(center: stage.center)
      secondAvoider?.start()
    }
    HeadlessClock.advanceUntilIdle()
  }

  /// Makes a screen for the navigation controller or for a presentation.
  func makeScreen() -> any SequenceScreen {
    let screen = feature.makeScreen(style)
    configure(screen)
    return screen
  }

  func present() {
    let screen = makeScreen()
    screen.modalPresentationStyle = feature == .sheet ? .pageSheet : .overCurrentContext
    // A finger that pulls a sheet down would touch other content in the twin.
    screen.isModalInPresentation = true
    navigation.present(screen, animated: true)
  }

  /// Sets up Clavier for a screen, except in the run without an avoider.
  private func configure(_ screen: any SequenceScreen) {
    screen.loadViewIfNeeded()
    guard twin == nil else { return }
    switch feature {
    case .follower:
      (screen as? FormSequenceController)?.barBottom?.followKeyboard(in: screen.view, center: stage.center)
    case .scrollOnly: stage.avoider.setPolicy(.scrollOnly, for: screen)
    case .safeArea: stage.avoider.setPolicy(.safeArea, for: screen)
    case .disabled: stage.avoider.setPolicy(.disabled, for: screen)
    case .companion:
      for input in screen.inputs {
        stage.avoider.options(for: input).alsoKeepVisible = screen.companions(of: input)
      }
    default: break
    }
  }

  var screen: (any SequenceScreen)? { navigation.visibleViewController as? any SequenceScreen }
  var focused: UIView? { stage.window.firstResponderInput }

  /// Records what is wrong after a step, or the state without a keyboard.
  private func recordResult(of step: AvoiderSequence.Step, at index: Int) {
    squeezed.formUnion(scrollViews.filter { !isWithinContent($0) }.map(ObjectIdentifier.init))
    let isVisible = [.docked, .shortcutBar, .accessoryOnly].contains(stage.keyboard.placement)
    // A resident accessory view stays while nothing is edited.
    let isResident = feature == .residentBar && focused == nil && stage.keyboard.placement == .accessoryOnly
    if isVisible, !isResident {
      if twin == nil, failure == nil { failure = failureWhileShown() }
      if failure != nil { failure = "step \(index) (\(step)): \(failure ?? "")" }
      return
    }
    // Only screens that have stopped moving can be compared.
    HeadlessClock.advanceUntilIdle()
    guard isResident || stage.keyboard.placement == .hidden else { return }
    if isResident, twin == nil, !stage.avoider.applier.ledger.isEmpty {
      // The keyboard did not report that it is hidden, so the avoider keeps what the bar needs.
      failure = failureOverResidentBar().map { "step \(index) (\(step)): \($0)" }
      return
    }
    // Both runs record a state only after the same steps, so that both forget the same scrolling.
    if let twin, twin.rests[index] == nil { return }
    let scrollViews = scrollViews
    if let rest = twin?.rests[index], rest.offsets.count == scrollViews.count {
      for (scrollView, offset) in zip(scrollViews, rest.offsets)
      where isFree(scrollView) || isRounded(scrollView, from: offset) {
        // Setting the offset would round it to pixels.
        let own = scrollView.contentOffset
        scrollView.bounds.origin = offset
        if !isWithinContent(scrollView, beyond: removedSpace) { scrollView.bounds.origin = own }
      }
      HeadlessWorld.updateCycle()
    }
    rests[index] = Rest(snapshot: Snapshot(of: stage.window), offsets: scrollViews.map(\.contentOffset))
    scrolled = []
    squeezed = []
    removedSpace = 0
    (mayBeCovered, isMeddled) = (false, false)
    if twin == nil,
      let avoider = [stage.avoider, secondAvoider].compactMap(\.self).first(where: { !$0.applier.ledger.isEmpty })
    {
      failure = "step \(index) (\(step)): a contribution remains after \(avoider.lastPlan?.explanation ?? [])"
    }
  }

  private func failureOverResidentBar() -> String? {
    let judge = SequenceJudge(keyboard: stage.keyboard.frame, feature: feature)
    let ledger = stage.avoider.applier.ledger
    for scrollView in scrollViews {
      let scrolled = ledger.amount(of: .scrolled, in: scrollView)
      guard scrolled == 0 || isMeddled else { return "content stays scrolled by \(scrolled) points" }
      guard ledger.amount(of: .bottomInset, in: scrollView) > 0 else { continue }
      let inset = scrollView.contentInset.bottom
      let needed = judge.height(coveredOf: scrollView) + stage.avoider.spacing
      guard inset > needed + 0.001, !isMeddled else { continue }
      return "an inset of \(inset) remains, but the resident bar needs \(needed)"
    }
    return nil
  }

  private func failureWhileShown() -> String? {
    guard !mayBeCovered, let input = focused, input.window != nil else { return nil }
    let judge = SequenceJudge(
      keyboard: stage.keyboard.frame, feature: feature, lift: screen.flatMap { lifts[$0] } ?? 0,
      inset: screen.flatMap { insets[$0] } ?? 0)
    guard let complaint = judge.complaint(about: input, with: screen?.companions(of: input) ?? []) else { return nil }
    return complaint + ". The plan says: " + (stage.avoider.lastPlan?.explanation ?? []).joined(separator: " ")
  }

  /// The scroll views of all screens, including those below the top one, which were scrolled earlier.
  private var scrollViews: [UIScrollView] {
    let screens = navigation.viewControllers + [navigation.presentedViewController].compactMap(\.self)
    return screens.compactMap(\.viewIfLoaded).flatMap(allScrollViews)
  }

  /// Records that the user scrolls some views.
  func recordScrolling(of views: [UIScrollView]) {
    scrolled.formUnion(views.map(ObjectIdentifier.init))
  }

  /// Records that the user scrolls the views with some indices.
  func recordScrolling(at indices: [Int]) {
    let scrollViews = scrollViews
    recordScrolling(of: indices.filter(scrollViews.indices.contains).map { scrollViews[$0] })
  }

  /// Returns the indices of the scroll views under a point of the screen.
  func scrollViewIndices(at point: CGPoint) -> [Int] {
    let touched = stage.window.hitTest(stage.window.convert(point, from: nil as UIWindow?), with: nil)
    return scrollViews.indices.filter { touched?.isDescendant(of: scrollViews[$0]) == true }
  }

  /// Returns whether the twin cannot predict the offset of a scroll view.
  private func isFree(_ scrollView: UIScrollView) -> Bool {
    scrolled.contains(ObjectIdentifier(scrollView)) || squeezed.contains(ObjectIdentifier(scrollView))
  }

  /// Returns whether a scroll view's offset is another offset, rounded to the nearest pixel.
  ///
  /// Content can come to rest at an edge that is not at a pixel. Setting this offset again rounds it.
  private func isRounded(_ scrollView: UIScrollView, from offset: CGPoint) -> Bool {
    let distance = abs(scrollView.contentOffset.y - offset.y)
    return scrollView.contentOffset.x == offset.x && distance <= 0.5 / scrollView.contentScaleFactor + 1e-9
  }

  private func isWithinContent(_ scrollView: UIScrollView, beyond: CGFloat = 0) -> Bool {
    let inset = scrollView.adjustedContentInset
    // Outside of a window, there is no safe area, but the content may have scrolled farther while there was one.
    let beyond = scrollView.window == nil ? beyond + stage.window.safeAreaInsets.bottom : beyond
    let first = -inset.top
    let last = max(first, scrollView.contentSize.height - scrollView.bounds.height + inset.bottom)
    // The offset is rounded to pixels, but the edges are not.
    let pixel = 1 / scrollView.contentScaleFactor
    return (first - pixel...last + beyond + pixel).contains(scrollView.contentOffset.y)
  }

  private func allScrollViews(in view: UIView) -> [UIScrollView] {
    ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(allScrollViews)
  }
}

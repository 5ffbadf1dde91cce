import ClavierTesting
import Foundation
import TestSupport
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
  let feature: SequenceFeature
  private var secondAvoider: KeyboardAvoider?
  private(set) var rests: [Int: Rest] = [:]
  /// What went wrong while the keyboard was up.
  var failure: String?
  /// Everything that could be seen after each step, in one number.
  private(set) var digest = Digest()
  /// What a person scrolled since the last rest: under a keyboard a finger meets other content than in the twin, and
  /// other ends.
  private(set) var scrolled: Set<ObjectIdentifier> = []
  /// The scroll views whose offset was beyond the end of the content since the last rest, or was limited to it, because
  /// the app removed content.
  ///
  /// With a visible keyboard, such an offset is limited when the keyboard hides, so the right offset depends on the
  /// order of the events.
  private var squeezed: Set<ObjectIdentifier> = []
  /// How much room below content the app took off since the last rest: what was at its end it left as far beyond that.
  var takenOff: CGFloat = 0
  /// How far the app moved the view of a screen by a transform.
  let lifts = WeakTable<UIViewController, CGFloat>()
  /// How much of the bottom inset the app added to the scroll view of a screen.
  let insets = WeakTable<UIViewController, CGFloat>()
  /// How much safe area the app added to a screen.
  let safeAreas = WeakTable<UIViewController, CGFloat>()
  /// Whether the user or the app scrolled on purpose, so that a covered input is not an error.
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
  /// The steps that would have changed a view's translation to a number that the app could also have set.
  var replacedTranslations: Set<Int> = []
  /// The run with an avoider, in its twin.
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
      note(index, after: step)
      if isTraced { digest.add(Snapshot(of: stage.window).digest) }
      if failure != nil { break }
    }
    // An avoider that is still at work would move the screens of the next run.
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
    // A finger that pulls a sheet down meets other content in the twin.
    screen.isModalInPresentation = true
    navigation.present(screen, animated: true)
  }

  /// Uses Clavier on a screen; the twin's has nothing of it.
  private func configure(_ screen: any SequenceScreen) {
    screen.loadViewIfNeeded()
    guard twin == nil else { return }
    switch feature {
    case .follower:
      (screen as? FormSequenceController)?.barBottom?.followKeyboard(in: screen.view, center: stage.center)
    case .scrollOnly: stage.avoider.setPolicy(.scrollOnly, for: screen)
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

  private func note(_ index: Int, after step: AvoiderSequence.Step) {
    squeezed.formUnion(scrollViews.filter { !isWithinContent($0) }.map(ObjectIdentifier.init))
    let isUp = [.docked, .shortcutBar, .accessoryOnly].contains(stage.keyboard.placement)
    // A resident accessory view stays while nothing is edited.
    let isResident = feature == .residentBar && focused == nil && stage.keyboard.placement == .accessoryOnly
    if isUp, !isResident {
      if twin == nil, failure == nil { failure = failureWhileShown() }
      if failure != nil { failure = "step \(index) (\(step)): \(failure ?? "")" }
      return
    }
    // A screen in motion is in two places.
    HeadlessClock.advanceUntilIdle()
    guard isResident || stage.keyboard.placement == .hidden else { return }
    if isResident, twin == nil, !stage.avoider.applier.ledger.isEmpty {
      // The keyboard did not report that it is hidden, so the avoider keeps what the bar needs.
      failure = failureOverResidentBar().map { "step \(index) (\(step)): \($0)" }
      return
    }
    // Both rest at the same steps, so that both forget the same scrolling.
    if let twin, twin.rests[index] == nil { return }
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
    if twin == nil,
      let avoider = [stage.avoider, secondAvoider].compactMap(\.self).first(where: { !$0.applier.ledger.isEmpty })
    {
      failure = "step \(index) (\(step)): a share is left after \(avoider.lastPlan?.explanation ?? [])"
    }
  }

  private func failureOverResidentBar() -> String? {
    let judge = SequenceJudge(keyboard: stage.keyboard.frame, feature: feature)
    for scrollView in scrollViews {
      guard stage.avoider.applier.ledger.amount(of: .bottomInset, in: scrollView) > 0 else { continue }
      let inset = scrollView.contentInset.bottom
      let needed = judge.height(coveredOf: scrollView) + stage.avoider.spacing
      guard inset > needed + 0.001, !isMeddled else { continue }
      return "an inset of \(inset) is left, where the resident bar needs \(needed)"
    }
    return nil
  }

  private func failureWhileShown() -> String? {
    guard !isOff, let input = focused, input.window != nil else { return nil }
    let judge = SequenceJudge(
      keyboard: stage.keyboard.frame, feature: feature, lift: screen.flatMap { lifts[$0] } ?? 0,
      inset: screen.flatMap { insets[$0] } ?? 0)
    guard let complaint = judge.complaint(about: input, with: screen?.companions(of: input) ?? []) else { return nil }
    return complaint + ". The plan says: " + (stage.avoider.lastPlan?.explanation ?? []).joined(separator: " ")
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
    // Outside of a window there is no safe area, although it let the content scroll further before.
    let beyond = scrollView.window == nil ? beyond + stage.window.safeAreaInsets.bottom : beyond
    let first = -inset.top
    let last = max(first, scrollView.contentSize.height - scrollView.bounds.height + inset.bottom)
    return (first - 0.001...last + beyond + 0.001).contains(scrollView.contentOffset.y)
  }

  private func allScrollViews(in view: UIView) -> [UIScrollView] {
    ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(allScrollViews)
  }
}

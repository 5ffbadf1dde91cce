import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import KeyboardGallery
import UIKit

/// One screen on one device, from its opening to its end.
///
/// It does what a person with a phone would do: look where the input is, scroll to it, put a finger on it, watch.
@MainActor
final class LabSession {
  let screen: GalleryScreen
  let device: Device
  let orientation: DeviceOrientation
  let window: UIWindow
  let keyboard: SimulatedKeyboard
  var steps: [ScreenRun.Step] = []
  let recorder: FilmRecorder

  private let before: GeometrySnapshot
  private var subscription: KeyboardSubscription?
  private var events: [ScreenRun.Event] = []
  private let start: Double
  /// What scrolls, and where it stood at first.
  private let firstOffsets: [(view: UIScrollView, offset: CGPoint)]
  /// What the finger has scrolled.
  var scrolledByHand: [UIScrollView] = []

  /// Opens the screen.
  ///
  /// - Parameters:
  ///   - controller: what to show in place of the gallery's own controller.
  ///   - keyboardFollowsFocus: false when somebody else posts the keyboard's notifications.
  /// - Throws: what the simulated keyboard says of a device whose keyboards nobody has measured.
  init(
    _ screen: GalleryScreen, device: Device, orientation: DeviceOrientation, isFilming: Bool,
    controller: UIViewController? = nil, keyboardFollowsFocus: Bool = true
  ) throws {
    self.screen = screen
    self.device = device
    self.orientation = orientation
    HeadlessWorld.reset(HeadlessDisplay(device), orientation: UIInterfaceOrientation(orientation))
    keyboard = try SimulatedKeyboard(device: device, orientation: orientation)
    if keyboardFollowsFocus { keyboard.connect() }
    window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = controller ?? screen.make()
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    start = HeadlessClock.now
    before = GeometrySnapshot(of: window)
    firstOffsets = window.scrollViews.map { ($0, $0.contentOffset) }
    let (keyboard, window) = (keyboard, window)
    recorder = FilmRecorder(
      device: device, orientation: orientation, isFilming: isFilming,
      kind: {
        if let input = keyboard.input { return input.kind }
        // When a trace is replayed, the simulated keyboard knows nothing.
        return window.textInputs.first(where: \.isFirstResponder).map { KeyboardInput($0).kind }
      },
      // What a trace's keyboard has on it nobody knows.
      accessory: {
        keyboard.input == nil ? nil : window.textInputs.first(where: \.isFirstResponder)?.shownAccessoryView
      })
    subscription = KeyboardCenter.shared.subscribe { [weak self] event, info in self?.hear(event, info) }
    recorder.capture(at: 0)
    rest(0.7)
  }

  var now: Double { HeadlessClock.now - start }

  /// The inputs from top to bottom, and from leading to trailing where they stand side by side.
  var inputs: [UIView] {
    window.textInputs.enumerated().sorted { first, second in
      let a = frame(of: first.element)
      let b = frame(of: second.element)
      if abs(a.minY - b.minY) > 1 { return a.minY < b.minY }
      guard a.minX != b.minX else { return first.offset < second.offset }
      let isRightToLeft = first.element.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return (a.minX < b.minX) != isRightToLeft
    }.map(\.element)
  }

  /// At most six of the inputs: the first, the last and those for longer text, and others evenly in between.
  var tellingInputs: [UIView] {
    let inputs = inputs
    let limit = 6
    guard inputs.count > limit else { return inputs }
    var chosen = Set(inputs.indices.filter { inputs[$0] is UITextView }.prefix(limit - 2))
    chosen.formUnion([0, inputs.count - 1])
    for index in (1..<limit).map({ $0 * (inputs.count - 1) / (limit - 1) }) where chosen.count < limit {
      chosen.insert(index)
    }
    return chosen.sorted().map { inputs[$0] }
  }

  var focused: UIView? { window.textInputs.first(where: \.isFirstResponder) }

  /// In screen coordinates.
  func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: window.screen.coordinateSpace)
  }

  var assumedHeights: [AssumedHeight] { keyboard.assumedHeightReports() }

  // MARK: Acting

  /// Does something, waits until all is at rest, and notes what came of it.
  ///
  /// - Parameter target: the input that should be edited afterwards; another one in its place counts as out of sight.
  func step(_ action: String, target: UIView? = nil, finding: String? = nil, _ body: () -> Void) {
    let geometry = GeometrySnapshot(of: window)
    let time = now
    events = []
    body()
    recorder.capture(at: now)
    settle()
    let focus = focused
    let sight = focus.map { Coverage.sight(of: $0, under: recorder.motion.target, in: window) }
    let state = KeyboardCenter.shared.state
    let isMissed = target != nil && focus !== target
    let report = StepReport(
      time: time,
      action: action,
      events: events.map(\.event.rawValue),
      state: state.placement.rawValue,
      keyboardFrame: state.isVisible ? ReportFrame(state.frame) : nil,
      focused: focus?.inputName,
      focusedFrame: (sight?.frame).flatMap(ReportFrame.init),
      coveredHeight: sight?.coveredHeight ?? 0,
      visible: !isMissed && sight?.isInSight ?? true,
      moves: GeometrySnapshot(of: window).moves(since: geometry),
      finding: finding ?? (isMissed ? "the tap gave the focus to something else" : nil))
    steps.append(ScreenRun.Step(report: report, events: events, picture: recorder.last))
  }

  func dismiss() {
    step("dismiss") { _ = window.endEditing(true) }
    rest(0.9)
  }

  func finish() -> ScreenRun {
    scrollBack()
    let differences = GeometrySnapshot(of: window).differences(from: before)
    let report = ScreenReport(
      screen: screen.title, style: screen.id, differences: differences, steps: steps.map(\.report))
    return ScreenRun(
      screen: screen, report: report, steps: steps, film: recorder.moments, duration: now)
  }

  // MARK: Time

  /// Lets a bit more than the keyboard's half second pass, frame by frame, and then whatever else there is to wait for.
  func settle(frames: Int = 36) {
    for _ in 0..<frames {
      HeadlessClock.advance(by: 1.0 / 60)
      recorder.capture(at: now)
    }
    HeadlessClock.advanceUntilIdle()
    recorder.capture(at: now)
  }

  /// Lets people look.
  func rest(_ seconds: Double) {
    HeadlessClock.advance(by: seconds)
    recorder.capture(at: now)
  }

  /// Puts what the finger has scrolled back to where it stood.
  ///
  /// Where a person leaves the content is the person's own affair; only beyond its ends it must not be left.
  private func scrollBack() {
    for (view, offset) in firstOffsets where scrolledByHand.contains(where: { $0 === view }) {
      let insets = view.adjustedContentInset
      let last = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
      if -insets.top - 0.5 <= view.contentOffset.y, view.contentOffset.y <= last + 0.5 { view.contentOffset = offset }
    }
    // Rows come into sight with the next layout.
    window.layoutIfNeeded()
  }

  private func hear(_ event: KeyboardEvent, _ info: KeyboardInfo) {
    events.append(ScreenRun.Event(time: now, event: event, info: info))
    switch event {
    case .willShow, .willHide, .willChangeFrame:
      recorder.keyboardGoes(to: info.endFrame, with: info.animation, at: now)
    case .didShow, .didHide, .didChangeFrame: break
    }
  }
}

extension UIView {
  /// What scrolls below this view, parents first; what is inside of inputs left out.
  fileprivate var scrollViews: [UIScrollView] {
    subviews.filter { !($0 is UITextField || $0 is UITextView) }
      .flatMap { [$0 as? UIScrollView].compactMap(\.self) + $0.scrollViews }
  }
}

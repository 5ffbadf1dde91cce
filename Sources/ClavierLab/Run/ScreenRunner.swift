import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import UIKit

/// Runs one screen with a ``PhoneDriver`` from its opening to its end, and reports each step.
@MainActor
final class ScreenRunner {
  let driver: PhoneDriver
  /// Whether the keyboard inspector is presented over the screen.
  let isInspecting: Bool

  private var steps: [ScreenResult.Step] = []
  private let geometryBefore: GeometrySnapshot
  private var subscription: KeyboardSubscription?
  private var events: [ScreenResult.Event] = []
  /// The scroll views of the screen with their initial offsets.
  private let firstOffsets: [(view: UIScrollView, offset: CGPoint)]
  /// The scroll views that the finger has scrolled.
  private var scrolledViews: [UIScrollView] = []

  /// Opens the screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - device: The device to simulate.
  ///   - orientation: The orientation of the device.
  ///   - system: The system version of the device.
  ///   - isFilming: Whether to keep pictures.
  ///   - isInspecting: Whether the keyboard inspector is presented over the screen.
  ///   - controller: A controller to show instead of the screen's own.
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known.
  init(
    _ screen: LabScreen, device: Device, orientation: DeviceOrientation, system: LabSystem = .iOS26, isFilming: Bool,
    isInspecting: Bool = false, controller: UIViewController? = nil
  ) throws {
    self.isInspecting = isInspecting
    var settings = LabSettings(orientation: LabSettings.Orientation(orientation))
    settings.system = system
    settings.inspector = isInspecting
    driver = try PhoneDriver(screen, device: device, settings: settings, controller: controller)
    driver.isFilming = isFilming
    driver.maximumPictureCount = ScreenResult.maximumPictureCount
    // An alert focuses its first field automatically, but the state to restore is the state without a keyboard.
    let edited = driver.focused
    if edited != nil {
      driver.window.endEditing(true)
      HeadlessWorld.updateCycle()
    }
    geometryBefore = GeometrySnapshot(of: driver.window)
    firstOffsets = driver.window.scrollViews.map { ($0, $0.contentOffset) }
    subscription = KeyboardCenter.shared.subscribe { [weak self] event, info in self?.receive(event, info) }
    driver.photograph()
    if edited?.becomeFirstResponder() == true { settle() }
    rest(0.7)
  }

  /// At most six inputs on the screen: the first one, the last one, text views, and evenly distributed other inputs.
  var sampleInputs: [UIView] {
    let inputs = driver.inputs.map(\.view)
    let limit = 6
    guard inputs.count > limit else { return inputs }
    var chosen = Set(inputs.indices.filter { inputs[$0] is UITextView }.prefix(limit - 2))
    chosen.formUnion([0, inputs.count - 1])
    for index in (1..<limit).map({ $0 * (inputs.count - 1) / (limit - 1) }) where chosen.count < limit {
      chosen.insert(index)
    }
    return chosen.sorted().map { inputs[$0] }
  }

  var assumedHeights: [AssumedHeight] { driver.keyboard.assumedHeightReports() }

  // MARK: Steps

  /// Taps an input, scrolling to it first, and types into it.
  func tap(_ input: UIView) {
    var finding: String?
    moveInspectorFromSwipes()
    var scrolling = scroll(to: input)
    if scrolling == .underKeyboard {
      finding = "the keyboard covers the input and must be dismissed first"
      step("dismiss") { driver.window.endEditing(true) }
      rest(0.3)
      scrolling = scroll(to: input)
    }
    if scrolling == .besidePopover {
      step("tap beside the number pad") { driver.window.endEditing(true) }
      rest(0.3)
      scrolling = scroll(to: input)
    }
    if scrolling != .reached { finding = "the input is not on the screen and cannot be scrolled into view" }
    moveInspector(awayFrom: input)
    step("tap \(input.inputName)", target: input, finding: finding) {
      driver.tap(at: driver.reach.tapPoint(on: input))
    }
    rest(0.25)
    type(into: input)
    restoreInspector()
    rest(0.75)
  }

  private func scroll(to input: UIView) -> PhoneDriver.Scrolling {
    var result: PhoneDriver.Scrolling?
    driver.scroll(to: input) { [weak self] view, _ in
      guard let self, !scrolledViews.contains(where: { $0 === view }) else { return }
      scrolledViews.append(view)
    } completion: {
      result = $0
    }
    while true {
      if let result { return result }
      passFrame()
    }
  }

  /// Dismisses the keyboard.
  func dismiss() {
    step("dismiss") { driver.window.endEditing(true) }
    rest(0.9)
  }

  /// Posts the notifications of a trace while the lowest input is being edited.
  ///
  /// Each movement of the keyboard is one step.
  func replay(_ trace: KeyboardTrace) throws(ReplayError) {
    guard let input = driver.replayInput else { throw .noInput }
    let bursts = ReplayScript(trace, screen: driver.window.screen.bounds.size).bursts
    guard bursts.contains(where: { driver.showsKeyboard($0) }) else { throw .noKeyboard }
    driver.beginReplay()
    for burst in bursts {
      let names = burst.map { $0.event.rawValue }.joined(separator: ", ")
      step(
        "\(ReplayScript.lines(of: burst)): \(names)", lasting: ReplayScript.duration(of: burst),
        animatingAt: ReplayScript.timeOfLastAnimation(in: burst)
      ) {
        driver.replay(burst, editing: input)
      }
      rest(0.8)
    }
    // An input can refuse to begin editing, and another app's keyboard is not visible to this app.
    guard steps.contains(where: { $0.report.focused != nil }) else { throw .noInput }
    guard steps.contains(where: { $0.report.keyboardFrame != nil }) else { throw .noKeyboard }
    if KeyboardCenter.shared.state.isVisible {
      step("dismiss at the end of the replay") {
        driver.hideReplayedKeyboard()
        driver.window.endEditing(true)
      }
    } else {
      driver.window.endEditing(true)
      settle()
    }
    rest(0.9)
  }

  /// Reverts the finger's scrolling, and compares the screen with its initial state.
  func finish() -> ScreenResult {
    scrollBack()
    let differences = GeometrySnapshot(of: driver.window).differences(from: geometryBefore)
    let report = ScreenReport(
      screen: driver.screen.title, style: driver.screen.id, differences: differences, steps: steps.map(\.report))
    return ScreenResult(
      screen: driver.screen, report: report, steps: steps, film: driver.film.moments, duration: driver.now)
  }

  /// Performs an action, waits until nothing moves, and reports the result.
  ///
  /// - Parameters:
  ///   - action: The description of the action.
  ///   - target: The input that the action should focus. If another input is focused, the result counts as not
  ///     visible.
  ///   - finding: What is wrong with the screen before the action.
  ///   - duration: The seconds until the last effect of the action begins.
  ///   - lastAnimation: The seconds until the last animation of the keyboard begins.
  ///   - body: A closure that performs the action.
  private func step(
    _ action: String, target: UIView? = nil, finding: String? = nil, lasting duration: Double = 0,
    animatingAt lastAnimation: Double = 0, _ body: () -> Void
  ) {
    let geometry = GeometrySnapshot(of: driver.window)
    let time = driver.now
    events = []
    body()
    driver.photograph()
    settle(after: duration, animatingAt: lastAnimation)
    let focus = driver.focused
    let sight = focus.map { driver.sight(of: $0) }
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
      moves: GeometrySnapshot(of: driver.window).moves(since: geometry).map(\.text),
      finding: finding ?? (isMissed ? "the tap focused something else" : nil))
    steps.append(ScreenResult.Step(report: report, events: events))
  }

  private func receive(_ event: KeyboardEvent, _ info: KeyboardInfo) {
    events.append(ScreenResult.Event(time: driver.now, event: event, info: info))
    driver.follow(event, info)
  }

  // MARK: Time

  private func passFrame() { pass(PhoneDriver.frameDuration) }

  /// Advances the clock and takes one picture.
  func pass(_ seconds: Double) {
    HeadlessClock.advance(by: seconds)
    driver.photograph()
  }

  /// Advances the clock frame by frame past the keyboard's animation, and then until nothing is scheduled.
  ///
  /// - Parameters:
  ///   - duration: The minimum number of seconds to advance. Waiting until nothing is scheduled has a limit, and the
  ///     notifications of one movement in a log can take longer.
  ///   - lastAnimation: The seconds until the last animation of the keyboard begins.
  private func settle(after duration: Double = 0, animatingAt lastAnimation: Double = 0) {
    // The frames of one keyboard animation.
    let animation = 40 * PhoneDriver.frameDuration
    let wanted = (max(lastAnimation + animation, duration) / PhoneDriver.frameDuration).rounded(.up)
    // A film keeps a limited number of pictures, and one movement in a log can last for hours.
    let frameCount = Int(min(wanted, Double(ScreenResult.maximumPictureCount)))
    for _ in 0..<frameCount { passFrame() }
    HeadlessClock.advance(by: duration - Double(frameCount) * PhoneDriver.frameDuration)
    HeadlessClock.advanceUntilIdle()
    driver.photograph()
  }

  /// Advances the clock while nothing moves, so that a viewer of the animation has time to look.
  func rest(_ seconds: Double) { pass(seconds) }

  /// Restores the offsets of scroll views that the finger has scrolled, unless they are out of bounds.
  ///
  /// The user's own scrolling does not count as a difference. Content that stays beyond its ends does count as a
  /// difference.
  private func scrollBack() {
    for (view, offset) in firstOffsets where scrolledViews.contains(where: { $0 === view }) {
      let insets = view.adjustedContentInset
      let last = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
      if -insets.top - 0.5 <= view.contentOffset.y, view.contentOffset.y <= last + 0.5 { view.contentOffset = offset }
    }
    // The next layout pass adds the rows that became visible.
    driver.window.layoutIfNeeded()
  }
}

extension UIView {
  /// The scroll views inside this view, parents first, except those inside inputs.
  fileprivate var scrollViews: [UIScrollView] {
    subviews.filter { !($0 is UITextField || $0 is UITextView) }
      .flatMap { [$0 as? UIScrollView].compactMap(\.self) + $0.scrollViews }
  }
}

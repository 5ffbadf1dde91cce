import Clavier
import ClavierCore
import ClavierReport
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
    let (keyboard, window) = (keyboard, window)
    recorder = FilmRecorder(device: device, orientation: orientation, isFilming: isFilming) {
      if let input = keyboard.input { return input.kind }
      // When a trace is replayed, the simulated keyboard knows nothing.
      return window.textInputs.first(where: \.isFirstResponder).map { KeyboardInput($0).kind }
    }
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
      return a.minX != b.minX ? a.minX < b.minX : first.offset < second.offset
    }.map(\.element)
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
    let focusFrame = focus.map(frame(of:))
    let state = KeyboardCenter.shared.state
    let isMissed = target != nil && focus !== target
    let covered = focusFrame.map { Coverage.coveredHeight(of: $0, by: recorder.motion.target) } ?? 0
    let report = StepReport(
      time: time,
      action: action,
      events: events.map(\.event.rawValue),
      state: state.placement.rawValue,
      keyboardFrame: state.isVisible ? ReportFrame(state.frame) : nil,
      focused: focus?.inputName,
      focusedFrame: focusFrame.flatMap(ReportFrame.init),
      coveredHeight: covered,
      visible: !isMissed && focus.map { Coverage.isInSight($0, window: window) } ?? true,
      moves: GeometrySnapshot(of: window).moves(since: geometry),
      finding: finding ?? (isMissed ? "the tap gave the focus to something else" : nil))
    steps.append(ScreenRun.Step(report: report, events: events, picture: recorder.last))
  }

  func dismiss() {
    step("dismiss") { _ = window.endEditing(true) }
    rest(0.9)
  }

  func finish() -> ScreenRun {
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

  private func hear(_ event: KeyboardEvent, _ info: KeyboardInfo) {
    events.append(ScreenRun.Event(time: now, event: event, info: info))
    switch event {
    case .willShow, .willHide, .willChangeFrame:
      recorder.keyboardGoes(to: info.endFrame, with: info.animation, at: now)
    case .didShow, .didHide, .didChangeFrame: break
    }
  }
}

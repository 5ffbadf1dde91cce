import Clavier
import ClavierCore
import ClavierTesting
package import Foundation
import UIKit

/// The phone of the lab's page: it receives commands, and sends pictures and events.
///
/// A process has only one phone, because UIKit's state is global. The phone runs on a virtual clock that the owner of
/// the phone advances with ``advance(by:)``, as ``LabPace`` does in step with the real clock.
@MainActor
package final class LabPhone {
  /// The seconds of the virtual clock that pass in one real second.
  package private(set) var rate = 1.0
  /// The current touch; nil if no finger is on the screen.
  ///
  /// While a finger is on the screen, the virtual clock advances even if nothing moves.
  var touch: PhoneTouch?

  /// The screens that the phone can open.
  let screens: [LabScreen]
  var settings: LabSettings
  /// The open screen; nil before the first settings arrive.
  var driver: PhoneDriver?
  /// What the page knows about the open screen; nil without one.
  var page: PageState?

  private let receiver: (PhoneMessage) -> Void
  private(set) var recorder = SessionRecorder()
  private var observation: NotificationObservation?
  /// The notifications of a screen that is being opened.
  private var openingEntries: [KeyboardTrace.Entry] = []
  private var wasMoving = false
  private var hasNews = true
  private var needsWholeFrame = false
  private var lastState: LabState?

  /// Creates a phone without an open screen.
  ///
  /// - Parameters:
  ///   - screens: The screens that the phone can open. The array must not be empty.
  ///   - send: A closure that receives the messages in order.
  package init(screens: [LabScreen] = LabScreen.gallery, send: @escaping (PhoneMessage) -> Void) {
    self.screens = screens
    receiver = send
    settings = .opening(screens)
  }

  private func observe(_ center: NotificationCenter) {
    observation = NotificationObservation(of: KeyboardEvent.allCases.map(\.notificationName), in: center) {
      [weak self] notification in
      let entry = KeyboardTrace.Entry(notification, line: 0)
      MainQueue.run { [weak self] in self?.receive(entry) }
    }
  }

  // MARK: Commands

  /// Performs the command in a line of JSON, or sends a problem if the line is not a command.
  package func receive(_ line: Data) {
    do throws(PhoneCommandError) {
      receive(try PhoneCommand(json: line))
    } catch {
      report(error.description)
    }
  }

  /// Performs a command.
  ///
  /// The next ``flush()`` sends the visible result.
  package func receive(_ command: PhoneCommand) {
    hasNews = true
    switch command {
    case .settings(let wanted): apply(wanted)
    case .time(let rate):
      if let problem = PhoneCommand.problem(ofRate: rate) { return report("The rate \(problem).") }
      self.rate = rate
    case _ where driver == nil: report("No screen is open. Send settings first.")
    case .reopen: show(settings)
    case .touch(let touch): receive(touch)
    case .text(let text): type(text)
    case .key(let key): press(key)
    case .navigate(let destination): navigate(destination)
    case .focus(let input): focus(input)
    case .follow(let input, let text): follow(input, text: text)
    case .step: if rate == 0 { advance(by: PhoneDriver.frameDuration) }
    case .replay(let text): replay(text)
    case .export(let from, let to): export(from: from, to: to)
    case .share: share()
    }
  }

  /// Sends the description of a problem.
  package func report(_ problem: String) { send(.problem(problem)) }

  /// Sends the description of what the user did.
  func sendAction(_ action: String) {
    guard let page else { return }
    page.messageCount += 1
    send(.action(LabAction(time: now, number: page.messageCount, text: action)))
  }

  // MARK: Time

  /// The seconds of the virtual clock since the screen was opened.
  var now: Double { driver?.now ?? 0 }

  /// The seconds of the virtual clock until something changes without a command, or nil if nothing will change.
  package var nextChange: Double? { driver?.nextChange }

  /// Whether the virtual clock must advance.
  package var needsTime: Bool { touch != nil || nextChange != nil }

  /// Advances the virtual clock and sends the result.
  package func advance(by seconds: Double) {
    pass(seconds)
    flush()
  }

  /// Advances the virtual clock while nothing changes, so that the list of events shows how long the user waited.
  func rest(_ seconds: Double) { HeadlessClock.advance(by: min(seconds, Self.longestRest)) }

  /// The longest rest between two commands, in seconds.
  private static let longestRest = 3600.0

  /// Advances the virtual clock frame by frame.
  func pass(_ seconds: Double) {
    guard let driver else { return }
    var rest = seconds
    while rest > 1e-9 {
      HeadlessClock.advance(by: min(rest, PhoneDriver.frameDuration))
      rest -= PhoneDriver.frameDuration
      driver.photograph()
    }
  }

  // MARK: Sending

  /// Sends a message and keeps it for a page that plays the session.
  func send(_ message: PhoneMessage) {
    recorder.record(message)
    receiver(message)
  }

  /// Sends what has changed since the last call (a frame and the state), and returns whether anything was sent.
  @discardableResult package func flush() -> Bool {
    guard let driver, let page else { return false }
    HeadlessWorld.updateCycle()
    let picture = driver.takePicture()
    let changes = page.differ.changes(to: page.stage.node(of: picture))
    let isMoving = nextChange != nil
    let isNew = needsWholeFrame || !changes.isEmpty || isMoving != wasMoving
    let message = isNew ? PhoneMessage.frame(frame(changes, isMoving: isMoving)) : nil
    if !isMoving, wasMoving { hasNews = true }
    if !isMoving, wasMoving || page.rests.isEmpty {
      let start = driver.film.moments.first?.time ?? 0
      page.rests = page.rests.filter { $0.time >= start } + [(now, picture)]
    }
    needsWholeFrame = false
    wasMoving = isMoving
    // The frame that ends all motion is sent after the state, so that a receiver of the frame has both.
    if isMoving, let message { send(message) }
    let hasSentState = sendState(of: driver, page)
    if !isMoving, let message { send(message) }
    return isNew || hasSentState
  }

  /// Sends the state if it has changed, and returns whether the state was sent.
  private func sendState(of driver: PhoneDriver, _ page: PageState) -> Bool {
    // During a drag, the state is not sent, because the frames show everything that changes.
    guard hasNews, touch == nil || wasMoving else { return false }
    hasNews = false
    if [.hidden, .unknown].contains(driver.center.state.placement) {
      updateRestingGeometry(isMoving: wasMoving)
    }
    // The user may have closed the panel with its own button.
    settings.inspector = driver.inspector.isPresented
    let state = state(of: driver, page)
    // A state that differs only in its time is not sent.
    lastState?.time = state.time
    guard state != lastState else { return false }
    lastState = state
    send(.state(state))
    return true
  }

  private func frame(_ changes: FrameDiffer.Changes, isMoving: Bool) -> LabFrame {
    let keyboard = driver?.camera.keyboard.visibleFrame(at: now)
    let focus = driver?.focusFrame
    // The user can move a floating or undocked keyboard away, so it counts as covering nothing.
    let obstacle = driver?.isKeyboardFree == true ? nil : keyboard
    let covered = obstacle.flatMap { keyboard in focus.map { $0.intersection(keyboard) } }
      .flatMap { $0.isNull || $0.isEmpty ? nil : $0 }
    return LabFrame(
      time: now, isWhole: needsWholeFrame, isMoving: isMoving, nodes: changes.nodes,
      removed: changes.removed, keyboard: keyboard.map(ReportFrame.init(rounding:)),
      focus: focus.map(ReportFrame.init(rounding:)), coveredHeight: Double(covered?.height ?? 0).hundredths,
      covered: covered.map(ReportFrame.init(rounding:)), isKeyboardDocked: driver?.isKeyboardFree != true)
  }

  // MARK: Opening

  /// Closes the open screen, and opens another one.
  ///
  /// If no keyboard height of the device is known, the phone sends a problem, and has no open screen.
  ///
  /// - Parameter draft: The contents of the open screen, which the new screen adopts.
  func show(_ wanted: LabSettings, continuing draft: ScreenDraft? = nil) {
    guard let (screen, device) = screenAndDevice(of: wanted) else { return }
    // The notifications of a screen that is being closed are ignored.
    observation = nil
    driver?.close()
    (driver, page) = (nil, nil)
    touch = nil
    // Some screens edit an input as soon as they appear.
    let notifications = PhoneDriver.notificationCenter(for: wanted)
    observe(notifications)
    openingEntries = []
    do {
      let driver = try PhoneDriver(
        screen, device: device, settings: wanted, startTime: draft?.time ?? 0, notifications: notifications)
      if let draft { driver.film = draft.film }
      driver.film.limit = Film.Limit(duration: 600, count: 3_000, interval: 1.0 / 65)
      (self.driver, page) = (driver, PageState(of: driver))
      page?.messageCount = draft?.messageCount ?? 0
      page?.rests = draft?.rests ?? []
      settings = wanted
      lastState = nil
      needsWholeFrame = true
      hasNews = true
      sendOpened(driver.camera.shape, isContinuation: draft != nil)
      openingEntries.forEach(receive)
      draft?.restore(in: driver)
    } catch {
      observation = nil
      report("\(error)")
    }
  }

  private func sendOpened(_ shape: PhoneShape, isContinuation: Bool) {
    send(
      .opened(
        LabOpened(
          settings: settings, screen: LabSize(shape.screen), body: LabSize(shape.bodySize),
          screenFrame: ReportFrame(rounding: shape.screenFrame), time: now, isContinuation: isContinuation)))
  }

  // MARK: Notifications

  private func receive(_ entry: KeyboardTrace.Entry) {
    guard let event = entry.event else { return }
    guard let driver, let page else { return openingEntries.append(entry) }
    hasNews = true
    let fit = ScreenFit(entry, on: driver.device, now: driver.window.screen.bounds.size)
    let report = page.explainer.report(on: NotificationValues(entry), fit: fit)
    page.messageCount += 1
    send(.event(LabEvent(report, name: event.rawValue, time: now, number: page.messageCount)))
    driver.follow(event, entry.info)
  }
}

import Clavier
import ClavierCore
import ClavierTesting
package import Foundation
import UIKit

/// A phone that one can use: commands in, pictures and events out, on a virtual clock.
///
/// It is the only one of its process, for UIKit is. It does not know what time it is: whoever drives it lets time pass
/// (``advance(by:)``), as ``LabPace`` does in step with a real clock.
@MainActor
package final class LabPhone {
  /// How many seconds of the phone pass in a second.
  package private(set) var rate = 1.0
  /// Whether a finger is on the screen: time passes for it also while nothing moves.
  var isTouched = false

  var settings = LabSettings()
  var open: OpenScreen?
  /// Where the finger went down, and whether it was said what it did.
  var touchStart: (point: CGPoint, time: Double, target: String, isTold: Bool)?
  /// Counts what a person did, so that what was begun for an earlier wish is not gone on with.
  var intention = 0

  private let send: (LabMessage) -> Void
  private var observation: NotificationObservation?
  private var isSilent = false
  private var wasMoving = false
  private var hasNews = true
  private var needsWholeFrame = false
  private var lastState: LabState?

  /// - Parameter send: takes what the phone says, in order.
  package init(send: @escaping (LabMessage) -> Void) {
    self.send = send
    observation = NotificationObservation(of: KeyboardEvent.allCases.map(\.notificationName), in: .default) {
      [weak self] notification in
      let entry = KeyboardTrace.Entry(notification, line: 0)
      MainQueue.run { [weak self] in self?.hear(entry) }
    }
  }

  // MARK: Commands

  /// Does what a line of JSON says; a line that says nothing sensible is answered with a problem.
  package func receive(_ line: Data) {
    do throws(LabCommandError) {
      receive(try LabCommand(json: line))
    } catch {
      report(error.description)
    }
  }

  /// Does what a command says.
  ///
  /// What is seen of it comes with the next ``flush()``.
  package func receive(_ command: LabCommand) {
    hasNews = true
    switch command {
    case .settings(let wanted): return apply(wanted)
    case .time(let rate):
      if let problem = LabCommand.problem(ofRate: rate) { return report("The rate \(problem).") }
      self.rate = rate
      return
    default: break
    }
    guard open != nil else { return report("No screen is open yet: send settings first.") }
    switch command {
    case .settings, .time: break
    case .reopen: show(settings)
    case .touch(let touch): receive(touch)
    case .text(let text): type(text)
    case .key(let key): press(key)
    case .navigate(let destination): navigate(destination)
    case .focus(let input): focus(input)
    case .step: if rate == 0 { advance(by: Self.frame) }
    case .replay(let text): replay(text)
    case .export(let from, let to): export(from: from, to: to)
    }
  }

  /// Says what cannot be.
  package func report(_ problem: String) { send(.problem(problem)) }

  func tell(_ message: LabMessage) { send(message) }

  /// Says what the person did.
  func note(_ action: String) {
    guard let open else { return }
    open.count += 1
    send(.action(LabAction(time: now, number: open.count, text: action)))
  }

  // MARK: Time

  /// One frame of the screen, in seconds.
  package static let frame = 1.0 / 60

  /// Seconds of the virtual clock since the screen was opened.
  var now: Double { (HeadlessClock.now * 100_000).rounded() / 100_000 }

  /// How many seconds of the virtual clock may pass until there is something new to see; nil when nothing will change
  /// by itself.
  package var nextChange: Double? {
    guard let open else { return nil }
    if HeadlessClock.isAnimating || open.camera.isChanging(at: now) { return Self.frame }
    return HeadlessClock.nextDue.map { max($0 - now, 0) }
  }

  /// Whether time has to pass for what the person does, although nothing may move.
  package var needsTime: Bool { isTouched || nextChange != nil }

  /// Lets time pass, and shows what came of it.
  package func advance(by seconds: Double) {
    pass(seconds)
    flush()
  }

  /// Lets time pass.
  func pass(_ seconds: Double) {
    guard open != nil else { return }
    var rest = seconds
    while rest > 1e-9 {
      HeadlessClock.advance(by: min(rest, Self.frame))
      rest -= Self.frame
      film()
    }
  }

  // MARK: Showing

  /// Says what is different from what was said before: a frame, and how things stand.
  package func flush() {
    guard let open else { return }
    HeadlessWorld.updateCycle()
    if nextChange == nil { applyPlacement() }
    let picture = film()
    let changes = open.differ.changes(to: open.stage.node(of: picture))
    let isMoving = nextChange != nil
    let isNew = needsWholeFrame || !changes.nodes.isEmpty || !changes.removed.isEmpty || isMoving != wasMoving
    let message = isNew ? LabMessage.frame(frame(changes, isMoving: isMoving)) : nil
    if !isMoving, wasMoving { hasNews = true }
    if !isMoving, wasMoving || open.rests.isEmpty {
      let start = open.reel.moments.first?.time ?? 0
      open.rests = open.rests.filter { $0.time >= start } + [(now, picture)]
    }
    needsWholeFrame = false
    wasMoving = isMoving
    // The frame that says that all is at rest comes last: who has it knows how things stand.
    if isMoving, let message { send(message) }
    tellState(of: open)
    if !isMoving, let message { send(message) }
  }

  /// Says how things stand, where that is not known.
  private func tellState(of open: OpenScreen) {
    // While a finger drags, its place says enough.
    guard hasNews, !isTouched || wasMoving else { return }
    hasNews = false
    if [.hidden, .unknown].contains(KeyboardCenter.shared.state.placement) { rebase(isMoving: wasMoving) }
    var state = state(of: open)
    let time = state.time
    state.time = 0
    guard state != lastState else { return }
    lastState = state
    state.time = time
    send(.state(state))
  }

  /// Keeps a picture of this moment.
  @discardableResult
  private func film() -> PhonePicture {
    // Called only while a screen is open.
    guard let open else { preconditionFailure("no screen is open") }
    open.followKeyboard(at: now)
    var picture = open.camera.picture(at: now)
    if let last = open.reel.moments.last?.picture { picture = picture.sharing(last) }
    open.reel.append(picture, at: now)
    return picture
  }

  private func frame(_ changes: (nodes: [LabNode], removed: [Int]), isMoving: Bool) -> LabFrame {
    let keyboard = open?.camera.motion.visibleFrame(at: now)
    let focus = open?.focusFrame
    let covered = keyboard.flatMap { keyboard in focus.map { $0.intersection(keyboard) } }
      .flatMap { $0.isNull || $0.isEmpty ? nil : $0 }
    return LabFrame(
      time: now, isWhole: needsWholeFrame, isMoving: isMoving, nodes: changes.nodes,
      removed: changes.removed, keyboard: keyboard.flatMap(ReportFrame.init(rounding:)),
      focus: focus.flatMap(ReportFrame.init(rounding:)), coveredHeight: Double(covered?.height ?? 0).hundredths,
      covered: covered.flatMap(ReportFrame.init(rounding:)))
  }

  // MARK: Opening

  /// Opens a screen; what cannot be opened leaves the phone as it is.
  func show(_ wanted: LabSettings) {
    guard let (screen, device) = Self.screenAndDevice(of: wanted) else { return }
    intention += 1
    isSilent = true
    open?.close()
    isSilent = false
    open = nil
    isTouched = false
    touchStart = nil
    do {
      let opened = try OpenScreen(screen, device: device, settings: wanted)
      open = opened
      settings = wanted
      lastState = nil
      needsWholeFrame = true
      hasNews = true
      let shape = opened.camera.shape
      send(
        .opened(
          LabOpened(
            settings: wanted, screen: LabSize(shape.screen), body: LabSize(shape.bodySize),
            screenFrame: ReportFrame(rounding: shape.screenFrame), time: 0)))
    } catch {
      report("\(error)")
    }
  }

  // MARK: Hearing

  private func hear(_ entry: KeyboardTrace.Entry) {
    guard let open, !isSilent, let event = entry.event else { return }
    hasNews = true
    let fit = ScreenFit(entry, on: open.device, now: open.window.screen.bounds.size)
    let report = open.reader.report(on: Reading(entry), fit: fit)
    open.count += 1
    send(.event(LabEvent(report, name: event.rawValue, time: now, number: open.count)))
    follow(event, entry.info)
  }

  private func follow(_ event: KeyboardEvent, _ info: KeyboardInfo?) {
    guard let open else { return }
    let isBeginning = [.willShow, .willHide, .willChangeFrame].contains(event)
    guard open.isReplaying else {
      if isBeginning { open.followKeyboard(with: info?.animation, at: now) }
      return
    }
    guard let info, info.endFrame.isFiniteFrame else { return }
    let placement = KeyboardCenter.shared.state.placement
    let isFree = placement == .floating || placement == .undocked
    open.camera.isKeyboardAttached = !isFree
    if isBeginning {
      open.camera.keyboardGoes(to: info.endFrame, with: info.animation, at: now)
    } else if isFree {
      open.camera.keyboardGoes(
        to: info.endFrame, with: KeyboardAnimation(duration: 0, curve: .keyboard), at: now)
    }
  }
}

extension ScreenFit {
  /// The screen of a device that a notification is about: during a rotation that is not always the present one.
  fileprivate init?(_ entry: KeyboardTrace.Entry, on device: Device, now size: CGSize) {
    let sizes = [device.size(in: .portrait), device.size(in: .landscape)]
    if let fit = Self.screens(of: KeyboardTrace(entries: [entry])).first ?? nil, sizes.contains(fit.size) {
      self = fit
      return
    }
    var entry = entry
    entry.screen = size
    guard let fit = Self.screens(of: KeyboardTrace(entries: [entry])).first ?? nil else { return nil }
    self = fit
  }
}

extension LabSize {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension ReportFrame {
  /// To hundredths of a point; what is no number is 0.
  init(rounding frame: CGRect) {
    self.init(
      x: Double(frame.origin.x).hundredths, y: Double(frame.origin.y).hundredths,
      width: Double(frame.size.width).hundredths, height: Double(frame.size.height).hundredths)
  }
}

extension LabEvent {
  init(_ report: NotificationReport, name: String, time: Double, number: Int) {
    self.init(
      time: time, number: number, name: name, startFrame: report.startFrame, endFrame: report.endFrame,
      duration: report.duration, curve: report.curve, belongsToCurrentApp: report.belongsToCurrentApp,
      remarks: report.remarks)
  }
}

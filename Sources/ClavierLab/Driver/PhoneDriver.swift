import Clavier
import ClavierCore
import ClavierInspector
import ClavierTesting
import Foundation
import UIKit

/// Drives the simulated phone: opens a screen, performs the steps of a user, and takes pictures.
///
/// The commands `demo` and `replay`, their animations, and the lab's page share this driver. The driver schedules its
/// steps on the virtual clock. The owner of the driver advances the clock and calls ``photograph()``. A process has one
/// open driver at a time, because UIKit's state is global.
@MainActor
final class PhoneDriver {
  let screen: LabScreen
  let device: Device
  let window: UIWindow
  let keyboard: SimulatedKeyboard
  let camera: PhoneCamera
  /// The keys of the drawn keyboard.
  let keys = SoftKeyboard()
  /// The state of the keyboard, even if the screen does not handle it.
  let center: KeyboardCenter
  /// The toolbar that moves focus, even if the screen itself has no toolbar above its keyboard.
  let toolbar = KeyboardToolbar()
  /// The keyboard inspector, whose panel is shown over the screen if the settings request it.
  let inspector: KeyboardInspector

  /// Whether ``photograph()`` keeps pictures.
  var isFilming = true
  /// The number of pictures after which filming ends.
  var maximumPictureCount = Int.max
  var film = Film()
  /// Whether the notifications of a log are replayed.
  ///
  /// The simulated keyboard is inactive during a replay.
  private(set) var isReplaying = false
  /// Whether the user has split the keyboard, because its frame does not reveal that.
  var isSplit = false
  /// The number of the current generation of scheduled steps.
  ///
  /// Steps of earlier generations are ignored.
  private var generation = 0

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - device: The device to simulate.
  ///   - settings: The orientation and the user's choices. The device and the screen in the settings are ignored.
  ///   - controller: A controller to show instead of the screen's own.
  ///   - startTime: The time of the virtual clock at which the screen opens, in seconds.
  ///   - notifications: The notification center to which the keyboard posts; nil for the one that the settings select.
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known.
  init(
    _ screen: LabScreen, device: Device, settings: LabSettings, controller: UIViewController? = nil,
    startTime: Double = 0, notifications: NotificationCenter? = nil
  ) throws {
    self.screen = screen
    self.device = device
    let orientation = DeviceOrientation(settings.orientation)
    // Right-to-left English is one of the languages that Xcode calls pseudolanguages.
    let language = Locale.Language(identifier: screen.language)
    let isMirrored = settings.rightToLeft || language.characterDirection == .rightToLeft
    Self.resetWorld(for: device, language: screen.language, isMirrored: isMirrored, settings, startTime: startTime)
    let notifications = notifications ?? Self.notificationCenter(for: settings)
    center = settings.handlesKeyboard ? .shared : KeyboardCenter(notificationCenter: notifications)
    inspector = KeyboardInspector(center: center)
    keyboard = try SimulatedKeyboard(
      device: device, orientation: orientation, behavior: settings.system.behavior, notificationCenter: notifications)
    keyboard.preferredPlacement = settings.placement.simulated
    isSplit = settings.placement == .split
    keyboard.setPredictiveBar(settings.predictiveBar)
    keyboard.overriddenKind = KeyboardKind(settings.keyboard)
    if settings.hardwareKeyboard { keyboard.attachHardwareKeyboard() }
    keyboard.connect()
    window = UIWindow(windowScene: HeadlessWorld.windowScene)
    if settings.darkMode { window.overrideUserInterfaceStyle = .dark }
    window.rootViewController = controller ?? screen.make()
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    // Notifications are posted on the main thread here.
    inspector.now = { MainActor.assumeIsolated { HeadlessClock.now } }
    if settings.inspector { inspector.present(in: HeadlessWorld.windowScene) }
    camera = Self.camera(for: device, orientation, keyboard, window, keys)
    camera.look = settings.system.look
    camera.isDark = settings.darkMode
    camera.isRightToLeft = isMirrored
  }

  /// Resets the simulated device to a language and the user's choices.
  private static func resetWorld(
    for device: Device, language: String, isMirrored: Bool, _ settings: LabSettings, startTime: Double
  ) {
    var display = HeadlessDisplay(device)
    display.language = language
    display.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    HeadlessWorld.reset(display, orientation: UIInterfaceOrientation(DeviceOrientation(settings.orientation)))
    HeadlessClock.advance(by: startTime)
    HeadlessAccessibility.isReduceMotionEnabled = settings.reduceMotion
    HeadlessAccessibility.prefersCrossFadeTransitions = settings.crossFade
    HeadlessAccessibility.preferredContentSizeCategory = UIContentSizeCategory(settings.textSize)
  }

  private static func camera(
    for device: Device, _ orientation: DeviceOrientation, _ keyboard: SimulatedKeyboard, _ window: UIWindow,
    _ keys: SoftKeyboard
  ) -> PhoneCamera {
    PhoneCamera(
      device: device, orientation: orientation,
      kind: {
        if let input = keyboard.input { return input.kind }
        // During a replay, the simulated keyboard has no input.
        return window.frontTextInputs.first(where: \.isFirstResponder).map { KeyboardInput($0).kind }
      },
      // A log does not show which accessory view the keyboard had.
      accessory: {
        guard keyboard.input != nil else { return nil }
        return window.frontTextInputs.first(where: \.isFirstResponder)?.inheritedInputAccessoryView
      },
      popoverAnchor: {
        guard keyboard.showsPopover else { return nil }
        return window.frontTextInputs.first(where: \.isFirstResponder)?.headlessPresentationFrame(in: nil)
      },
      face: { keys.face(for: window.frontTextInputs.first(where: \.isFirstResponder)) })
  }

  /// Returns the notification center to which the keyboard posts.
  ///
  /// Without keyboard handling, this is a notification center that nothing else observes.
  static func notificationCenter(for settings: LabSettings) -> NotificationCenter {
    settings.handlesKeyboard ? .default : NotificationCenter()
  }

  /// Closes the screen, and dismisses the keyboard first, because Clavier's shared objects outlive the screen.
  func close() {
    inspector.dismiss()
    keyboard.followsFirstResponder = false
    keyboard.settle()
    window.endEditing(true)
    if ![.hidden, .unknown].contains(center.state.placement) { hideReplayedKeyboard() }
    KeyboardAvoider.shared.stop()
    camera.putAccessoryAway()
    window.rootViewController?.dismiss(animated: false)
    window.isHidden = true
    window.rootViewController = nil
  }

  // MARK: Time

  /// The duration of one animation frame, in seconds.
  static let frameDuration = 1.0 / 60

  /// The time since the screen was opened, in seconds of the virtual clock.
  var now: Double { (HeadlessClock.now * 100_000).rounded() / 100_000 }

  /// The time until something changes without a step, in seconds of the virtual clock; nil if nothing will change.
  var nextChange: Double? {
    if HeadlessClock.isAnimating || camera.isChanging(at: now) { return Self.frameDuration }
    return HeadlessClock.nextDue.map { max($0 - now, 0) }
  }

  /// Schedules work on the virtual clock, unless ``cancelSteps()`` is called first.
  func later(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    let generation = generation
    HeadlessClock.schedule(after: seconds) { [weak self] in
      if self?.generation == generation { work() }
    }
  }

  /// Cancels the steps that are scheduled.
  func cancelSteps() { generation += 1 }

  // MARK: Replaying

  /// Turns the simulated keyboard off, so that only the notifications of a log are posted.
  func beginReplay() {
    isReplaying = true
    keyboard.followsFirstResponder = false
  }

  /// Turns the simulated keyboard on again.
  func endReplay() {
    guard isReplaying else { return }
    isReplaying = false
    keyboard.followsFirstResponder = true
    if let focused {
      keyboard.inputSessionDidChange(to: focused)
    } else if ![.hidden, .unknown].contains(center.state.placement) {
      hideReplayedKeyboard()
    }
  }

  // MARK: Pictures

  /// Updates the drawn keyboard and, while filming, adds a picture of this moment to the film.
  func photograph() {
    followKeyboard()
    if isFilming, film.moments.count < maximumPictureCount { takePicture() }
  }

  /// Adds a picture of this moment to the film.
  @discardableResult
  func takePicture() -> PhonePicture {
    followKeyboard()
    var picture = camera.picture(at: now)
    if let last = film.moments.last?.picture { picture = picture.sharing(last) }
    film.append(picture, at: now)
    return picture
  }

  /// Animates the drawn keyboard to the position that a notification announces.
  func follow(_ event: KeyboardEvent, _ info: KeyboardInfo?) {
    let isBeginning = [.willShow, .willHide, .willChangeFrame].contains(event)
    guard isReplaying else {
      if isBeginning { followKeyboard(with: info?.animation) }
      return
    }
    guard let info, info.endFrame.isFiniteFrame else { return }
    let placement = center.state.placement
    let isFree = placement == .floating || placement == .undocked
    camera.isKeyboardAttached = !isFree
    if isBeginning {
      camera.keyboardGoes(to: info.endFrame, with: info.animation, at: now)
    } else if isFree {
      camera.keyboardGoes(to: info.endFrame, with: KeyboardAnimation(duration: 0, curve: .keyboard), at: now)
    }
  }

  /// Moves the drawn keyboard to the simulated one, which also moves without a notification during a drag.
  func followKeyboard(with animation: KeyboardAnimation? = nil) {
    guard !isReplaying else { return }
    camera.isKeyboardSplit = isSplit
    camera.isKeyboardAttached = keyboard.placement != .floating && keyboard.placement != .undocked
    guard keyboard.frame != camera.keyboard.target else { return }
    camera.keyboardGoes(
      to: keyboard.frame, with: animation ?? KeyboardAnimation(duration: 0, curve: .keyboard), at: now,
      fades: keyboard.crossFades || keyboard.placement == .floating)
  }
}

extension LabSettings.Placement {
  /// The placement of the simulated keyboard.
  ///
  /// A split keyboard is always undocked.
  var simulated: KeyboardState.Placement {
    switch self {
    case .docked: .docked
    case .floating: .floating
    case .undocked, .split: .undocked
    }
  }
}

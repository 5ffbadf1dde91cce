import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import KeyboardGallery
import UIKit

/// A gallery screen that is open on the phone, with everything that is watched on it.
@MainActor
final class OpenScreen {
  let screen: GalleryScreen
  let device: Device
  let window: UIWindow
  let keyboard: SimulatedKeyboard
  let camera: PhoneCamera
  /// The work of a bar above the keyboard, whether or not the screen has one.
  let toolbar = KeyboardToolbar()

  var differ = FrameDiffer()
  var reel = FilmReel()
  var reader = Explanation.Reader()
  /// What was seen when everything had come to rest, as far back as pictures are kept.
  var rests: [(time: Double, picture: PhonePicture)] = []
  var stage: PhoneStage
  /// The screen without a keyboard: what differs from it later the app has moved.
  var base: GeometrySnapshot
  /// The window's size when ``base`` was taken.
  var baseSize: CGSize
  /// How many events and actions were told.
  var count = 0
  /// Whether a log is played in, so that the simulated keyboard keeps out of it.
  var isReplaying = false
  /// Whether the user has split the keyboard, which its frame does not tell.
  var isSplit = false

  /// - Throws: what the simulated keyboard says of a device whose keyboards nobody has measured.
  init(_ screen: GalleryScreen, device: Device, settings: LabSettings) throws {
    self.screen = screen
    self.device = device
    let orientation = DeviceOrientation(settings.orientation)
    var display = HeadlessDisplay(device)
    display.layoutDirection = settings.rightToLeft ? .rightToLeft : .leftToRight
    HeadlessWorld.reset(display, orientation: UIInterfaceOrientation(orientation))
    HeadlessAccessibility.isReduceMotionEnabled = settings.reduceMotion
    HeadlessAccessibility.prefersCrossFadeTransitions = settings.crossFade
    HeadlessAccessibility.preferredContentSizeCategory = UIContentSizeCategory(settings.textSize)
    keyboard = try SimulatedKeyboard(device: device, orientation: orientation)
    keyboard.setPredictiveBar(settings.predictiveBar)
    keyboard.imposedKind = KeyboardKind(settings.keyboard)
    if settings.hardwareKeyboard { keyboard.attachHardwareKeyboard() }
    keyboard.connect()
    window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = screen.make()
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    base = GeometrySnapshot(of: window)
    baseSize = window.bounds.size
    let (keyboard, window) = (keyboard, window)
    camera = PhoneCamera(
      device: device, orientation: orientation,
      kind: {
        if let input = keyboard.input { return input.kind }
        // When a log is replayed, the simulated keyboard knows nothing.
        return window.textInputs.first(where: \.isFirstResponder).map { KeyboardInput($0).kind }
      },
      // What a log's keyboard has on it nobody knows.
      accessory: {
        keyboard.input == nil ? nil : window.textInputs.first(where: \.isFirstResponder)?.shownAccessoryView
      })
    stage = PhoneStage(camera.picture(at: 0))
    reel.limit = FilmReel.Limit(duration: 60, count: 3_000, interval: 1.0 / 65)
  }

  /// Puts the screen away as if its keyboard had been dismissed first: Clavier's shared objects outlive it.
  func close() {
    keyboard.followsFirstResponder = false
    keyboard.settle()
    window.endEditing(true)
    if ![.hidden, .unknown].contains(KeyboardCenter.shared.state.placement) { hideKeyboardOfLog() }
    KeyboardAvoider.shared.stop()
    camera.putAccessoryAway()
    window.rootViewController?.dismiss(animated: false)
    window.isHidden = true
    window.rootViewController = nil
  }

  /// Says that the keyboard is gone which the notifications of a log have shown.
  func hideKeyboardOfLog() {
    let bounds = window.screen.bounds
    let frame = KeyboardCenter.shared.state.frame
    let parked = CGRect(x: 0, y: bounds.maxY, width: frame.width, height: frame.height)
    let info = KeyboardInfo(startFrame: frame, endFrame: parked, duration: 0.25, curve: .keyboard)
    for event in [KeyboardEvent.willChangeFrame, .willHide, .didChangeFrame, .didHide] {
      ReplayScript.Post(line: 0, event: event, info: info).deliver()
    }
  }

  /// The inputs of the screen in front, with names of their own, in reading order.
  var inputs: [(id: String, view: UIView)] {
    let views = window.textInputs.enumerated().sorted { first, second in
      let (one, other) = (frame(of: first.element), frame(of: second.element))
      if abs(one.minY - other.minY) > 1 { return one.minY < other.minY }
      return one.minX != other.minX ? one.minX < other.minX : first.offset < second.offset
    }
    var counts: [String: Int] = [:]
    return views.map { _, view in
      let name = view.inputName
      counts[name, default: 0] += 1
      return (counts[name] == 1 ? name : "\(name) \(counts[name] ?? 0)", view)
    }
  }

  var focused: UIView? { window.textInputs.first(where: \.isFirstResponder) }

  func name(of view: UIView) -> String { inputs.first { $0.view === view }?.id ?? view.inputName }

  /// In screen coordinates, as at rest.
  func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: window.screen.coordinateSpace)
  }

  /// What of the focused input has to be seen, at this moment, in screen coordinates.
  var focusFrame: CGRect? {
    guard let focused else { return nil }
    let frame = focused.headlessPresentationFrame(in: nil)
    guard let part = sight(of: focused).part else { return frame }
    let scrolled = focused.headlessPresentation.bounds.origin
    return part.offsetBy(dx: frame.minX - scrolled.x, dy: frame.minY - scrolled.y)
  }

  /// What of an input has to be seen where the keyboard is going, and how much of it can be.
  func sight(of input: UIView) -> Coverage.Sight {
    Coverage.sight(of: input, under: camera.motion.target, in: window)
  }

  var reach: InputReach { InputReach(window: window, keyboardFrame: camera.motion.target) }

  /// Takes up where the keyboard is when no notification has said so: a finger drags it, or the user moves it about.
  func followKeyboard(with animation: KeyboardAnimation? = nil, at time: Double) {
    guard !isReplaying else { return }
    camera.isKeyboardSplit = isSplit
    camera.isKeyboardAttached = keyboard.placement != .floating && keyboard.placement != .undocked
    guard keyboard.frame != camera.motion.target else { return }
    camera.keyboardGoes(
      to: keyboard.frame, with: animation ?? KeyboardAnimation(duration: 0, curve: .keyboard), at: time,
      fades: keyboard.crossFades)
  }
}

extension DeviceOrientation {
  init(_ orientation: LabSettings.Orientation) {
    self = orientation == .landscape ? .landscape : .portrait
  }
}

extension UIContentSizeCategory {
  init(_ size: LabSettings.TextSize) {
    self =
      switch size {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .accessibilityMedium
      case .accessibilityLarge: .accessibilityLarge
      case .accessibilityExtraLarge: .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
      }
  }
}

extension KeyboardKind {
  /// Nil to ask the input.
  init?(_ keyboard: LabSettings.Keyboard) {
    switch keyboard {
    case .automatic: return nil
    case .text: self = .text
    case .numberPad: self = .numberPad
    case .emoji: self = .emoji
    }
  }
}

import Clavier
public import ClavierCore
import CoreGraphics
public import Foundation

/// A simulated keyboard that posts the same notifications as the system keyboard.
///
/// In a test of your app, call the keyboard's methods:
///
/// ```swift
/// let keyboard = try SimulatedKeyboard(device: .standard)
/// keyboard.show(.numberPad)
/// keyboard.settle()  // the did notifications
/// keyboard.hide()
/// ```
///
/// The order, the frames, the durations, and the curves match notifications that devices have posted. If the
/// notifications for an operation are unknown, the documentation of the method states what is assumed. If the height of
/// a keyboard is unknown, the simulated keyboard uses the height of a similar keyboard on the same device or, if there
/// is none, on a similar device. Frames are in points, in screen coordinates. For a simulated system before iOS 8,
/// frames are in the coordinates of the portrait screen.
@MainActor
public final class SimulatedKeyboard {
  /// The device whose keyboard is simulated.
  public let device: Device
  /// The system version whose notifications are simulated.
  public let behavior: SystemBehavior
  /// The orientation of the device.
  public internal(set) var orientation: DeviceOrientation
  /// The keyboard's frame, in points, in screen coordinates.
  ///
  /// A hidden keyboard is below the screen.
  public internal(set) var frame: CGRect
  /// The keyboard's placement, such as hidden, docked, or floating.
  public internal(set) var placement = KeyboardState.Placement.hidden
  /// Whether any part of the keyboard is on the screen.
  public var isVisible: Bool { placement != .hidden }
  /// The bounds of the screen in the current orientation, in points.
  public var screen: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }
  /// Whether a hardware keyboard is attached.
  public internal(set) var isHardwareKeyboardAttached = false
  /// Whether the predictive bar is turned on.
  public internal(set) var isPredictiveBarOn = true

  /// The focused input; nil if there is none.
  package internal(set) var input: KeyboardInput?
  /// The measurements used so far, in the order of first use.
  ///
  /// Several parts of the keyboard can use the same measurement, each with its own element of the array.
  package internal(set) var measurementsUsed: [KeyboardMeasurementUse] = []
  /// The measurements used so far that replace unknown measurements.
  package var assumedHeights: [KeyboardMeasurementUse] { measurementsUsed.filter(\.measurement.isAssumed) }
  /// Whether the keyboard follows the first responder on the headless UIKit.
  package var followsFirstResponder = true
  /// The kind of keyboard for every input without an input view; nil for the kind that the input requests.
  package var overriddenKind: KeyboardKind?
  /// The placement in which a hidden keyboard appears, if the device supports it: docked, floating, or undocked.
  ///
  /// An iPad shows its keyboard where the user left it, so docking and undocking the keyboard set this property.
  package var preferredPlacement = KeyboardState.Placement.docked
  /// A closure that is called after each notification.
  package var onPost: ((KeyboardEvent, KeyboardInfo) -> Void)?
  package let notificationCenter: NotificationCenter

  let environment: SimulationEnvironment
  /// The behavior, with the answers that the headless UIKit currently assumes for open questions about UIKit.
  var assumedBehavior: SystemBehavior

  // MARK: The focused input

  /// The number of focus changes.
  ///
  /// The number shows whether focus has moved again before a delayed keyboard appears.
  var focusChanges = 0
  /// A closure that makes the first responder resign, and returns whether it resigned.
  var resignInput: (() -> Bool)?
  /// Whether an odd number of number pads has been shown so far.
  ///
  /// On iPadOS 26 and later, an iPad shows every other number pad as a popover, starting with the first.
  var isOddNumberPad = false
  /// Whether the number pad of the focused input is a popover.
  ///
  /// The value is determined when the input becomes first responder. A keyboard that docks later stays docked.
  var isPopover = false

  // MARK: The current movement

  /// The number of movements.
  ///
  /// The notifications of an outdated movement are not posted.
  var movement = 0
  /// The keyboard's frame when the drag began.
  var dragOrigin: CGRect?
  /// Whether a drag is hiding the keyboard.
  ///
  /// The value is reset when the keyboard moves.
  var isLeavingWithFinger = false
  /// The rotation that has hidden the keyboard and has not shown it again yet; nil if there is none.
  var rotation: Rotation?
  /// Whether a rotation has hidden the keyboard and has not shown it again yet.
  var isTurning: Bool { rotation != nil }
  /// Whether a bar is visible that no notification has announced.
  var hasUnannouncedBar = false

  // MARK: Notifications

  var pending: [ScheduledWork] = []
  var lastPendingID = 0
  /// The values of the last notification, and the dictionary that contained them.
  var lastUserInfo: (values: KeyboardTrace.Entry, dictionary: [AnyHashable: Any])?
  /// Observes the app's state while the keyboard is connected.
  var activity: NotificationObservation?

  // MARK: - Creating

  /// Creates a hidden keyboard.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard is simulated.
  ///   - orientation: The orientation of the device.
  ///   - behavior: The system version whose notifications are simulated.
  ///   - notificationCenter: The notification center to which the notifications are posted.
  /// - Throws: ``SimulatedKeyboardError/noKnownHeight(_:)`` if no keyboard height of the device is known.
  public convenience init(
    device: Device, orientation: DeviceOrientation = .portrait, behavior: SystemBehavior = .standard,
    notificationCenter: NotificationCenter = .default
  ) throws(SimulatedKeyboardError) {
    try self.init(
      device: device, orientation: orientation, behavior: behavior, notificationCenter: notificationCenter,
      environment: .standard)
  }

  /// Creates a hidden keyboard in a given environment.
  package init(
    device: Device, orientation: DeviceOrientation = .portrait, behavior: SystemBehavior = .standard,
    notificationCenter: NotificationCenter = .default, environment: SimulationEnvironment
  ) throws(SimulatedKeyboardError) {
    guard device.keyboardHeight(orientation: orientation) != nil else { throw .noKnownHeight(device) }
    self.device = device
    (self.behavior, assumedBehavior) = (behavior, behavior)
    self.orientation = orientation
    self.notificationCenter = notificationCenter
    self.environment = environment
    let size = device.size(in: orientation)
    frame = CGRect(x: 0, y: size.height, width: size.width, height: 0)
  }

  // MARK: - Showing and hiding

  /// Shows a keyboard, as if an input that requests it became first responder.
  ///
  /// If a keyboard is already visible, this method simulates focus moving to another input. On iOS 11 and later, no
  /// notification is posted if the frame stays the same.
  public func show(_ kind: KeyboardKind = .text, accessoryHeight: CGFloat = 0) {
    show(KeyboardInput(kind: kind, accessoryHeight: accessoryHeight))
  }

  /// Shows the keyboard of an input.
  package func show(_ input: KeyboardInput) {
    if input.kind == .numberPad { isOddNumberPad.toggle() }
    // On consecutive taps, the number pad is alternately a popover and a full keyboard (flutter/flutter issue 178096).
    isPopover = canBePopover(input) && isOddNumberPad
    self.input = input
    present(duration: assumedBehavior.duration)
  }

  /// Replaces the keyboard that the focused input requests.
  func replaceInput(with input: KeyboardInput) {
    isPopover = isPopover && canBePopover(input)
    self.input = input
  }

  /// Hides the keyboard, as if the input resigned first responder.
  public func hide() {
    input = nil
    present(duration: assumedBehavior.duration)
  }

  /// Replaces the visible keyboard with another keyboard, as the globe key does.
  ///
  /// The change is not animated. The keyboard posts `willShow` but not `willHide`, as the notes of
  /// react-native-keyboard-controller describe. Notifications are posted only if a keyboard is visible and, on iOS 11
  /// and later, only if the height changes.
  public func change(to kind: KeyboardKind) {
    guard var changed = input else { return }
    // A popover is visible, although it is not part of the keyboard.
    let isShown = isVisible || isTurning || showsPopover
    changed.kind = kind
    replaceInput(with: changed)
    if isShown { present(duration: 0) }
  }

  /// Turns the predictive bar on or off without an animation (capacitor-plugins issue 287).
  ///
  /// Notifications are posted only if a keyboard is visible.
  public func setPredictiveBar(_ isOn: Bool) {
    isPredictiveBarOn = isOn
    if isVisible || isTurning { present(duration: 0) }
  }

  /// Posts the scheduled notifications now: `did` notifications, and the notifications of the second half of a
  /// rotation.
  public func settle() {
    while !pending.isEmpty { pending.removeFirst().work() }
  }

  // MARK: - Position

  /// Moves the keyboard to its position for the current input, and posts the notifications.
  func present(duration: TimeInterval) {
    dragOrigin = nil
    defer { isLeavingWithFinger = false }
    // If a rotation is in progress, it is finished first, because its second half already shows the current input's
    // keyboard.
    if isTurning { settle() }
    guard let input, let target = target(for: input) else {
      // Either there is no input, the input's keyboard is a popover, or a hardware keyboard is attached and there is no
      // bar to show.
      if isVisible { moveAway() }
      return
    }
    guard target.placement != .hidden else {
      if isVisible {
        moveAway()
      } else {
        // With a hardware keyboard, the system announces a keyboard with a height of 0 at the bottom edge.
        frame = target.frame
        move(to: target.frame, .hidden, .willShow, .didShow, duration: duration)
      }
      return
    }
    // An undocked keyboard stays where it is, regardless of the input (openradar 25056255).
    if placement == .undocked || placement == .floating { return }
    if isVisible, frame == target.frame, !assumedBehavior.repeatsForEqualFrames {
      placement = target.placement
      return
    }
    if !isVisible {
      if target.placement == .docked, preferredPlacement != .docked, showFreely(at: target.frame) { return }
      frame = parked(target.frame)
      if crossFades { return fadeIn(at: target.frame, target.placement) }
    }
    if target.placement == .accessoryOnly, !input.wantsKeys { return dockBar(at: target.frame, duration: duration) }
    show(at: target.frame, target.placement, duration: duration)
  }

  /// Hides the keyboard.
  func moveAway() {
    if hasUnannouncedBar { return removeUnannouncedBar() }
    if crossFades { return fadeOut() }
    if assumedBehavior.hidesFrameFirst, placement == .docked { return hideFrameFirst() }
    move(to: parked(frame), .hidden, .willHide, .didHide, duration: assumedBehavior.duration)
  }

  /// Returns the frame of a hidden keyboard, which is below the screen.
  func parked(_ frame: CGRect) -> CGRect {
    CGRect(x: 0, y: screen.height, width: screen.width, height: frame.height)
  }

  /// Returns the frame and the placement of an input's keyboard; nil if the keyboard is a popover, or if a hardware
  /// keyboard is attached and there is no bar.
  func target(for input: KeyboardInput) -> (frame: CGRect, placement: KeyboardState.Placement)? {
    if isHardwareKeyboardAttached { return hardwareTarget(for: input) }
    if !input.wantsKeys {
      let height = input.accessoryHeight + device.safeArea(for: orientation).bottom
      return (bottomFrame(height: height), .accessoryOnly)
    }
    if isPopover { return nil }
    return (bottomFrame(height: keyboardHeight(for: input)), .docked)
  }

  func bottomFrame(height: CGFloat, visible: CGFloat? = nil) -> CGRect {
    CGRect(x: 0, y: screen.height - (visible ?? height), width: screen.width, height: height)
  }

  /// Returns the height of an input's keyboard with its accessory view.
  func keyboardHeight(for input: KeyboardInput) -> CGFloat {
    if let height = input.inputViewHeight {
      return height + device.safeArea(for: orientation).bottom + input.accessoryHeight
    }
    // An iPad shows its bar with undo and paste even without predictions.
    let wantsBar = isPredictiveBarOn && (input.hasPredictiveBar || device.idiom == .pad)
    let known = device.keyboardHeight(
      kind: input.kind, orientation: orientation, predictiveBar: assumedBehavior.hasPredictiveBar && wantsBar,
      version: assumedBehavior.version)
    // The initializer rejects devices without a known height, so this return is never reached.
    guard let measurement = known else { return input.accessoryHeight }
    recordUse(of: measurement, for: .keys(input.kind))
    return measurement.value + input.accessoryHeight
  }

  func recordUse(of measurement: KeyboardMeasurement, for part: KeyboardMeasurementUse.Part) {
    let use = KeyboardMeasurementUse(measurement: measurement, part: part, orientation: orientation)
    if !measurementsUsed.contains(use) { measurementsUsed.append(use) }
  }
}

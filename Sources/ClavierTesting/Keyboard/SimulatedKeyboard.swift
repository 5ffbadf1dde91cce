import Clavier
public import ClavierCore
import CoreGraphics
public import Foundation

/// A keyboard that behaves like the system's and posts its notifications, without a device.
///
/// On the headless UIKit it follows the first responder (`connect()`). In an app's tests on an iOS simulator, whose own
/// keyboard cannot be replaced, it is driven by hand:
///
/// ```swift
/// let keyboard = try SimulatedKeyboard(device: .standard)
/// keyboard.show(.numberPad)
/// keyboard.settle()  // the did notifications
/// keyboard.hide()
/// ```
///
/// The order, the frames, the duration and the curve are those that devices have posted; where no device's are known, the
/// nearest known height of the same device stands in, and ``assumedHeights`` lists it. Frames are in screen coordinates and
/// points, except on systems before iOS 8.
@MainActor
public final class SimulatedKeyboard {
  /// The device whose keyboard this is.
  public let device: Device
  /// The system whose habits it has.
  public let behavior: SystemBehavior
  /// How the device is held.
  public internal(set) var orientation: DeviceOrientation
  /// Where the keyboard is, in screen coordinates; parked below the screen while it is hidden.
  public internal(set) var frame: CGRect
  /// How the keyboard is there.
  public internal(set) var placement = KeyboardState.Placement.hidden
  /// The input it serves; `nil` while there is none.
  public internal(set) var input: KeyboardInput?
  /// Whether a hardware keyboard is attached.
  public internal(set) var isHardwareKeyboardAttached = false
  /// Whether the user has the bar with suggestions switched on.
  public internal(set) var isPredictiveBarOn = true
  /// Every figure that was used so far, in the order of first use.
  public internal(set) var figuresUsed: [Figure] = []
  /// Whether the first responder's changes are heeded, on the headless UIKit.
  public var followsFirstResponder = true
  /// Is told of every notification right after it was posted.
  public var onPost: ((KeyboardEvent, KeyboardInfo) -> Void)?

  /// The figures used so far that stand in for unknown ones.
  public var assumedHeights: [Figure] { figuresUsed.filter(\.isAssumed) }
  /// Whether anything of the keyboard is on the screen.
  public var isVisible: Bool { placement != .hidden }
  /// The screen as the device is held, in points.
  public var screen: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }

  /// Which keyboard comes up for any first responder that has no input view, whatever it asks for; `nil` to ask it.
  package var imposedKind: KeyboardKind?
  let notificationCenter: NotificationCenter
  let host: KeyboardHost
  /// The behavior, with what the world assumes otherwise.
  var habits: SystemBehavior
  /// How often a number pad was wanted: every other time an iPad shows it as a popover.
  var numberPads = 0
  /// Counts the changes of focus, so that a keyboard that was overtaken by another one does not show.
  var focusChanges = 0
  /// Observes what happens to the app, where the keyboard is connected to a world.
  var activity: NotificationObservation?
  /// Counts the movements, so that a post that was overtaken by another movement is not made.
  var movement = 0
  var pending: [PendingPosts] = []
  var lastPendingID = 0
  /// Where the keyboard was when a finger began to drag it.
  var dragOrigin: CGRect?
  /// Whether a finger that dragged the keyboard is sending it away.
  var isLeavingWithFinger = false
  /// Whether a rotation has hidden the keyboard and not yet shown it again.
  var isTurning = false
  /// Makes the first responder resign, where the keyboard follows one.
  var resignInput: (() -> Void)?

  /// Creates a keyboard, hidden.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard it is.
  ///   - orientation: How it is held.
  ///   - behavior: The system whose habits it has.
  ///   - notificationCenter: Where to post.
  ///   - host: Where it lives; the headless UIKit where there is one, else ``KeyboardHost/byHand``.
  /// - Throws: ``SimulatedKeyboardError/noKnownHeight(_:)`` for a device without any published height.
  public init(
    device: Device, orientation: DeviceOrientation = .portrait, behavior: SystemBehavior = .standard,
    notificationCenter: NotificationCenter = .default, host: KeyboardHost? = nil
  ) throws(SimulatedKeyboardError) {
    guard device.keyboardHeight(orientation: orientation) != nil else { throw .noKnownHeight(device) }
    self.device = device
    (self.behavior, habits) = (behavior, behavior)
    self.orientation = orientation
    self.notificationCenter = notificationCenter
    self.host = host ?? .standard
    let size = device.size(in: orientation)
    frame = CGRect(x: 0, y: size.height, width: size.width, height: 0)
  }

  // MARK: - Showing and hiding

  /// Shows a keyboard, as if an input that wants it got the focus.
  ///
  /// When a keyboard is up already, the focus has moved: nothing is posted as long as the frame stays the same.
  public func show(_ kind: KeyboardKind = .text, accessoryHeight: CGFloat = 0) {
    show(KeyboardInput(kind: kind, accessoryHeight: accessoryHeight))
  }

  /// Shows the keyboard for an input that got the focus.
  public func show(_ input: KeyboardInput) {
    if input.kind == .numberPad { numberPads += 1 }
    self.input = input
    present(duration: habits.duration)
  }

  /// Hides the keyboard, as if the input lost the focus.
  public func hide() {
    input = nil
    present(duration: habits.duration)
  }

  /// Puts another keyboard in the place of the one that is up, as the globe key does.
  ///
  /// The change is not animated; `willShow` is posted and no `willHide` (react-native-keyboard-controller's notes). Nothing
  /// is posted while nothing is shown, and when the height stays the same.
  public func change(to kind: KeyboardKind) {
    guard var changed = input else { return }
    changed.kind = kind
    input = changed
    present(duration: 0)
  }

  /// Switches the bar with suggestions on or off, which is not animated (capacitor-plugins issue 287).
  public func setPredictiveBar(_ isOn: Bool) {
    isPredictiveBarOn = isOn
    present(duration: 0)
  }

  /// Posts at once what would be posted later: the `did` notifications, the second half of a rotation.
  public func settle() {
    while !pending.isEmpty { pending.removeFirst().work() }
  }

  // MARK: - Where it goes

  /// Moves the keyboard to where it belongs for the present input, and says so.
  func present(duration: TimeInterval) {
    dragOrigin = nil
    // A rotation shows the keyboard for whatever input there is by then; only a change after that is a movement.
    if isTurning { settle() }
    guard let input, let target = target(for: input) else {
      // Without an input, or where a hardware keyboard leaves nothing to show.
      if isVisible { moveAway() }
      return
    }
    guard target.placement != .hidden else {
      if isVisible {
        moveAway()
      } else {
        // A hardware keyboard: the system announces a keyboard of no height at the bottom edge.
        frame = target.frame
        move(to: target.frame, .hidden, .willShow, .didShow, duration: duration)
      }
      return
    }
    // Whatever the input, a keyboard that was taken off the bottom edge stays as it is (openradar 25056255).
    if placement == .undocked || placement == .floating { return }
    if isVisible, frame == target.frame, !habits.repeatsForEqualFrames {
      placement = target.placement
      return
    }
    if !isVisible {
      frame = parked(target.frame)
      if crossFades { return fadeIn(at: target.frame, target.placement) }
    }
    if target.placement == .accessoryOnly, !input.wantsKeys { return dockBar(at: target.frame, duration: duration) }
    show(at: target.frame, target.placement, duration: duration)
  }

  /// Hides whatever is there.
  func moveAway() {
    if crossFades { return fadeOut() }
    if habits.hidesFrameFirst, placement == .docked { return hideFrameFirst() }
    move(to: parked(frame), .hidden, .willHide, .didHide, duration: habits.duration)
  }

  /// The frame below the screen that a keyboard comes from and goes to.
  func parked(_ frame: CGRect) -> CGRect {
    CGRect(x: 0, y: screen.height, width: screen.width, height: frame.height)
  }

  /// Where the keyboard of an input belongs; `nil` when a hardware keyboard leaves nothing, not even a notification.
  func target(for input: KeyboardInput) -> (frame: CGRect, placement: KeyboardState.Placement)? {
    if isHardwareKeyboardAttached { return hardwareTarget(for: input) }
    if !input.wantsKeys {
      let height = input.accessoryHeight + device.safeArea(for: orientation).bottom
      return (bottomFrame(height: height), .accessoryOnly)
    }
    if isPopover(input) { return nil }
    return (bottomFrame(height: keyboardHeight(for: input)), .docked)
  }

  func bottomFrame(height: CGFloat, visible: CGFloat? = nil) -> CGRect {
    CGRect(x: 0, y: screen.height - (visible ?? height), width: screen.width, height: height)
  }

  /// The height of the keyboard for an input, with its accessory view.
  func keyboardHeight(for input: KeyboardInput) -> CGFloat {
    if let height = input.inputViewHeight {
      return height + device.safeArea(for: orientation).bottom + input.accessoryHeight
    }
    // An iPad keeps its bar for undo and paste when it has nothing to suggest.
    let wantsBar = isPredictiveBarOn && (input.hasPredictiveBar || device.idiom == .pad)
    let known = device.keyboardHeight(
      kind: input.kind, orientation: orientation, predictiveBar: habits.hasPredictiveBar && wantsBar)
    // A device without any height is refused by the initializer, so that this is never 0.
    guard let figure = known?.on(version: habits.version) else { return input.accessoryHeight }
    use(figure)
    return figure.value + input.accessoryHeight
  }

  func use(_ figure: Figure) {
    if !figuresUsed.contains(figure) { figuresUsed.append(figure) }
  }
}

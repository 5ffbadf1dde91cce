import ClavierCore
import CoreGraphics
public import Foundation

/// Methods for positions that only an iPad's keyboard can have.
extension SimulatedKeyboard {
  /// Makes the keyboard float over the screen.
  ///
  /// The keyboard posts the notifications that Flutter's FlutterViewController describes: `willChangeFrame` and
  /// `willHide` with an empty frame, then `didChangeFrame` with the floating keyboard's frame. Other sources report
  /// different notifications.
  ///
  /// The `didChangeFrame` is posted after the animation, or when you call ``settle()``. Until then, the placement in
  /// the state of a `KeyboardCenter` is `.hidden`, because of the `willHide`. If the keyboard already floats, only
  /// `didChangeFrame` is posted, before this method returns.
  ///
  /// - Parameter origin: The keyboard's top-left corner in screen coordinates; nil to place the keyboard in the
  ///   bottom-right corner of the screen.
  /// - Throws: ``SimulatedKeyboardError`` if the device has no floating keyboard, if no keyboard is visible, or if a
  ///   hardware keyboard has hidden the keys.
  public func float(at origin: CGPoint? = nil) throws(SimulatedKeyboardError) {
    guard device.floatingKeyboard != nil else { throw .notOffered("float", device) }
    // An observer of the notifications that `settle()` posts may hide the keyboard.
    settle()
    guard showsKeys, let end = floatingFrame(at: origin) else { throw .notShown("float") }
    preferredPlacement = .floating
    if placement == .floating {
      moveFreely(to: end)
    } else {
      takeOff(to: end, .floating, announcing: .zero)
    }
  }

  /// Undocks the keyboard.
  ///
  /// The keyboard posts `willChangeFrame` and `willHide` with a frame below the screen, then `didChangeFrame` with the
  /// new frame. As with ``float(at:)``, the `didChangeFrame` is posted after the animation or when you call
  /// ``settle()``, and the placement in the state of a `KeyboardCenter` is `.hidden` until then. If the keyboard is
  /// already undocked, only `didChangeFrame` is posted, before this method returns.
  ///
  /// - Parameter y: The top of the keyboard in screen coordinates; nil to place the keyboard 200 points above its
  ///   docked position.
  /// - Throws: ``SimulatedKeyboardError`` if the device cannot undock its keyboard, if no keyboard is visible, or if a
  ///   hardware keyboard has hidden the keys.
  public func undock(at y: CGFloat? = nil) throws(SimulatedKeyboardError) {
    try undock(at: y, action: "be undocked")
  }

  private func undock(at y: CGFloat?, action: String) throws(SimulatedKeyboardError) {
    guard device.canSplit else { throw .notOffered(action, device) }
    settle()
    guard showsKeys, let input else { throw .notShown(action) }
    let height = keyboardHeight(for: input)
    let top = y ?? screen.height - height - 200
    let end = clamped(CGRect(x: 0, y: top, width: screen.width, height: height))
    preferredPlacement = .undocked
    if placement == .undocked {
      moveFreely(to: end)
    } else {
      takeOff(to: end, .undocked, announcing: parked(frame))
    }
  }

  /// Splits and undocks the keyboard.
  ///
  /// The keyboard's frame keeps the full width.
  ///
  /// - Throws: ``SimulatedKeyboardError`` if the device cannot split its keyboard, if no keyboard is visible, or if a
  ///   hardware keyboard has hidden the keys.
  public func split() throws(SimulatedKeyboardError) {
    try undock(at: nil, action: "be split")
  }

  /// Docks an undocked or floating keyboard.
  ///
  /// The keyboard posts nine notifications, in the order that openradar 25032907 reports.
  ///
  /// - Throws: ``SimulatedKeyboardError`` if the keyboard is neither undocked nor floating.
  public func dock() throws(SimulatedKeyboardError) {
    settle()
    guard isVisible, let input, let target = target(for: input) else { throw .notShown("be docked") }
    guard placement == .undocked || placement == .floating else { throw .notUndocked }
    preferredPlacement = .docked
    dragOrigin = nil
    let animation = assumedBehavior.animation
    let motion = KeyboardMovement(start: frame, end: target.frame, orientation: orientation, animation: animation)
    frame = target.frame
    placement = target.placement
    guard post([.willChangeFrame, .didChangeFrame, .willShow, .willChangeFrame, .willShow], motion) else { return }
    later(animation.settlingDuration) { $0.post([.didChangeFrame, .didShow, .didChangeFrame, .didShow], motion) }
  }

  /// Whether a keyboard with keys is visible, not only a bar.
  private var showsKeys: Bool { placement == .docked || placement == .undocked || placement == .floating }

  private func floatingFrame(at origin: CGPoint? = nil) -> CGRect? {
    guard var height = device.floatingKeyboard else { return nil }
    height.isAssumed = true
    recordUse(of: height, for: .floating)
    let size = CGSize(width: Device.floatingKeyboardWidth, height: height.value)
    let place = origin ?? CGPoint(x: screen.width - size.width - 8, y: screen.height - size.height - 8)
    return clamped(CGRect(origin: place, size: size))
  }

  /// Shows a hidden keyboard in its floating or undocked placement.
  ///
  /// Only `didChangeFrame` is posted, as described by square/Listable and flutter_keyboard_visibility.
  ///
  /// - Returns: Whether the device has that placement.
  func showFreely(at docked: CGRect) -> Bool {
    let end: CGRect?
    switch preferredPlacement {
    case .floating: end = floatingFrame()
    case .undocked where device.canSplit: end = clamped(docked.offsetBy(dx: 0, dy: -200))
    default: end = nil
    }
    guard let end else { return false }
    settle()
    frame = parked(end)
    placement = preferredPlacement
    moveFreely(to: end)
    return true
  }

  /// Moves a floating or undocked keyboard with a finger.
  ///
  /// No notification is posted before ``drop()``.
  package func carry(to origin: CGPoint) {
    guard placement == .floating || placement == .undocked else { return }
    dragOrigin = dragOrigin ?? frame
    let x = placement == .floating ? origin.x : 0
    frame = clamped(CGRect(origin: CGPoint(x: x, y: origin.y), size: frame.size))
    updateEnvironment()
  }

  /// Releases a keyboard that a finger moves, and posts `didChangeFrame`.
  ///
  /// A keyboard that is released at the bottom edge of the screen docks. For a floating keyboard, this is an
  /// assumption.
  package func drop() {
    guard let origin = dragOrigin, placement == .floating || placement == .undocked else { return }
    dragOrigin = nil
    guard frame != origin else { return }
    let end = frame
    if end.maxY >= screen.maxY - 1, (try? dock()) != nil { return }
    frame = origin
    moveFreely(to: end)
  }

  private func takeOff(to end: CGRect, _ newPlacement: KeyboardState.Placement, announcing announced: CGRect) {
    // The finger no longer holds the keyboard. Otherwise, lifting the finger would move the keyboard back.
    dragOrigin = nil
    let animation = assumedBehavior.animation
    var motion = KeyboardMovement(start: frame, end: end, orientation: orientation, animation: animation)
    frame = end
    placement = newPlacement
    motion.namedEnd = announced
    guard post([.willChangeFrame, .willHide], motion) else { return }
    motion.namedEnd = nil
    let landed = motion
    later(animation.settlingDuration) { $0.post([.didChangeFrame], landed) }
  }

  /// Moves a keyboard that is not docked, without a `will` notification (square/Listable).
  private func moveFreely(to end: CGRect) {
    settle()
    let animation = KeyboardAnimation(duration: 0, curve: assumedBehavior.curve)
    let motion = KeyboardMovement(start: frame, end: end, orientation: orientation, animation: animation)
    frame = end
    updateEnvironment()
    post([.didChangeFrame], motion)
  }

  /// Returns a frame that is moved onto the screen.
  func clamped(_ rect: CGRect) -> CGRect {
    CGRect(
      x: max(0, min(rect.minX, screen.width - rect.width)), y: max(0, min(rect.minY, screen.height - rect.height)),
      width: rect.width, height: rect.height)
  }
}

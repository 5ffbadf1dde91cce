import ClavierCore
import CoreGraphics
public import Foundation

/// What only an iPad's keyboard can do.
extension SimulatedKeyboard {
  /// Lets the keyboard float over the screen, in its small form.
  ///
  /// Sources disagree about what is posted. This posts what Flutter's FlutterViewController describes: `willChangeFrame`
  /// and `willHide` with an empty frame, then `didChangeFrame` with the floating keyboard's.
  ///
  /// - Parameter origin: Its top left corner in screen coordinates; the bottom right corner of the screen when `nil`.
  public func float(at origin: CGPoint? = nil) throws(SimulatedKeyboardError) {
    guard let height = device.floatingKeyboard else { throw .notOffered("float", device) }
    guard isVisible else { throw .notShown("float") }
    var assumed = height
    assumed.isAssumed = true
    use(assumed)
    let size = CGSize(width: Device.floatingKeyboardWidth, height: height.value)
    let place = origin ?? CGPoint(x: screen.width - size.width - 8, y: screen.height - size.height - 8)
    let end = clamped(CGRect(origin: place, size: size))
    if placement == .floating {
      moveFreely(to: end)
    } else {
      takeOff(to: end, .floating, announcing: .zero)
    }
  }

  /// Lifts the keyboard off the bottom edge: `willHide`, then `didChangeFrame` with where it is now.
  ///
  /// - Parameter y: The top of the keyboard in screen coordinates; 200 points above the bottom edge's place when `nil`.
  public func undock(at y: CGFloat? = nil) throws(SimulatedKeyboardError) {
    guard device.canSplit else { throw .notOffered("be undocked", device) }
    guard isVisible, let input else { throw .notShown("be undocked") }
    let height = keyboardHeight(for: input)
    let top = y ?? screen.height - height - 200
    let end = clamped(CGRect(x: 0, y: top, width: screen.width, height: height))
    if placement == .undocked {
      moveFreely(to: end)
    } else {
      takeOff(to: end, .undocked, announcing: parked(frame))
    }
  }

  /// Splits the keyboard into halves, which undocks it; its frame still has the full width.
  public func split() throws(SimulatedKeyboardError) {
    guard device.canSplit else { throw .notOffered("be split", device) }
    try undock()
  }

  /// Puts an undocked or floating keyboard back to the bottom edge.
  ///
  /// Nine notifications are posted for it, in the order of openradar 25032907.
  public func dock() throws(SimulatedKeyboardError) {
    guard placement == .undocked || placement == .floating, let input, let target = target(for: input) else {
      throw .notShown("be docked")
    }
    settle()
    let animation = KeyboardAnimation(duration: habits.duration, curve: habits.curve, spring: habits.spring)
    let motion = KeyboardMotion(start: frame, end: target.frame, orientation: orientation, animation: animation)
    frame = target.frame
    placement = target.placement
    guard post([.willChangeFrame, .didChangeFrame, .willShow, .willChangeFrame, .willShow], motion) else { return }
    later(animation.settlingDuration) { $0.post([.didChangeFrame, .didShow, .didChangeFrame, .didShow], motion) }
  }

  private func takeOff(to end: CGRect, _ newPlacement: KeyboardState.Placement, announcing announced: CGRect) {
    settle()
    let animation = KeyboardAnimation(duration: habits.duration, curve: habits.curve, spring: habits.spring)
    var motion = KeyboardMotion(start: frame, end: end, orientation: orientation, animation: animation)
    frame = end
    placement = newPlacement
    motion.namedEnd = announced
    guard post([.willChangeFrame, .willHide], motion) else { return }
    motion.namedEnd = nil
    let landed = motion
    later(animation.settlingDuration) { $0.post([.didChangeFrame], landed) }
  }

  /// A keyboard that is off the bottom edge is moved without any `will` notification (square/Listable).
  private func moveFreely(to end: CGRect) {
    settle()
    let animation = KeyboardAnimation(duration: 0, curve: habits.curve)
    let motion = KeyboardMotion(start: frame, end: end, orientation: orientation, animation: animation)
    frame = end
    tellHost()
    post([.didChangeFrame], motion)
  }

  private func clamped(_ rect: CGRect) -> CGRect {
    CGRect(
      x: max(0, min(rect.minX, screen.width - rect.width)), y: max(0, min(rect.minY, screen.height - rect.height)),
      width: rect.width, height: rect.height)
  }
}

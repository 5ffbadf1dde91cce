public import Foundation
public import HeadlessEnumerations

/// One finger on the screen, from the moment it lands until it is lifted.
@MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public typealias Phase = UITouchPhase

  /// What touches the screen.
  public typealias TouchType = HeadlessEnumerations.UITouchType

  /// When the touch last changed, in seconds of the virtual clock.
  open internal(set) var timestamp: TimeInterval

  /// Where the touch is in its life.
  open internal(set) var phase: UITouch.Phase = .began

  /// How many times in a row the finger has tapped here.
  open internal(set) var tapCount = 1

  /// What touches the screen: always a finger.
  open var type: UITouch.TouchType { .direct }

  /// The radius of the finger, in points.
  open var majorRadius: CGFloat { 20 }

  /// The force of an average touch: the screen measures none.
  open var force: CGFloat { 0 }

  /// Where the finger is and was, in the coordinates of the window's base.
  var pointInWindow: CGPoint
  var previousPointInWindow: CGPoint

  init(at point: CGPoint, timestamp: TimeInterval) {
    pointInWindow = point
    previousPointInWindow = point
    self.timestamp = timestamp
    super.init()
  }

  /// Moves the finger, or lifts it.
  func update(to point: CGPoint, phase: UITouch.Phase, timestamp: TimeInterval) {
    previousPointInWindow = pointInWindow
    pointInWindow = point
    self.phase = phase
    self.timestamp = timestamp
  }
}

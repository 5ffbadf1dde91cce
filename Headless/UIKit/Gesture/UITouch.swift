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

  /// The window that the finger landed in.
  open internal(set) var window: UIWindow?

  /// The view that the finger landed on: it gets the touch until the finger is lifted, wherever that is.
  open internal(set) var view: UIView?

  /// The recognisers that get the touch; nil when there are none.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the finger is, in a view's coordinates; in the window's for nil.
  @discardableResult open func location(in view: UIView?) -> CGPoint { point(pointInWindow, in: view) }

  /// Where the finger was before it last moved, in a view's coordinates; in the window's for nil.
  @discardableResult open func previousLocation(in view: UIView?) -> CGPoint { point(previousPointInWindow, in: view) }

  /// The same as ``location(in:)``: the screen resolves no finer.
  @discardableResult open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }

  /// Where the finger is and was, in the coordinates of the window's base.
  var pointInWindow: CGPoint
  var previousPointInWindow: CGPoint

  // MARK: Delivery, see TouchDelivery

  /// Every recogniser that got the touch when it landed.
  var followers: [UIGestureRecognizer] = []
  /// What the view has not been told yet.
  var backlog: [TouchDelivery.Message] = []
  var lastEvent: UIEvent?
  var hasReachedView = false
  var hasLeftView = false
  /// Whether a recogniser has taken the touch away from the view.
  var isTakenFromView = false
  /// Fingers in the order in which they landed.
  let order: Int
  private static var landings = 0

  init(at point: CGPoint, timestamp: TimeInterval) {
    pointInWindow = point
    previousPointInWindow = point
    self.timestamp = timestamp
    UITouch.landings += 1
    order = UITouch.landings
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

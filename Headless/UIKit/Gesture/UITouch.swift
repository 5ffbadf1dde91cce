public import Foundation
public import HeadlessEnumerations

/// A touch on the screen, from its beginning to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public typealias Phase = UITouchPhase

  /// The type of a touch.
  public typealias TouchType = HeadlessEnumerations.UITouchType

  /// The time of the last change, in seconds of the virtual clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// The phase of the touch.
  open internal(set) var phase: UITouch.Phase = .began

  /// The number of consecutive taps at this location.
  ///
  /// Apple does not document the period within which taps are consecutive. Here, the limits are those of a
  /// `UITapGestureRecognizer`.
  open internal(set) var tapCount = 1

  /// The type of the touch: always a finger.
  open var type: UITouch.TouchType { .direct }

  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 20 }

  /// The force of the touch, which is not measured.
  open var force: CGFloat { 0 }

  /// The window in which the touch began.
  open internal(set) var window: UIWindow?

  /// The view that receives the touch; nil after a recognizer has recognized the touch and canceled it in the view.
  open var view: UIView? { isRecognized ? nil : touchedView }

  /// The recognizers that receive the touch; nil if there are none.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Returns the location, in the coordinates of a view, or of the window if the view is nil.
  @discardableResult open func location(in view: UIView?) -> CGPoint { point(pointInWindow, in: view) }

  /// Returns the previous location, in the coordinates of a view, or of the window if the view is nil.
  @discardableResult open func previousLocation(in view: UIView?) -> CGPoint { point(previousPointInWindow, in: view) }

  /// Returns the same as ``location(in:)``, because the screen has no higher resolution.
  @discardableResult open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }

  /// The current and previous locations, in the window's coordinates.
  var pointInWindow = CGPoint.zero
  var previousPointInWindow = CGPoint.zero

  // MARK: State for TouchDelivery

  /// The time at which the touch began.
  private(set) var startTime: TimeInterval = 0
  /// The location at which the touch began, in the window's coordinates.
  private(set) var startPointInWindow = CGPoint.zero

  /// The view on which the touch began.
  var touchedView: UIView?
  /// Whether a recognizer has recognized the touch and canceled it in the view.
  var isRecognized = false
  /// The recognizers that received the touch when it began.
  var followers: [UIGestureRecognizer] = []
  /// The events that have not been delivered to the view yet.
  var undelivered: [TouchDelivery.Message] = []
  var lastEvent: UIEvent?
  var hasReachedView = false
  var hasLeftView = false
  /// Whether a recognizer has canceled the touch in the view.
  var isCanceledInView = false
  /// The position in the order in which touches began.
  private(set) var order = 0
  private static var landings = 0

  /// Creates a touch that is not in a window, for tests.
  @_documentation(visibility: internal)
  public override init() {
    super.init()
  }

  convenience init(at point: CGPoint, timestamp: TimeInterval) {
    self.init()
    pointInWindow = point
    previousPointInWindow = point
    startPointInWindow = point
    (self.timestamp, startTime) = (timestamp, timestamp)
    UITouch.landings += 1
    order = UITouch.landings
  }

  /// Updates location, phase, and time of the touch.
  func update(to point: CGPoint, phase: UITouch.Phase, timestamp: TimeInterval) {
    previousPointInWindow = pointInWindow
    pointInWindow = point
    self.phase = phase
    self.timestamp = timestamp
  }
}

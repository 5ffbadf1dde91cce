public import Foundation
public import HeadlessEnumerations

/// The touches on the screen at one moment, or a shake of the device.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event.
  public typealias EventType = UIEventType

  /// The subtype of an event.
  @_documentation(visibility: internal)
  public typealias EventSubtype = UIEventSubtype

  /// The type of the event, which is `.touches` or `.motion` in the headless UIKit.
  open internal(set) var type = UIEvent.EventType.touches

  /// The subtype of the event, which is `.motionShake` for a shake.
  open internal(set) var subtype = UIEvent.EventSubtype.none

  /// The time of the event, in seconds of the virtual clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// All touches on the screen at that moment.
  open internal(set) var allTouches: Set<UITouch>?

  /// Creates an event without touches, for tests.
  @_documentation(visibility: internal)
  public override init() {
    super.init()
  }

  convenience init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.init()
    allTouches = touches
    self.timestamp = timestamp
  }

  /// Returns the touches that began in a window.
  @discardableResult open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// Returns the touches that began on a view.
  @discardableResult open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// Returns the touches that a recognizer receives.
  @discardableResult open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) == true }
  }

  /// Returns the touches that were reported together as a single touch.
  ///
  /// In the headless UIKit, that is only the touch itself, because no touch is reported late.
  @_documentation(visibility: internal)
  @discardableResult open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Returns the predicted next positions of a touch, of which there are none in the headless UIKit.
  @_documentation(visibility: internal)
  @discardableResult open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }

  private func touches(where condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = Set((allTouches ?? []).filter(condition))
    return found.isEmpty ? nil : found
  }
}

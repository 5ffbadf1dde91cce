public import Foundation
public import HeadlessEnumerations

/// What the system tells the app of one moment: the touches on the screen.
@MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public typealias EventType = UIEventType

  /// The kind of the event: there are no others here.
  open var type: UIEvent.EventType { .touches }

  /// When it happened, in seconds of the virtual clock.
  open internal(set) var timestamp: TimeInterval

  /// Every touch on the screen at that moment.
  open internal(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The touches that landed in a window.
  @discardableResult open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches that landed on a view.
  @discardableResult open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a recogniser gets.
  @discardableResult open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) == true }
  }

  private func touches(where condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = Set((allTouches ?? []).filter(condition))
    return found.isEmpty ? nil : found
  }
}

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
}

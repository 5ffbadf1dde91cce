import Foundation

/// A receiver of notifications without a generic type, which a closure on any thread can capture.
// The conformance is unchecked, because the compiler cannot check a class with subclasses. This class has no variables.
class NotificationReceiver: @unchecked Sendable {
  func register(with publisher: NotificationCenter.Publisher) -> any NSObjectProtocol {
    publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [weak self] in
      self?.deliver($0)
    }
  }

  func deliver(_ notification: Notification) {}
}

import Foundation
import OpenCombine

/// The registration of one subscriber with a notification center.
// The conformance is unchecked, because notifications arrive on any thread. `lock` protects all variables, and is not
// held during a delivery.
final class NotificationSubscription<Downstream: Subscriber>: NotificationReceiver, Subscription, @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let lock = NSLock()
  private let center: NotificationCenter
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var token: (any NSObjectProtocol)?

  init(to publisher: NotificationCenter.Publisher, for downstream: Downstream) {
    center = publisher.center
    self.downstream = downstream
    super.init()
    token = register(with: publisher)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  func cancel() {
    let old = lock.withLock {
      defer { (token, downstream) = (nil, nil) }
      return token
    }
    if let old { center.removeObserver(old) }
  }

  deinit {
    if let token { center.removeObserver(token) }
  }

  /// Drops the notification if the subscriber has not demanded another one.
  override func deliver(_ notification: Notification) {
    let receiver: Downstream? = lock.withLock {
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(notification), more > 0 else { return }
    request(more)
  }
}

import Combine
import Foundation
import Testing

/// The publisher of a notification center, which Foundation declares on Apple's platforms.
@Suite struct NotificationPublisherTests {
  private let name = Notification.Name("published")

  @Test func `a publisher delivers notifications of its name and object until it is canceled`() {
    let center = NotificationCenter()
    let sender = NSObject()
    var (all, own) = (0, 0)
    var subscriptions: Set<AnyCancellable> = []
    center.publisher(for: name).sink { _ in all += 1 }.store(in: &subscriptions)
    center.publisher(for: name, object: sender).map(\.name).sink { _ in own += 1 }.store(in: &subscriptions)
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("other"), object: sender)
    #expect(all == 2 && own == 1)
    subscriptions = []
    center.post(name: name, object: sender)
    #expect(all == 2 && own == 1)
  }

  @Test func `a publisher drops values that its subscriber has not requested`() {
    let center = NotificationCenter()
    var (received, subscription): (Int, (any Subscription)?) = (0, nil)
    let subscriber = AnySubscriber<Notification, Never>(
      receiveSubscription: {
        subscription = $0
        $0.request(.max(1))
      },
      receiveValue: { _ in
        received += 1
        return received == 1 ? .max(1) : .none
      })
    center.publisher(for: name).subscribe(subscriber)
    for _ in 0..<4 { center.post(name: name, object: nil) }
    #expect(received == 2)
    subscription?.cancel()
  }
}

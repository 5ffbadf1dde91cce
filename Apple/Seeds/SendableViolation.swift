// Error: a value that is not Sendable crosses to another isolation
// Unit: Clavier
// Platforms: ios macos
import Foundation

final class Counter {
  var count = 0
}

func observe(_ counter: Counter) -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
    counter.count += 1  // expect: capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure
  }
}

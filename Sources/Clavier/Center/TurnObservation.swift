#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Calls a closure at the end of each turn of the main run loop, until this object is released.
  ///
  /// Nothing is polled: a turn is what something else woke the app for. The observer comes after everything that the turn was
  /// for, gesture recognisers included (they act in an observer of order 0), and before Core Animation lays out and shows what
  /// changed (in one of order 2,000,000): what the closure changes is part of the same frame. Both orders can be read in the
  /// main run loop's description on any device.
  final class TurnObservation {
    private static let order = 1_000_000

    private let observer: CFRunLoopObserver?

    init(_ turnDidEnd: @escaping @MainActor @Sendable () -> Void) {
      observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, Self.order
      ) { _, _ in
        MainActor.assumeIsolated(turnDidEnd)
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    deinit {
      if let observer { CFRunLoopObserverInvalidate(observer) }
    }
  }
#endif

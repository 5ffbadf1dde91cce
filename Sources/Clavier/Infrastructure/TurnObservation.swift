#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Calls a closure at the end of each turn of the main run loop, until the observation is deallocated.
  ///
  /// The observation does not poll, because a turn happens only when something else wakes the app. The closure runs
  /// after the work of the turn, including gesture recognizers (order 0). If its order is below 2,000,000, the closure
  /// also runs before Core Animation's own observer lays out and displays the changes, so the closure's changes are
  /// part of the same animation frame. On any device, the description of the main run loop shows these orders. It is
  /// not verified that Core Animation always waits for its observer, in particular while a `UIUpdateLink` is enabled.
  package final class TurnObservation {
    /// The order in which observations run within a turn.
    package enum Order: Int, Sendable {
      /// Observations that may change the layout.
      case changes = 1_000_000
      /// Observations that read the layout after all changes.
      case reads = 1_500_000
      /// Work that must not run before UIKit's own work after the commit, which has the order 2,001,000
      /// (`_afterCACommitHandler` in the description of the main run loop).
      case afterCommit = 3_000_000
    }

    private let observer: CFRunLoopObserver?

    package init(_ order: Order = .changes, _ turnDidEnd: @escaping @MainActor @Sendable () -> Void) {
      observer = Self.addObserver(order, repeats: true, turnDidEnd)
    }

    /// Calls a closure once, at the end of the current turn of the main run loop.
    static func once(_ order: Order, _ turnDidEnd: @escaping @MainActor @Sendable () -> Void) {
      addObserver(order, repeats: false, turnDidEnd)
    }

    @discardableResult private static func addObserver(
      _ order: Order, repeats: Bool, _ turnDidEnd: @escaping @MainActor @Sendable () -> Void
    ) -> CFRunLoopObserver? {
      // `MainActor.assumeIsolated` casts in the same way, but allocates memory at each call. The cast is safe: the main
      // run loop calls its observers on the main thread, and a closure has the same representation with and without an
      // actor.
      let turnDidEnd = unsafeBitCast(turnDidEnd, to: (@Sendable () -> Void).self)
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, repeats, order.rawValue
      ) { _, _ in
        turnDidEnd()
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      return observer
    }

    deinit {
      if let observer { CFRunLoopObserverInvalidate(observer) }
    }
  }
#endif

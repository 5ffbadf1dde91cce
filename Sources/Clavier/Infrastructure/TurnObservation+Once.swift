#if canImport(UIKit)
  import Foundation
  import UIKit

  extension TurnObservation {
    /// Calls a closure once, at the end of the current turn of the main run loop.
    static func once(_ order: Order, _ turnDidEnd: @escaping @MainActor @Sendable () -> Void) {
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, false, order.rawValue
      ) { _, _ in
        MainActor.assumeIsolated(turnDidEnd)
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
  }
#endif

#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Calls a closure once, at the end of the current turn of the main run loop.
  enum TurnEnd {
    /// An order before that of Core Animation, which lays out and commits the windows at 2,000,000.
    static let beforeCommit = 1_000_000
    /// An order after that of Core Animation.
    static let afterCommit = 3_000_000

    @MainActor static func call(order: Int, _ work: @escaping @MainActor @Sendable () -> Void) {
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, false, order
      ) { _, _ in
        MainActor.assumeIsolated(work)
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
  }
#endif

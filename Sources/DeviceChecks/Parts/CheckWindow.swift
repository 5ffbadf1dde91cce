#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// A window that reports when a finger is lifted, before any view is notified.
  final class CheckWindow: UIWindow {
    var onTouchEnded: () -> Void = {}

    override func sendEvent(_ event: UIEvent) {
      if event.allTouches?.contains(where: { $0.phase == .ended }) == true { onTouchEnded() }
      super.sendEvent(event)
    }
  }
#endif

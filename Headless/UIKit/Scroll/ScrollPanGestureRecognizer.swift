import Foundation

/// The pan that scrolls.
///
/// It also hears when a finger lands, which ends whatever still moves.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.motion.fingerDidLand()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    scrollView?.motion.fingerDidLeave()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    scrollView?.motion.fingerDidLeave()
  }

  /// One that failed, because there was nothing to scroll, hears of no touch any more.
  override func reset() {
    super.reset()
    scrollView?.motion.fingerDidLeave()
  }
}

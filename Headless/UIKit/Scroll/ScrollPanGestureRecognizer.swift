import Foundation

/// The pan that scrolls.
///
/// It also detects when a touch begins, which stops a running motion.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  @Unretained var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.motion.touchDidBegin()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    scrollView?.motion.touchDidEnd()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    scrollView?.motion.touchDidEnd()
  }

  /// A recognizer that failed because there was nothing to scroll receives no further events.
  override func reset() {
    super.reset()
    scrollView?.motion.touchDidEnd()
  }
}

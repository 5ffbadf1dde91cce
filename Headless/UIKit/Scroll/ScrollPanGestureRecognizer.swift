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

  // A recognizer that has failed, because there is nothing to scroll, does not receive the end of the touch.
  override func reset() {
    super.reset()
    scrollView?.motion.touchDidEnd()
  }
}

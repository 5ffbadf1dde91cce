import Foundation
import HeadlessEnumerations

// Determines which touches the views in the content of a scroll view receive.
extension UIScrollView {
  /// The time after which a touch that has not moved reaches the content, in seconds.
  ///
  /// The value was observed on devices. Apple does not document it.
  static let contentTouchDelay: TimeInterval = 0.15

  /// Returns whether the scroll view still waits for the touch to scroll.
  func isDelaying(_ touch: UITouch) -> Bool {
    delaysContentTouches && isScrollEnabled && touch.touchedView !== self && !touch.isOver
      && HeadlessClock.now - touch.startTime < Self.contentTouchDelay - 1e-9
      && panGestureRecognizer.state == .possible
  }

  /// Returns whether the views in the content give up the touches that they have received.
  func mayTakeTouches(of pan: UIPanGestureRecognizer) -> Bool {
    pan.touches.allSatisfy { touch in
      guard let view = touch.touchedView, view !== self, touch.hasReachedView, !touch.hasLeftView else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
}

extension UITouch {
  /// The scroll views whose content contains the touched view, from the innermost to the outermost.
  var scrollViews: [UIScrollView] {
    guard let touchedView else { return [] }
    return sequence(first: touchedView, next: \.superview).compactMap { $0 as? UIScrollView }
  }
}

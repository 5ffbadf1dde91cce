import Foundation

// The gestures that controls handle before the recognizers of their superviews.
extension UIGestureRecognizer {
  /// Whether the recognizer recognizes a single tap of a single finger.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Returns whether a single finger has moved more horizontally than vertically, beginning in a rectangle of a view.
  func isHorizontalMovement(from rect: CGRect, in view: UIView) -> Bool {
    let fingers = touches.isEmpty ? lastTouches : touches
    guard fingers.count == 1, let finger = fingers.first else { return false }
    let (start, end) = (view.convert(finger.startPointInWindow, from: nil), finger.location(in: view))
    return rect.contains(start) && abs(end.x - start.x) >= abs(end.y - start.y)
  }
}

import Foundation

extension UIView {
  /// The minimum opacity of a view that receives touches, with the precision of a layer's opacity.
  private static let minimumTouchableAlpha: Float = 0.01

  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, Float(alpha) >= Self.minimumTouchableAlpha, !isAnimationBlockingTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers.append(recognizer)
    recognizer.storedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = storedGestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    storedGestureRecognizers.remove(at: index)
    recognizer.storedView = nil
  }
}

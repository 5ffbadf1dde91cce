extension UIScrollView {
  /// Replaces the view behind the rows or items of a list.
  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Moves the view behind the content to the visible part of the content.
  func layOutBackground(_ view: UIView?) {
    guard let view else { return }
    if subviews.first !== view { sendSubviewToBack(view) }
    if view.frame != bounds { view.frame = bounds }
  }
}

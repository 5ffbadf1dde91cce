import Foundation

@_documentation(visibility: internal)
extension UIView {
  /// Returns a view that looks like this view does now.
  ///
  /// In the headless UIKit, the result consists of copies of the visible colors, rounded corners, text, and images. A
  /// view that is not in a window has not been rendered, so its copy is empty. `afterUpdates` first performs pending
  /// layout.
  @discardableResult public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { window?.layoutIfNeeded() }
    let copy = window == nil ? UIView() : pictureOfTree
    copy.transform = .identity
    copy.alpha = 1
    copy.isHidden = false
    copy.bounds = bounds
    copy.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    return copy
  }

  /// Returns a view that looks like a part of this view does now; nil for an empty part.
  ///
  /// The parts inside the insets are stretched on a device when the copy is resized; in the headless UIKit, they are
  /// not.
  @discardableResult public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty, let picture = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    part.isUserInteractionEnabled = false
    picture.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    part.addSubview(picture)
    return part
  }

  /// Draws the view and its subviews into the current graphics context, which does not exist in the headless UIKit.
  ///
  /// Returns whether everything could be drawn: false for a view that is not in a window and has never been rendered.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let window else { return false }
    if afterUpdates { window.layoutIfNeeded() }
    return true
  }

  /// Copies of the view and its visible subviews.
  private var pictureOfTree: UIView {
    let copy = pictureOfSelf
    copy.transform = transform
    copy.alpha = alpha
    // The copies of the subviews are at the positions to which scrolling has moved them.
    copy.bounds = bounds
    copy.center = center
    copy.clipsToBounds = clipsToBounds
    copy.backgroundColor = backgroundColor
    copy.tintColor = tintColor
    copy.isUserInteractionEnabled = false
    copy.layer.cornerRadius = layer.cornerRadius
    copy.layer.borderWidth = layer.borderWidth
    copy.layer.borderColor = layer.borderColor
    for subview in subviews where !subview.isHidden { copy.addSubview(subview.pictureOfTree) }
    return copy
  }

  private var pictureOfSelf: UIView {
    switch self {
    case let label as UILabel:
      let copy = UILabel()
      (copy.font, copy.textColor, copy.textAlignment) = (label.font, label.textColor, label.textAlignment)
      (copy.numberOfLines, copy.lineBreakMode) = (label.numberOfLines, label.lineBreakMode)
      copy.attributedText = label.attributedText
      return copy
    case let imageView as UIImageView:
      let copy = UIImageView(image: imageView.image)
      copy.contentMode = imageView.contentMode
      return copy
    default: return UIView()
    }
  }
}

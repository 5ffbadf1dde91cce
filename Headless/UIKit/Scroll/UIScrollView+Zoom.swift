public import Foundation

// This extension is hidden from the documentation, because only the scale of the zoom is exact.
@_documentation(visibility: internal)
extension UIScrollView {
  /// The scale of the delegate's view for zooming.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The smallest scale.
  public var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set {
      zoom.minimum = newValue
      zoomLimitsDidChange()
    }
  }

  /// The largest scale.
  public var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set {
      zoom.maximum = newValue
      zoomLimitsDidChange()
    }
  }

  /// Whether the user can zoom beyond the limits while the fingers are on the screen.
  public var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// Whether a pinch is zooming.
  public var isZooming: Bool { zoom.pinch?.isZooming ?? false }

  /// Whether the content returns to a scale within the limits.
  public var isZoomBouncing: Bool { zoom.pinch?.isBouncing ?? false }

  /// The recognizer for zooming; nil if the limits do not allow it.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch?.recognizer }

  /// Scales the delegate's view for zooming, and makes the content as large as that view.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = min(max(scale, zoom.minimum), max(zoom.minimum, zoom.maximum))
    guard scale != zoom.scale, let view = delegate?.viewForZooming(in: self) else { return }
    if animated {
      UIView.animate(withDuration: 0.3) { self.scaleContent(view, to: scale) }
    } else {
      scaleContent(view, to: scale)
    }
    delegate?.scrollViewDidZoom(self)
  }

  /// Makes a rectangle of the view for zooming fill the scroll view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let size = CGSize(width: rect.width * zoomScale, height: rect.height * zoomScale)
    let middle = CGPoint(x: rect.minX * zoomScale + size.width / 2, y: rect.minY * zoomScale + size.height / 2)
    let limit = CGPoint(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    let offset = CGPoint(
      x: min(max(0, middle.x - bounds.width / 2), limit.x), y: min(max(0, middle.y - bounds.height / 2), limit.y))
    setContentOffset(offset, animated: animated)
  }
}

extension UIScrollView {
  /// Scales the view for zooming, possibly beyond the limits.
  func scaleContent(_ view: UIView, to scale: CGFloat) {
    zoom.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = view.frame.size
  }

  private func zoomLimitsDidChange() {
    if zoom.maximum > zoom.minimum {
      if zoom.pinch == nil { zoom.pinch = ZoomPinch(in: self) }
    } else {
      zoom.pinch = nil
    }
  }
}

/// The scale of a scroll view's content.
struct ZoomState {
  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  var pinch: ZoomPinch?
}

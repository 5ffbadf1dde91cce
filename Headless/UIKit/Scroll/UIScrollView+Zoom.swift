public import Foundation

// Hidden from the documentation: zooming is only as exact as the scale. There is no pinch with one simulated finger.
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
    set { zoom.minimum = newValue }
  }

  /// The largest scale.
  public var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set { zoom.maximum = newValue }
  }

  /// Whether zooming exceeds the limits for a moment.
  public var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// Scales the delegate's view for zooming, and makes the content as large as it.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = min(max(scale, zoom.minimum), max(zoom.minimum, zoom.maximum))
    guard scale != zoom.scale, let view = delegate?.viewForZooming(in: self) else { return }
    let change = {
      self.zoom.scale = scale
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.frame.origin = origin
      self.contentSize = view.frame.size
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
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

/// The scale of a scroll view's content.
struct ZoomState {
  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
}

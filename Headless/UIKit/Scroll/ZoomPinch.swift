import Foundation
import HeadlessEnumerations

/// Zooms a scroll view with two fingers.
@MainActor final class ZoomPinch {
  let recognizer = ZoomPinchGestureRecognizer()
  private(set) var isZooming = false
  private(set) var isBouncing = false
  @Unretained private var scrollView: UIScrollView?
  private var startScale: CGFloat = 1
  /// The point of the unscaled content between the fingers.
  private var anchor = CGPoint.zero

  /// The fraction by which content is scaled beyond a limit while the fingers hold it.
  ///
  /// The value is an estimate.
  private static let softness: CGFloat = 0.25
  private static let bounceDuration: TimeInterval = 0.3

  init(in scrollView: UIScrollView) {
    self.scrollView = scrollView
    recognizer.headlessAddAction { [weak self] _ in self?.follow() }
    scrollView.addGestureRecognizer(recognizer)
  }

  isolated deinit {
    scrollView?.removeGestureRecognizer(recognizer)
  }

  private func follow() {
    guard let scrollView, let view = scrollView.delegate?.viewForZooming(in: scrollView) else { return }
    switch recognizer.state {
    case .began:
      (isZooming, startScale) = (true, scrollView.zoomScale)
      let middle = recognizer.location(in: scrollView)
      anchor = CGPoint(x: middle.x / startScale, y: middle.y / startScale)
      scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
      zoom(view, in: scrollView)
    case .changed: zoom(view, in: scrollView)
    case .ended, .cancelled: end(view, in: scrollView)
    default: break
    }
  }

  private func zoom(_ view: UIView, in scrollView: UIScrollView) {
    let visible = recognizer.location(in: scrollView)
    let finger = CGPoint(x: visible.x - scrollView.bounds.minX, y: visible.y - scrollView.bounds.minY)
    let scale = softened(startScale * recognizer.scale, in: scrollView)
    scrollView.scaleContent(view, to: scale)
    // The content between the fingers stays between them.
    scrollView.bounds.origin = CGPoint(x: anchor.x * scale - finger.x, y: anchor.y * scale - finger.y)
    scrollView.delegate?.scrollViewDidZoom(scrollView)
  }

  private func softened(_ scale: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    let limited = min(max(scale, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
    return scrollView.bouncesZoom ? limited + (scale - limited) * Self.softness : limited
  }

  private func end(_ view: UIView, in scrollView: UIScrollView) {
    isZooming = false
    let scale = min(max(scrollView.zoomScale, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
    let center = CGPoint(
      x: scrollView.bounds.midX / scrollView.zoomScale, y: scrollView.bounds.midY / scrollView.zoomScale)
    isBouncing = scale != scrollView.zoomScale
    let settle = {
      scrollView.scaleContent(view, to: scale)
      scrollView.bounds.origin = scrollView.clamped(
        CGPoint(
          x: center.x * scale - scrollView.bounds.width / 2, y: center.y * scale - scrollView.bounds.height / 2))
    }
    guard isBouncing else {
      scrollView.bounds.origin = scrollView.clamped(scrollView.bounds.origin)
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
      return
    }
    UIView.animate(withDuration: Self.bounceDuration, animations: settle) { [weak self, weak scrollView] _ in
      guard let self, let scrollView else { return }
      isBouncing = false
      scrollView.delegate?.scrollViewDidZoom(scrollView)
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}

/// The pinch of a scroll view, which can be recognized at the same time as its pan.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other.view !== view }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other.view !== view }
}

public import Foundation

/// The delegate of a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content has scrolled, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the user begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a drag is about to end. The velocity is in points per millisecond. The target can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when a drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when deceleration begins.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when deceleration has ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll has ended. Not called if there was nothing to animate.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called when the adjusted inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the view that zooming scales.
  @_documentation(visibility: internal)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the scale has changed.
  @_documentation(visibility: internal)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

// Requirements that are optional in Objective-C have default implementations here.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  @_documentation(visibility: internal)
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  @_documentation(visibility: internal)
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

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
  /// Called when an animated scroll has ended. This method is not called if there was nothing to animate.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called when the adjusted inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top.
  @_documentation(visibility: internal)
  @discardableResult func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top.
  @_documentation(visibility: internal)
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when zooming is about to begin.
  @_documentation(visibility: internal)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when zooming has ended, after a bounce.
  @_documentation(visibility: internal)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
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
  @discardableResult public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  @_documentation(visibility: internal)
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  @_documentation(visibility: internal)
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  @_documentation(visibility: internal)
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  @_documentation(visibility: internal)
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  @_documentation(visibility: internal)
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

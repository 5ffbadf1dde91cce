public import Foundation

/// An object that animates a transition between controllers.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the transition and calls `completeTransition(_:)` at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  @_documentation(visibility: internal)
  public func animationEnded(_ transitionCompleted: Bool) {}
}

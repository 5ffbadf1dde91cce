public import Foundation
public import HeadlessEnumerations

/// Methods that a presentation controller calls when it adapts to the traits, and when the user dismisses it.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style for traits; `.none` for the presented controller's own style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called so that the delegate can configure the controller to which the presentation adapts.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Called before a presentation with its style, which is `.none` if it does not adapt.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether the user may dismiss the presented controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user begins to dismiss the presented controller.
  ///
  /// The user can still cancel.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the presented controller. This method is not called if the app has dismissed
  /// the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tries to dismiss the presented controller, but that is not allowed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

@_documentation(visibility: internal)
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.standardAdaptiveStyle(for: HeadlessWorld.state.traitCollection)
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else {
      return controller.standardAdaptiveStyle(for: traitCollection)
    }
    return adaptivePresentationStyle(for: controller)
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

public import Foundation
import HeadlessEnumerations

@_documentation(visibility: internal)
extension UIViewController {
  /// Replaces the view of a child with the view of another child, with animations.
  ///
  /// Both must be children of this controller, as in UIKit.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "Both controllers of a transition must be children of the controller that performs it.")
    guard let old = fromViewController.view, let new = toViewController.view, let container = old.superview else {
      return
    }
    let isSeen = appearance.phase == .shown || appearance.phase == .appearing
    if isSeen {
      fromViewController.beginAppearanceTransition(false, animated: duration > 0)
      toViewController.beginAppearanceTransition(true, animated: duration > 0)
    }
    let finish = { (finished: Bool) in
      old.removeFromSuperview()
      if isSeen {
        fromViewController.endAppearanceTransition()
        toViewController.endAppearanceTransition()
      }
      completion?(finished)
    }
    UIView.performWithoutAnimation { if new.superview !== container { container.addSubview(new) } }
    toViewController.callIsAppearingIfNeeded()
    guard duration > 0 else {
      animations?()
      return finish(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }
}

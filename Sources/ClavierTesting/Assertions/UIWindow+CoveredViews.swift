#if canImport(UIKit)
  import UIKit

  extension UIViewController {
    /// The controller that this controller presents by itself, and not its parent.
    ///
    /// An active search is not another screen.
    var ownPresentation: UIViewController? {
      guard let next = presentedViewController, next.presentingViewController === self, !next.isBeingDismissed,
        !(next is UISearchController)
      else { return nil }
      return next
    }

    /// The views of the child controllers over which another controller is presented.
    fileprivate var coveredChildViews: [UIView] {
      children.flatMap { child -> [UIView] in
        child.ownPresentation == nil ? child.coveredChildViews : [child.viewIfLoaded].compactMap(\.self)
      }
    }
  }

  extension UIWindow {
    /// The views over which a controller is presented in their own context, so that the user cannot reach them.
    var coveredViews: [UIView] {
      let presentations = sequence(first: rootViewController, next: { $0?.presentedViewController })
      return presentations.flatMap { $0?.coveredChildViews ?? [] }
    }
  }
#endif

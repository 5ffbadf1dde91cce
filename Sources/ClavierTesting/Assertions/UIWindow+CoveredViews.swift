#if canImport(UIKit)
  import UIKit

  extension UIViewController {
    /// The controller that this controller itself presents; nil if only its parent presents one.
    ///
    /// An active search does not count as a presented screen.
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
    /// The views that the user cannot reach, because a controller is presented over them but not over the whole window.
    var coveredViews: [UIView] {
      let presentations = sequence(first: rootViewController, next: { $0?.presentedViewController })
      return presentations.flatMap { $0?.coveredChildViews ?? [] }
    }
  }
#endif

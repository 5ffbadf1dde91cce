#if canImport(UIKit)
  import Foundation
  import UIKit

  extension UIView {
    /// Returns the bottom edge of the window's top safe area or of the navigation bar above this view, whichever is
    /// lower, in the window's coordinate space.
    ///
    /// The view's own safe area cannot be used, because it can change as the view moves.
    func bottomOfBars(in window: UIWindow) -> CGFloat {
      let top = window.safeAreaInsets.top
      guard let bar = nearestController?.navigationController?.navigationBar, bar.window === window, !bar.isHidden
      else { return top }
      return max(top, bar.frameInWindow.maxY)
    }
  }
#endif

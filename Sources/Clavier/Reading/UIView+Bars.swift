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

    /// Returns the bottom edge of the bars above this view, in the window's coordinate space; nil if this view does not
    /// begin below that edge.
    ///
    /// - Parameter top: The view's top edge without the avoider's shift, in the window's coordinate space.
    func drawerTopLimit(at top: CGFloat) -> CGFloat? {
      guard let window, top > window.safeAreaInsets.top else { return nil }
      let limit = bottomOfBars(in: window)
      return top > limit ? limit : nil
    }
  }
#endif

#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  extension KeyboardState {
    /// How many points of a view the keyboard takes, from the view's bottom edge up.
    ///
    /// It is measured in the view's own place on the screen, so it is right in a sheet, in Split View and above a tab bar. A
    /// shift by a ``KeyboardAvoider`` is left out.
    ///
    /// - Parameter view: Any view; one without a window is nowhere on a screen, and nothing of it is covered.
    /// - Returns: Points, from 0 to the view's height.
    @MainActor public func overlap(of view: UIView) -> CGFloat {
      overlap(with: view.unshiftedFrameOnScreen)
    }

    /// The bottom content inset with which a scroll view's content ends where the keyboard begins.
    ///
    /// What the system adds to the inset by itself, the safe area, is not counted again. Add your own inset to it, if there
    /// is one.
    ///
    /// - Parameter scrollView: The scroll view, in a window.
    /// - Returns: Points, 0 or more.
    @MainActor public func bottomInset(for scrollView: UIScrollView) -> CGFloat {
      KeyboardGeometry.bottomInset(
        covering: scrollView.unshiftedFrameOnScreen,
        state: self,
        safeAreaBottom: scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
      )
    }
  }
#endif

#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  extension KeyboardState {
    /// Returns how much of a view the keyboard covers, measured up from the view's bottom edge.
    ///
    /// The covered height is measured at the view's position on the screen, so it is also correct in a sheet, in Split
    /// View, and above a tab bar.
    ///
    /// If a ``KeyboardAvoider`` has shifted the view or one of its superviews, the result is the height that the
    /// keyboard would cover without the shift. The method assumes that the view has moved by the whole shift. A view
    /// that is attached to the `keyboardLayoutGuide` of a shifted view does not move with the shift, so the result is
    /// too large.
    ///
    /// - Parameter view: Any view.
    /// - Returns: The height in points, in screen coordinates, from 0 to the view's height. The height is 0 if the view
    ///   is not in a window.
    @MainActor public func overlap(of view: UIView) -> CGFloat {
      overlap(withScreenRect: view.unshiftedFrameOnScreen)
    }

    /// Returns the bottom content inset that lets a scroll view scroll the end of its content above the keyboard.
    ///
    /// The inset does not include the safe area, because the system adds the safe area itself. If your app has its own
    /// inset, add it to the result.
    ///
    /// If a ``KeyboardAvoider`` has shifted the scroll view or one of its superviews, the shift is ignored as in
    /// ``overlap(of:)``. The inset is too large if the scroll view does not move with the shift.
    ///
    /// - Parameter scrollView: The scroll view.
    /// - Returns: The inset in points, in the scroll view's coordinate space, 0 or more. The inset is 0 if the scroll
    ///   view is not in a window.
    @MainActor public func bottomInset(for scrollView: UIScrollView) -> CGFloat {
      let scale = scrollView.scrollScale
      let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
      let covered = KeyboardGeometry.bottomInset(
        covering: scrollView.unshiftedFrameOnScreen, state: self, safeAreaBottom: safeArea * scale)
      return covered / scale
    }
  }
#endif

#if canImport(UIKit)
  import Foundation
  import UIKit

  extension UIView {
    /// This view's bounds in screen coordinates, excluding every avoider's shift; null if the view is not in a window.
    ///
    /// An adjustment for the keyboard must not depend on another adjustment by Clavier for the same keyboard.
    var unshiftedFrameOnScreen: CGRect {
      let frame = frameOnScreen
      // If no view has been shifted, as is usually the case, the superviews need not be visited.
      guard !frame.isNull, ContributionLedger.isInUse else { return frame }
      var shift: CGFloat = 0
      for view in sequence(first: self, next: \.superview) {
        let own = ContributionLedger.shift(of: view)
        if own != 0 { shift += own * view.shiftScale }
      }
      return frame.offsetBy(dx: 0, dy: -shift)
    }
  }
#endif

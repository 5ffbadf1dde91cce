#if canImport(UIKit)
  import Foundation
  import UIKit

  extension UIView {
    /// This view's bounds in the window's coordinate space.
    var frameInWindow: CGRect { convert(bounds, to: nil) }

    /// The number of window points per vertical point of this view; 1 if the view is not upright.
    var verticalScale: CGFloat { uprightScale ?? 1 }

    /// Whether this view is neither rotated nor inverted in its window.
    var isUpright: Bool { uprightScale != nil }

    /// The number of window points per vertical point of this view; nil if the view is rotated or inverted.
    private var uprightScale: CGFloat? {
      // A window is not scaled relative to itself.
      guard superview != nil else { return 1 }
      let origin = convert(CGPoint.zero, to: nil)
      let end = convert(CGPoint(x: 0, y: 1), to: nil)
      let (width, height) = (end.x - origin.x, end.y - origin.y)
      guard abs(width) < Self.imperceptibleTurn, height > Self.imperceptibleTurn else { return nil }
      // If nothing is scaled, a scale of exactly 1 avoids rounding.
      return abs(height - 1) < Self.imperceptibleTurn ? 1 : height
    }

    /// A difference in scale that is invisible even over a thousand points.
    private static var imperceptibleTurn: CGFloat { 1e-6 }

    /// Whether a scroll view contains this view.
    var isInScrollView: Bool {
      sequence(first: superview, next: { $0?.superview }).contains { $0 is UIScrollView }
    }

    /// The number of window points per point of shift; 1 if the superview is not upright.
    ///
    /// The shift is a translation in the superview's coordinate space, after this view's own transform.
    var shiftScale: CGFloat { superview?.verticalScale ?? 1 }

    /// Whether a shift would move this view up in its window.
    var canShiftUp: Bool { superview?.isUpright ?? true }
  }
#endif

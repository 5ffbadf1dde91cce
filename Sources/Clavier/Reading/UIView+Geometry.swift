#if canImport(UIKit)
  import Foundation
  import UIKit

  extension UIView {
    /// This view's bounds in the window's coordinate space.
    var frameInWindow: CGRect { convert(bounds, to: nil) }

    /// The number of window points per vertical point of this view; nil if the view is rotated or inverted.
    var verticalScale: CGFloat? {
      // The points of a window are its own.
      guard superview != nil else { return 1 }
      let origin = convert(CGPoint.zero, to: nil)
      let end = convert(CGPoint(x: 0, y: 1), to: nil)
      let (width, height) = (end.x - origin.x, end.y - origin.y)
      guard abs(width) < Self.imperceptibleTurn, height > Self.imperceptibleTurn else { return nil }
      // An exact 1 avoids rounding where nothing is scaled.
      return abs(height - 1) < Self.imperceptibleTurn ? 1 : height
    }

    /// A difference that is invisible even over a thousand points.
    private static var imperceptibleTurn: CGFloat { 1e-6 }

    /// Whether a scroll view contains this view.
    var isInScrollView: Bool {
      sequence(first: superview, next: { $0?.superview }).contains { $0 is UIScrollView }
    }

    /// The number of window points per point of shift; nil if the shift would not move this view up.
    ///
    /// The shift is a translation in the superview's coordinate space, after this view's own transform.
    var shiftScale: CGFloat? {
      guard let superview else { return 1 }
      return superview.verticalScale
    }
  }
#endif

#if canImport(UIKit)
  import ClavierCore
  import UIKit

  extension UIView {
    /// The position and size of this view, to be compared with later values while the view is shifted.
    var shiftedGeometry: ShiftedGeometry { ShiftedGeometry(centerY: center.y, size: bounds.size) }

    /// Moves this view back if setting its frame has moved it by the opposite of its shift.
    ///
    /// - Parameters:
    ///   - geometry: The position and size after the last shift; nil if the view is not shifted.
    ///   - shift: The shift, in the superview's points; negative if the view is shifted up.
    func undoMove(since geometry: ShiftedGeometry?, shiftedBy shift: CGFloat) {
      if let y = geometry?.centerY(before: shiftedGeometry, shiftedBy: shift, in: superview?.bounds) { center.y = y }
    }
  }
#endif

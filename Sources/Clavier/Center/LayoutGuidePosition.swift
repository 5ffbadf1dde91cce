#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The position of the top of a keyboard layout guide.
  struct LayoutGuidePosition {
    /// The y-coordinate of the guide's top edge, in screen coordinates, in points.
    let top: CGFloat
    /// The view that measured the position.
    ///
    /// The position of a view that has left its window does not count, because nothing updates it.
    weak var probe: UIView?
  }
#endif

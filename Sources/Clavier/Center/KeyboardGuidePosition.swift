#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The position of the top of a keyboard layout guide.
  struct KeyboardGuidePosition {
    /// In screen coordinates, in points.
    let top: CGFloat
    /// The view that measured it.
    ///
    /// The position of a view that has left its window does not count, because nothing updates it.
    weak var probe: UIView?
  }
#endif

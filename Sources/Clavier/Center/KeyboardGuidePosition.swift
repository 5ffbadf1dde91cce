#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The position of the top of a keyboard layout guide.
  struct KeyboardGuidePosition {
    /// In screen coordinates, in points.
    let top: CGFloat
    /// The window in which it was measured.
    weak var window: UIWindow?
  }
#endif

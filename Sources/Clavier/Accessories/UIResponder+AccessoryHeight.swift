#if canImport(UIKit)
  import UIKit

  extension UIResponder {
    /// The height of the view that stands on the keyboard while the responder is edited, in points; 0 without one.
    ///
    /// The keyboard of visionOS is a window of its own and has no such view.
    var accessoryHeight: CGFloat {
      #if os(visionOS)
        0
      #else
        inputAccessoryView?.frame.height ?? 0
      #endif
    }
  }
#endif

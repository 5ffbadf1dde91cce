#if canImport(UIKit)
  import Foundation
  import UIKit

  extension UIView {
    /// This view's bounds in screen coordinates; null if the view is not in a window.
    var frameOnScreen: CGRect {
      guard let window else { return .null }
      return window.convert(self === window ? bounds : convert(bounds, to: nil), to: nil as UIWindow?)
    }
  }
#endif

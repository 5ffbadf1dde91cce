#if canImport(UIKit)
  import Foundation
  import UIKit

  extension UIColor {
    /// The color's own opacity, from 0 to 1.
    ///
    /// A color that is made from a pattern image counts as opaque.
    var opacity: CGFloat {
      var alpha: CGFloat = 1
      return getRed(nil, green: nil, blue: nil, alpha: &alpha) ? alpha : 1
    }
  }

  extension UIView {
    /// The opacity of an image or a blur effect, from 0 to 1.
    var imageOpacity: CGFloat {
      #if CLAVIER_HEADLESS
        // The headless UIKit draws neither images nor blur effects.
        return 0
      #else
        return self is UIVisualEffectView || (self as? UIImageView)?.image != nil ? 1 : 0
      #endif
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension UIResponder {
    /// The accessory view that the keyboard shows for this responder: its own, or the nearest one up the responder chain
    /// (https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview).
    ///
    /// On visionOS, the keyboard is a separate window without such a view.
    var shownAccessoryView: UIView? {
      #if os(visionOS)
        nil
      #else
        sequence(first: self, next: \.next).lazy.compactMap(\.inputAccessoryView).first
      #endif
    }
  }
#endif

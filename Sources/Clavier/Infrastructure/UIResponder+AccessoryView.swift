#if canImport(UIKit)
  import UIKit

  extension UIResponder {
    /// The accessory view that the keyboard shows for this responder: its own, or the nearest one up the responder
    /// chain (https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview).
    ///
    /// On visionOS, the keyboard is a separate window and shows no accessory view. On Mac Catalyst, accessory views are
    /// not shown either (MessageKit issue 1675).
    var shownAccessoryView: UIView? {
      #if os(visionOS) || targetEnvironment(macCatalyst)
        nil
      #else
        inputAccessoryView ?? inputAccessoryViewController?.viewIfLoaded ?? next?.shownAccessoryView
      #endif
    }
  }
#endif

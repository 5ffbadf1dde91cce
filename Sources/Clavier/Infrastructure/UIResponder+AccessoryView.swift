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
        return nil
      #else
        if let inputAccessoryView { return inputAccessoryView }
        // A controller takes precedence over the rest of the chain, even before its view is loaded. Apple does not
        // document this order.
        if let inputAccessoryViewController { return inputAccessoryViewController.viewIfLoaded }
        return next?.shownAccessoryView
      #endif
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// The app's window to which this view belongs; nil if the view is not in a window.
    ///
    /// If the view is in a system window, as a view inside an accessory view is, the value is the key window of the
    /// scene. For any other view, the value is the view's own window.
    var appWindow: UIWindow? { window?.isOfSystem == true ? window?.windowScene?.keyWindow : window }
  }

  extension UIWindow {
    /// Whether the system shows this window, such as the window with the keyboard's accessory views.
    ///
    /// When an input of the app becomes focused, its window becomes the key window of the scene. System windows do not
    /// become key, so any other window of the scene counts as a system window.
    var isOfSystem: Bool {
      guard let keyWindow = windowScene?.keyWindow else { return false }
      return keyWindow !== self
    }
  }
#endif

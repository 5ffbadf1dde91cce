#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// The app's window to which this input belongs; nil if the input is not in a window.
    ///
    /// If another window of the scene is key, the value is the key window, because the input is then taken to be inside
    /// an accessory view. If the system shows accessory views in a scene of their own, without a key window, the value
    /// is the system's window. Use this property only for an input that is being edited, because a view in a window of
    /// the app that is not key also gets the key window.
    var appWindow: UIWindow? { window?.isOfSystem == true ? window?.windowScene?.keyWindow : window }
  }

  extension UIWindow {
    /// Whether this window counts as one that the system shows, such as the window with the keyboard's accessory views.
    ///
    /// When an input of the app becomes focused, its window becomes the key window of the scene. System windows do not
    /// become key, so any other window of the scene counts as a system window.
    var isOfSystem: Bool {
      guard let keyWindow = windowScene?.keyWindow else { return false }
      return keyWindow !== self
    }
  }
#endif

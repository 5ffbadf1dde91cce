#if canImport(UIKit)
  package import UIKit

  #if canImport(SwiftUI)
    import SwiftUI
  #endif

  /// A view controller that avoids the keyboard by itself.
  @MainActor package protocol SelfAvoidingController: UIViewController {
    /// Whether the controller currently avoids the keyboard.
    var avoidsKeyboard: Bool { get }
  }

  extension UIAlertController: SelfAvoidingController {
    package var avoidsKeyboard: Bool { true }
  }

  #if canImport(SwiftUI)
    /// SwiftUI adds the keyboard to the safe area of its content, unless the app excludes it from
    /// `safeAreaRegions` (https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions).
    extension UIHostingController: SelfAvoidingController {
      package var avoidsKeyboard: Bool {
        guard #available(iOS 16.4, macCatalyst 16.4, *) else { return true }
        return safeAreaRegions.contains(.keyboard)
      }
    }
  #endif
#endif

#if canImport(UIKit)
  import UIKit

  #if canImport(SwiftUI)
    import SwiftUI
  #endif

  /// A view controller that avoids the keyboard by itself.
  @MainActor protocol SelfAvoidingController: UIViewController {}

  extension UIAlertController: SelfAvoidingController {}

  #if canImport(SwiftUI)
    /// SwiftUI adds the keyboard to the safe area of its content, unless a view ignores it.
    extension UIHostingController: SelfAvoidingController {}
  #endif
#endif

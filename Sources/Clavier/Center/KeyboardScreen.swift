#if canImport(UIKit) && !os(visionOS)
  import Foundation
  import UIKit

  /// The screen that a keyboard notification is about.
  ///
  /// Since iOS 16.1 it is the notification's object; before, and sometimes since, there is none
  /// (https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification).
  struct KeyboardScreen: Sendable {
    let screen: UIScreen?

    init(_ notification: Notification? = nil) {
      screen = notification?.object as? UIScreen
    }

    @MainActor var bounds: CGRect { (screen ?? .main).bounds }
  }
#elseif canImport(UIKit)
  import Foundation

  /// There is no screen on visionOS, and its keyboard, a window of its own, posts nothing.
  struct KeyboardScreen: Sendable {
    let screen: NSObject? = nil

    init(_ notification: Notification? = nil) {}

    @MainActor var bounds: CGRect { .zero }
  }
#endif

#if canImport(UIKit) && !os(visionOS)
  import Foundation
  import UIKit

  /// The screen that a keyboard notification is about.
  ///
  /// Since iOS 16.1 it is the notification's object; before, and sometimes since, there is none
  /// (https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification).
  struct KeyboardScreen: Hashable, Sendable {
    let screen: UIScreen?

    init(_ notification: Notification? = nil) {
      screen = notification?.object as? UIScreen
    }

    /// A screen; none in particular where the object is none.
    init(naming object: AnyObject?) {
      screen = object as? UIScreen
    }

    /// The screen that shows a window.
    @MainActor init(of window: UIWindow?) {
      screen = window?.screen
    }

    /// The screen that shows a scene.
    @MainActor init(of scene: UIWindowScene) {
      screen = scene.screen
    }

    private init(_ screen: UIScreen) {
      self.screen = screen
    }

    @MainActor var bounds: CGRect { (screen ?? .main).bounds }

    /// The same with the device's own screen where none is named.
    @MainActor var resolved: KeyboardScreen { KeyboardScreen(screen ?? .main) }
  }
#elseif canImport(UIKit)
  import Foundation
  import UIKit

  /// There is no screen on visionOS, and its keyboard, a window of its own, posts nothing.
  struct KeyboardScreen: Hashable, Sendable {
    var screen: NSObject? { nil }

    init(_ notification: Notification? = nil) {}

    init(naming object: AnyObject?) {}

    @MainActor init(of window: UIWindow?) {}

    @MainActor init(of scene: UIWindowScene) {}

    @MainActor var resolved: KeyboardScreen { self }

    @MainActor var bounds: CGRect { .zero }
  }
#endif

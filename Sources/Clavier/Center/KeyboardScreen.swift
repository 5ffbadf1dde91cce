#if canImport(UIKit) && !os(visionOS)
  import ClavierCore
  import Foundation
  import UIKit

  /// The screen to which a keyboard notification belongs.
  ///
  /// On iOS 16.1 and later, the screen is usually the notification's object. Before iOS 16.1, and sometimes on later
  /// versions, the notification has no object
  /// (https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification).
  struct KeyboardScreen: Equatable, Sendable {
    typealias Object = UIScreen

    /// The screen; nil for the device's own screen.
    let screen: Object?

    init(_ screen: Object? = nil) {
      self.screen = screen
    }

    /// The screen to which a notification belongs.
    init(of notification: borrowing Notification) {
      screen = notification.object.flatMap { cast($0, to: UIScreen.self) }
    }

    /// The screen that shows a window.
    @MainActor init(of window: UIWindow?) {
      screen = window?.screen
    }

    /// The screen that shows a scene.
    @MainActor init(of scene: UIWindowScene) {
      screen = scene.screen
    }

    /// Compares the identities of the screens, because a subclass of `UIScreen` may override `isEqual(_:)`.
    static func == (one: KeyboardScreen, other: KeyboardScreen) -> Bool {
      one.screen === other.screen
    }

    /// The screen's bounds, in points, in its current orientation.
    ///
    /// In a test that simulates a device, these are the bounds of the simulated screen.
    @MainActor var bounds: CGRect { SimulatedScreen.bounds ?? (screen ?? .main).bounds }

    /// Whether the screen belongs to the device, or is connected to it.
    @MainActor var isConnected: Bool {
      screen == nil || screen === UIScreen.main || UIScreen.screens.contains { $0 === screen }
    }

    /// The same screen, in which nil is replaced with the device's own screen.
    @MainActor var resolved: KeyboardScreen { screen == nil ? KeyboardScreen(UIScreen.main) : self }
  }
#elseif canImport(UIKit)
  import Foundation
  import UIKit

  /// visionOS has no screens, and its keyboard, which is a separate window, posts no notifications.
  struct KeyboardScreen: Hashable, Sendable {
    typealias Object = NSObject

    var screen: Object? { nil }

    init(_ screen: Object? = nil) {}

    init(of notification: borrowing Notification) {}

    @MainActor init(of window: UIWindow?) {}

    @MainActor init(of scene: UIWindowScene) {}

    @MainActor var isConnected: Bool { true }

    @MainActor var resolved: KeyboardScreen { self }

    @MainActor var bounds: CGRect { .zero }
  }
#endif

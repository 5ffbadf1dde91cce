#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// What is known about the keyboard of one screen, which is held weakly.
  @MainActor final class KeyboardScreenRecord {
    private weak var screen: KeyboardScreen.Object?
    private let hasScreen: Bool

    var machine: KeyboardStateMachine
    var lastDelivery: (event: KeyboardEvent, info: KeyboardInfo)?

    init(_ screen: KeyboardScreen) {
      let screen = screen.resolved
      (self.screen, hasScreen) = (screen.screen, screen.screen != nil)
      machine = KeyboardStateMachine(screen: screen.bounds)
    }

    /// Whether the screen is still connected; always true on visionOS, which has no screens.
    var isAlive: Bool { !hasScreen || screen != nil }

    /// The screen's bounds, in points, in its present orientation.
    var bounds: CGRect { KeyboardScreen(screen).bounds }

    /// Returns whether this is the record of a screen.
    func isRecord(of screen: KeyboardScreen) -> Bool {
      hasScreen ? screen.screen != nil && self.screen === screen.screen : screen.screen == nil
    }
  }
#endif

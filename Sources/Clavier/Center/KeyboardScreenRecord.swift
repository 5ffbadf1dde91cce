#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// What is known about the keyboard of one screen.
  ///
  /// What is known goes with the screen, which is held weakly: one that was unplugged says nothing about another.
  @MainActor final class KeyboardScreenRecord {
    private weak var screen: AnyObject?
    private let hasScreen: Bool

    var machine: KeyboardStateMachine
    var lastDelivery: (event: KeyboardEvent, info: KeyboardInfo)?

    init(_ screen: KeyboardScreen) {
      let screen = screen.resolved
      (self.screen, hasScreen) = (screen.screen, screen.screen != nil)
      machine = KeyboardStateMachine(screen: screen.bounds)
    }

    /// Whether the screen is still there; on visionOS, which has no screens, it always is.
    var isAlive: Bool { !hasScreen || screen != nil }

    /// The screen's bounds, in points and in its present orientation.
    var bounds: CGRect { KeyboardScreen(naming: screen).bounds }

    func isAbout(_ resolved: KeyboardScreen) -> Bool { isAlive && screen === resolved.screen }
  }
#endif

#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// What is known about the keyboard of one screen.
  @MainActor final class KeyboardScreenRecord {
    /// The screen, which is held until the record is removed.
    ///
    /// A weak reference would be slow on Linux, where the first weak reference to an object makes each later retain of
    /// the object slower. Each copy of a keyboard notification retains its screen.
    private let screen: KeyboardScreen

    // Accesses are not checked for exclusivity, because the checks take time at each delivery. This is safe: no access
    // to these variables runs code that can access them again.
    @exclusivity(unchecked) var machine: KeyboardStateMachine
    @exclusivity(unchecked) var lastDelivery: (event: KeyboardEvent, info: KeyboardInfo)?
    /// The bar whose frame no notification has announced since the last usable `will` notification.
    ///
    /// The bar is remembered even if it has disappeared, because it may return.
    @exclusivity(unchecked) var unannouncedBar: UnannouncedBar?
    /// The state after the last event other than a `willChangeFrame`, or after the last correction.
    @exclusivity(unchecked) var announcedState: KeyboardState

    /// Whether the keyboard may still be moving, because no `did` notification has followed an animated `will`
    /// notification.
    @exclusivity(unchecked) var isKeyboardMoving = false
    /// The last reported top of a keyboard layout guide, in screen coordinates.
    var guide: LayoutGuidePosition?

    init(_ screen: KeyboardScreen) {
      self.screen = screen.resolved
      machine = KeyboardStateMachine(screen: screen.bounds)
      announcedState = machine.state
    }

    /// Whether the screen is still connected.
    var isConnected: Bool { screen.isConnected }

    /// The screen's bounds, in points, in its current orientation.
    var bounds: CGRect { screen.bounds }

    /// Returns whether this is the record of a screen.
    func isRecord(of screen: KeyboardScreen) -> Bool { self.screen == screen.resolved }
  }
#endif

package import CoreGraphics
import Foundation

extension KeyboardStateMachine {
  /// Updates the state for a resident bar, which is an accessory view that is shown without a keyboard.
  ///
  /// On iOS 27, a resident bar docks without a notification (`ApolloMessagesKeyboardInset.xm`, Apollo-Reborn). No
  /// further source is needed, because two sources already agree: a first responder has the bar, and the bar has a
  /// frame on the screen. The bar does not replace a visible keyboard.
  ///
  /// - Parameter context: The current context, with the bar's frame.
  /// - Returns: Whether ``state`` changed. The system does not animate such a change.
  @discardableResult
  package mutating func applyResidentBar(in context: Context) -> Bool {
    guard context.isActive, let bar = residentBarState(in: context) else { return false }
    switch state.placement {
    case .unknown, .hidden, .otherApp: break
    case .accessoryOnly where !state.frame.minY.isWithinAPoint(of: bar.frame.minY): break
    default: return false
    }
    useResidentBar(bar)
    return true
  }

  /// Uses the state of a resident bar, whose frame comes from the accessory view instead of a notification.
  mutating func useResidentBar(_ bar: KeyboardState) {
    state = bar
    disagreements = [:]
    correction = .accessoryView
    outcome = .replacedByBar
  }

  /// Whether the state is a resident bar whose frame no notification has announced.
  ///
  /// The bar may also disappear without a notification.
  package var hasUnannouncedBar: Bool { state.placement == .accessoryOnly && correction == .accessoryView }

  /// Hides a resident bar that no notification has announced.
  ///
  /// - Parameter screen: The bounds of the screen, in points.
  /// - Returns: Whether ``state`` changed. The system does not animate such a change.
  package mutating func removeUnannouncedBar(on screen: CGRect) -> Bool {
    guard hasUnannouncedBar else { return false }
    state = .hidden(on: screen)
    disagreements = [:]
    correction = nil
    outcome = .gone
    return true
  }

  /// Returns the state in which only the resident bar is on the screen.
  func residentBarState(in context: Context) -> KeyboardState? {
    guard let bar = context.residentBar, bar.isUsable, !bar.isEmpty, context.screen.isUsable else { return nil }
    return KeyboardState(placement: .accessoryOnly, frame: bar, screen: context.screen)
  }
}

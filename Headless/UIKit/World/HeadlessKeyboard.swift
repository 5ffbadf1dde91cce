package import Foundation

/// The interface that a simulated keyboard implements.
///
/// All calls are synchronous. A text field announces that editing began before ``inputSessionDidChange(to:)`` is
/// called, and a text view announces it afterward. Both announce that editing ended after the call with nil.
@MainActor package protocol HeadlessKeyboard: AnyObject {
  /// Called when a different responder requires the keyboard, or when none does.
  ///
  /// The method is called once per change, with the final first responder. There is no call with nil between two
  /// inputs.
  func inputSessionDidChange(to responder: UIResponder?)
  /// Called when the input views of the first responder have changed.
  func inputViewsDidReload(for responder: UIResponder)
  /// Called when a drag in a scroll view with interactive keyboard dismissal moves to `y` in screen coordinates.
  func dragDidMove(toScreenY y: CGFloat)
  /// Called when that drag ends at `y`, with a downward velocity in points per second.
  func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat)
}

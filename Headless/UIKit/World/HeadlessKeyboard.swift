public import Foundation

/// What the system's keyboard hears from the app.
///
/// Whoever plays the keyboard implements it.
///
/// All calls are synchronous. A text field's did-begin-editing comes before ``inputSessionDidChange(to:)``, a text
/// view's after it; a did-end-editing comes after the call with nil.
@MainActor public protocol HeadlessKeyboard: AnyObject {
  /// Another responder wants input now, or none does. Called once per change of focus, with the final responder: a move
  /// from one input to the next never says nil in between.
  func inputSessionDidChange(to responder: UIResponder?)
  /// The first responder has other input views now.
  func inputViewsDidReload(for responder: UIResponder)
  /// A finger that drags a scroll view whose dismiss mode is interactive is at `y` in screen coordinates.
  func dragDidMove(toScreenY y: CGFloat)
  /// That finger was lifted at `y`, moving downwards by `velocity` points per second.
  func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat)
}

import CoreGraphics
import Foundation

/// The keyboard's frames that the avoider has handled, in screen coordinates: the last frame that a notification has
/// announced, and the corrections of this frame.
///
/// The system may announce a wrong frame again, and the other sources then correct it again. A frame also counts as
/// handled if the avoider did not adjust to it immediately, because the user was scrolling or views were moving. While
/// the avoider is stopped, it handles only corrections.
package struct HandledFrames: Sendable {
  private var frames: [CGRect] = []

  package init() {}

  /// Returns whether the keyboard is in a frame that has not been handled.
  package func isNew(_ keyboard: KeyboardState) -> Bool { !frames.contains(keyboard.frame) }

  /// Records that the keyboard's frame has been handled.
  ///
  /// - Parameters:
  ///   - keyboard: The state of the keyboard.
  ///   - isCorrection: Whether the frame corrects the last recorded frame, instead of replacing it.
  package mutating func record(_ keyboard: KeyboardState, isCorrection: Bool) {
    guard isNew(keyboard) else { return }
    // If a correction shows that the keyboard is no longer docked, the earlier frames no longer matter.
    if !isCorrection || !keyboard.isDocked { frames = [] }
    frames.append(keyboard.frame)
  }
}

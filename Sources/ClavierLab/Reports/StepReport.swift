/// One step of a run, with the state after all animations.
package struct StepReport: Codable, Hashable, Sendable {
  /// The start of the step, in seconds of the virtual clock since the screen was opened.
  package var time: Double

  /// The action, such as `tap email`.
  package var action: String

  /// The keyboard notifications in order: `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame`, or
  /// `didChangeFrame`.
  package var events: [String]

  /// The placement of the keyboard, as in ClavierCore's `KeyboardState.Placement`.
  package var state: String

  /// The frame of the keyboard; null if it is hidden.
  @NullWhenNil package var keyboardFrame: ReportFrame?

  /// The focused input: its accessibility identifier, its placeholder, or its class; null if there is none.
  @NullWhenNil package var focused: String?

  /// The frame of the focused input, or of the line with the caret if only that line must be visible; null if there is
  /// none.
  @NullWhenNil package var focusedFrame: ReportFrame?

  /// The height of the part of ``focusedFrame`` that is under the keyboard, in points; 0 if no input is focused.
  package var coveredHeight: Double

  /// Whether ``focusedFrame`` is on the screen, clear of the bars at the top, not clipped, and not behind another view.
  ///
  /// The value is false if the step should have focused a different input. Otherwise, the value is true if no input is
  /// focused.
  package var visible: Bool

  /// What moved, such as `shift 0 → -128`.
  package var moves: [String]

  /// The problem with the action; null if there was none.
  @NullWhenNil package var finding: String?
}

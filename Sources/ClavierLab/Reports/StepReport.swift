/// One step of a run, described once everything that it set in motion had come to rest.
package struct StepReport: Codable, Hashable, Sendable {
  /// When the step began, in seconds of the simulated clock since the screen appeared.
  package var time: Double

  /// What was done, such as `tap email`.
  package var action: String

  /// The keyboard notifications that followed, in order: `willShow`, `didShow`, `willHide`, `didHide`,
  /// `willChangeFrame`, `didChangeFrame`.
  package var events: [String]

  /// The placement of the keyboard at the end, as ClavierCore's `KeyboardState` names it.
  package var state: String

  /// Where the keyboard was at the end; null while there is none.
  @NullWhenNil package var keyboardFrame: ReportFrame?

  /// The accessibility identifier of the input being edited at the end; null when there is none.
  @NullWhenNil package var focused: String?

  /// The frame of that input at the end, or of the line with its caret where it is taller than the room above the
  /// keyboard; null when there is none.
  @NullWhenNil package var focusedFrame: ReportFrame?

  /// How many points of that input's height the keyboard covers at the end; 0 when nothing is focused.
  package var coveredHeight: Double

  /// Whether what the keyboard leaves of that input lies on the screen and is not scrolled out of sight; true when
  /// nothing is focused.
  package var visible: Bool

  /// What the screen moved, in words, such as `shift 0 → -128`.
  package var moves: [String]

  /// What stood in the way of the action, in words; null when nothing did.
  @NullWhenNil package var finding: String?
}

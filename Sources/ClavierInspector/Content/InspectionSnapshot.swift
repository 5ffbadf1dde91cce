package import ClavierCore

/// Everything that the panel shows at one moment, as values.
package struct InspectionSnapshot: Equatable, Sendable {
  /// The state of the keyboard.
  package var keyboard: KeyboardState

  /// Where the frame of the keyboard comes from.
  package var frameSource = KeyboardFrameSource.notification

  /// The window of the app; nil if none is known.
  package var window: InspectedView?

  /// The input that is being edited; nil if there is none.
  package var editedInput: InspectedView?

  /// The other inputs in the window that the keyboard covers.
  package var coveredInputs: [InspectedView] = []

  /// The enabled avoiders.
  package var avoiders: [InspectedAvoider] = []

  /// The conflicts of the enabled avoiders.
  package var conflicts: [InspectedConflict] = []

  /// The recent events, from the oldest to the newest.
  package var events: [InspectedEvent] = []

  /// The number of recorded notifications.
  package var recordedCount = 0

  package init(keyboard: KeyboardState) {
    self.keyboard = keyboard
  }
}

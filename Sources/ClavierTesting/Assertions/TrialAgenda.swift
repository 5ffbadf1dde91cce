/// The remaining steps of a trial.
///
/// The steps are the same in the synchronous and the asynchronous variant of the assertion. The asynchronous variant
/// suspends after a settling step until the screen stops changing.
@MainActor
struct TrialAgenda {
  /// Part of a trial.
  struct Step {
    /// Whether the screen must stop changing before the next step.
    var settles: Bool
    var perform: @MainActor () -> Void

    /// Returns a step that changes the screen, after which the screen must stop changing.
    static func settling(_ perform: @escaping @MainActor () -> Void) -> Step { Step(settles: true, perform: perform) }

    /// Returns a step that the next step follows immediately, such as a step that only inserts other steps.
    static func immediate(_ perform: @escaping @MainActor () -> Void) -> Step { Step(settles: false, perform: perform) }
  }

  /// The remaining steps, in reverse order: the next step is the last element.
  private var steps: [Step] = []

  /// Inserts steps before all remaining steps.
  mutating func insertNext(_ new: [Step]) { steps += new.reversed() }

  /// Removes and returns the next step.
  mutating func next() -> Step? { steps.popLast() }
}

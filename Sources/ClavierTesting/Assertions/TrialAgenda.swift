/// The remaining steps of a trial.
///
/// The steps are the same in the synchronous and the asynchronous variant of the assertion. The asynchronous variant
/// suspends after a step until the screen stops changing.
@MainActor
struct TrialAgenda {
  /// Part of a trial.
  struct Step {
    /// Whether the screen must stop changing before the next step.
    var changesScreen: Bool
    var perform: @MainActor () -> Void

    /// Returns a step that changes the screen.
    static func act(_ perform: @escaping @MainActor () -> Void) -> Step { Step(changesScreen: true, perform: perform) }

    /// Returns a step that only looks at the screen, or that adds the steps to perform next.
    static func look(_ perform: @escaping @MainActor () -> Void) -> Step {
      Step(changesScreen: false, perform: perform)
    }
  }

  /// The remaining steps, in reverse order: the next step is the last element.
  private var steps: [Step] = []

  /// Adds steps before all others.
  mutating func begin(with new: [Step]) { steps += new.reversed() }

  /// Removes and returns the next step.
  mutating func next() -> Step? { steps.popLast() }
}

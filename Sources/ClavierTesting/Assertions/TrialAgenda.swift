/// The remaining steps of a trial.
///
/// The steps are the same in the synchronous variant and in the asynchronous one, which suspends until the screen comes
/// to rest.
@MainActor
struct TrialAgenda {
  /// Part of a trial.
  struct Step {
    /// Whether the screen must come to rest afterward.
    var changesScreen: Bool
    var perform: @MainActor () -> Void

    /// A step that changes the screen.
    static func act(_ perform: @escaping @MainActor () -> Void) -> Step { Step(changesScreen: true, perform: perform) }

    /// A step that only looks at the screen, or decides what is next.
    static func look(_ perform: @escaping @MainActor () -> Void) -> Step {
      Step(changesScreen: false, perform: perform)
    }
  }

  /// The remaining steps, the next one last.
  private var steps: [Step] = []

  /// Adds steps before all others.
  mutating func begin(with new: [Step]) { steps += new.reversed() }

  /// Removes and returns the next step.
  mutating func next() -> Step? { steps.popLast() }
}

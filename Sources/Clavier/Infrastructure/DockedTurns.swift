#if canImport(UIKit)
  import ClavierCore

  /// Observes the turns of the run loop while the keyboard is docked.
  ///
  /// A view can move, for example, with its window or a bar, without a notification.
  @MainActor final class DockedTurns {
    /// The animation of the last notification in the current turn; unanimated if there was none.
    ///
    /// A view that moves in the same turn as the keyboard moves with the keyboard's animation.
    var animation = KeyboardAnimation.unanimated

    /// Called at the end of each observed turn with the turn's ``animation``.
    var onEnd: (@MainActor (_ animation: KeyboardAnimation) -> Void)?

    private var observation: TurnObservation?

    /// Starts or stops observing the turns.
    func observe(isDocked: Bool) {
      guard isDocked else { return stop() }
      if observation == nil { observation = TurnObservation { [weak self] in self?.endTurn() } }
    }

    /// Stops observing the turns.
    func stop() {
      observation = nil
      animation = .unanimated
    }

    private func endTurn() {
      let turnAnimation = animation
      animation = .unanimated
      onEnd?(turnAnimation)
    }
  }
#endif

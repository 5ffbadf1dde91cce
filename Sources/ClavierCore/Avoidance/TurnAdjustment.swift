/// An adjustment at the end of a turn of the run loop in which the geometry has changed without an event.
package struct TurnAdjustment: Equatable, Sendable {
  /// What triggers the plan.
  package let trigger: AvoidanceScene.Trigger
  /// Whether views move with the animation of the last notification, because the system has moved something after it;
  /// false for the keyboard's ordinary animation.
  package let followsNotification: Bool

  /// Decides whether to adjust; nil if the last plan is still valid, or if adjusting again would continue a feedback
  /// loop.
  ///
  /// - Parameters:
  ///   - applied: The geometry after the last plan was applied.
  ///   - current: The geometry at the end of the turn.
  ///   - awaitsGuide: Whether the last plan shifted a view for a notification. The keyboard layout guide may have moved
  ///     since then, so the initializer does not return nil.
  ///   - limiter: The limiter, which counts the adjustments.
  package init?(
    from applied: GeometryFingerprint, to current: GeometryFingerprint, awaitsGuide: Bool,
    limiter: inout GeometryFeedbackLimiter
  ) {
    if awaitsGuide {
      followsNotification = true
    } else if !applied.isOutdated(by: current) {
      // After a turn that changed nothing, the screen has probably not reacted to an adjustment, so the limiter starts
      // counting again.
      limiter = GeometryFeedbackLimiter()
      return nil
    } else if limiter.allows(current) {
      followsNotification = applied.isMovedBySystem(in: current)
    } else {
      return nil
    }
    trigger = applied.trigger(for: current)
  }
}

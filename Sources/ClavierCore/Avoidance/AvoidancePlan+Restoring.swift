import Foundation

extension AvoidancePlan {
  /// Changes this plan into one that removes everything that the avoider added to a scene.
  mutating func restore(_ scene: AvoidanceScene, because reason: RestoreReason) {
    outcome = .restores(reason)
    shift = 0
    additionalSafeArea = 0
    for index in scene.scrollViews.indices {
      scrollViews[index] = scene.restoredStep(at: index, role: .restored)
    }
  }
}

extension AvoidanceScene {
  /// Returns the step that removes what the avoider added to a scroll view.
  ///
  /// The content then scrolls back as far as its limits allow. If the app has scrolled in the meantime, only the
  /// distance that the avoider scrolled is subtracted from the current offset. If the user has scrolled, that distance
  /// is already 0.
  func restoredStep(at index: Int, role: AvoidancePlan.ScrollViewStep.Role) -> AvoidancePlan.ScrollViewStep {
    let scrollView = scrollViews[index]
    let offset = scrollView.contentOffset.y
    let inset = scrollView.ownBottomInset(in: container)
    // A large title expands again as the content scrolls down, so the content may scroll down farther here. Plans that
    // show an input do not allow this, because the expanded title would cover the input.
    let top = scrollView.insets.greatestTop.map { max($0, scrollView.insets.adjustedTop) }
    let range = scrollView.range(from: offset, bottomInset: inset, topInset: top)
    let movement = range.nearest(to: -scrollView.contribution.scrolled)
    return AvoidancePlan.ScrollViewStep(
      role: role, contribution: .none, offset: movement.isFinite ? offset + movement : offset)
  }
}

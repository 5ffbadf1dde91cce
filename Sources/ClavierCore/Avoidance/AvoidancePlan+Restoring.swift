import Foundation

extension AvoidancePlan {
  /// Makes this the plan that leaves a scene unchanged.
  mutating func reset(to scene: AvoidanceScene) {
    scrollViews.removeAll(keepingCapacity: true)
    scrollViews.reserveCapacity(scene.scrollViews.count)
    for scrollView in scene.scrollViews {
      scrollViews.append(
        ScrollViewStep(
          role: .unchanged, contribution: scrollView.contribution, offset: scrollView.contentOffset.y))
    }
    shift = scene.container.contributedShift
    additionalSafeArea = scene.container.contributedSafeArea
    awaitsLayout = false
    coveredHeight = 0
    leavesTargetsCovered = false
    figures = nil
  }

  /// Makes this the plan that removes every contribution from a scene.
  mutating func restore(_ scene: AvoidanceScene, because reason: RestoreReason) {
    outcome = .restores(reason)
    shift = 0
    additionalSafeArea = 0
    for index in scene.scrollViews.indices {
      scrollViews[index] = scene.restoredStep(at: index, role: .restored)
    }
  }

  /// Decides how each offset changes, after the steps are planned.
  mutating func decideOffsetChanges(in scene: AvoidanceScene) {
    for index in scene.scrollViews.indices {
      let scrolled = scrollViews[index].contribution.scrolled
      let offset = scrollViews[index].offset
      guard let history = scene.scrollViews[index].history else {
        scrollViews[index].offsetChange = .set(offset)
        continue
      }
      let change = history.offsetChange(to: offset, scrolled: scrolled)
      scrollViews[index].offsetChange = change
      scrollViews[index].ownLimits = history.ownLimits
      scrollViews[index].closesGapBelowTitle = scrolled == 0 && change != .leaveToUser && history.ownLimits != nil
    }
  }
}

extension AvoidanceScene {
  /// Returns the step that removes the contribution to a scroll view.
  ///
  /// The content scrolls back as far as its limits allow after that. If the user has scrolled in the meantime, only the
  /// contribution is subtracted from the present offset.
  func restoredStep(at index: Int, role: AvoidancePlan.ScrollViewStep.Role) -> AvoidancePlan.ScrollViewStep {
    let scrollView = scrollViews[index]
    let offset = scrollView.contentOffset.y
    let inset = scrollView.ownBottomInset(in: container)
    // A large title expands again as the content scrolls down. To show an input, content is never scrolled down that far, because
    // the title would cover the input.
    let top = scrollView.greatestTopInset.map { max($0, scrollView.adjustedTopInset) }
    let range = scrollView.range(from: offset, bottomInset: inset, topInset: top)
    let movement = range.nearest(to: -scrollView.contribution.scrolled)
    return AvoidancePlan.ScrollViewStep(
      role: role, contribution: .none, offset: movement.isFinite ? offset + movement : offset)
  }
}

import Foundation

extension AvoidancePlan {
  /// Makes this the plan in which everything stays as it is.
  mutating func keep(_ scene: AvoidanceScene) {
    scrollViews.removeAll(keepingCapacity: true)
    scrollViews.reserveCapacity(scene.scrollViews.count)
    for scrollView in scene.scrollViews {
      scrollViews.append(
        ScrollViewStep(role: .kept, contribution: scrollView.contribution, offset: scrollView.contentOffset.y))
    }
    shift = scene.container.contributedShift
    additionalSafeArea = scene.container.contributedSafeArea
    awaitsLayout = false
    coveredHeight = 0
    figures = nil
  }

  /// Makes this the plan in which nothing is ours.
  mutating func release(_ scene: AvoidanceScene, _ reason: Release) {
    outcome = .releases(reason)
    shift = 0
    additionalSafeArea = 0
    for index in scene.scrollViews.indices {
      release(scene, at: index, as: .released)
    }
  }

  /// Takes back what a scroll view was given: the insets at once, the scrolling as far as the content then allows.
  ///
  /// Where the user scrolled meanwhile, the present offset less our share is kept within the range.
  mutating func release(_ scene: AvoidanceScene, at index: Int, as role: ScrollViewStep.Role) {
    let scrollView = scene.scrollViews[index]
    let offset = scrollView.contentOffset.y
    let inset = scrollView.ownBottomInset(in: scene.container)
    // A large title comes back with the content. For an input nothing is scrolled that far: it would lie behind the title.
    let top = scrollView.greatestTopInset.map { max($0, scrollView.adjustedTopInset) }
    let range = scrollView.range(from: offset, bottomInset: inset, topInset: top)
    let back = range.nearest(to: -scrollView.contribution.scrolled)
    scrollViews[index].role = role
    scrollViews[index].contribution = .none
    scrollViews[index].offset = back.isFinite ? offset + back : offset
  }
}

import CoreGraphics
import Foundation

extension AvoidancePlan {
  /// Creates a plan that removes everything that the avoider added to scroll views, and to a view that shifts,
  /// regardless of the keyboard.
  package init(restoring scrollViews: [AvoidanceScene.ScrollView]) {
    self.init(restoringBecause: .exclusion(.policy))
    // Additional safe area is removed before the insets of the scroll views are read.
    let container = AvoidanceScene.Container(frame: .zero)
    self.scrollViews = scrollViews.map { $0.restoredStep(in: container, role: .restored) }
  }

  /// Changes this plan into one that removes everything that the avoider added to a scene.
  mutating func restore(_ scene: AvoidanceScene, because reason: RestoreReason) {
    outcome = .restores(reason)
    shift = 0
    additionalSafeArea = 0
    for index in scene.scrollViews.indices {
      scrollViews[index] = scene.scrollViews[index].restoredStep(in: scene.container, role: .restored)
    }
  }
}

extension AvoidanceScene.ScrollView {
  /// Returns the step that removes what the avoider added to the scroll view.
  ///
  /// The content then scrolls back as far as its limits allow. If the app has scrolled in the meantime, only the
  /// distance that the avoider scrolled is subtracted from the current offset. If the user has scrolled, that distance
  /// is already 0.
  func restoredStep(
    in container: AvoidanceScene.Container, role: AvoidancePlan.ScrollViewStep.Role
  ) -> AvoidancePlan.ScrollViewStep {
    var step = AvoidancePlan.ScrollViewStep(
      role: role, contribution: .zero, offset: restoredOffset(bottomInset: ownBottomInset(in: container)))
    // The content may move farther than the distance that the avoider scrolled. A shift must be planned for the result.
    step.decideOffsetChange(of: self)
    return step
  }

  /// Returns the offset without the distance that the avoider scrolled, as far as the content's limits allow.
  ///
  /// - Parameter bottomInset: The bottom inset that will be in effect.
  func restoredOffset(bottomInset: CGFloat) -> CGFloat {
    // A large title expands again as the content scrolls down, so the content may scroll down farther here. Plans that
    // show an input do not allow this, because the expanded title would cover the input.
    let top = insets.greatestTop.map { max($0, insets.adjustedTop) }
    let movement = range(bottomInset: bottomInset, topInset: top).nearest(to: -contribution.scrolled)
    return movement.isFinite ? contentOffset.y + movement : contentOffset.y
  }
}

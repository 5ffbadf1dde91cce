import Foundation

/// Plans which adjustments keep the edited input visible.
///
/// The planner works on the app's own layout: it subtracts the current shift and insets, and keeps the current offsets. Positions
/// increase downward, and movements increase upward. Planning has three steps:
///
/// 1. Each inner scroll view scrolls the targets into its own frame, from the innermost to the outermost.
/// 2. The controller's view shifts if the outermost scroll view cannot scroll far enough, because the keyboard covers too much of
///    it, or if a target outside of it is covered.
/// 3. The outermost scroll view gets an inset for the part that the keyboard covers after the shift, and scrolls the
///    remaining distance.
///
/// Additional safe area changes the layout, and therefore the whole scene. A plan that changes it only scrolls
/// content back that would be beyond its new limits. The rest is planned after the next layout pass.
///
/// Only the outermost scroll view gets insets. Inner ones keep their visible height, so a text view does not shrink to the part
/// above the keyboard, and nothing is counted twice. Each decision starts with a range of movements. Each target narrows the range,
/// and the smallest remaining movement is used. As the keyboard grows, ranges are clamped and never dropped. Therefore nothing
/// jumps between two keyboard frames, and a taller keyboard never leaves the first target lower.
package struct AvoidancePlanner {
  let scene: AvoidanceScene
  let band: AvoidanceScene.Band
  var plan: AvoidancePlan

  /// Returns the plan for a scene.
  package static func plan(for scene: AvoidanceScene) -> AvoidancePlan {
    var plan = AvoidancePlan()
    update(&plan, for: scene)
    return plan
  }

  /// Replaces a plan with the plan for a scene, and reuses its storage.
  ///
  /// This allocates memory only if the scene has more scroll views than all earlier ones.
  package static func update(_ plan: inout AvoidancePlan, for scene: AvoidanceScene) {
    plan.reset(to: scene)
    switch scene.assessment {
    case .restores(let reason): plan.restore(scene, because: reason)
    case .unchanged(let defect): plan.outcome = .unchanged(defect)
    case .avoids(let band):
      var planner = AvoidancePlanner(scene: scene, band: band, plan: AvoidancePlan())
      // Swapping keeps the storage uniquely referenced, so that writing to it does not copy it.
      swap(&planner.plan, &plan)
      planner.avoidKeyboard()
      swap(&planner.plan, &plan)
    }
    plan.decideOffsetChanges(in: scene)
  }

  private mutating func avoidKeyboard() {
    plan.outcome = .avoids
    plan.shift = 0
    plan.additionalSafeArea = additionalSafeArea
    plan.awaitsLayout = plan.additionalSafeArea != scene.container.contributedSafeArea
    for index in scene.scrollViews.indices {
      plan.scrollViews[index].ownInset = scene.scrollViews[index].ownBottomInset(
        in: scene.container, safeArea: plan.additionalSafeArea)
      // Content that was scrolled into safe area that is removed has to scroll back.
      if plan.awaitsLayout {
        let bottomInset = plan.scrollViews[index].ownInset + plan.scrollViews[index].contribution.bottomInset
        scroll(at: index, within: MovementRange(), bottomInset: bottomInset)
      }
    }
    if !plan.awaitsLayout { planMovements() }
    recordFigures()
  }

  /// The additional bottom safe area for the part of the keyboard that the view's own safe area does not cover.
  private var additionalSafeArea: CGFloat {
    guard scene.policy == .safeArea else { return 0 }
    let present = scene.container.contributedSafeArea
    let covered = containerBottom - band.keyboardTop
    return settled(max(0, covered - (scene.container.bottomSafeArea - present)), from: max(0, present))
  }

  private mutating func planMovements() {
    var outermost: Int?
    for index in scene.scrollViews.indices {
      if scene.scrollViews[index].scrollsVertically(in: scene.container) {
        outermost = index
      } else {
        plan.scrollViews[index] = scene.restoredStep(at: index, role: .ignored)
      }
    }
    for index in scene.scrollViews.indices where index != outermost && plan.scrollViews[index].role != .ignored {
      scrollIntoView(at: index)
    }
    if scene.policy == .automatic { plan.shift = requiredShift(outermostScrollView: outermost) }
    if let outermost { inset(at: outermost) }
  }

  /// Records where the first target will be.
  private mutating func recordFigures() {
    var figures = AvoidancePlan.Figures(band: band, placement: scene.keyboard.placement)
    if let target = scene.targets.first {
      let after = position(of: target)
      figures.before = target.rect.span
      figures.after = after
      plan.coveredHeight = min(max(0, after.bottom - band.keyboardTop), max(0, after.height))
    }
    plan.figures = figures
    plan.leavesTargetsCovered = scene.targets.contains { position(of: $0).bottom > band.keyboardTop + .imperceptible }
  }

  /// Returns a planned value, or the current value if no screen can show the difference, so that rounding never moves anything.
  func settled(_ value: CGFloat, from present: CGFloat) -> CGFloat {
    abs(value - present) < .imperceptible ? present : value
  }
}

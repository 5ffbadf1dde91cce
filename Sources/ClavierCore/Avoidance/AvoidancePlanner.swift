import Foundation

/// Plans which adjustments keep the edited input visible.
///
/// The planner works on the app's own layout: it subtracts the shift and the insets that the avoider has added, and
/// keeps the current offsets. Positions increase downward. Movements are positive if they go up. Planning has three
/// steps:
///
/// 1. Each inner scroll view scrolls the targets into its own frame, from the innermost to the outermost.
/// 2. The controller's view shifts if the keyboard covers so much of the outermost scroll view that scrolling is not
///    enough, or if a target outside that scroll view is covered.
/// 3. The outermost scroll view gets an inset for the part that the keyboard covers after the shift, and scrolls the
///    remaining distance.
///
/// Additional safe area changes the layout, and therefore the whole scene. If a plan changes the safe area, it only
/// scrolls back content that would otherwise be beyond its new limits. Everything else is planned after the next layout
/// pass.
///
/// Only the outermost scroll view gets insets. Inner scroll views keep their visible height. A text view therefore does
/// not shrink to the part above the keyboard, and the keyboard's height is not counted twice.
///
/// To choose a movement, the planner starts with the range of all possible movements. Each target narrows the range to
/// the movements that show the target, and the planner uses the smallest movement that remains. If the range contains
/// no movement that shows a target, only the movement that comes closest remains. Therefore, nothing jumps when the
/// keyboard's height changes slightly, and a taller keyboard never moves the first target down.
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
  /// The update allocates memory only if the scene has more scroll views than all earlier scenes.
  package static func update(_ plan: inout AvoidancePlan, for scene: AvoidanceScene) {
    plan.reset(to: scene)
    switch scene.assessment {
    case .restores(let reason): plan.restore(scene, because: reason)
    case .unchanged(let defect): plan.outcome = .unchanged(defect)
    case .avoids(let band):
      // `consume` keeps the reference to the storage unique, so that writing does not copy the storage.
      var planner = AvoidancePlanner(scene: scene, band: band, plan: consume plan)
      planner.avoidKeyboard()
      plan = (consume planner).plan
    }
    plan.decideOffsetChanges(of: scene.scrollViews)
  }

  private mutating func avoidKeyboard() {
    plan.outcome = .avoids
    plan.shift = 0
    planSafeArea()
    determineOwnInsets()
    if plan.awaitsLayout {
      scrollBackIntoLimits()
    } else {
      planMovements()
    }
    recordTargetPositions()
  }

  /// Plans the additional bottom safe area for the part of the keyboard that the view's own safe area does not cover.
  private mutating func planSafeArea() {
    let current = scene.container.contributedSafeArea
    if scene.policy == .safeArea {
      let covered = containerBottom - band.keyboardTop
      let ownSafeArea = scene.container.bottomSafeArea - current
      plan.additionalSafeArea = max(0, covered - ownSafeArea).snapped(to: max(0, current))
    } else {
      plan.additionalSafeArea = 0
    }
    plan.awaitsLayout = plan.additionalSafeArea != current
  }

  /// Determines the bottom insets that the scroll views will have without the points that the avoider added.
  private mutating func determineOwnInsets() {
    for index in scene.scrollViews.indices {
      plan.scrollViews[index].ownInset = scene.scrollViews[index].ownBottomInset(
        in: scene.container, safeArea: plan.additionalSafeArea)
    }
  }

  /// Scrolls content back if it was scrolled into additional safe area that is now removed.
  private mutating func scrollBackIntoLimits() {
    for index in scene.scrollViews.indices { plan.scrollViews[index] = stepIntoLimits(at: index) }
  }

  private mutating func planMovements() {
    var outermost: Int?
    for index in scene.scrollViews.indices {
      if scene.scrollViews[index].scrollsVertically(in: scene.container) {
        outermost = index
      } else {
        plan.scrollViews[index] = scene.scrollViews[index].restoredStep(in: scene.container, role: .ignored)
      }
    }
    for index in scene.scrollViews.indices where index != outermost && plan.scrollViews[index].role != .ignored {
      plan.scrollViews[index] = stepIntoView(at: index)
    }
    if scene.policy == .automatic { plan.shift = requiredShift(outermostScrollView: outermost) }
    if let outermost { plan.scrollViews[outermost] = stepAboveKeyboard(at: outermost) }
  }

  /// Records where the first target will be, and what the keyboard will still cover.
  private mutating func recordTargetPositions() {
    var measurements = AvoidancePlan.Measurements(band: band, placement: scene.keyboard.placement)
    if let target = scene.targets.first {
      let after = position(of: target)
      measurements.before = target.rect.span
      measurements.after = after
      plan.coveredHeight = min(max(0, after.bottom - band.keyboardTop), max(0, after.height))
    }
    plan.measurements = measurements
    plan.leavesTargetsCovered = scene.targets.contains { position(of: $0).bottom > band.keyboardTop + .imperceptible }
  }
}

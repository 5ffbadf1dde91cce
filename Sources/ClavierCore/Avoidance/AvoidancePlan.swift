public import Foundation

/// The adjustments that keep the focused input visible, and the reasons for them.
///
/// For debugging, ``KeyboardAvoider`` keeps its last plan. Read the ``explanation`` to find out why views moved or did
/// not move.
public struct AvoidancePlan: Hashable, Sendable {
  /// What the planner decided.
  package enum Outcome: Hashable, Sendable {
    /// Keeps the input clear of the keyboard.
    case avoids
    /// Removes everything that the avoider added.
    case restores(RestoreReason)
    /// Leaves everything unchanged, because a value in the scene is unusable.
    case unchanged(AvoidanceScene.Defect)
  }

  /// Why a plan removes everything that the avoider added.
  package enum RestoreReason: Hashable, Sendable {
    /// The avoider ignores the input.
    case exclusion(Exclusion)
    /// The keyboard takes up no space, because it is hidden, undocked, floating, or belongs to another app.
    case placement(KeyboardState.Placement)
    /// The keyboard is outside the window.
    case outsideWindow
  }

  /// What the planner decided.
  package internal(set) var outcome = Outcome.restores(.exclusion(.policy))

  /// The states that the scene's scroll views should have, in the order of the scene.
  ///
  /// Each contribution is the total that the avoider adds, not a change. Therefore, a contribution of 0 removes what
  /// was added, and applying a plan again has no effect.
  package internal(set) var scrollViews: [ScrollViewStep] = []

  /// The total upward shift of the controller's view, in the window's points.
  package internal(set) var shift: CGFloat = 0

  /// The total additional bottom safe area of the controller's view, in the window's points.
  package internal(set) var additionalSafeArea: CGFloat = 0

  /// Whether scrolling has to be planned after the next layout pass, because the additional safe area changes.
  package internal(set) var awaitsLayout = false

  /// How much of the input the keyboard still covers after the plan is applied, in points.
  ///
  /// For a text view, this is the covered height of the line with the caret.
  public internal(set) var coveredHeight: CGFloat = 0

  /// Whether the keyboard still covers part of the input, or of a view to keep visible with it.
  package internal(set) var leavesTargetsCovered = false

  /// The measurements that the ``explanation`` contains in addition to the steps, if the plan avoids the keyboard.
  var measurements: Measurements?

  /// Creates a plan without steps, for ``AvoidancePlanner/update(_:for:)``.
  package init() {}

  /// Creates a plan without steps that only states why everything is restored.
  package init(restoringBecause reason: RestoreReason) {
    outcome = .restores(reason)
  }

  /// Whether the avoider ignores the input.
  package var isExcluded: Bool {
    if case .restores(.exclusion) = outcome { true } else { false }
  }

  /// Returns whether a scene is already in the state that this plan describes.
  package func isApplied(in scene: AvoidanceScene) -> Bool {
    !awaitsLayout && shift == scene.container.contributedShift
      && additionalSafeArea == scene.container.contributedSafeArea
      && zip(scrollViews, scene.scrollViews).allSatisfy {
        $0.contribution == $1.contribution && $0.offset == $1.contentOffset.y
      }
  }

  /// Changes this plan into one that leaves a scene unchanged.
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
    measurements = nil
  }
}

public import Foundation

/// What to do so that what is being edited is visible: each contribution in full, and where to scroll.
///
/// Contributions are absolute: they say what this library's share of a property should be, not by how much to change it.
/// Planning twice gives the same, and a contribution of 0 is how a share is taken back.
public struct AvoidancePlan: Hashable, Sendable {
  /// What was decided.
  public enum Outcome: Hashable, Sendable {
    /// The keyboard is avoided.
    case avoids
    /// Every contribution is taken back.
    case releases(Release)
    /// Everything stays as it is, because the scene says nothing that can be computed with.
    case keeps(Defect)
  }

  /// Why contributions are taken back.
  public enum Release: Hashable, Sendable {
    /// The policy is ``AvoidanceScene/Policy/off``.
    case policy
    /// What shows the input keeps it clear of the keyboard, and no policy says otherwise.
    case exclusion(AvoidanceScene.Exclusion)
    /// A keyboard that takes no space: hidden, undocked, floating or another app's.
    case placement(KeyboardState.Placement)
    /// The keyboard lies outside the window.
    case outsideWindow
  }

  /// What makes a scene impossible to plan for.
  public enum Defect: Hashable, Sendable {
    /// The keyboard's last frame said nothing.
    case indeterminateKeyboard
    /// The keyboard's frame has an edge that is not a usable number.
    case keyboardFrame
    /// The window's frame is empty or not usable.
    case windowFrame
    /// The spacing is not a usable number.
    case spacing
    /// One of the container's figures is not a usable number.
    case container
    /// The target at the index is not a usable rectangle, or names a scroll view that is not there.
    case target(Int)
    /// The scroll view at the index has a figure that is not a usable number.
    case scrollView(Int)
  }

  /// What was decided, and why if it was not to avoid the keyboard.
  public internal(set) var outcome = Outcome.releases(.policy)

  /// What to do with each of the scene's scroll views, in the same order.
  public internal(set) var scrollViews: [ScrollViewStep] = []

  /// The points by which the controller's view is to be shifted upwards in all.
  public internal(set) var shift: CGFloat = 0

  /// The additional bottom safe area that the controller's view is to have from us in all.
  public internal(set) var additionalSafeArea: CGFloat = 0

  /// Whether the additional safe area changes: what scrolls is then for another plan, made after the layout.
  public internal(set) var awaitsLayout = false

  /// The points of the first target, from its bottom edge up, that the keyboard still covers after this plan.
  public internal(set) var coveredHeight: CGFloat = 0

  /// The figures that ``explanation`` tells.
  var figures: Figures?

  /// Creates a plan that does nothing and holds nothing, to be brought up to date with ``update(for:)``.
  public init() {}

  /// Creates the plan for a scene.
  ///
  /// - Parameter scene: Everything that decides.
  public init(for scene: AvoidanceScene) {
    update(for: scene)
  }

  /// Makes this the plan for a scene, whatever it was before.
  ///
  /// Memory is allocated only if no earlier scene had as many scroll views.
  ///
  /// - Parameter scene: Everything that decides.
  public mutating func update(for scene: AvoidanceScene) {
    keep(scene)
    if let reason = scene.release {
      release(scene, reason)
    } else if let defect = scene.defect {
      outcome = .keeps(defect)
    } else if let band = scene.band {
      outcome = .avoids
      avoid(in: scene, band)
    } else {
      release(scene, .outsideWindow)
    }
  }
}

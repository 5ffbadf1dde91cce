/// What an avoider may adjust to keep an input visible.
public enum AvoidancePolicy: CaseIterable, Hashable, Sendable {
  /// Scrolls scroll views, and shifts the view controller's view if scrolling is not enough.
  case automatic
  /// Scrolls scroll views and never shifts the view controller's view.
  case scrollOnly
  /// Extends the view controller's bottom safe area by the covered height, as SwiftUI does, and scrolls scroll views.
  case safeArea
  /// Makes no adjustments and reverts earlier ones.
  // The name is not `none`, because `.none` would mean nil where a policy is optional.
  case disabled

  /// Returns the policy to use for an input.
  ///
  /// - Parameter hasController: Whether the input is in a view controller. Without one, nothing can get additional safe
  ///   area.
  package func effective(hasController: Bool) -> AvoidancePolicy {
    self == .safeArea && !hasController ? .scrollOnly : self
  }
}

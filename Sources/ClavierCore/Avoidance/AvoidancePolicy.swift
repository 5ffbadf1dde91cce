/// What an avoider may adjust to keep an input visible.
public enum AvoidancePolicy: CaseIterable, Hashable, Sendable {
  /// Scrolls scroll views, and shifts the view controller's view if scrolling is not enough.
  case automatic
  /// Scrolls scroll views and never shifts the view controller's view.
  case scrollOnly
  /// Extends the bottom safe area over the covered part, as SwiftUI does, and scrolls scroll views within it.
  case safeArea
  /// Makes no adjustments and reverts earlier ones.
  // Not called `none`: where a policy is optional, `.none` would compile and mean `nil`.
  case disabled
}

/// The key of a controller that takes part in a transition.
@_documentation(visibility: internal)
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The key as a string.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The key of a view that takes part in a transition.
@_documentation(visibility: internal)
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The key as a string.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

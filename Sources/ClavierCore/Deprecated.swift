public import Foundation

// Former names. Each name is removed one version after it was deprecated.

// MARK: - Keyboard state

extension KeyboardState {
  /// The former name of ``isDocked``.
  @available(*, deprecated, renamed: "isDocked")
  public var isAttached: Bool { isDocked }

  /// The former name of ``overlap(withScreenRect:)``.
  @available(*, deprecated, renamed: "overlap(withScreenRect:)")
  public func overlap(with rect: CGRect) -> CGFloat { overlap(withScreenRect: rect) }
}

extension KeyboardState.Placement {
  /// The former name of ``shortcutBar``.
  @available(*, deprecated, renamed: "shortcutBar")
  public static var hardwareBar: Self { .shortcutBar }

  /// The former name of ``otherApp``.
  @available(*, deprecated, renamed: "otherApp")
  public static var foreign: Self { .otherApp }

  /// The former name of ``unknown``.
  @available(*, deprecated, renamed: "unknown")
  public static var indeterminate: Self { .unknown }
}

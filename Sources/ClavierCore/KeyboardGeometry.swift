public import Foundation

/// What an overlap means for insets and offsets.
public enum KeyboardGeometry {
  /// The content inset at the bottom that keeps a scroll view's content clear of the keyboard.
  ///
  /// A scroll view whose insets adjust by themselves adds its safe area to the content inset, so that share must not be
  /// counted again: 302 and not 336 for a keyboard of 336 over a safe area of 34.
  ///
  /// - Parameters:
  ///   - rect: The scroll view's frame, in screen coordinates.
  ///   - state: Where the keyboard is.
  ///   - safeAreaBottom: The scroll view's own `safeAreaInsets.bottom`, which holds tab bars and toolbars as well.
  /// - Returns: Points, 0 or more.
  public static func bottomInset(
    covering rect: CGRect, state: KeyboardState, safeAreaBottom: CGFloat
  ) -> CGFloat {
    max(0, state.overlap(with: rect) - sanitized(safeAreaBottom))
  }

  /// How far above its bottom edge a view's content must end: above the keyboard and above the safe area.
  ///
  /// This is the conversion of WWDC23, session 10281: it starts with the safe area and grows with the keyboard.
  ///
  /// - Parameters:
  ///   - rect: The view's bounds, in screen coordinates.
  ///   - state: Where the keyboard is.
  ///   - safeAreaBottom: The view's own `safeAreaInsets.bottom`.
  /// - Returns: Points, 0 or more.
  public static func bottomOffset(
    of rect: CGRect, state: KeyboardState, safeAreaBottom: CGFloat
  ) -> CGFloat {
    max(state.overlap(with: rect), sanitized(safeAreaBottom))
  }

  /// A length that can be computed with: what is negative or not finite counts as 0.
  static func sanitized(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(0, length) : 0
  }
}

import CoreGraphics
package import Foundation

/// Computes the insets and the padding that keep content above the keyboard.
package enum KeyboardGeometry {
  /// Returns the bottom content inset that keeps a scroll view's content above the keyboard.
  ///
  /// A scroll view that adjusts its insets adds its safe area to the content inset itself, so the result excludes the
  /// safe area. For example, the inset is 302 points if the keyboard covers 336 points and the safe area is 34 points
  /// high.
  ///
  /// - Parameters:
  ///   - rect: The frame of the scroll view, or of another container, in screen coordinates.
  ///   - state: The state of the keyboard.
  ///   - safeAreaBottom: The height that the bottom safe area already adds, in points, including tab bars and toolbars.
  /// - Returns: A length in points, 0 or more.
  package static func bottomInset(
    covering rect: CGRect, state: KeyboardState, safeAreaBottom: CGFloat
  ) -> CGFloat {
    max(0, state.overlap(withScreenRect: rect) - sanitized(safeAreaBottom))
  }

  /// Returns the height that must be free at a view's bottom edge, in points.
  ///
  /// - Parameters:
  ///   - covered: The height of the part of the view that the keyboard covers.
  ///   - spacing: The space between the keyboard and the content, in points. The spacing is added only if something is
  ///     covered. A spacing that is not finite counts as 0.
  /// - Returns: A length in points, 0 or more.
  package static func space(for covered: CGFloat, spacing: CGFloat) -> CGFloat {
    // A smaller height is only a rounding error.
    covered >= .imperceptible ? max(0, covered + (spacing.isFinite ? spacing : 0)) : 0
  }

  /// Returns the padding that keeps the content of a view above the keyboard, in points.
  ///
  /// A view inside a scroll view grows with its padding, so the view can extend below the screen. The part below the
  /// screen needs no padding.
  ///
  /// - Parameters:
  ///   - rect: The view's frame, in screen coordinates.
  ///   - state: The state of the keyboard.
  ///   - spacing: The space between the keyboard and the content, in points.
  package static func padding(covering rect: CGRect, state: KeyboardState, spacing: CGFloat) -> CGFloat {
    let heightOnScreen = max(0, state.screen.maxY - state.frame.minY)
    return space(for: min(state.overlap(withScreenRect: rect), heightOnScreen), spacing: spacing)
  }

  /// Returns a length that is safe to compute with: 0 if the length is negative or not finite.
  static func sanitized(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(0, length) : 0
  }
}

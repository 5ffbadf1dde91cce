package import CoreGraphics
import Foundation

/// The distance by which an input lags behind the view around it, because the view loses its bottom safe area.
///
/// A view that moves up loses its bottom safe area, so an input that is laid out relative to the safe area moves less
/// than the view. All distances are in points in the window's coordinate space.
package struct SafeAreaLoss: Equatable, Sendable {
  /// The view's movement minus the input's movement, as far as the loss of the safe area explains the difference.
  ///
  /// For an input that has not moved yet, the amount includes the safe area that the view has not lost yet.
  package private(set) var amount: CGFloat = 0

  /// Whether the view moved farther than its safe area can explain, but the input hardly moved.
  ///
  /// For example, an input that is laid out relative to the keyboard layout guide does not move with the view.
  private var isImmovable = false

  /// One movement of the view, and its effects.
  package struct Change: Equatable, Sendable {
    /// How far the view has moved up.
    package let view: CGFloat
    /// How far the input has moved up.
    package let input: CGFloat
    /// How much of its bottom safe area the view has lost.
    package let lostSafeArea: CGFloat

    package init(view: CGFloat, input: CGFloat, lostSafeArea: CGFloat) {
      self.view = view
      self.input = input
      self.lostSafeArea = lostSafeArea
    }
  }

  package init() {}

  /// Updates the loss after a movement of the view.
  ///
  /// - Parameters:
  ///   - change: The last movement.
  ///   - missing: The view's movement minus the input's movement, in all movements together.
  ///   - lostSafeArea: How much of its bottom safe area the view has lost, in all movements together.
  ///   - remainingSafeArea: The bottom safe area that the view still has.
  package mutating func record(
    _ change: Change, missing: CGFloat, lostSafeArea: CGFloat, remainingSafeArea: CGFloat
  ) {
    let expected = change.view - max(0, change.lostSafeArea)
    if expected > 1, change.input < expected / 2 { isImmovable = true }
    guard !isImmovable, missing > .imperceptible, missing < lostSafeArea + 1 else {
      amount = 0
      return
    }
    // An input that has not moved yet will move only after the rest of the safe area is lost too.
    let isStuck = change.view > .imperceptible && change.input < change.view / 10
    amount = isStuck ? missing + remainingSafeArea : missing
  }
}

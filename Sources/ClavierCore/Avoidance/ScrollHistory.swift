package import Foundation

/// What has happened to a scroll view's offset since the avoider first changed it.
package struct ScrollHistory: Equatable, Sendable {
  /// Whether the user is scrolling.
  package enum Interaction: Sendable {
    case idle
    /// A finger drags the content.
    case dragging
    /// The content is still moving after the finger was lifted.
    case decelerating
  }

  /// The current limits.
  package var limits: ScrollLimits

  /// The limits from before the avoider changed the offset; nil if they are not known or no longer matter.
  package var ownLimits: ScrollLimits?

  /// Whether the avoider has scrolled, and no other code has changed the offset since then.
  package var isUntouched: Bool

  /// Whether the user is scrolling.
  package var interaction: Interaction

  /// The number of window points per point of the content.
  package var scale: CGFloat

  package init(
    limits: ScrollLimits, ownLimits: ScrollLimits?, isUntouched: Bool, interaction: Interaction = .idle,
    scale: CGFloat = 1
  ) {
    self.limits = limits
    self.ownLimits = ownLimits
    self.isUntouched = isUntouched
    self.interaction = interaction
    self.scale = scale
  }

  /// Creates the history of a scroll view, and decides which limits still matter.
  ///
  /// - Parameters:
  ///   - limits: The current limits.
  ///   - earlier: The limits remembered so far; nil if there are none.
  ///   - contribution: The points that the avoider has added, in the scroll view's points.
  ///   - lostInset: How far the bottom inset has decreased because the avoider removed additional safe area, in the
  ///     scroll view's points. The avoider added that safe area, so this amount counts as part of the avoider's inset.
  ///   - isUntouched: Whether the avoider has scrolled, and no other code has changed the offset since then.
  ///   - interaction: Whether the user is scrolling.
  ///   - scale: The number of window points per point of the content.
  package init(
    limits: ScrollLimits, after earlier: ScrollLimits?, _ contribution: ScrollContribution, lostInset: CGFloat,
    isUntouched: Bool, interaction: Interaction, scale: CGFloat
  ) {
    var contribution = contribution
    contribution.bottomInset += lostInset
    var ownLimits = limits.remembered(after: earlier, contribution, isUntouched: isUntouched)
    // The current offset of moving content is not its final offset. While a finger drags the keyboard down, the finger
    // can hold the content beyond the end that the content will have without the keyboard.
    let isUnadjusted = contribution.scrolled == 0 && contribution.bottomInset == 0
    if interaction != .idle, isUnadjusted { ownLimits = limits.withoutOffset }
    self.init(
      limits: limits, ownLimits: ownLimits, isUntouched: isUntouched, interaction: interaction, scale: scale)
  }

  /// Returns how to change the offset.
  ///
  /// - Parameters:
  ///   - offset: The planned offset, in the window's points.
  ///   - scrolled: The distance by which the avoider will have scrolled, in the window's points.
  func offsetChange(to offset: CGFloat, scrolled: CGFloat) -> AvoidancePlan.OffsetChange {
    switch interaction {
    case .dragging: return scrolled == 0 ? .leaveToUser : .unchanged
    case .decelerating where scrolled == 0: return .leaveToUser
    case .decelerating, .idle: break
    }
    guard scrolled == 0, let ownLimits else { return .set(offset) }
    // If the limits are unchanged, the app's own offset is correct even if it is beyond the content.
    if ownLimits.isUnchanged(in: limits) { return .subtract }
    // Content that rested at its top edge moves to the current top edge.
    if ownLimits.isAtTop, isUntouched { return .set(-ownLimits.greatestTop(now: limits) * scale) }
    return .set(offset)
  }
}

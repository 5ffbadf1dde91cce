package import Foundation

extension AvoidanceScene.ScrollView {
  /// The bottom inset in effect without our share: the content inset and the safe area that the scroll view adds to it.
  ///
  /// - Parameters:
  ///   - container: The controller's view, whose additional safe area may be part of the adjusted inset.
  ///   - safeArea: The additional safe area that the controller's view will have; what it has of it already counts.
  func ownBottomInset(in container: AvoidanceScene.Container, safeArea: CGFloat = 0) -> CGFloat {
    let loss = min(max(0, container.contributedSafeArea - safeArea), max(0, adjustedBottomInset - bottomInset))
    return adjustedBottomInset - contribution.bottomInset - loss
  }

  /// Whether it scrolls up and down: not when disabled, and not when its content is too wide but not too tall.
  func scrollsVertically(in container: AvoidanceScene.Container) -> Bool {
    guard isScrollEnabled else { return false }
    let contentHeight = adjustedTopInset + contentSize.height + ownBottomInset(in: container)
    return alwaysBouncesVertically || contentHeight > frame.size.height || contentSize.width <= frame.size.width
  }

  /// How far the content can be scrolled.
  ///
  /// UIKit does not limit an offset that is set. One that lies outside the range (the content bounces, or the app
  /// wants it so) is left alone, but for what a bottom inset allowed that is now taken off.
  ///
  /// - Parameters:
  ///   - offset: The offset to scroll from.
  ///   - bottomInset: The bottom inset that will be in effect.
  ///   - topInset: The top inset that will be in effect; nil for the present one.
  func range(from offset: CGFloat, bottomInset: CGFloat, topInset: CGFloat? = nil) -> Reach {
    let top = topInset ?? adjustedTopInset
    return Reach(
      least: min(0, -top - offset),
      most: max(last(bottomInset: bottomInset, topInset: top) - offset, min(0, bottomInset - adjustedBottomInset)))
  }

  /// The offset at which content that bounces comes to rest.
  package var restingOffset: CGFloat {
    min(max(contentOffset.y, -adjustedTopInset), last(bottomInset: adjustedBottomInset, topInset: adjustedTopInset))
  }

  private func last(bottomInset: CGFloat, topInset: CGFloat) -> CGFloat {
    Self.lastOffset(contentHeight: contentSize.height, height: frame.size.height, top: topInset, bottom: bottomInset)
  }

  /// The offset at which content ends at the lower edge of what is shown, or begins at the upper one where it is too short.
  ///
  /// - Parameters:
  ///   - contentHeight: The height of the content, in points.
  ///   - height: The height of the scroll view, in the same points.
  ///   - top: The top inset in effect.
  ///   - bottom: The bottom inset in effect.
  package static func lastOffset(contentHeight: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) -> CGFloat {
    max(-top, contentHeight - height + bottom)
  }
}

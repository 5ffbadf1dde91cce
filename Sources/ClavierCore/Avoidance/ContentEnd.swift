package import Foundation

/// The end of a scroll view's content, in the scroll view's points.
///
/// UIKit pulls content back to its end when the content becomes shorter, the scroll view becomes taller, or the bottom
/// inset becomes smaller.
package struct ContentEnd: Equatable, Sendable {
  /// The distance from the offset to the end of the content; negative if the content is beyond its end.
  package let distance: CGFloat
  /// The part of the bottom inset that is safe area.
  package let safeArea: CGFloat
  /// The height of the scroll view.
  package let height: CGFloat

  package init(distance: CGFloat, safeArea: CGFloat, height: CGFloat) {
    self.distance = distance
    self.safeArea = safeArea
    self.height = height
  }

  /// Returns whether the content is where UIKit leaves content that it pulls back, apart from rounding to pixels.
  ///
  /// If a scroll view grows into the safe area, or grows as it moves to a different superview, UIKit pulls the content
  /// back before the safe area insets it. The content is then at its end for an inset without the safe area.
  ///
  /// - Parameter earlierHeight: The height of the scroll view before UIKit may have pulled the content back.
  package func isReached(since earlierHeight: CGFloat) -> Bool {
    let lateInset = height > earlierHeight + .imperceptible ? safeArea : 0
    return (-CGFloat.largestPixelRounding...lateInset + .largestPixelRounding).contains(distance)
  }
}

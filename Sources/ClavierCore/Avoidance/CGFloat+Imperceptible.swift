package import Foundation

extension CGFloat {
  /// A length, in points, that is too small for any screen to show, but larger than the rounding errors of adding and
  /// subtracting lengths.
  package static var imperceptible: CGFloat { 1 / 1024 }

  /// The largest distance, in points, by which UIKit moves an offset when it rounds the offset to pixels.
  ///
  /// The distance is half a pixel of a display with one pixel per point (Apple developer forum 666049; Open Radar
  /// 23255528 for scroll views that are not in a window yet).
  package static var largestPixelRounding: CGFloat { 0.5 }

  /// Returns whether the difference is too small for any screen to show.
  ///
  /// NaN compares equal, so it never triggers a change.
  package func isSame(as other: CGFloat) -> Bool { !(Swift.abs(self - other) >= .imperceptible) }

  /// Returns this planned value, or the current value if no screen can show the difference.
  ///
  /// Therefore, a rounding error never moves a view.
  package func snapped(to current: CGFloat) -> CGFloat {
    Swift.abs(self - current) < .imperceptible ? current : self
  }
}

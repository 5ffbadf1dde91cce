package import Foundation

extension AvoidanceScene {
  /// Returns whether a view inside a scroll view floats above its content: scrolling did not move it on the screen.
  ///
  /// - Parameters:
  ///   - movement: How far the view moved down within the content, in points.
  ///   - scrolled: How far the content scrolled up at the same time, in points.
  package static func isFloating(movement: CGFloat, scrolled: CGFloat) -> Bool {
    // Layout rounds to pixels.
    abs(scrolled) >= 1 && abs(movement - scrolled) < 1
  }
}

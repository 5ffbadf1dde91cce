package import Foundation

extension AvoidanceScene {
  /// Returns whether a view inside a scroll view floats above the content, which means that scrolling did not move the
  /// view on the screen.
  ///
  /// - Parameters:
  ///   - movement: How far the view moved down within the content, in points.
  ///   - scrolled: How far the content scrolled up at the same time, in points.
  package static func isFloating(movement: CGFloat, scrolled: CGFloat) -> Bool {
    isScrolling(scrolled) && abs(movement - scrolled) < 1
  }

  /// Returns whether content has scrolled so far that the movement of a view shows whether the view belongs to the
  /// content.
  ///
  /// - Parameter scrolled: How far the content scrolled, in points.
  package static func isScrolling(_ scrolled: CGFloat) -> Bool {
    // Layout rounds to pixels.
    abs(scrolled) >= 1
  }
}

import Foundation

/// The position of a baseline below the top edge of a view's alignment rectangle.
struct TextBaseline {
  /// The part of the position that is proportional to the height, from 0 to 1.
  var share: CGFloat = 0
  /// The rest of the position, in points.
  var distance: CGFloat = 0
}

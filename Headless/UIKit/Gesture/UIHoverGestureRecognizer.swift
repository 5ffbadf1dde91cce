public import Foundation

/// Recognizes a pointer over a view.
///
/// There is no pointer here, so it never recognizes one.
// Hidden from the documentation, because CI's table of UIKit's declarations does not contain this type.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
}

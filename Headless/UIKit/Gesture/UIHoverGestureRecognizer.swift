public import Foundation

/// Recognizes a pointer over a view.
///
/// The headless UIKit has no pointer, so the recognizer never recognizes a gesture.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
}

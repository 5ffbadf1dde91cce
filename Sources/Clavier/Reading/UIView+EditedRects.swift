#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension UIView {
    /// Returns the parts of this input to keep visible, the most important first, in its own coordinate space.
    ///
    /// For a text view, these are the line with the caret, which is at the moving end of a selection, and then the selection.
    /// For other inputs it is the whole view.
    ///
    /// - Parameter selectionMovesAtStart: Whether the lower bound of the selection moves.
    func ownEditedRects(selectionMovesAtStart: Bool = false) -> [CGRect] {
      guard let textView = self as? UITextView, let selection = textView.selectedTextRange else { return [bounds] }
      let end = textView.caretRect(for: selection.end)
      guard !selection.isEmpty else { return end.isCaret ? [end] : [bounds] }
      let start = textView.caretRect(for: selection.start)
      let (moving, other) = selectionMovesAtStart ? (start, end) : (end, start)
      guard moving.isCaret else { return [bounds] }
      return other.isUsable ? [moving, other.union(moving)] : [moving]
    }
  }

  extension CGRect {
    /// Before its first layout, a text view returns null or infinite rectangles.
    fileprivate var isCaret: Bool { isUsable && height > 0 }
  }
#endif

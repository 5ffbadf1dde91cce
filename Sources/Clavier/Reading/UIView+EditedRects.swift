#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension UIView {
    /// Calls a closure with the parts of this input to keep visible, from the most to the least important, in the
    /// input's coordinate space.
    ///
    /// For a text view, the first part is the line with the caret or with the moving end of the selection, and the
    /// second part is the line with the selection's other end. For other inputs, the only part is the whole view.
    ///
    /// - Parameters:
    ///   - selectionMovesAtStart: Whether the lower bound of the selection moves.
    ///   - body: The closure.
    func forEachEditedRect(selectionMovesAtStart: Bool = false, _ body: (CGRect) -> Void) {
      guard let textView = self as? UITextView, let selection = textView.selectedTextRange else { return body(bounds) }
      let end = textView.caretRect(for: selection.end)
      guard !selection.isEmpty else { return body(end.isCaret ? end : bounds) }
      let start = textView.caretRect(for: selection.start)
      let (moving, other) = selectionMovesAtStart ? (start, end) : (end, start)
      guard moving.isCaret else { return body(bounds) }
      body(moving)
      if other.isUsable { body(other) }
    }
  }

  extension CGRect {
    /// Before its first layout, a text view returns null or infinite rectangles.
    fileprivate var isCaret: Bool { isUsable && height > 0 }
  }
#endif

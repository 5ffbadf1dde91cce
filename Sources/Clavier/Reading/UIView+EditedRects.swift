#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension UIView {
    /// Calls a closure with the parts of this input to keep visible, from the most to the least important, in the
    /// input's coordinate space.
    ///
    /// For a text view, or another scroll view with a text selection, the first part is the line with the caret or with
    /// the moving end of the selection, and the second part is the line with the selection's other end. A scroll view
    /// without a selection has no such part, because its bounds do not move with its content. For other inputs, the
    /// only part is the whole view.
    ///
    /// - Parameters:
    ///   - selectionMovesAtStart: Whether the lower bound of the selection moves.
    ///   - body: The closure.
    func forEachEditedRect(selectionMovesAtStart: Bool, _ body: (CGRect) -> Void) {
      guard self is UIScrollView else { return body(bounds) }
      // Looking up a class takes less time than looking up a protocol.
      let text: (any UITextInput)? = self as? UITextView ?? self as? any UITextInput
      guard let text, let selection = text.selectedTextRange else { return useWholeTextView(body) }
      let end = text.caretRect(for: selection.end)
      guard !selection.isEmpty else { return end.isCaret ? body(end) : useWholeTextView(body) }
      let start = text.caretRect(for: selection.start)
      let (moving, other) = selectionMovesAtStart ? (start, end) : (end, start)
      guard moving.isCaret else { return useWholeTextView(body) }
      body(moving)
      if other.isUsable { body(other) }
    }

    private func useWholeTextView(_ body: (CGRect) -> Void) {
      if self is UITextView { body(bounds) }
    }
  }

  extension CGRect {
    /// Before its first layout, a text view returns null or infinite rectangles.
    fileprivate var isCaret: Bool { isUsable && height > 0 }
  }
#endif

#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tracks which end of a text view's selection moves.
  ///
  /// UIKit reports where a selection starts and ends, but not which end a finger or the arrow keys move. The moving end
  /// is the one whose position changed. If the selection has not changed yet, the upper bound counts as the moving end.
  @MainActor struct SelectionAnchorTracker {
    /// Whether the lower bound of the selection moves.
    private(set) var movesAtStart = false
    private weak var textView: UITextView?
    private var range = NSRange()

    /// Records the current selection of an input.
    mutating func record(_ input: UIView) {
      guard let textView = input as? UITextView else {
        self = SelectionAnchorTracker()
        return
      }
      let range = textView.selectedRange
      if self.textView !== textView || range.upperBound != self.range.upperBound {
        movesAtStart = false
      } else if range.location != self.range.location {
        movesAtStart = true
      }
      (self.textView, self.range) = (textView, range)
    }
  }
#endif

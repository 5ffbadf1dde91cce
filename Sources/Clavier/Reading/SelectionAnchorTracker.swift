#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Which end of a text view's selection is being moved.
  ///
  /// UIKit tells where a selection starts and ends, not which of the two a finger or the arrow keys have. It is the one that
  /// stands elsewhere than before; of a selection that was never seen otherwise, the end.
  @MainActor struct SelectionAnchorTracker {
    private(set) var isStart = false
    private weak var textView: UITextView?
    private var range = NSRange()

    mutating func note(_ input: UIView) {
      guard let textView = input as? UITextView else {
        self = SelectionAnchorTracker()
        return
      }
      let range = textView.selectedRange
      if self.textView !== textView || range.upperBound != self.range.upperBound {
        isStart = false
      } else if range.location != self.range.location {
        isStart = true
      }
      (self.textView, self.range) = (textView, range)
    }
  }
#endif

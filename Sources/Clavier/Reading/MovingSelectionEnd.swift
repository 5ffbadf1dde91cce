#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tracks which end of a text view's selection moves.
  ///
  /// UIKit reports where a selection starts and ends, but not which end a finger or the arrow keys move. The moving end
  /// is the one whose position changed. If the selection has not changed yet, the upper bound counts as the moving end.
  @MainActor struct MovingSelectionEnd {
    /// Whether the lower bound of the selection moves.
    private(set) var isStart = false
    private weak var textView: UITextView?
    private var range = NSRange()

    /// Records the current selection of an input.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - range: The selected range; nil if the input is not a text view. The caller reads the range, because reading
    ///     can run the app's code, which must not happen while this method has exclusive access to this value.
    mutating func record(_ input: UIView, range: NSRange?) {
      guard let range, let textView = input as? UITextView else {
        self = MovingSelectionEnd()
        return
      }
      if self.textView !== textView || range.upperBound != self.range.upperBound {
        isStart = false
      } else if range.location != self.range.location {
        isStart = true
      }
      self.textView = textView
      self.range = range
    }
  }
#endif

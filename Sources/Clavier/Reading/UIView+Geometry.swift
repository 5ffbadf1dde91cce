#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension UIView {
    /// This view's bounds in the window's coordinates.
    var frameInWindow: CGRect { convert(bounds, to: nil) }

    /// How many points of the window one point of this view is high; nil where the view lies on its side or upside down.
    var verticalScale: CGFloat? {
      let origin = convert(CGPoint.zero, to: nil)
      let end = convert(CGPoint(x: 0, y: 1), to: nil)
      let (width, height) = (end.x - origin.x, end.y - origin.y)
      guard abs(width) < Self.imperceptibleTurn, height > Self.imperceptibleTurn else { return nil }
      // Where nothing is scaled, nothing is to be rounded.
      return abs(height - 1) < Self.imperceptibleTurn ? 1 : height
    }

    /// Less than a thousand points show of it.
    private static var imperceptibleTurn: CGFloat { 1e-6 }

    /// The nearest view controller up the responder chain.
    var nearestController: UIViewController? {
      let responders = sequence(first: self as UIResponder, next: { $0.next })
      return responders.lazy.compactMap { $0 as? UIViewController }.first
    }

    /// What is to be kept visible of this view while it is edited, the most important first, in its own coordinates.
    ///
    /// Where there are lines of text that is the line with the caret, which stands at the end of a selection that moves, and
    /// then the selection; elsewhere it is the whole view.
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
    /// Before its first layout a text view answers with rectangles that are null or infinite.
    fileprivate var isCaret: Bool { isUsable && height > 0 }
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension Coverage {
    /// Returns the line with the caret, in the input's coordinates, for a text view whose text scrolls clear of the
    /// keyboard; `nil` for any other input.
    static func lineOfScrolledText(of input: UIView, under keyboard: CGRect, in window: UIWindow) -> CGRect? {
      guard let text = ScrolledText(input, under: keyboard, in: window), text.scrollsClear else { return nil }
      return caretLine(of: text.view)
    }

    /// Returns the part of a text view in which the end of a long text stays under the keyboard, even after the user
    /// has scrolled as far as possible; `nil` if there is no such part.
    ///
    /// Part of a text view may be visible, with the caret in it, although the screen does not handle the keyboard at
    /// all. The user notices that only after writing many lines.
    static func coveredEnd(
      ofTextIn input: UIView, under keyboard: CGRect, in window: UIWindow
    ) -> (frame: CGRect, explanation: String)? {
      guard let text = ScrolledText(input, under: keyboard, in: window), !text.scrollsClear else { return nil }
      var frame = input.convert(input.bounds, to: window).intersection(keyboard)
      frame.size.height -= text.bottomInset
      let (inset, covered) = (Double(text.bottomInset).textInPoints, Double(text.coveredHeight).textInPoints)
      return (
        frame,
        "the end of a long text cannot be scrolled clear of the keyboard, because the bottom inset is \(inset), and "
          + "the keyboard covers \(covered) of the text view."
      )
    }
  }

  /// A text view that scrolls its text, and that the keyboard covers at least partly.
  ///
  /// A text view inside another scroll view does not count, because scrolling can make the whole text view visible.
  @MainActor private struct ScrolledText {
    let view: UITextView
    /// The height of the part of the text view under the keyboard, in points.
    let coveredHeight: CGFloat

    init?(_ input: UIView, under keyboard: CGRect, in window: UIWindow) {
      guard let view = input as? UITextView, view.isScrollEnabled else { return nil }
      let ancestors = sequence(first: view.superview, next: { $0?.superview })
      guard !ancestors.contains(where: { ($0 as? UIScrollView)?.isScrollEnabled ?? false }) else { return nil }
      self.view = view
      coveredHeight = CGFloat(Coverage.coveredHeight(of: view.convert(view.bounds, to: window), by: keyboard))
      guard coveredHeight > 0 else { return nil }
    }

    /// The distance between the end of the text and the bottom edge of the text view, after the user has scrolled as
    /// far as possible, in points.
    var bottomInset: CGFloat { max(0, view.adjustedContentInset.bottom) }

    /// Whether the user can scroll the end of the text to the top edge of the keyboard.
    var scrollsClear: Bool { bottomInset >= coveredHeight - Coverage.tolerance }
  }
#endif

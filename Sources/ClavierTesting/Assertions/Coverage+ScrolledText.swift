#if canImport(UIKit)
  import UIKit

  extension Coverage {
    /// Returns the line with the caret, in the input's coordinates, for a text view whose text scrolls clear of the
    /// keyboard; nil for any other input.
    static func lineOfScrolledText(of input: UIView, under keyboard: CGRect, in window: UIWindow) -> CGRect? {
      guard let text = ScrolledText(input, under: keyboard, in: window), text.scrollsClear else { return nil }
      return caretLine(of: text.view)
    }

    /// Returns the part of a text view in which the end of a long text stays under the keyboard, even after the user
    /// has scrolled as far as possible; nil if there is no such part.
    ///
    /// Even if the screen does not handle the keyboard at all, part of the text view, with the caret in it, may be
    /// visible. The user notices the problem only after writing many lines.
    static func coveredEnd(
      ofTextIn input: UIView, under keyboard: CGRect, in window: UIWindow
    ) -> (frame: CGRect, explanation: String)? {
      guard let text = ScrolledText(input, under: keyboard, in: window), !text.scrollsClear else { return nil }
      var frame = input.convert(input.bounds, to: window).intersection(keyboard)
      frame.size.height = min(frame.height, text.coveredHeight - text.bottomInset)
      let (inset, height) = (Double(text.bottomInset).textInPoints, Double(text.coveredHeight).textInPoints)
      return (
        frame,
        "the end of a long text cannot be scrolled clear of the keyboard, because the text view extends \(height) below "
          + "the top edge of the keyboard, and the text ends only \(inset) above the bottom edge of the text view."
      )
    }
  }

  /// A text view that scrolls its text, and that the keyboard covers at least partly.
  ///
  /// A text view inside another scroll view does not count, because scrolling can make the whole text view visible.
  @MainActor private struct ScrolledText {
    let view: UITextView
    /// The height of the part of the text view below the top edge of the keyboard, in the window's points.
    let coveredHeight: CGFloat
    /// The distance between the last line and the bottom edge of the text view, after the user has scrolled as far as
    /// possible, in the window's points.
    let bottomInset: CGFloat

    init?(_ input: UIView, under keyboard: CGRect, in window: UIWindow) {
      guard let view = input as? UITextView, view.isScrollEnabled, view.bounds.height > 0 else { return nil }
      let ancestors = sequence(first: view.superview, next: { $0?.superview })
      guard !ancestors.contains(where: { ($0 as? UIScrollView)?.isScrollEnabled ?? false }) else { return nil }
      let frame = view.convert(view.bounds, to: window)
      guard Coverage.coveredHeight(of: frame, by: keyboard) > 0 else { return nil }
      self.view = view
      coveredHeight = frame.maxY - keyboard.minY
      let inset = max(0, view.adjustedContentInset.bottom) + view.textContainerInset.bottom
      bottomInset = inset * frame.height / view.bounds.height
    }

    /// Whether the user can scroll the end of the text to the top edge of the keyboard.
    var scrollsClear: Bool { bottomInset >= coveredHeight - Coverage.tolerance }
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension UIFont {
    /// Returns the system font in the user's preferred size.
    static func text(ofSize size: CGFloat) -> UIFont {
      metrics(ofSize: size).scaledFont(for: .systemFont(ofSize: size))
    }

    /// Returns the bold system font in the user's preferred size.
    static func boldText(ofSize size: CGFloat) -> UIFont {
      metrics(ofSize: size).scaledFont(for: .boldSystemFont(ofSize: size))
    }

    /// Returns the system font for a bar with a fixed height at the top of the screen.
    ///
    /// Its size is limited, because the text of a navigation bar does not follow the preferred size either.
    static func barText(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size).limitedForBars }

    /// Returns the bold system font for such a bar.
    static func boldBarText(ofSize size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size).limitedForBars }

    /// Returns the additional height of a line of text compared with the default text size, in points; 0 for smaller
    /// sizes.
    static func growth(ofSize size: CGFloat) -> CGFloat {
      max(0, (text(ofSize: size).lineHeight - UIFont.systemFont(ofSize: size).lineHeight).rounded(.up))
    }

    /// Whether the preferred text size is one of the accessibility sizes, in which labels do not fit side by side.
    static var isTextLarge: Bool { UIFontMetrics.default.scaledValue(for: 17) > 26 }

    /// Returns the metrics of a text style with a similar size: headings grow less than small text.
    private static func metrics(ofSize size: CGFloat) -> UIFontMetrics {
      let style: UIFont.TextStyle =
        size >= 28 ? .largeTitle : size >= 20 ? .title1 : size >= 17 ? .body : size >= 15 ? .callout : .footnote
      return UIFontMetrics(forTextStyle: style)
    }

    private var limitedForBars: UIFont {
      UIFontMetrics.default.scaledFont(for: self, maximumPointSize: min(pointSize * 1.4, pointSize + 6))
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension UIFont {
    /// Returns the system font in the user's preferred size, limited to what rows of a fixed height can show.
    static func text(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size).scaledForRows }

    /// Returns the bold system font in the same size.
    static func boldText(ofSize size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size).scaledForRows }

    /// Returns the system font in the user's preferred size without a limit, for rows that grow.
    static func growingText(ofSize size: CGFloat) -> UIFont {
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size))
    }

    /// Returns the bold system font in the user's preferred size without a limit.
    static func growingBoldText(ofSize size: CGFloat) -> UIFont {
      UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: size))
    }

    /// The height that a line of a growing text needs in addition to that of the default size, in points.
    static func growth(ofSize size: CGFloat) -> CGFloat {
      (growingText(ofSize: size).lineHeight - UIFont.systemFont(ofSize: size).lineHeight).rounded(.up)
    }

    private var scaledForRows: UIFont {
      UIFontMetrics.default.scaledFont(for: self, maximumPointSize: min(pointSize * 1.4, pointSize + 6))
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension UIFont {
    /// Returns the system font in the user's preferred size, limited to what rows of a fixed height can show.
    static func text(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size).scaledForRows }

    /// Returns the bold system font in the same size.
    static func boldText(ofSize size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size).scaledForRows }

    private var scaledForRows: UIFont {
      UIFontMetrics.default.scaledFont(for: self, maximumPointSize: min(pointSize * 1.4, pointSize + 6))
    }
  }
#endif

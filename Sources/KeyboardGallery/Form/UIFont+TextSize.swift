#if canImport(UIKit)
  import UIKit

  extension UIFont {
    /// The system's font in the size that the user reads best, as far as rows of a fixed height have room for it.
    static func text(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size).scaledForRows }

    /// The same in bold.
    static func boldText(ofSize size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size).scaledForRows }

    private var scaledForRows: UIFont {
      UIFontMetrics.default.scaledFont(for: self, maximumPointSize: min(pointSize * 1.4, pointSize + 6))
    }
  }
#endif

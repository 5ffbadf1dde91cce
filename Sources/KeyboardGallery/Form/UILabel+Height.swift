#if canImport(UIKit)
  import UIKit

  extension UILabel {
    /// Returns the height in points of the text in as many lines as it needs, rounded up.
    func height(in width: CGFloat) -> CGFloat {
      numberOfLines = 0
      return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    /// The width of the text in one line in points, rounded up.
    var lineWidth: CGFloat {
      let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      return sizeThatFits(size).width.rounded(.up)
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// A box with scrolling content, whose height depends only on the text size.
  final class FormBox: UIScrollView {
    private var height: CGFloat = 0

    convenience init(around content: UIView, height: CGFloat) {
      self.init(frame: .zero)
      self.height = height
      hold(content)
      backgroundColor = .label.withAlphaComponent(0.03)
      layer.cornerRadius = 14
      clipsToBounds = true
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height + UIFont.growth(ofSize: 13) + UIFont.growth(ofSize: 17))
    }
  }
#endif

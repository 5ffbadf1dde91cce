import UIKit

public final class Badge: UILabel {
  public override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 8, height: size.height)
  }
}

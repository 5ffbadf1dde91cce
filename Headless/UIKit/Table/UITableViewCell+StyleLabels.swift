import Foundation
import HeadlessEnumerations

// The labels of the cell styles.
extension UITableViewCell {
  static let (padding, lineSpacing) = (CGFloat(11), CGFloat(2))

  var styledLabels: (text: UILabel, detail: UILabel?) {
    if let labels { return labels }
    let text = newLabel(style == .value2 ? .caption1 : .body)
    var detail: UILabel?
    switch style {
    case .default: break
    case .subtitle: detail = newLabel(.caption1)
    case .value2:
      detail = newLabel(.subheadline)
      text.textColor = tintColor
    default:
      detail = newLabel(.body)
      detail?.textColor = .secondaryLabel
    }
    labels = (text, detail)
    setNeedsLayout()
    return (text, detail)
  }

  private func newLabel(_ textStyle: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: textStyle)
    label.adjustsFontForContentSizeCategory = true
    content.addSubview(label)
    return label
  }

  /// Whether the detail is below the main text.
  ///
  /// With the larger accessibility sizes, it is below the main text in every style (WordPress for iOS, "Dynamic Type
  /// Guidelines").
  var isStacked: Bool {
    style == .subtitle || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  func layOutLabels() {
    guard let labels else { return }
    var area = content.bounds.insetBy(dx: Self.margin, dy: 0)
    if let size = styledImageView?.image?.size {
      let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
      styledImageView?.frame = CGRect(
        x: isFlipped ? area.maxX - size.width : area.minX, y: ceilToPixel((area.height - size.height) / 2),
        width: size.width, height: size.height)
      if !isFlipped { area.origin.x += size.width + Self.margin }
      area.size.width = max(0, area.width - size.width - Self.margin)
    }
    guard let detail = labels.detail, detail.text?.isEmpty == false else { return labels.text.frame = area }
    let unlimited = CGSize(width: area.width, height: 0)
    let (text, size) = (labels.text.sizeThatFits(unlimited), detail.sizeThatFits(unlimited))
    if isStacked {
      let height = text.height + Self.lineSpacing + size.height
      let top = ceilToPixel((area.height - height) / 2)
      labels.text.frame = CGRect(x: area.minX, y: top, width: area.width, height: text.height)
      detail.frame = CGRect(
        x: area.minX, y: top + text.height + Self.lineSpacing, width: area.width, height: size.height)
    } else {
      let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let first = min(style == .value2 ? 91 : text.width, area.width)
      let second = max(0, area.width - first - 6)
      let detailWidth = style == .value2 ? second : min(size.width, second)
      labels.text.frame = CGRect(
        x: isFlipped ? area.maxX - first : area.minX, y: 0, width: first, height: area.height)
      detail.frame = CGRect(
        x: style == .value2
          ? (isFlipped ? area.minX : area.minX + first + 6) : (isFlipped ? area.minX : area.maxX - detailWidth),
        y: 0, width: detailWidth, height: area.height)
    }
  }
}

#if canImport(UIKit)
  import UIKit

  /// A colored card with a badge, two lines, and an optional amount.
  ///
  /// If the text is too large for this layout, the card has no badge, and its labels are stacked.
  final class FormCard: UIView {
    private let badgeLabel = UILabel()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let amountLabel = UILabel()
    private let isBar: Bool

    /// Creates a card.
    ///
    /// - Parameter isBar: Whether the card is a bar with a fixed height at the top of the screen.
    init(badge: String, title: String, detail: String, amount: String = "", isBar: Bool = false) {
      self.isBar = isBar
      super.init(frame: .zero)
      layer.cornerRadius = 14
      badgeLabel.text = badge
      badgeLabel.font = .boldBarText(ofSize: 17)
      badgeLabel.textColor = .white
      badgeLabel.textAlignment = .center
      badgeLabel.layer.cornerRadius = 20
      badgeLabel.layer.masksToBounds = true
      titleLabel.text = title
      titleLabel.font = isBar ? .boldBarText(ofSize: 16) : .boldText(ofSize: 16)
      detailLabel.text = detail
      detailLabel.font = isBar ? .barText(ofSize: 13) : .text(ofSize: 13)
      detailLabel.textColor = .label.withAlphaComponent(0.6)
      amountLabel.text = amount
      amountLabel.isHidden = amount.isEmpty
      amountLabel.font = .boldText(ofSize: 18)
      [badgeLabel, titleLabel, detailLabel, amountLabel].forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Sets the color of the badge.
    ///
    /// The card has a lighter shade of this color.
    func color(with color: UIColor) {
      backgroundColor = color.withAlphaComponent(0.1)
      badgeLabel.backgroundColor = color
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let heights = stackedLabels.map { $0.height(in: size.width - 28) + 2 }
      let besideHeight = 72 + UIFont.growth(ofSize: 13) + UIFont.growth(ofSize: 16)
      return CGSize(width: size.width, height: isStacked(in: size.width) ? heights.reduce(26, +) : besideHeight)
    }

    private func isStacked(in width: CGFloat) -> Bool {
      guard !isBar else { return false }
      return UIFont.isTextLarge || max(titleLabel.lineWidth, detailLabel.lineWidth) > textWidth(in: width)
    }

    /// Returns the width of the labels between the badge and the amount.
    private func textWidth(in width: CGFloat) -> CGFloat {
      max(0, width - 66 - 16 - (amountLabel.isHidden ? 0 : amountLabel.lineWidth + 8))
    }

    private var stackedLabels: [UILabel] { [titleLabel, detailLabel, amountLabel].filter { !$0.isHidden } }

    override func layoutSubviews() {
      super.layoutSubviews()
      let isStacked = isStacked(in: bounds.width)
      badgeLabel.isHidden = isStacked
      if isStacked { layOutBelowEachOther() } else { layOutBesideEachOther() }
    }

    private func layOutBelowEachOther() {
      var top: CGFloat = 14
      for label in stackedLabels {
        let height = label.height(in: bounds.width - 28)
        label.frame = CGRect(x: 14, y: top, width: bounds.width - 28, height: height)
        top += height + 2
      }
    }

    private func layOutBesideEachOther() {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
      }
      let titleHeight = max(21, titleLabel.font.lineHeight.rounded(.up))
      let detailHeight = max(17, detailLabel.font.lineHeight.rounded(.up))
      let amountHeight = max(24, amountLabel.font.lineHeight.rounded(.up))
      let amountWidth = amountLabel.lineWidth
      // The labels are slightly above the center, because the upper one is larger.
      let middle = bounds.midY + (titleHeight - 21) / 2 - (detailHeight - 17) / 2
      let textWidth = textWidth(in: bounds.width)
      place(badgeLabel, 14, bounds.midY - 20, 40, 40)
      place(titleLabel, 66, middle - titleHeight, textWidth, titleHeight)
      place(detailLabel, 66, middle + 2, textWidth, detailHeight)
      place(amountLabel, bounds.width - 16 - amountWidth, bounds.midY - amountHeight / 2, amountWidth, amountHeight)
    }
  }
#endif

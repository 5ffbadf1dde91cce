#if canImport(UIKit)
  import UIKit

  /// A colored card with a badge, two lines, and an optional amount.
  final class FormCard: UIView {
    private let badgeLabel = UILabel()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let amountLabel = UILabel()

    init(badge: String, title: String, detail: String, amount: String = "") {
      super.init(frame: .zero)
      layer.cornerRadius = 14
      badgeLabel.text = badge
      badgeLabel.font = .boldText(ofSize: 17)
      badgeLabel.textColor = .white
      badgeLabel.textAlignment = .center
      badgeLabel.layer.cornerRadius = 20
      badgeLabel.layer.masksToBounds = true
      titleLabel.text = title
      titleLabel.font = .boldText(ofSize: 16)
      detailLabel.text = detail
      detailLabel.font = .text(ofSize: 13)
      detailLabel.textColor = .label.withAlphaComponent(0.6)
      amountLabel.text = amount
      amountLabel.isHidden = amount.isEmpty
      amountLabel.font = .boldText(ofSize: 18)
      for view in [badgeLabel, titleLabel, detailLabel, amountLabel] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        badgeLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
        badgeLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        badgeLabel.widthAnchor.constraint(equalToConstant: 40),
        badgeLabel.heightAnchor.constraint(equalToConstant: 40),
        titleLabel.leadingAnchor.constraint(equalTo: badgeLabel.trailingAnchor, constant: 12),
        titleLabel.bottomAnchor.constraint(equalTo: centerYAnchor),
        titleLabel.heightAnchor.constraint(equalToConstant: 21),
        titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: amountLabel.leadingAnchor, constant: -8),
        detailLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
        detailLabel.topAnchor.constraint(equalTo: centerYAnchor, constant: 2),
        detailLabel.heightAnchor.constraint(equalToConstant: 17),
        detailLabel.trailingAnchor.constraint(lessThanOrEqualTo: amountLabel.leadingAnchor, constant: -8),
        amountLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        amountLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        amountLabel.heightAnchor.constraint(equalToConstant: 24),
      ])
      amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 72) }

    /// The color of the badge.
    ///
    /// The card has a lighter shade of it.
    func color(with color: UIColor) {
      backgroundColor = color.withAlphaComponent(0.1)
      badgeLabel.backgroundColor = color
    }
  }
#endif

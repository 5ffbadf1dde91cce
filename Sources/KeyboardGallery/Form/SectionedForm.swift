#if canImport(UIKit)
  import UIKit

  /// A form of any length for a scroll view, with an optional title and sections of rows.
  ///
  /// Its height depends on its contents and not on its width. In a right-to-left layout, the rows are mirrored.
  final class SectionedForm: UIView {
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let sections: [(heading: UILabel, rows: [[UIView]])]

    /// The inputs of the fields in reading order.
    var inputs: [UIView] { sections.flatMap { $0.rows.joined().compactMap { ($0 as? FormField)?.input } } }

    init(title: String = "", detail: String = "", sections: [FormSection], color: UIColor) {
      self.sections = sections.map { section in
        let heading = UILabel()
        heading.text = section.title
        heading.font = .growingBoldText(ofSize: 15)
        heading.textColor = color
        heading.isHidden = section.title.isEmpty
        // Beside each other, large texts do not fit.
        let rows = Self.isLarge ? section.rows.flatMap { $0.map { [$0] } } : section.rows
        rows.joined().forEach { ($0 as? FormField)?.growWithText() }
        return (heading, rows)
      }
      super.init(frame: .zero)
      titleLabel.text = title
      titleLabel.font = .boldText(ofSize: 30)
      titleLabel.isHidden = title.isEmpty
      detailLabel.text = detail
      detailLabel.font = .text(ofSize: 15)
      detailLabel.textColor = .label.withAlphaComponent(0.6)
      detailLabel.isHidden = detail.isEmpty
      tintColor = color
      [titleLabel, detailLabel].forEach(addSubview)
      for section in self.sections {
        addSubview(section.heading)
        section.rows.joined().forEach(addSubview)
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Whether the preferred text size is one of the sizes for accessibility.
    private static var isLarge: Bool { UIFontMetrics.default.scaledValue(for: 17) > 26 }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: layOut(in: 320) { _, _ in })
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      _ = layOut(in: bounds.width) { view, frame in view.frame = frame }
    }

    /// Sets the frames of all views from top to bottom.
    ///
    /// - Returns: The total height, which does not depend on the width.
    private func layOut(in width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
      // Long lines are hard to read, so the form has a maximum width.
      let lineWidth = max(0, min(width - 40, 560))
      let left = (width - lineWidth) / 2
      let columnGap: CGFloat = 16
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      var top: CGFloat = 16
      for (label, height) in [(titleLabel, 36), (detailLabel, 20)] as [(UILabel, CGFloat)] where !label.isHidden {
        place(label, CGRect(x: left, y: top, width: lineWidth, height: height))
        top += height + 2
      }
      for (index, section) in sections.enumerated() {
        if index > 0 || top > 16 { top += 12 }
        if !section.heading.isHidden {
          top += 4
          let height = 20 + UIFont.growth(ofSize: 15)
          place(section.heading, CGRect(x: left, y: top, width: lineWidth, height: height))
          top += height + 10
        }
        for row in section.rows {
          let count = CGFloat(row.count)
          let cellWidth = (lineWidth - (count - 1) * columnGap) / count
          for (index, view) in row.enumerated() {
            let column = CGFloat(isRightToLeft ? row.count - 1 - index : index)
            let x = left + column * (cellWidth + columnGap)
            place(view, CGRect(x: x, y: top, width: cellWidth, height: view.intrinsicContentSize.height))
          }
          top += (row.map(\.intrinsicContentSize.height).max() ?? 0) + 14
        }
      }
      return top + 2
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// A form of any length for a scroll view, with an optional title and sections of rows.
  ///
  /// Its height depends on its contents and, if its text is large, on its width. In a right-to-left layout, the rows
  /// are mirrored.
  final class SectionedForm: UIView {
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let sections: [(heading: UILabel, rows: [[UIView]])]
    /// The width and the height of the latest layout, in points.
    private var laidOutSize = CGSize(width: 320, height: -1)

    /// The inputs of the fields in reading order.
    var inputs: [UIView] { sections.flatMap { $0.rows.joined().compactMap { ($0 as? FormField)?.input } } }

    init(title: String = "", detail: String = "", sections: [FormSection], color: UIColor) {
      self.sections = sections.map { section in
        let heading = UILabel()
        heading.text = section.title
        heading.font = .boldText(ofSize: 15)
        heading.textColor = color
        heading.isHidden = section.title.isEmpty
        // Large fields do not fit side by side.
        let rows = UIFont.isTextLarge ? section.rows.flatMap { $0.map { [$0] } } : section.rows
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

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: layOut(in: laidOutSize.width) { _, _ in })
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let height = layOut(in: bounds.width) { view, frame in view.frame = frame }
      let isNew = height != laidOutSize.height
      laidOutSize = CGSize(width: bounds.width, height: height)
      if isNew { invalidateIntrinsicContentSize() }
    }

    /// Sets the frames of all views from top to bottom.
    ///
    /// - Returns: The total height.
    private func layOut(in width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
      // Long lines are hard to read, so the form has a maximum width.
      let lineWidth = max(0, min(width - 40, 560))
      let left = (width - lineWidth) / 2
      var top: CGFloat = 16
      for (label, least) in [(titleLabel, 36), (detailLabel, 20)] as [(UILabel, CGFloat)] where !label.isHidden {
        let height = max(least, label.height(in: lineWidth))
        place(label, CGRect(x: left, y: top, width: lineWidth, height: height))
        top += height + 2
      }
      for (index, section) in sections.enumerated() {
        if index > 0 || top > 16 { top += 12 }
        if !section.heading.isHidden {
          top += 4
          let height = max(20, section.heading.height(in: lineWidth))
          place(section.heading, CGRect(x: left, y: top, width: lineWidth, height: height))
          top += height + 10
        }
        for row in section.rows {
          top += layOut(row, at: CGPoint(x: left, y: top), width: lineWidth, place) + 14
        }
      }
      return top + 2
    }

    /// Sets the frames of the views of a row, which all have the same width.
    ///
    /// - Returns: The height of the tallest view.
    private func layOut(
      _ row: [UIView], at origin: CGPoint, width: CGFloat, _ place: (UIView, CGRect) -> Void
    ) -> CGFloat {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let columnGap: CGFloat = 16
      let count = CGFloat(row.count)
      let cellWidth = (width - (count - 1) * columnGap) / count
      let heights = row.map { height(of: $0, in: cellWidth) }
      for (index, view) in row.enumerated() {
        let column = CGFloat(isRightToLeft ? row.count - 1 - index : index)
        let x = origin.x + column * (cellWidth + columnGap)
        place(view, CGRect(x: x, y: origin.y, width: cellWidth, height: heights[index]))
      }
      return heights.max() ?? 0
    }

    private func height(of view: UIView, in width: CGFloat) -> CGFloat {
      if let label = view as? UILabel { return label.height(in: width) }
      return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
  }
#endif

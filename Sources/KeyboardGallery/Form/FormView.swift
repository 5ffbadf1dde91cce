#if canImport(UIKit)
  import UIKit

  /// A form that fills its screen, with a heading, labeled inputs, and a button at the bottom.
  ///
  /// If there is space, the form also shows a card. Large text may need more space than the screen has.
  ///
  /// The form sets frames instead of using constraints. A phone in landscape has space for three rows instead of five,
  /// so the fields are in two columns there.
  final class FormView: UIView {
    let submitButton: FormButton
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let card: FormCard
    private let rows: [[FormField]]
    /// The height that the user sees, in points, if the form is in a scroll view.
    private var visibleHeight: CGFloat?

    /// The inputs in reading order.
    var inputs: [UIView] { rows.joined().map(\.input) }

    /// The inputs with one line.
    var textFields: [UITextField] { inputs.compactMap { $0 as? UITextField } }

    /// The inputs with several lines.
    var textViews: [UITextView] { inputs.compactMap { $0 as? UITextView } }

    /// The first responder among the inputs.
    var focusedInput: UIView? { inputs.first(where: \.isFirstResponder) }

    init(
      title: String, detail: String, card: FormCard, rows: [[FormField]], submitTitle: String, color: UIColor
    ) {
      self.card = card
      self.rows = rows
      submitButton = FormButton(submitTitle, color: color)
      super.init(frame: .zero)

      titleLabel.text = title
      titleLabel.textColor = .label
      detailLabel.text = detail
      detailLabel.font = .text(ofSize: 15)
      detailLabel.textColor = .label.withAlphaComponent(0.6)
      tintColor = color
      card.color(with: color)
      [titleLabel, detailLabel, card, submitButton].forEach(addSubview)
      rows.joined().forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Fills the safe area of `view` with the form, for a screen that does not scroll.
    ///
    /// If the text size is larger than the default, the form is in a scroll view.
    func fill(_ view: UIView) {
      guard UIFont.growth(ofSize: 17) == 0 else {
        FormScrollView(self, showsFocusedInput: false).fill(view)
        return
      }
      let safeArea = view.safeAreaLayoutGuide
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: safeArea.topAnchor),
        bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      ])
    }

    /// Adapts the layout to the visible size of a scroll view.
    ///
    /// - Returns: The smallest height, in points, at which everything except the card fits.
    func adapt(toVisible size: CGSize) -> CGFloat {
      visibleHeight = size.height
      let metrics = Metrics(size: size)
      let rows = arranged(metrics)
      let heights = rowHeights(of: rows, metrics).reduce(0, +) + CGFloat(rows.count + 1) * metrics.smallestGap
      return headingBottom(metrics) + heights + submitButton.sizeThatFits(metrics.line).height
        - (50 - metrics.buttonHeight) + metrics.bottom
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let metrics = Metrics(size: CGSize(width: bounds.width, height: visibleHeight ?? bounds.height))
      let rows = arranged(metrics)
      let headingBottom = headingBottom(metrics)
      let titleHeight = max(metrics.titleHeight, titleLabel.height(in: metrics.width))
      titleLabel.frame = metrics.line(at: metrics.top, height: titleHeight)
      detailLabel.frame = metrics.line(
        at: titleLabel.frame.maxY + 2, height: headingBottom - titleLabel.frame.maxY - 2)

      let buttonHeight = submitButton.sizeThatFits(metrics.line).height - (50 - metrics.buttonHeight)
      let buttonTop = bounds.height - metrics.bottom - buttonHeight
      submitButton.frame = metrics.line(at: buttonTop, height: buttonHeight)

      // The rows end above the button. Additional height is distributed between the rows, up to a limit. The remaining
      // height is below the heading.
      let heights = rowHeights(of: rows, metrics)
      let rowsHeight = heights.reduce(0, +)
      let free = buttonTop - headingBottom - rowsHeight
      let gap = min(free / CGFloat(rows.count + 1), metrics.largestGap)
      var top = buttonTop - rowsHeight - CGFloat(rows.count) * gap
      layOutCard(between: headingBottom, and: top, metrics)
      for (row, height) in zip(rows, heights) {
        layOut(row, in: metrics.line(at: top, height: height), metrics)
        top += height + gap
      }
    }

    /// Puts the fields of a row side by side into a line, in the reading direction.
    private func layOut(_ row: [FormField], in line: CGRect, _ metrics: Metrics) {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = metrics.columnWidth(of: row.count)
      for (index, field) in row.enumerated() {
        let column = isMirrored ? row.count - 1 - index : index
        let x = line.minX + CGFloat(column) * (width + metrics.columnGap)
        field.frame = CGRect(x: x, y: line.origin.y, width: width, height: line.size.height)
      }
    }

    /// Returns the bottom of the heading, whose fonts depend on the space.
    private func headingBottom(_ metrics: Metrics) -> CGFloat {
      detailLabel.isHidden = metrics.isCompact
      titleLabel.font = .boldText(ofSize: metrics.isCompact ? 22 : 30)
      let detailHeight = metrics.isCompact ? 0 : max(20, detailLabel.height(in: metrics.width))
      return metrics.top + max(metrics.titleHeight, titleLabel.height(in: metrics.width)) + 2 + detailHeight
    }

    private func rowHeights(of rows: [[FormField]], _ metrics: Metrics) -> [CGFloat] {
      rows.map { row in
        let growth = row.map { $0.growth(in: metrics.columnWidth(of: row.count)) }.max() ?? 0
        return metrics.rowHeight + growth + (row.contains(where: \.isTall) ? metrics.extraHeight : 0)
      }
    }

    private func layOutCard(between headingBottom: CGFloat, and rowsTop: CGFloat, _ metrics: Metrics) {
      let room = rowsTop - headingBottom
      let height = card.sizeThatFits(metrics.line).height
      card.isHidden = room < height + 32
      card.frame = metrics.line(at: headingBottom + (room - height) / 2, height: height)
    }

    /// Returns the rows of fields: two columns if there is little height, and one column for large text.
    private func arranged(_ metrics: Metrics) -> [[FormField]] {
      let fields = Array(rows.joined())
      if UIFont.isTextLarge { return fields.map { [$0] } }
      guard metrics.isCompact else { return rows }
      return stride(from: 0, to: fields.count, by: 2).map { Array(fields[$0..<min($0 + 2, fields.count)]) }
    }

    /// The dimensions of the form, in points.
    private struct Metrics {
      let isCompact: Bool
      let left: CGFloat
      let width: CGFloat
      let top: CGFloat
      let titleHeight: CGFloat
      let rowHeight: CGFloat
      let buttonHeight: CGFloat
      let bottom: CGFloat
      let largestGap: CGFloat
      /// The additional height of a field with several lines.
      let extraHeight: CGFloat
      let columnGap: CGFloat = 16
      /// The gap between rows on a screen that scrolls.
      let smallestGap: CGFloat = 8

      init(size: CGSize) {
        isCompact = size.height < 440
        // Long lines are hard to read, so the form has a maximum width.
        width = min(size.width - 40, isCompact ? 720 : 560)
        left = (size.width - width) / 2
        top = isCompact ? 10 : 16
        titleHeight = isCompact ? 28 : 36
        rowHeight = isCompact ? 56 : 64
        buttonHeight = isCompact ? 40 : 50
        bottom = isCompact ? 10 : 12
        largestGap = size.width > 500 ? 72 : 24
        extraHeight = isCompact ? 0 : 32
      }

      /// The space that is available to a line: the width of the lines, and any height.
      var line: CGSize { CGSize(width: width, height: .greatestFiniteMagnitude) }

      func columnWidth(of count: Int) -> CGFloat { (width - CGFloat(count - 1) * columnGap) / CGFloat(count) }

      func line(at y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: left, y: y, width: width, height: height)
      }
    }
  }
#endif

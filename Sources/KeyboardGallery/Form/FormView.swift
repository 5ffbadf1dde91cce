#if canImport(UIKit)
  import UIKit

  /// A form that fills its screen, with a heading, labeled inputs, and a button at the bottom.
  ///
  /// If there is space, it also shows a card.
  ///
  /// It sets frames instead of using constraints. A phone in landscape has space for three rows instead of five, so the
  /// fields are in two columns there.
  final class FormView: UIView {
    let submitButton: UIButton
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let card: FormCard
    private let rows: [[FormField]]

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
      submitButton = UIButton(type: .system)
      super.init(frame: .zero)

      titleLabel.text = title
      titleLabel.textColor = .label
      detailLabel.text = detail
      detailLabel.font = .text(ofSize: 15)
      detailLabel.textColor = .label.withAlphaComponent(0.6)
      submitButton.setTitle(submitTitle, for: .normal)
      submitButton.setTitleColor(.white, for: .normal)
      submitButton.titleLabel?.font = .boldText(ofSize: 17)
      submitButton.layer.cornerRadius = 12
      submitButton.addAction(UIAction { [weak self] _ in _ = self?.endEditing(true) }, for: .touchUpInside)
      tintColor = color
      submitButton.backgroundColor = color
      card.color(with: color)
      [titleLabel, detailLabel, card, submitButton].forEach(addSubview)
      rows.joined().forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Fills the safe area of `view` with the form, for a screen that does not scroll.
    func fill(_ view: UIView) {
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

    override func layoutSubviews() {
      super.layoutSubviews()
      let metrics = Metrics(size: bounds.size)
      let rows = metrics.isCompact ? rowsOfTwo : self.rows

      detailLabel.isHidden = metrics.isCompact
      titleLabel.font = .boldText(ofSize: metrics.isCompact ? 22 : 30)
      titleLabel.frame = metrics.line(at: metrics.top, height: metrics.titleHeight)
      detailLabel.frame = metrics.line(at: titleLabel.frame.maxY + 2, height: metrics.detailHeight)

      let buttonTop = bounds.height - metrics.bottom - metrics.buttonHeight
      submitButton.frame = metrics.line(at: buttonTop, height: metrics.buttonHeight)

      // The rows end above the button. Surplus height goes between the rows, and the rest below the heading.
      let heights = rows.map { row in metrics.rowHeight + (row.contains(where: \.isTall) ? metrics.extraHeight : 0) }
      let rowsHeight = heights.reduce(0, +)
      let free = buttonTop - metrics.headingBottom - rowsHeight
      let gap = min(free / CGFloat(rows.count + 1), metrics.largestGap)
      var top = buttonTop - rowsHeight - CGFloat(rows.count) * gap
      layOutCard(between: metrics.headingBottom, and: top, metrics)
      for (row, height) in zip(rows, heights) {
        let line = metrics.line(at: top, height: height)
        let width = (line.width - CGFloat(row.count - 1) * metrics.columnGap) / CGFloat(row.count)
        for (column, field) in row.enumerated() {
          let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
          let place = isMirrored ? row.count - 1 - column : column
          let x = line.minX + CGFloat(place) * (width + metrics.columnGap)
          field.frame = CGRect(x: x, y: top, width: width, height: height)
        }
        top += height + gap
      }
    }

    private func layOutCard(between headingBottom: CGFloat, and rowsTop: CGFloat, _ metrics: Metrics) {
      let room = rowsTop - headingBottom
      card.isHidden = room < metrics.cardHeight + 32
      card.frame = metrics.line(at: headingBottom + (room - metrics.cardHeight) / 2, height: metrics.cardHeight)
    }

    /// The same fields in two columns.
    private var rowsOfTwo: [[FormField]] {
      let fields = Array(rows.joined())
      return stride(from: 0, to: fields.count, by: 2).map { Array(fields[$0..<min($0 + 2, fields.count)]) }
    }

    /// The measures of the form, in points.
    private struct Metrics {
      let isCompact: Bool
      let left: CGFloat
      let width: CGFloat
      let top: CGFloat
      let titleHeight: CGFloat
      let detailHeight: CGFloat
      let rowHeight: CGFloat
      let buttonHeight: CGFloat
      let bottom: CGFloat
      let largestGap: CGFloat
      /// The additional height of a field with several lines.
      let extraHeight: CGFloat
      let columnGap: CGFloat = 16
      let cardHeight: CGFloat = 72

      init(size: CGSize) {
        isCompact = size.height < 440
        // Long lines are hard to read, so the form has a maximum width.
        width = min(size.width - 40, isCompact ? 720 : 560)
        left = (size.width - width) / 2
        top = isCompact ? 10 : 16
        titleHeight = isCompact ? 28 : 36
        detailHeight = isCompact ? 0 : 20
        rowHeight = isCompact ? 56 : 64
        buttonHeight = isCompact ? 40 : 50
        bottom = isCompact ? 10 : 12
        largestGap = size.width > 500 ? 72 : 24
        extraHeight = isCompact ? 0 : 32
      }

      var headingBottom: CGFloat { top + titleHeight + 2 + detailHeight }

      func line(at y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: left, y: y, width: width, height: height)
      }
    }
  }
#endif

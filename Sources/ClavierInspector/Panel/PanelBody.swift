#if canImport(UIKit)
  import UIKit

  /// The sections of the panel, which scroll.
  ///
  /// Each row is one label, so VoiceOver reads the row as one sentence. A label is reused when its text changes, so
  /// that VoiceOver keeps its position.
  final class PanelBody: UIScrollView {
    private let stack = UIStackView()
    private var rows: [(label: UILabel, line: Line?)] = []

    private enum Line: Equatable {
      case title(String)
      case row(PanelContent.Row)
    }

    init() {
      super.init(frame: .zero)
      // The panel determines its own position, so its content must not depend on the safe area of the app's screen.
      contentInsetAdjustmentBehavior = .never
      stack.axis = .vertical
      stack.spacing = 4
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      let margin: CGFloat = 12
      // The scroll view is as tall as its content, if the panel has enough space.
      let height = heightAnchor.constraint(equalTo: stack.heightAnchor, constant: margin)
      height.priority = .defaultLow
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -margin),
        stack.leadingAnchor.constraint(equalTo: frameLayoutGuide.leadingAnchor, constant: margin),
        stack.trailingAnchor.constraint(equalTo: frameLayoutGuide.trailingAnchor, constant: -margin),
        contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        height,
      ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Shows sections and changes only the labels whose text differs.
    func show(_ sections: [PanelContent.Section]) {
      let lines = sections.flatMap { section in [Line.title(section.title)] + section.rows.map(Line.row) }
      while rows.count > lines.count { rows.removeLast().label.removeFromSuperview() }
      while rows.count < lines.count { addRow() }
      for (index, line) in lines.enumerated() where rows[index].line != line {
        rows[index].line = line
        show(line, in: rows[index].label)
      }
    }

    private func addRow() {
      let label = UILabel.inspectorLabel(.footnote)
      rows.append((label, nil))
      stack.addArrangedSubview(label)
    }

    private func show(_ line: Line, in label: UILabel) {
      switch line {
      case .title(let title):
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .label
        label.text = title
        // VoiceOver's rotor moves between headings.
        label.accessibilityTraits = .header
      case .row(let row):
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = row.isWarning ? .systemRed : .label
        label.text = row.text
        label.accessibilityTraits = .staticText
      }
    }
  }
#endif

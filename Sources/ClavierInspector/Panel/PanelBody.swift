#if canImport(UIKit)
  import UIKit

  /// The sections of the panel, which scroll.
  ///
  /// Each row is one label, so VoiceOver reads it as one sentence. Labels are kept while their texts change.
  final class PanelBody: UIScrollView {
    private let stack = UIStackView()
    private var labels: [UILabel] = []
    private var shown: [Line] = []

    private enum Line: Equatable {
      case title(String)
      case row(PanelContent.Row)
    }

    init() {
      super.init(frame: .zero)
      // The panel decides where it is. The content must not depend on the safe area of the app's screen.
      contentInsetAdjustmentBehavior = .never
      stack.axis = .vertical
      stack.spacing = 4
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      let height = heightAnchor.constraint(equalTo: stack.heightAnchor, constant: 12)
      height.priority = .defaultLow
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -12),
        stack.leadingAnchor.constraint(equalTo: frameLayoutGuide.leadingAnchor, constant: 12),
        stack.trailingAnchor.constraint(equalTo: frameLayoutGuide.trailingAnchor, constant: -12),
        contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        height,
      ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Shows sections, and changes only the labels whose text differs.
    func show(_ sections: [PanelContent.Section]) {
      let lines = sections.flatMap { section in [Line.title(section.title)] + section.rows.map(Line.row) }
      while labels.count > lines.count { labels.removeLast().removeFromSuperview() }
      for (index, line) in lines.enumerated() where index >= shown.count || shown[index] != line {
        show(line, in: label(at: index))
      }
      shown = lines
    }

    private func label(at index: Int) -> UILabel {
      if index == labels.count {
        labels.append(UILabel.inspectorLabel(.footnote))
        stack.addArrangedSubview(labels[index])
      }
      return labels[index]
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

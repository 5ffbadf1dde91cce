#if canImport(UIKit)
  import UIKit

  /// The top of the panel, which contains the buttons and the summary.
  ///
  /// The user drags the panel by the summary.
  final class PanelHeader: UIView {
    /// Called with the distance that a finger moved, in points.
    var onDrag: ((CGPoint) -> Void)?
    /// Called when the user taps the share button.
    var onShare: (() -> Void)?
    /// Called when the user taps the button that collapses or expands the panel.
    var onCollapse: (() -> Void)?
    /// Called when the user taps the close button.
    var onClose: (() -> Void)?

    private let label = UILabel.inspectorLabel(.headline)
    private let buttons = UIStackView()
    private let collapseButton = UIButton(type: .system)

    init() {
      super.init(frame: .zero)
      buttons.axis = .horizontal
      buttons.distribution = .fillEqually
      for view in [label, buttons] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      add(UIButton(type: .system), "Share", identifier: "keyboardInspector.share") { $0.onShare?() }
      add(collapseButton, "Collapse", identifier: "keyboardInspector.collapse") { $0.onCollapse?() }
      add(UIButton(type: .system), "Close", identifier: "keyboardInspector.close") { $0.onClose?() }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        buttons.topAnchor.constraint(equalTo: label.bottomAnchor),
        // The part that the user drags stays visible even if the panel is very small.
        buttons.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 30),
        buttons.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        buttons.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        buttons.bottomAnchor.constraint(equalTo: bottomAnchor),
        // The Human Interface Guidelines recommend this height for buttons.
        buttons.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// The summary of the panel's content.
    var text: String? {
      get { label.text }
      set {
        guard label.text != newValue else { return }
        label.text = newValue
      }
    }

    /// Whether the panel is collapsed.
    var isCollapsed = false {
      didSet { collapseButton.setTitle(isCollapsed ? "Expand" : "Collapse", for: .normal) }
    }

    private func add(
      _ button: UIButton, _ title: String, identifier: String, _ action: @escaping @MainActor (PanelHeader) -> Void
    ) {
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.accessibilityIdentifier = identifier
      button.addAction(
        UIAction { [weak self] _ in
          if let self { action(self) }
        }, for: .touchUpInside)
      buttons.addArrangedSubview(button)
    }

    // The header handles touches itself, because gesture recognizers need selectors, which this package does not use.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      let (point, previous) = (touch.location(in: nil), touch.previousLocation(in: nil))
      onDrag?(CGPoint(x: point.x - previous.x, y: point.y - previous.y))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  extension UILabel {
    /// Creates a label whose lines wrap and whose font follows the user's text size.
    static func inspectorLabel(_ style: UIFont.TextStyle) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      return label
    }
  }
#endif

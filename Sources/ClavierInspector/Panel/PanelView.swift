#if canImport(UIKit)
  import UIKit

  /// The floating panel.
  final class PanelView: UIView {
    let header = PanelHeader()
    private let body = PanelBody()
    private var content: PanelContent?
    private lazy var expanded = body.bottomAnchor.constraint(equalTo: bottomAnchor)
    private lazy var collapsed = header.bottomAnchor.constraint(equalTo: bottomAnchor)

    init() {
      super.init(frame: .zero)
      // This color differs from the background of most screens, even in dark mode.
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 14
      clipsToBounds = true
      accessibilityIdentifier = "keyboardInspector"
      for view in [header, body] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: leadingAnchor),
          view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: topAnchor),
        body.topAnchor.constraint(equalTo: header.bottomAnchor),
        expanded,
      ])
      header.onCollapse = { [weak self] in self?.isCollapsed.toggle() }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Whether only the header is visible.
    var isCollapsed = false {
      didSet {
        guard isCollapsed != oldValue else { return }
        header.isCollapsed = isCollapsed
        body.isHidden = isCollapsed
        // The two constraints conflict, so one is deactivated before the other is activated.
        (isCollapsed ? expanded : collapsed).isActive = false
        (isCollapsed ? collapsed : expanded).isActive = true
      }
    }

    /// Shows content that differs from the current content.
    func show(_ new: PanelContent) {
      guard new != content else { return }
      content = new
      header.text = "Keyboard: \(new.summary)"
      body.show(new.sections)
    }
  }
#endif

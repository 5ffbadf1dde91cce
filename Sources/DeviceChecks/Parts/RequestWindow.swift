#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// A panel at the top of the screen that asks a person to do something.
  ///
  /// The panel's window never becomes the key window, and touches outside the panel reach the windows below.
  final class RequestWindow: UIWindow {
    enum Answer {
      case done, skip
    }

    private(set) var answer: Answer?
    private let panel = UIView()

    override var canBecomeKey: Bool { false }

    init(_ request: String, in scene: UIWindowScene) {
      super.init(windowScene: scene)
      windowLevel = .alert
      rootViewController = UIViewController()
      panel.backgroundColor = UIColor(red: 1, green: 0.9, blue: 0.6, alpha: 1)
      panel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top + 90)
      panel.autoresizingMask = [.flexibleWidth]
      rootViewController?.view.addSubview(panel)
      isHidden = false
      add(request)
      addButton("Done", x: 10, .done)
      addButton("Skip", x: 110, .skip)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Hides the panel.
    func close() {
      isHidden = true
      rootViewController = nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { panel.frame.contains(point) }

    override func layoutSubviews() {
      super.layoutSubviews()
      panel.frame.size.height = safeAreaInsets.top + 90
    }

    private func add(_ request: String) {
      let label = UILabel(frame: CGRect(x: 10, y: panel.bounds.height - 88, width: panel.bounds.width - 20, height: 44))
      label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      label.numberOfLines = 2
      label.text = request
      panel.addSubview(label)
    }

    private func addButton(_ title: String, x: CGFloat, _ answer: Answer) {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: x, y: panel.bounds.height - 44, width: 90, height: 44)
      button.autoresizingMask = [.flexibleTopMargin]
      button.addAction(UIAction { [weak self] _ in self?.answer = answer }, for: .touchUpInside)
      panel.addSubview(button)
    }
  }
#endif

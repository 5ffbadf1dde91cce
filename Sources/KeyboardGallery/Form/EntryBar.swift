#if canImport(UIKit)
  import UIKit

  /// A bar with a text field and a button at the bottom of a screen.
  final class EntryBar: UIStackView {
    private let textField = UITextField()
    private let button = UIButton(type: .system)

    init(placeholder: String, identifier: String, buttonTitle: String, color: UIColor) {
      super.init(frame: .zero)
      textField.placeholder = placeholder
      textField.font = .text(ofSize: 17)
      textField.borderStyle = .roundedRect
      textField.backgroundColor = .label.withAlphaComponent(0.05)
      textField.accessibilityIdentifier = identifier
      button.setTitle(buttonTitle, for: .normal)
      button.setTitleColor(color, for: .normal)
      button.titleLabel?.font = .boldText(ofSize: 17)
      button.setContentHuggingPriority(.required, for: .horizontal)
      button.setContentCompressionResistancePriority(.required, for: .horizontal)
      button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
      spacing = 12
      addArrangedSubview(textField)
      addArrangedSubview(button)
      textField.heightAnchor.constraint(equalToConstant: 40 + UIFont.growth(ofSize: 17)).isActive = true
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { super.init(coder: coder) }

    /// Places a view in the safe area of a screen, with this bar below it.
    func pin(below content: UIView, in view: UIView) {
      let safeArea = view.safeAreaLayoutGuide
      for subview in [content, self] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: safeArea.topAnchor),
        content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        topAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
        leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 12),
        trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
        bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
      ])
    }

    private func finish() {
      textField.text = ""
      textField.resignFirstResponder()
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// One input of a form with its label above it.
  final class FormField: UIView {
    /// A `UITextField` or a `UITextView`.
    let input: UIView

    /// Whether it is for more than one line.
    var isTall: Bool { input is UITextView }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: isTall ? 116 : 60)
    }

    private let label = UILabel()

    /// A field for one line of text.
    convenience init(
      _ title: String,
      placeholder: String,
      identifier: String,
      keyboardType: UIKeyboardType = .default,
      isSecure: Bool = false
    ) {
      let textField = UITextField(frame: .zero)
      textField.placeholder = placeholder
      textField.keyboardType = keyboardType
      textField.isSecureTextEntry = isSecure
      // Nobody wants suggestions for a number, an address or a password.
      textField.autocorrectionType = keyboardType == .default && !isSecure ? .default : .no
      textField.font = .text(ofSize: 17)
      textField.borderStyle = .roundedRect
      textField.backgroundColor = .label.withAlphaComponent(0.05)
      self.init(title: title, input: textField, identifier: identifier)
    }

    /// A field for text of any length.
    convenience init(_ title: String, text: String, identifier: String) {
      let textView = UITextView(frame: .zero)
      textView.text = text
      textView.font = .text(ofSize: 17)
      textView.backgroundColor = .label.withAlphaComponent(0.05)
      textView.layer.cornerRadius = 6
      self.init(title: title, input: textView, identifier: identifier)
    }

    private init(title: String, input: UIView, identifier: String) {
      self.input = input
      super.init(frame: .zero)
      input.accessibilityIdentifier = identifier
      label.text = title
      label.font = .text(ofSize: 13)
      label.textColor = .label.withAlphaComponent(0.6)
      for view in [label, input] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.heightAnchor.constraint(equalToConstant: 16),
        input.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
        input.leadingAnchor.constraint(equalTo: leadingAnchor),
        input.trailingAnchor.constraint(equalTo: trailingAnchor),
        input.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif

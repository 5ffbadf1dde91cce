#if canImport(UIKit)
  import UIKit

  /// An input of a form with a label above it.
  final class FormField: UIView {
    /// The `UITextField` or `UITextView`.
    let input: UIView

    /// Whether the input has several lines.
    var isTall: Bool { input is UITextView }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: (isTall ? 116 : 60) + growth)
    }

    private let label = UILabel()
    private lazy var labelHeight = label.heightAnchor.constraint(equalToConstant: 16)
    /// The height that the text needs in addition to that of the default size.
    private var growth: CGFloat = 0

    /// Creates a field for one line of text.
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
      // Numbers, addresses, and passwords need no predictions.
      textField.autocorrectionType = keyboardType == .default && !isSecure ? .default : .no
      textField.font = .text(ofSize: 17)
      textField.borderStyle = .roundedRect
      textField.backgroundColor = .label.withAlphaComponent(0.05)
      self.init(title: title, input: textField, identifier: identifier)
    }

    /// Creates a field for several lines of text.
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
        labelHeight,
        input.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
        input.leadingAnchor.constraint(equalTo: leadingAnchor),
        input.trailingAnchor.constraint(equalTo: trailingAnchor),
        input.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Uses the user's preferred text size without a limit, for a form that scrolls.
    func growWithText() {
      label.font = .growingText(ofSize: 13)
      (input as? UITextField)?.font = .growingText(ofSize: 17)
      (input as? UITextView)?.font = .growingText(ofSize: 17)
      let labelGrowth = UIFont.growth(ofSize: 13)
      labelHeight.constant = 16 + labelGrowth
      growth = labelGrowth + UIFont.growth(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }
#endif

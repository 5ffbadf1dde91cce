#if canImport(UIKit)
  import UIKit

  /// An input of a form with a label above it.
  final class FormField: UIView {
    /// The `UITextField` or `UITextView`.
    let input: UIView

    /// Whether the input has several lines.
    var isTall: Bool { input is UITextView }

    private let label = UILabel()

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
      addSubview(label)
      addSubview(input)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: (isTall ? 116 : 60) + growth(in: size.width))
    }

    /// Returns the additional height that the text needs compared with the default text size, in points.
    func growth(in width: CGFloat) -> CGFloat { labelHeight(in: width) - 16 + UIFont.growth(ofSize: 17) }

    private func labelHeight(in width: CGFloat) -> CGFloat { max(16, label.height(in: width - 2)) }

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width
      let height = labelHeight(in: width)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      label.frame = CGRect(x: isRightToLeft ? 0 : 2, y: 0, width: width - 2, height: height)
      input.frame = CGRect(x: 0, y: height + 4, width: width, height: bounds.height - height - 4)
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// The button at the end of a form, as wide as the form.
  final class FormButton: UIButton {
    private var text = ""

    convenience init(_ title: String, color: UIColor) {
      self.init(type: .system)
      text = title
      setTitle(title, for: .normal)
      setTitleColor(.white, for: .normal)
      titleLabel?.font = .boldText(ofSize: 17)
      titleLabel?.numberOfLines = 0
      titleLabel?.textAlignment = .center
      backgroundColor = color
      layer.cornerRadius = 12
      addAction(UIAction { [weak self] _ in _ = self?.window?.endEditing(true) }, for: .touchUpInside)
    }

    /// Returns the size that fits the title, which may have several lines if it is large.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let label = UILabel()
      label.text = text
      label.font = .boldText(ofSize: 17)
      return CGSize(width: size.width, height: max(50, label.height(in: size.width - 32) + 28))
    }
  }
#endif

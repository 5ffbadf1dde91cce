#if canImport(UIKit)
  import UIKit

  /// The button at the end of a form, as wide as the form.
  final class FormButton: UIButton {
    convenience init(_ title: String, color: UIColor) {
      self.init(type: .system)
      setTitle(title, for: .normal)
      setTitleColor(.white, for: .normal)
      titleLabel?.font = .boldText(ofSize: 17)
      backgroundColor = color
      layer.cornerRadius = 12
      addAction(UIAction { [weak self] _ in _ = self?.window?.endEditing(true) }, for: .touchUpInside)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 50) }
  }
#endif

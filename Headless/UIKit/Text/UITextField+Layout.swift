public import Foundation
import HeadlessEnumerations

extension UITextField {
  enum Side { case left, right }

  /// The visible text, which consists of bullets if the text is secure.
  var displayedText: String {
    isSecureTextEntry ? String(repeating: "•", count: editor.text.utf16.count) : editor.text
  }

  var currentFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// The inset between the border and the content.
  private var inset: CGFloat {
    switch borderStyle {
    case .roundedRect, .bezel: 7
    case .line: 2
    default: 0
    }
  }

  /// The size of the content.
  ///
  /// With the default font, UIKit's text fields are 34 points high with a rounded border, and 22 points high without
  /// one.
  var sizeOfContent: CGSize {
    let content = displayedText.isEmpty ? placeholder ?? "" : displayedText
    let text = ceilToPixel(currentFont.headlessWidth(of: content))
    let height = currentFont.lineHeight.rounded(.up)
    let sides = width(of: leftView, leftViewMode) + width(of: rightView, rightViewMode)
    switch borderStyle {
    case .roundedRect: return CGSize(width: text + sides + 2 * inset, height: max(34, height + 13))
    case .none: return CGSize(width: text + sides + 2 * inset, height: height + 1)
    default: return CGSize(width: text + sides + 2 * inset, height: height + 5)
    }
  }

  private func isShown(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    default: false
    }
  }

  private func width(of view: UIView?, _ mode: UITextField.ViewMode) -> CGFloat {
    guard let view, isShown(mode) else { return 0 }
    return size(of: view).width
  }

  private func size(of view: UIView) -> CGSize {
    if view.bounds.size != .zero { return view.bounds.size }
    let size = view.intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Whether the clear button is visible.
  ///
  /// A right view replaces it.
  var showsClearButton: Bool {
    isShown(clearButtonMode) && !editor.text.isEmpty && width(of: rightView, rightViewMode) == 0
  }

  func rectBetweenSideViews(in bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    let left = width(of: leftView, leftViewMode)
    if left > 0 {
      rect.origin.x = bounds.minX + left
      rect.size.width = max(0, bounds.maxX - inset - rect.origin.x)
    }
    let right = width(of: rightView, rightViewMode)
    if right > 0 {
      rect.size.width = max(0, bounds.maxX - right - rect.origin.x)
    } else if showsClearButton {
      rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - rect.origin.x)
    }
    return rect
  }

  func sideRect(_ view: UIView?, in bounds: CGRect, _ side: Side) -> CGRect {
    guard let view else { return .zero }
    let size = size(of: view)
    let x = side == .left ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func replaceSideView(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new {
      new.isHidden = true
      addSubview(new)
    }
    contentDidChange()
  }

  func layoutSideViews() {
    if let leftView {
      leftView.isHidden = !isShown(leftViewMode)
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView {
      rightView.isHidden = !isShown(rightViewMode)
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  /// The layout of the text in the field, scrolled horizontally so that the caret is visible.
  var editorLayout: HeadlessTextLayout {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    var (font, width) = (currentFont, currentFont.headlessWidth(of: displayedText))
    if adjustsFontSizeToFitWidth, width > rect.width, width > 0 {
      font = font.withSize(min(font.pointSize, max(minimumFontSize, font.pointSize * rect.width / width)))
      width = font.headlessWidth(of: displayedText)
    }
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    var layout = HeadlessTextLayout(displayedText, font: font, width: .greatestFiniteMagnitude)
    var x = rect.minX
    let slack = rect.width - width
    if slack >= 0 {
      if textAlignment == .center { x += slack / 2 }
      if textAlignment == .right || (textAlignment == .natural && isRightToLeft) { x += slack }
    } else if isEditing {
      let caret = layout.caretRect(at: editor.selection.location).maxX
      x -= max(0, caret - rect.width)
    }
    layout.origin = CGPoint(x: x, y: rect.midY - layout.size.height / 2)
    return layout
  }

  /// The visible text in the field's coordinates, scrolled to the caret; a secure field shows bullets.
  public var headlessTextLayout: HeadlessTextLayout { editorLayout }

  /// The caret in the field's coordinates; nil while the field is not being edited.
  public var headlessCaretRect: CGRect? {
    isEditing ? caretRect(for: OffsetPosition(NSMaxRange(editor.selection))) : nil
  }
}

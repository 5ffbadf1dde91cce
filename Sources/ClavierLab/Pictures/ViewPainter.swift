import Clavier
package import UIKit

/// Draws a view tree at the current moment of the virtual clock, in the middle of animations.
///
/// The headless UIKit draws no pixels. This type draws labels, buttons, text inputs, symbols, and backgrounds from
/// their properties.
@MainActor
package final class ViewPainter {
  /// The numbers of the views that were drawn.
  private let numbers = WeakTable<UIView, Int>()
  private var nextNumber = 0
  private let layouts = TextLayouts()

  package init() {}

  /// Returns the windows of the scene, from back to front.
  package func windows(of scene: UIWindowScene, where isSeen: (UIWindow) -> Bool = { _ in true }) -> [PictureNode] {
    scene.windows.filter { !$0.isHidden && isSeen($0) }.map { window in withTraits(of: window) { node(of: window) } }
  }

  /// Whether the colors are those of dark mode.
  private var isDark: Bool { UITraitCollection.current.userInterfaceStyle == .dark }
  private var border: Paint { isDark ? Paint(0xEBEBF5, alpha: 0.24) : Paint(0x3C3C43, alpha: 0.18) }
  private var tint: Paint { isDark ? Paint(0x0A84FF) : .tint }

  /// Draws with the colors of a view's traits.
  private func withTraits<Result>(of view: UIView, _ body: () -> Result) -> Result {
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }
    UITraitCollection.current = view.traitCollection
    return body()
  }

  /// Draws an accessory view with the background that the system gives it.
  func accessory(_ view: UIView, width: Double, isDark: Bool) -> PictureNode {
    let height = Double(view.bounds.height)
    let line = isDark ? Paint(0x3A3A3C) : Paint(0xB9BBC1)
    let edge = PictureShape.rectangle(CGRect(x: 0, y: 0, width: width, height: 0.6), .init(fill: line))
    // The origin of the view's own frame is its position in a window that fills the screen, so it is not used here.
    var content = withTraits(of: view) { node(of: view) }
    content.origin = .zero
    return PictureNode(
      "accessory", frame: CGRect(x: 0, y: 0, width: width, height: height),
      shapes: [.box(.init(fill: isDark ? Paint(0x2C2C2E) : Paint(0xF1F2F5))), edge], children: [content])
  }

  /// Draws a view at its position in its superview.
  func node(of view: UIView) -> PictureNode {
    guard view.headlessOverridesTraits else { return nodeInCurrentTraits(of: view) }
    return withTraits(of: view) { nodeInCurrentTraits(of: view) }
  }

  private func nodeInCurrentTraits(of view: UIView) -> PictureNode {
    let now = view.headlessPresentation
    let size = now.bounds.size
    let matrix = PictureNode.Matrix(
      a: Double(now.transform.a), b: Double(now.transform.b), c: Double(now.transform.c), d: Double(now.transform.d))
    // The position of a view is that of its anchor point, but a node is rotated around its center.
    let anchor = view.anchorPoint
    let toCenter = matrix.applied(
      to: CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height))
    let origin = CGPoint(
      x: now.center.x - size.width / 2 + now.transform.tx + toCenter.x,
      y: now.center.y - size.height / 2 + now.transform.ty + toCenter.y)
    var node = PictureNode(
      key(of: view), frame: CGRect(origin: origin, size: size), scroll: now.bounds.origin, opacity: Double(now.alpha))
    node.matrix = matrix
    let radius = cornerRadius(of: view)
    if view.clipsToBounds { node.clipRadius = radius }
    if let fill = now.backgroundColor.map(Paint.init), fill.alpha > 0 {
      node.shapes.append(.box(.init(fill: fill, radius: radius)))
    }
    node.shapes += decoration(of: view, size: size)
    node.children = view.subviews.filter { !$0.isHidden && drawsItself($0) }.map(self.node(of:))
    if let field = view as? UITextField, let text = FieldText(field, size: size, layouts: layouts)?.node {
      node.children.insert(text, at: 0)
    }
    return node
  }

  private func key(of view: UIView) -> String {
    if let number = numbers[view] { return "\(number)" }
    let number = nextNumber
    nextNumber += 1
    numbers[view] = number
    return "\(number)"
  }

  /// Returns whether a view is drawn separately.
  ///
  /// The title and the image of a button are drawn with the button.
  private func drawsItself(_ view: UIView) -> Bool {
    guard let button = view.superview as? UIButton else { return true }
    return view !== button.titleLabel && view !== button.imageView
  }

  private func cornerRadius(of view: UIView) -> Double {
    if let field = view as? UITextField, field.borderStyle == .roundedRect {
      return max(Double(view.layer.cornerRadius), 7)
    }
    return Double(view.layer.cornerRadius)
  }

  private func decoration(of view: UIView, size: CGSize) -> [PictureShape] {
    switch view {
    case let label as UILabel: lines(of: label, size: size)
    case let imageView as UIImageView: image(of: imageView, size: size)
    case let button as UIButton: title(of: button, size: size)
    case let field as UITextField: content(of: field, size: size)
    case let textView as UITextView: content(of: textView, size: size)
    default: []
    }
  }

  // MARK: Text

  private func lines(of label: UILabel, size: CGSize) -> [PictureShape] {
    guard let text = label.text, !text.isEmpty else { return [] }
    return lines(
      of: text, font: label.font ?? .systemFont(ofSize: 17), lineLimit: label.numberOfLines,
      paint: Paint(label.textColor ?? .label), alignment: Self.alignment(label.textAlignment, in: label), size: size)
  }

  /// Draws lines of text in the middle of a height.
  private func lines(
    of text: String, font: UIFont, lineLimit: Int, paint: Paint, alignment: NSTextAlignment, size: CGSize
  ) -> [PictureShape] {
    let layout = layouts.layout(text, font: font, width: size.width, lineLimit: lineLimit)
    var baseline = (Double(size.height) - Double(layout.size.height)) / 2 + Double(font.headlessAscender)
    return layout.lines.map { line in
      defer { baseline += Double(line.frame.height) }
      return .text(self.line(line.text, font: font, paint: paint, alignment: alignment, size: size, y: baseline))
    }
  }

  private func title(of button: UIButton, size: CGSize) -> [PictureShape] {
    let color = Paint(button.titleColor(for: .normal) ?? button.tintColor ?? .label)
    let paint = button.isEnabled ? color : isDark ? Paint(0xEBEBF5, alpha: 0.3) : Paint(0x3C3C43, alpha: 0.3)
    guard let title = button.currentTitle, !title.isEmpty else {
      return button.currentImage.map { [symbol($0, in: size, paint: paint, view: button)] } ?? []
    }
    let font = button.titleLabel?.font ?? .systemFont(ofSize: 17)
    return lines(
      of: title, font: font, lineLimit: button.titleLabel?.numberOfLines ?? 1, paint: paint, alignment: .center,
      size: size)
  }

  private func image(of view: UIImageView, size: CGSize) -> [PictureShape] {
    guard let image = view.headlessShownImage, size.width > 0, size.height > 0 else { return [] }
    return [symbol(image, in: size, paint: Paint(view.tintColor), view: view)]
  }

  private func symbol(_ image: UIImage, in size: CGSize, paint: Paint, view: UIView) -> PictureShape {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SymbolDrawing.shape(of: image, in: size, paint: paint, isRightToLeft: isRightToLeft)
  }

  private func content(of field: UITextField, size: CGSize) -> [PictureShape] {
    let bounds = CGRect(origin: .zero, size: size)
    var shapes: [PictureShape] = []
    if field.borderStyle != .none {
      shapes.append(.box(.init(stroke: border, radius: cornerRadius(of: field))))
    }
    if field.isEditing {
      // A field without a border has no margin. The focus ring leaves room for the caret, and stays between the lines
      // above and below the field's row.
      let hasEdge = field.borderStyle != .none || field.layer.cornerRadius > 0 || field.backgroundColor != nil
      let room = bounds.insetBy(dx: -7, dy: size.height > 34 ? 3 : -4)
      shapes.append(hasEdge ? focusRing(radius: cornerRadius(of: field)) : focusRing(radius: 7, in: room))
    }
    guard (field.text ?? "").isEmpty else { return shapes }
    let font = field.font ?? .systemFont(ofSize: 17)
    let area = field.textRect(forBounds: bounds)
    let baseline = Double(area.midY) - Double(font.lineHeight) / 2 + Double(font.headlessAscender)
    let alignment = Self.alignment(field.textAlignment, in: field)
    let placeholder = line(
      layouts.line(field.placeholder ?? "", font: font, width: area.width), font: font,
      paint: Paint(UIColor.placeholderText), alignment: alignment,
      size: area.size, y: baseline)
    shapes.append(.text(placeholder.moved(by: area.minX)))
    if field.isEditing {
      // There is a gap between the caret and the first letter, because the letter's shape depends on the font.
      let x = alignment == .right ? area.maxX + 2 : area.minX - 4
      let height = max(22, Double(font.lineHeight).rounded())
      let caret = CGRect(x: x, y: Double(area.midY) - height / 2, width: 2, height: height)
      shapes.append(.rectangle(caret, .init(fill: tint, radius: 1)))
    }
    return shapes
  }

  private func content(of textView: UITextView, size: CGSize) -> [PictureShape] {
    var shapes: [PictureShape] = []
    let radius = Double(textView.layer.cornerRadius)
    // A text view without rounded corners fills the screen and has no border.
    if radius > 0 {
      shapes.append(.box(.init(stroke: border, radius: radius)))
      if textView.isFirstResponder { shapes.append(focusRing(radius: radius)) }
    }
    let font = textView.font ?? .systemFont(ofSize: 17)
    let insets = textView.textContainerInset
    let padding = textView.textContainer.lineFragmentPadding
    let left = insets.left + padding
    let width = size.width - left - insets.right - padding
    let layout = layouts.layout(textView.text ?? "", font: font, width: width, lineLimit: 0)
    let scrolled = textView.headlessPresentation.bounds.origin.y
    let caret = textView.headlessCaretRect
    for line in layout.lines {
      let top = Double(insets.top + line.frame.minY - scrolled)
      // The shapes of a view are not clipped, so lines outside the view must be skipped.
      guard top >= -4, top + Double(line.frame.height) <= Double(size.height) + 4 else { continue }
      var text = self.line(
        line.text, font: font, paint: Paint(textView.textColor ?? .label),
        alignment: Self.alignment(textView.textAlignment, in: textView),
        size: CGSize(width: width, height: size.height), y: top + Double(font.headlessAscender)
      ).moved(by: left)
      if let caret, abs(insets.top + line.frame.minY - caret.minY) < line.frame.height / 2 {
        let offset = (Self.caretOffset(in: textView) ?? NSMaxRange(line.range)) - line.range.location
        text.caret = min(max(0, offset), text.string.utf16.count)
      }
      shapes.append(.text(text))
    }
    return shapes
  }

  /// Returns the position of the text cursor in UTF-16 units.
  static func caretOffset(in input: any UITextInput) -> Int? {
    input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.end) }
  }

  /// Returns the mark of the focused input in pictures and in the lab.
  ///
  /// iOS draws no such mark, but in a small picture, a caret alone is hard to see.
  private func focusRing(radius: Double, in frame: CGRect? = nil) -> PictureShape {
    let style = PictureShape.BoxStyle(fill: Paint(0x007AFF, alpha: 0.05), stroke: tint, strokeWidth: 2, radius: radius)
    return frame.map { .rectangle($0, style) } ?? .box(style)
  }

  /// Resolves a natural alignment by the layout direction.
  static func alignment(_ alignment: NSTextAlignment, in view: UIView) -> NSTextAlignment {
    guard alignment == .natural || alignment == .justified else { return alignment }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  private func line(
    _ text: String, font: UIFont, paint: Paint, alignment: NSTextAlignment, size: CGSize, y: Double
  ) -> PictureShape.TextLine {
    let (x, anchor): (CGFloat, PictureShape.TextLine.Anchor) =
      switch alignment {
      case .center: (size.width / 2, .middle)
      case .right: (size.width, .end)
      default: (0, .start)
      }
    // The space at the end of a wrapped line would move a line that is not aligned to the left.
    let visible = anchor == .start ? text : String(text.reversed().drop { $0 == " " }.reversed())
    return .init(
      visible, at: CGPoint(x: x, y: y), size: Double(font.pointSize), weight: font.headlessWeightNumber,
      paint: paint, anchor: anchor, width: Double(font.headlessWidth(of: visible)))
  }
}

extension PictureShape.TextLine {
  func moved(by x: CGFloat) -> Self {
    var copy = self
    copy.position.x += x
    return copy
  }
}

extension Paint {
  @MainActor
  init(_ color: UIColor) {
    let components = color.headlessComponents()
    self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }
}

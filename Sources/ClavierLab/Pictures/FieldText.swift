import Foundation
import UIKit

/// The text of a text field, clipped at the edges of its text area and scrolled to the text cursor.
///
/// The letters' widths depend on the font of the machine that shows the picture. Therefore, scrolled text is drawn in
/// two parts. One part ends and the other begins at the cursor's position in UIKit.
@MainActor
struct FieldText {
  private let field: UITextField
  private let size: CGSize
  /// The visible text: bullets if the field is secure.
  private let shown: String
  private let font: UIFont
  private let layouts: TextLayouts

  /// Creates the text of a field; nil if it is empty.
  init?(_ field: UITextField, size: CGSize, layouts: TextLayouts) {
    let text = field.text ?? ""
    guard !text.isEmpty else { return nil }
    self.field = field
    self.size = size
    self.layouts = layouts
    shown = field.isSecureTextEntry ? String(repeating: "●", count: text.count) : text
    font = field.font ?? .systemFont(ofSize: 17)
  }

  var node: PictureNode {
    let area = field.textRect(forBounds: CGRect(origin: .zero, size: size))
    // At either end, the cursor extends beyond the text area.
    let clip = CGRect(x: area.minX - 4, y: 0, width: area.width + 8, height: size.height)
    let shapes = lines(in: area).map { PictureShape.text($0.moved(by: -clip.minX)) }
    return PictureNode("text", frame: clip, clipRadius: 0, shapes: [], children: [PictureNode("line", shapes: shapes)])
  }

  private func lines(in area: CGRect) -> [PictureShape.TextLine] {
    let isRight = ViewPainter.alignment(field.textAlignment, in: field) == .right
    let isCentered = field.textAlignment == .center
    let edge: (x: CGFloat, anchor: PictureShape.TextLine.Anchor) =
      isRight ? (area.maxX, .end) : isCentered ? (area.midX, .middle) : (area.minX, .start)
    guard field.isEditing else {
      return [line(layouts.line(shown, font: font, width: area.width), at: edge.x, edge.anchor, in: area)]
    }
    let width = font.headlessWidth(of: shown)
    let text = field.text ?? ""
    let units = ViewPainter.caretOffset(in: field) ?? text.utf16.count
    // A secure field shows one bullet for each character.
    let caret = field.isSecureTextEntry ? Self.letters(in: text, before: units) : units
    let end = shown.utf16.index(shown.startIndex, offsetBy: max(0, caret), limitedBy: shown.endIndex) ?? shown.endIndex
    let before = String(shown[..<end])
    guard width > area.width, font.headlessWidth(of: before) > area.width - 2 else {
      var whole = line(shown, at: edge.x, edge.anchor, in: area)
      whole.caret = caret
      return [whole]
    }
    let place = isRight ? area.minX + 2 : area.maxX - 2
    var first = line(before, at: place, isRight ? .start : .end, in: area)
    first.caret = before.utf16.count
    return [first, line(String(shown[end...]), at: place, isRight ? .end : .start, in: area)]
  }

  private func line(
    _ text: String, at x: CGFloat, _ anchor: PictureShape.TextLine.Anchor, in area: CGRect
  ) -> PictureShape.TextLine {
    let baseline = Double(area.midY) - Double(font.lineHeight) / 2 + Double(font.headlessAscender)
    let isSecure = field.isSecureTextEntry
    return PictureShape.TextLine(
      text, at: CGPoint(x: Double(x), y: baseline - (isSecure ? 1.5 : 0)),
      size: Double(font.pointSize) * (isSecure ? 0.62 : 1), weight: font.headlessWeightNumber,
      paint: Paint(field.textColor ?? .label), anchor: anchor,
      width: isSecure ? nil : Double(font.headlessWidth(of: text)))
  }

  private static func letters(in text: String, before units: Int) -> Int {
    let end = text.utf16.index(text.startIndex, offsetBy: max(0, units), limitedBy: text.endIndex) ?? text.endIndex
    return text[..<end].count
  }
}

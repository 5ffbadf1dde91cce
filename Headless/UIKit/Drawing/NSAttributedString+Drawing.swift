public import Foundation

// The text is measured with the font at each character; only the first font determines the height of a line. Nothing is
// drawn here.
@_documentation(visibility: internal)
extension NSAttributedString {
  /// Returns the size of the text if lines end only at line breaks, in points.
  public func size() -> CGSize {
    measured(width: .greatestFiniteMagnitude).size
  }

  /// Returns the smallest rectangle for the text, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let limit = breaksLines && size.width > 0 ? size.width : .greatestFiniteMagnitude
    let layout = measured(width: limit)
    var height = layout.size.height
    if !breaksLines { height = min(height, layout.font.lineHeight) }
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      let line = layout.font.lineHeight
      height = min(height, max(line, (size.height / line).rounded(.down) * line))
    }
    let y = breaksLines ? 0 : -layout.font.ascender
    let rect = CGRect(x: 0, y: y, width: layout.size.width, height: height)
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text at a point.
  ///
  /// Nothing is drawn in the headless UIKit.
  public func draw(at point: CGPoint) {}

  /// Draws the text in a rectangle.
  ///
  /// Nothing is drawn in the headless UIKit.
  public func draw(in rect: CGRect) {}

  /// Draws the text in a rectangle.
  ///
  /// Nothing is drawn in the headless UIKit.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    context?.totalBounds = rect
  }

  private func measured(width: CGFloat) -> HeadlessTextLayout {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    let mode = style?.lineBreakMode ?? .byWordWrapping
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return HeadlessTextLayout(string, font: font, width: width, lineBreakMode: mode)
  }
}

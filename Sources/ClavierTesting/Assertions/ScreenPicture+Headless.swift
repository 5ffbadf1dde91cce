#if CLAVIER_HEADLESS
  import Foundation
  import UIKit

  extension ScreenPicture {
    static let fileExtension = "svg"

    /// Draws the background and the text of each view, because the headless UIKit itself does not draw.
    @MainActor static func draw(_ window: UIWindow, keyboard: CGRect, part: CGRect) -> Data {
      let size = window.bounds.size
      var lines = [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(text(size.width))\" height=\"\(text(size.height))\" "
          + "font-family=\"sans-serif\">",
        rectangle(window.bounds, "fill=\"white\""),
      ]
      draw(window, clip: window.bounds, in: window, &lines)
      lines.append(rectangle(keyboard, "fill=\"#9a9da3\" fill-opacity=\"0.85\""))
      lines.append(
        rectangle(part, "fill=\"red\" fill-opacity=\"0.3\" stroke=\"red\" stroke-width=\"2\""))
      lines.append("</svg>\n")
      return Data(lines.joined(separator: "\n").utf8)
    }

    @MainActor private static func draw(_ view: UIView, clip: CGRect, in window: UIWindow, _ lines: inout [String]) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      let frame = view.convert(view.bounds, to: window)
      let visible = frame.intersection(clip)
      if !visible.isNull, !visible.isEmpty {
        if let color = view.backgroundColor?.headlessComponents(), color.alpha > 0 {
          lines.append(rectangle(visible, fill(color, opacity: view.alpha)))
        }
        if view is UITextField || view is UITextView {
          lines.append(rectangle(visible, "fill=\"none\" stroke=\"#c6c6c8\""))
        }
        if let content = content(of: view), !content.isEmpty {
          lines.append(
            "<text x=\"\(text(frame.minX + 4))\" y=\"\(text(min(frame.midY + 5, frame.minY + 22)))\" "
              + "font-size=\"14\" opacity=\"\(text(view.alpha))\">\(escaped(content))</text>")
        }
      }
      let inner = view.clipsToBounds ? visible : clip
      guard !inner.isNull, !(view is UITextField), !(view is UITextView) else { return }
      for subview in view.subviews { draw(subview, clip: inner, in: window, &lines) }
    }

    @MainActor private static func content(of view: UIView) -> String? {
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
      case let textView as UITextView: textView.text.components(separatedBy: "\n").first
      default: nil
      }
    }

    private static func rectangle(_ frame: CGRect, _ attributes: String) -> String {
      "<rect x=\"\(text(frame.minX))\" y=\"\(text(frame.minY))\" width=\"\(text(frame.width))\" "
        + "height=\"\(text(frame.height))\" \(attributes)/>"
    }

    private static func fill(_ color: HeadlessColor, opacity: CGFloat) -> String {
      let parts = [color.red, color.green, color.blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
      return "fill=\"rgb(\(parts.joined(separator: ",")))\" fill-opacity=\"\(text(color.alpha * opacity))\""
    }

    private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

    private static func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
  }
#endif

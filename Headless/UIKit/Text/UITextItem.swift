public import Foundation

/// A link or an attachment in text.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// The content of an item.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// The range of the item in the text.
  public let range: NSRange

  /// The link, attachment, or tag that the item represents.
  public let content: UITextItem.Content

  init(_ content: UITextItem.Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}

extension UITextView {
  /// Performs the action of a link or an attachment at a point; returns whether there is one.
  ///
  /// The delegate can refuse, or provide another action. By default, a link is opened.
  func openItem(at point: CGPoint) -> Bool {
    guard let range = editor.character(at: point) as? OffsetRange, let item = item(at: range.range.location) else {
      return false
    }
    if case .link(let url) = item.content {
      guard delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
      else { return true }
    }
    if case .textAttachment(let attachment) = item.content {
      guard
        delegate?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
          ?? true
      else { return true }
    }
    let standard = UIAction { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    }
    let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) } ?? standard
    action?.perform(from: self)
    return true
  }

  private func item(at index: Int) -> UITextItem? {
    let text: NSAttributedString = attributedText
    guard index < text.length else { return nil }
    var range = NSRange()
    let link = text.attribute(.link, at: index, effectiveRange: &range)
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      return UITextItem(.link(url), range: range)
    }
    if let attachment = text.attribute(.attachment, at: index, effectiveRange: &range) as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range: range)
    }
    return nil
  }
}

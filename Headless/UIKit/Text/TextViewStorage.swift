import Foundation

/// The text of a text view as a mutable attributed string.
final class TextViewStorage: NSTextStorage {
  private weak var textView: UITextView?

  @MainActor init(of textView: UITextView) {
    super.init(string: "")
    super.setAttributedString(textView.attributedText)
    self.textView = textView
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    publish()
  }

  override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    publish()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    publish()
  }

  override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    publish()
  }

  override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    publish()
  }

  private func publish() {
    guard let textView else { return }
    nonisolated(unsafe) let changed = NSAttributedString(attributedString: self)
    MainActor.assumeIsolated { textView.attributedText = changed }
  }
}

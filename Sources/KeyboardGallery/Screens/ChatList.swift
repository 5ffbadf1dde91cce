#if canImport(UIKit)
  import UIKit

  /// A message and its author.
  struct ChatMessage {
    let text: String
    let isOwn: Bool

    init(_ text: String, isOwn: Bool) {
      self.text = text
      self.isOwn = isOwn
    }
  }

  /// A list of messages with the latest one at the bottom.
  ///
  /// If the end of the list is visible, it stays visible when the list gets smaller and when a message arrives.
  final class ChatList: UIScrollView {
    private let color: UIColor
    private var bubbles: [ChatBubble] = []
    private var laidOutSize = CGSize.zero

    init(messages: [ChatMessage], color: UIColor) {
      self.color = color
      super.init(frame: .zero)
      alwaysBounceVertical = true
      clipsToBounds = true
      // The bar below the list handles the safe area.
      contentInsetAdjustmentBehavior = .never
      messages.forEach(add)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func append(_ message: ChatMessage) {
      add(message)
      layOutBubbles()
      UIView.animate(withDuration: 0.25) { self.scrollToEnd() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.size != laidOutSize else { return }
      // A list that has grown has already scrolled back to its end.
      let wasAtEnd = contentOffset.y + max(laidOutSize.height, bounds.height) >= contentSize.height - 1
      laidOutSize = bounds.size
      layOutBubbles()
      if wasAtEnd { scrollToEnd() }
    }

    private func add(_ message: ChatMessage) {
      let bubble = ChatBubble(message, color: color)
      bubbles.append(bubble)
      addSubview(bubble)
    }

    private func layOutBubbles() {
      let margin = max(12, (bounds.width - 680) / 2)
      let width = bounds.width - 2 * margin
      var top: CGFloat = 12
      for bubble in bubbles {
        let size = bubble.sizeThatFits(CGSize(width: width * 0.78, height: 0))
        // The user's own messages are at the trailing edge.
        let isOnRight = bubble.isOwn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let x = isOnRight ? bounds.width - margin - size.width : margin
        bubble.frame = CGRect(x: x, y: top, width: size.width, height: size.height)
        top += size.height + 8
      }
      contentSize = CGSize(width: bounds.width, height: top + 4)
    }

    private func scrollToEnd() {
      contentOffset.y = max(0, contentSize.height - bounds.height)
    }
  }

  /// A message in its color.
  private final class ChatBubble: UIView {
    let isOwn: Bool
    private let label = UILabel()
    private static let padding = CGSize(width: 14, height: 9)

    init(_ message: ChatMessage, color: UIColor) {
      isOwn = message.isOwn
      super.init(frame: .zero)
      backgroundColor = isOwn ? color : .label.withAlphaComponent(0.07)
      layer.cornerRadius = 18
      label.text = message.text
      label.textColor = isOwn ? .white : .label
      label.font = .text(ofSize: 16)
      label.numberOfLines = 0
      addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let width = size.width - 2 * Self.padding.width
      let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      // The width is rounded up, so that a line that just fits does not break.
      return CGSize(
        width: min(text.width.rounded(.up) + 2, width) + 2 * Self.padding.width,
        height: text.height.rounded(.up) + 2 * Self.padding.height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
    }
  }
#endif

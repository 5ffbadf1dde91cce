#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A chat.
  ///
  /// The bar of the chat follows the keyboard, and the list above the bar keeps its end visible. The avoider is
  /// disabled for the input.
  final class ChatViewController: UIViewController, UITextViewDelegate {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.15, green: 0.55, blue: 0.3, alpha: 1)
    private let header = FormCard(badge: "CB", title: "Charles Babbage", detail: "At the workshop", isBar: true)
    private lazy var list = ChatList(messages: Self.messages, color: color)
    private let bar = UIView()
    private let textView = UITextView(frame: .zero)
    private let sendButton = UIButton(type: .system)
    private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: leastHeight)
    private let leastHeight = 40 + UIFont.growth(ofSize: 17)
    private lazy var barBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      setUpBar()
      layOut()

      barBottom.followKeyboard(in: view)
      #if !os(visionOS)
        list.keyboardDismissMode = .interactive
      #endif
      // The bar already moves with the keyboard, so the avoider would not shift the screen. It would only inset the
      // text view, because the space below the text view is smaller than the avoider's spacing.
      avoider.start()
      avoider.options(for: textView).isEnabled = false
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      // After a rotation, the text may have a different number of lines.
      bar.layoutIfNeeded()
      fitBarToText()
    }

    func textViewDidChange(_ textView: UITextView) {
      if fitBarToText() { UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() } }
    }

    private func send() {
      guard !textView.text.isEmpty else { return }
      list.append(ChatMessage(textView.text, isOwn: true))
      textView.text = ""
      textViewDidChange(textView)
    }

    /// Makes the bar as tall as its text, up to a few lines, and returns whether the height changed.
    @discardableResult
    private func fitBarToText() -> Bool {
      let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 0)).height
      let height = min(max(fitting.rounded(.down), leastHeight), leastHeight * 3)
      guard height != textHeight.constant else { return false }
      textHeight.constant = height
      return true
    }

    private func setUpBar() {
      header.color(with: color)
      textView.font = .text(ofSize: 17)
      textView.backgroundColor = .label.withAlphaComponent(0.05)
      textView.layer.cornerRadius = 18
      textView.textContainerInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
      textView.accessibilityIdentifier = "message"
      textView.delegate = self
      sendButton.setTitle("Send", for: .normal)
      sendButton.setTitleColor(color, for: .normal)
      sendButton.titleLabel?.font = .boldText(ofSize: 17)
      sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    }

    private func layOut() {
      for subview in [list, header, bar] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      for subview in [textView, sendButton] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(subview)
      }
      let safeArea = view.safeAreaLayoutGuide
      let sendWidth = max(56, (sendButton.titleLabel?.sizeThatFits(.zero).width ?? 0).rounded(.up) + 8)
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 6),
        header.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 12),
        header.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
        header.heightAnchor.constraint(equalToConstant: 60),
        list.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        barBottom,
        textView.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        textView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
        textView.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
        textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
        textHeight,
        sendButton.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
        sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
        sendButton.widthAnchor.constraint(equalToConstant: sendWidth),
        sendButton.heightAnchor.constraint(equalToConstant: leastHeight),
      ])
    }

    private static let messages = [
      ChatMessage("Good morning! Have you seen the new drawings?", isOwn: false),
      ChatMessage("I have, and I could not stop reading until two.", isOwn: true),
      ChatMessage("And?", isOwn: false),
      ChatMessage("The mill is lovely. But the cards for the variables will wear out first.", isOwn: true),
      ChatMessage("Brass?", isOwn: false),
      ChatMessage("Brass.", isOwn: true),
      ChatMessage("The workshop will want to be paid for that.", isOwn: false),
      ChatMessage(
        "Tell them that each card would last as long as the engine. I can send you the numbers.", isOwn: true),
      ChatMessage("Please do. How far is the table for Bernoulli's numbers?", isOwn: false),
      ChatMessage("Twenty-five operations. I shall bring it on Saturday.", isOwn: true),
      ChatMessage("Come to lunch, then. One o'clock?", isOwn: false),
    ]
  }
#endif

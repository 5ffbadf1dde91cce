#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A group chat whose bar is pinned to the keyboard layout guide.
  ///
  /// The guide moves the bar, so the avoider does not have to move anything.
  final class WorkshopViewController: UIViewController, UITextFieldDelegate {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.23, green: 0.35, blue: 0.67, alpha: 1)
    private let header = FormCard(badge: "W", title: "Workshop", detail: "Ada, Charles, Joseph, and Mary", isBar: true)
    private lazy var list = ChatList(messages: Self.messages, color: color)
    private let bar = UIStackView()
    private let textField = UITextField()
    private let sendButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      header.color(with: color)
      #if !os(visionOS)
        list.keyboardDismissMode = .interactive
      #endif
      setUpBar()
      layOut()

      avoider.start()
    }

    /// The return key sends the message, and the keyboard stays for the next one.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      send()
      return false
    }

    private func send() {
      guard let text = textField.text, !text.isEmpty else { return }
      list.append(ChatMessage(text, isOwn: true))
      textField.text = ""
    }

    private func setUpBar() {
      textField.placeholder = "Message"
      textField.font = .text(ofSize: 17)
      textField.borderStyle = .roundedRect
      textField.backgroundColor = .label.withAlphaComponent(0.05)
      textField.returnKeyType = .send
      textField.accessibilityIdentifier = "message"
      textField.delegate = self
      sendButton.setTitle("Send", for: .normal)
      sendButton.setTitleColor(color, for: .normal)
      sendButton.titleLabel?.font = .boldText(ofSize: 17)
      sendButton.setContentHuggingPriority(.required, for: .horizontal)
      sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
      sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
      bar.spacing = 12
      bar.addArrangedSubview(textField)
      bar.addArrangedSubview(sendButton)
    }

    private func layOut() {
      for subview in [list, header, bar] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      let safeArea = view.safeAreaLayoutGuide
      let guide = view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 6),
        header.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 12),
        header.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
        header.heightAnchor.constraint(equalToConstant: 60),
        list.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        bar.topAnchor.constraint(equalTo: list.bottomAnchor, constant: 8),
        bar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 12),
        bar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
        textField.heightAnchor.constraint(equalToConstant: 40 + UIFont.growth(ofSize: 17)),
        guide.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
      ])
    }

    private static let messages = [
      ChatMessage("The third axis is turning. Come and see!", isOwn: false),
      ChatMessage("Does it stop by itself now?", isOwn: true),
      ChatMessage("If you ask it politely.", isOwn: false),
      ChatMessage("And with the lever?", isOwn: true),
      ChatMessage("With the lever as well. Joseph has filed the catch down by a hair.", isOwn: false),
      ChatMessage("Two hairs. I measured.", isOwn: false),
      ChatMessage("Then I owe you both a cake.", isOwn: true),
      ChatMessage("Seed cake, please. Is the table of squares ready for the test?", isOwn: false),
      ChatMessage("Up to 144. The rest follows tonight, if the candles last.", isOwn: true),
      ChatMessage("Use the good ones. They are in the cupboard by the stairs.", isOwn: false),
      ChatMessage("At what time do we begin tomorrow?", isOwn: false),
    ]
  }
#endif

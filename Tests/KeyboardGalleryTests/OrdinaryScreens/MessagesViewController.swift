import UIKit

/// A chat with a list of messages and an input bar on the keyboard layout guide.
final class MessagesViewController: UIViewController, UITextViewDelegate {
  private nonisolated enum Section { case main }

  private struct Message: Hashable, Sendable {
    let id: Int
    let text: String
    let isOwn: Bool
  }

  let tableView = UITableView(frame: .zero, style: .plain)
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private let bar = UIView()
  private lazy var dataSource = makeDataSource()
  private lazy var heightConstraint = textView.heightAnchor.constraint(equalToConstant: 36)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    view.backgroundColor = .systemBackground
    bar.backgroundColor = .secondarySystemBackground
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")

    textView.font = .preferredFont(forTextStyle: .body)
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    textView.layer.cornerRadius = 18
    textView.layer.borderWidth = 1
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.delegate = self
    sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    sendButton.isEnabled = false
    sendButton.addAction(UIAction { [unowned self] _ in send() }, for: .primaryActionTriggered)

    for subview in [tableView, bar, textView, sendButton] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(tableView)
    view.addSubview(bar)
    bar.addSubview(textView)
    bar.addSubview(sendButton)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[text]-8-[send(44)]-|", metrics: nil, views: ["text": textView, "send": sendButton]))
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      textView.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
      textView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6),
      sendButton.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
      heightConstraint,
    ])

    var snapshot = NSDiffableDataSourceSnapshot<Section, Message>()
    snapshot.appendSections([.main])
    snapshot.appendItems((0..<30).map { Message(id: $0, text: "Message \($0)", isOwn: $0.isMultiple(of: 3)) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Message> {
    UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, message in
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = message.text
      content.textProperties.alignment = message.isOwn ? .justified : .natural
      cell.contentConfiguration = content
      return cell
    }
  }

  var messageCount: Int { dataSource.snapshot().numberOfItems }

  func textViewDidChange(_ textView: UITextView) {
    sendButton.isEnabled = !textView.text.isEmpty
    let width = textView.bounds.width
    let height = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    heightConstraint.constant = min(max(36, height), 120)
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
  }

  private func send() {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([Message(id: snapshot.numberOfItems, text: textView.text, isOwn: true)])
    dataSource.apply(snapshot)
    textView.text = ""
    textViewDidChange(textView)
    tableView.scrollToRow(at: IndexPath(row: messageCount - 1, section: 0), at: .bottom, animated: true)
  }
}

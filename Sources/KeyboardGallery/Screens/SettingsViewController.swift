#if canImport(UIKit)
  import Clavier
  import UIKit

  /// Automatic avoidance in a table below a large title, with inputs in its rows.
  final class SettingsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let avoider = KeyboardAvoider()

    private struct Section {
      let title: String
      let cells: [UITableViewCell]
    }

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let sections = [
      Section(
        title: "Backups",
        cells: [
          SettingsViewController.link("Schedule", "Every evening"),
          SettingsViewController.link("Mobile data", "Off"),
          SettingsViewController.link("Certificates", "2"),
        ]),
      Section(
        title: "Connection",
        cells: [
          SettingsFieldCell("Name", placeholder: "Study", identifier: "name"),
          SettingsFieldCell("Server", placeholder: "files.example.com", identifier: "server", keyboardType: .URL),
          SettingsFieldCell("Port", placeholder: "8443", identifier: "port", keyboardType: .numberPad),
          SettingsFieldCell("Token", placeholder: "Required", identifier: "token", isSecure: true),
        ]),
      Section(
        title: "Note",
        cells: [SettingsNoteCell("The disk is behind the shelf in the study.", identifier: "note")]),
    ]

    /// Returns the settings in a navigation controller with a large title.
    static func inNavigation() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: SettingsViewController())
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Settings"
      view.backgroundColor = .systemGroupedBackground
      table.dataSource = self
      table.delegate = self
      #if !os(visionOS)
        table.keyboardDismissMode = .interactive
      #endif
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])

      avoider.start()
    }

    private static func link(_ title: String, _ value: String) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.textLabel?.font = .text(ofSize: 17)
      cell.detailTextLabel?.text = value
      cell.detailTextLabel?.font = .text(ofSize: 17)
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      sections[indexPath.section].cells[indexPath.row]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].title
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  /// A row with a name and a field, which are stacked if the text is large.
  private final class SettingsFieldCell: UITableViewCell {
    private let label = UILabel()
    private let field = UITextField()

    convenience init(
      _ title: String, placeholder: String, identifier: String, keyboardType: UIKeyboardType = .default,
      isSecure: Bool = false
    ) {
      self.init(style: .default, reuseIdentifier: nil)
      label.text = title
      field.placeholder = placeholder
      field.accessibilityIdentifier = identifier
      field.accessibilityLabel = title
      field.keyboardType = keyboardType
      field.isSecureTextEntry = isSecure
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      label.font = .text(ofSize: 17)
      field.font = .text(ofSize: 17)
      for view in [label, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let height = 44 + UIFont.growth(ofSize: 17)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        field.heightAnchor.constraint(equalToConstant: height),
      ])
      if UIFont.isTextLarge {
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          label.trailingAnchor.constraint(equalTo: field.trailingAnchor),
          field.topAnchor.constraint(equalTo: label.bottomAnchor),
          field.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
      } else {
        NSLayoutConstraint.activate([
          label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          label.widthAnchor.constraint(equalToConstant: 80 + 2 * UIFont.growth(ofSize: 17)),
          field.topAnchor.constraint(equalTo: contentView.topAnchor),
          field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        ])
      }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  }

  /// A row with several lines of text.
  private final class SettingsNoteCell: UITableViewCell {
    private let note = UITextView()

    convenience init(_ text: String, identifier: String) {
      self.init(style: .default, reuseIdentifier: nil)
      note.text = text
      note.accessibilityIdentifier = identifier
      note.accessibilityLabel = "Note"
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      note.font = .text(ofSize: 17)
      note.backgroundColor = .clear
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 11),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -11),
        note.heightAnchor.constraint(equalToConstant: 104 + UIFont.growth(ofSize: 17)),
      ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  }
#endif

import Clavier
import UIKit

/// A form in a table, with switches, a menu, and a date picker as an input view.
final class ProfileViewController: UITableViewController, UITextFieldDelegate {
  private enum Row: CaseIterable {
    case givenName, familyName, mail, birthday, newsletter, notifications, street, city, postalCode, about
  }

  private let sections: [(title: String, rows: [Row])] = [
    ("Name", [.givenName, .familyName, .mail]), ("Details", [.birthday, .newsletter, .notifications]),
    ("Address", [.street, .city, .postalCode]), ("About you", [.about]),
  ]
  private let datePicker = UIDatePicker()
  private(set) var birthday: Date?
  private(set) var switches: [UISwitch] = []

  init() {
    super.init(style: .insetGrouped)
    title = "Profile"
    tabBarItem = UITabBarItem(title: "Profile", image: UIImage(systemName: "person"), tag: 1)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 52
    tableView.keyboardDismissMode = .onDrag
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [unowned self] _ in save() })
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .wheels
    datePicker.maximumDate = Date(timeIntervalSinceReferenceDate: 0)
    datePicker.addAction(UIAction { [unowned self] _ in birthday = datePicker.date }, for: .valueChanged)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.selectionStyle = .none
    cell.accessoryView = nil
    for subview in cell.contentView.subviews { subview.removeFromSuperview() }
    switch sections[indexPath.section].rows[indexPath.row] {
    case .givenName: addField("First name", to: cell, .givenName)
    case .familyName: addField("Last name", to: cell, .familyName)
    case .mail: addField("Email", to: cell, .emailAddress)
    case .street: addField("Street", to: cell, .streetAddressLine1)
    case .city: addField("City", to: cell, .addressCity)
    case .postalCode: addField("Postal code", to: cell, .postalCode).keyboardType = .numberPad
    case .birthday:
      let field = addField("Birthday", to: cell, .birthdate)
      field.inputView = datePicker
      field.inputAccessoryView = toolbar()
    case .newsletter: addSwitch("Newsletter", to: cell)
    case .notifications: addSwitch("Notifications", to: cell)
    case .about:
      let textView = UITextView()
      textView.font = .preferredFont(forTextStyle: .body)
      textView.isScrollEnabled = false
      textView.text = "I like long walks and short keyboards."
      pin(textView, to: cell)
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
    }
    return cell
  }

  @discardableResult
  private func addField(_ placeholder: String, to cell: UITableViewCell, _ type: UITextContentType) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.textContentType = type
    field.delegate = self
    field.accessibilityIdentifier = placeholder
    pin(field, to: cell)
    return field
  }

  private func addSwitch(_ text: String, to cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    let control = UISwitch()
    control.onTintColor = .systemGreen
    control.addAction(UIAction { _ in UISelectionFeedbackGenerator().selectionChanged() }, for: .valueChanged)
    cell.accessoryView = control
    switches.append(control)
  }

  private func pin(_ subview: UIView, to cell: UITableViewCell) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(subview)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      subview.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      subview.topAnchor.constraint(equalTo: margins.topAnchor),
      subview.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  private func toolbar() -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [unowned self] _ in view.endEditing(true) })
    toolbar.items = [.flexibleSpace(), done]
    toolbar.sizeToFit()
    return toolbar
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }

  private func save() {
    view.endEditing(true)
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

import Clavier
import UIKit

/// Settings in a split view: a list of topics beside a screen with controls, an alert with a field and a sheet.
final class SettingsViewController: UISplitViewController {
  let topics = TopicsViewController(style: .insetGrouped)
  let details = AppearanceViewController()

  init() {
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    let primary = UINavigationController(rootViewController: topics)
    primary.navigationBar.standardAppearance = appearance
    primary.navigationBar.scrollEdgeAppearance = appearance
    setViewController(primary, for: .primary)
    setViewController(UINavigationController(rootViewController: details), for: .secondary)
    topics.onSelect = { [unowned self] _ in show(.secondary) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// The list of topics.
final class TopicsViewController: UITableViewController {
  private let topics = ["Appearance", "Keyboard", "Privacy"]
  var onSelect: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "topic")
    let refreshControl = UIRefreshControl()
    let end = UIAction { [unowned refreshControl] _ in refreshControl.endRefreshing() }
    refreshControl.addAction(end, for: .valueChanged)
    tableView.refreshControl = refreshControl
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { topics.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = topics[indexPath.row]
    content.image = UIImage(systemName: "gear")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect(topics[indexPath.row])
  }
}

/// The controls of one topic.
final class AppearanceViewController: UIViewController {
  let styleControl = UISegmentedControl(items: ["System", "Light", "Dark"])
  let sizeSlider = UISlider()
  let nameField = UITextField()
  let renameButton = UIButton(configuration: .tinted())
  private(set) var changes: [UIUserInterfaceStyle] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appearance"
    view.backgroundColor = .systemGroupedBackground
    styleControl.selectedSegmentIndex = 0
    styleControl.addAction(UIAction { [unowned self] _ in selectStyle() }, for: .valueChanged)
    sizeSlider.minimumValue = 12
    sizeSlider.maximumValue = 24
    nameField.borderStyle = .roundedRect
    nameField.placeholder = "Name of the theme"
    renameButton.configuration?.title = "Rename…"
    renameButton.addAction(UIAction { [unowned self] _ in rename() }, for: .primaryActionTriggered)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"),
      menu: UIMenu(options: .displayInline, children: [UIAction(title: "Reset", attributes: .destructive) { _ in }]))

    let stackView = UIStackView(arrangedSubviews: [styleControl, sizeSlider, UIView(), nameField, renameButton])
    stackView.axis = .vertical
    stackView.spacing = 20
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stackView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: AppearanceViewController, _) in
      controller.changes.append(controller.traitCollection.userInterfaceStyle)
    }
  }

  private func selectStyle() {
    overrideUserInterfaceStyle = [.unspecified, .light, .dark][styleControl.selectedSegmentIndex]
  }

  private func rename() {
    let alert = UIAlertController(title: "Rename", message: "Choose a name.", preferredStyle: .alert)
    alert.addTextField { [nameField] field in
      field.text = nameField.text
      field.autocapitalizationType = .words
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let rename = UIAlertAction(title: "Rename", style: .default) { [nameField, unowned alert] _ in
      nameField.text = alert.textFields?.first?.text
    }
    alert.addAction(rename)
    alert.preferredAction = rename
    present(alert, animated: true)
  }
}

#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A form in the secondary column of a split view controller.
  ///
  /// Only the form makes space for the keyboard. The list beside the form does not move.
  final class HiveViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.7, green: 0.46, blue: 0.04, alpha: 1)
    private let scrollView = UIScrollView(frame: .zero)
    private lazy var form = SectionedForm(
      sections: [
        FormSection(
          "Colony",
          [
            [
              FormField("Frames of brood", placeholder: "6", identifier: "brood", keyboardType: .numberPad),
              FormField("Frames of bees", placeholder: "9", identifier: "bees", keyboardType: .numberPad),
            ],
            [FormField("Queen", placeholder: "Blue mark, seen", identifier: "queen")],
            [FormField("Temper", placeholder: "Calm", identifier: "temper")],
          ]),
        FormSection(
          "Stores",
          [
            [
              FormField("Honey in kg", placeholder: "12.5", identifier: "honey", keyboardType: .decimalPad),
              FormField("Fed in liters", placeholder: "2", identifier: "feed", keyboardType: .decimalPad),
            ]
          ]),
        FormSection(
          "Next visit",
          [
            [FormField("Date", placeholder: "21/05", identifier: "next", keyboardType: .numbersAndPunctuation)],
            [FormField("Bring along", placeholder: "A second box", identifier: "tools")],
            [FormField("Remarks", text: "The entrance faces the pear tree.", identifier: "remarks")],
            [FormButton("Save the visit", color: color)],
          ]),
      ],
      color: color)

    /// Returns the hives in a split view controller, with the first one in the secondary column.
    static func inSplitView() -> UISplitViewController {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(HiveListViewController(style: .insetGrouped), for: .primary)
      split.setViewController(HiveViewController(hive: HiveListViewController.hives[0]), for: .secondary)
      return split
    }

    init(hive: String) {
      super.init(nibName: nil, bundle: nil)
      title = hive
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      scrollView.hold(form)
      scrollView.fillScreen(of: view)

      avoider.start()
    }
  }

  /// The list of hives in the primary column.
  private final class HiveListViewController: UITableViewController {
    static let hives = ["Pear tree", "Old wall", "South slope", "By the stream", "Beside the shed"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Hives"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.hives.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = Self.hives[indexPath.row]
      cell.textLabel?.font = .text(ofSize: 17)
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      splitViewController?.setViewController(HiveViewController(hive: Self.hives[indexPath.row]), for: .secondary)
      splitViewController?.show(.secondary)
    }
  }
#endif

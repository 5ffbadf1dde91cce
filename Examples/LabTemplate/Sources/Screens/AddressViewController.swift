import UIKit

/// A form that ends at the top of the keyboard.
public final class AddressViewController: UIViewController {
  private let form = FormView(
    fields: ["Name", "Street", "House number", "Postal code", "City", "Region", "Country", "Directions"])

  public init(name: String) {
    super.init(nibName: nil, bundle: nil)
    form.field("Name")?.text = name
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("This controller is created in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    form.field("House number")?.keyboardType = .numberPad
    form.field("Postal code")?.keyboardType = .numberPad
    form.fill(view, downTo: view.keyboardLayoutGuide.topAnchor)
  }
}

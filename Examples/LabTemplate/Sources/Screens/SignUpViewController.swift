import UIKit

/// A form that relies on the app's avoider.
public final class SignUpViewController: UIViewController {
  private let form = FormView(fields: ["First name", "Last name", "Email", "Phone", "Password", "Repeat password"])

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    form.field("Email")?.keyboardType = .emailAddress
    form.field("Phone")?.keyboardType = .numberPad
    form.fill(view, downTo: view.bottomAnchor)
  }
}

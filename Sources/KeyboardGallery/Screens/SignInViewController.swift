#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A sign-in form whose bottom constraint follows the keyboard.
  ///
  /// The form above the keyboard gets smaller.
  final class SignInViewController: UIViewController {
    private lazy var scrollView = FormScrollView(form)
    private lazy var form = FormView(
      title: "Sign in",
      detail: "Welcome back.",
      card: FormCard(badge: "E", title: "Engines", detail: "engines.example.com"),
      rows: [
        [FormField("Workspace", placeholder: "engines", identifier: "workspace")],
        [FormField("Email", placeholder: "ada@example.com", identifier: "email", keyboardType: .emailAddress)],
        [FormField("Password", placeholder: "Password", identifier: "password", isSecure: true)],
        [FormField("Name of this device", placeholder: "My phone", identifier: "deviceName")],
        [FormField("One-time code", placeholder: "123 456", identifier: "code", keyboardType: .numberPad)],
      ],
      submitTitle: "Sign in",
      color: UIColor(red: 0.83, green: 0.33, blue: 0.16, alpha: 1)
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      scrollView.fill(view).followKeyboard(in: view)
    }
  }
#endif

#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A sign-up form that uses closures.
  ///
  /// The closures set the scroll view's bottom inset to the height that the keyboard covers, without the safe area.
  final class SignUpViewController: UIViewController {
    private let keyboard = KeyboardListener()

    private lazy var scrollView = FormScrollView(form)
    private lazy var form = FormView(
      title: "Create account",
      detail: "It takes a minute.",
      card: FormCard(badge: "♪", title: "Clavier Music", detail: "Free for thirty days"),
      rows: [
        [
          FormField("First name", placeholder: "Ada", identifier: "firstName"),
          FormField("Last name", placeholder: "Lovelace", identifier: "lastName"),
        ],
        [FormField("Email", placeholder: "ada@example.com", identifier: "email", keyboardType: .emailAddress)],
        [FormField("Phone", placeholder: "+44 20 7946 0018", identifier: "phone", keyboardType: .phonePad)],
        [FormField("Password", placeholder: "At least 12 characters", identifier: "password", isSecure: true)],
        [FormField("Year of birth", placeholder: "1990", identifier: "birthYear", keyboardType: .numberPad)],
      ],
      submitTitle: "Create account",
      color: UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      scrollView.fill(view)

      keyboard
        .on(event: .willShow) { [weak self] _ in self?.makeRoom() }
        .on(event: .willHide) { [weak self] _ in self?.makeRoom() }
        .start()
    }

    private func makeRoom() {
      scrollView.keyboardInset = KeyboardCenter.shared.state.bottomInset(for: scrollView)
    }
  }
#endif

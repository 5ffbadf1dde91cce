#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A profile that adopts the protocols.
  ///
  /// The controller receives the keyboard's height.
  final class ProfileViewController: UIViewController, KeyboardObservable, CommonKeyboardPresentable {
    private lazy var scrollView = FormScrollView(form)
    private lazy var form = FormView(
      title: "Your profile",
      detail: "Your team sees this.",
      card: FormCard(badge: "AL", title: "Ada Lovelace", detail: "Member since 1843"),
      rows: [
        [
          FormField("Name", placeholder: "Ada Lovelace", identifier: "name"),
          FormField("Pronouns", placeholder: "she/her", identifier: "pronouns"),
        ],
        [FormField("Job title", placeholder: "Analyst", identifier: "jobTitle")],
        [FormField("Website", placeholder: "https://example.com", identifier: "website", keyboardType: .URL)],
        [FormField("Extension", placeholder: "1843", identifier: "extension", keyboardType: .numberPad)],
        [FormField("About you", text: "Writes programs for engines.", identifier: "about")],
      ],
      submitTitle: "Save",
      color: UIColor(red: 0.46, green: 0.31, blue: 0.78, alpha: 1)
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      scrollView.fill(view)
      subscribeOnKeyboardNotifications()
    }

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
      // The scroll view adds its safe area itself.
      scrollView.keyboardInset = max(0, keyboardHeight - scrollView.safeAreaInsets.bottom)
    }

    func keyboardWillBeHidden(duration: TimeInterval) {
      scrollView.keyboardInset = 0
    }
  }
#endif

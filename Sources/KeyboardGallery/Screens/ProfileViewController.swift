#if canImport(UIKit)
  import Clavier
  import UIKit

  /// Protocols: the controller says that it wants the keyboard's height, and gets it.
  final class ProfileViewController: UIViewController, KeyboardObservable, CommonKeyboardPresentable {
    private lazy var aboutField = FormField("About you", text: "Writes programs for engines.", identifier: "about")
    private lazy var scrollView = FormScrollView(form)
    private lazy var form = FormView(
      title: "Your profile",
      detail: "Your team sees this.",
      rows: [
        [
          FormField("Name", placeholder: "Ada Lovelace", identifier: "name"),
          FormField("Pronouns", placeholder: "she/her", identifier: "pronouns"),
        ],
        [FormField("Job title", placeholder: "Analyst", identifier: "jobTitle")],
        [FormField("Website", placeholder: "https://example.com", identifier: "website", keyboardType: .URL)],
        [FormField("Extension", placeholder: "1843", identifier: "extension", keyboardType: .numberPad)],
        [aboutField],
      ],
      submitTitle: "Save"
    )
  }
#endif

#if canImport(UIKit)
  import Clavier
  import UIKit

  /// An alert with text fields over a form.
  ///
  /// The system moves the alert. The avoider moves neither the alert nor the form behind it.
  final class BankViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.16, green: 0.38, blue: 0.5, alpha: 1)
    private var isNew = true
    private let scrollView = UIScrollView(frame: .zero)
    private lazy var saveButton = FormButton("Save", color: color)
    private lazy var form = SectionedForm(
      title: "Bank details",
      detail: "Salaries are paid on the last day of the month.",
      sections: [
        FormSection(
          "Account",
          [
            [FormField("Holder", placeholder: "Ada Lovelace", identifier: "holder")],
            [FormField("IBAN", placeholder: "GB29 NWBK 6016 1331 9268 19", identifier: "iban")],
            [FormField("Bank", placeholder: "Coutts & Co", identifier: "bank")],
          ]),
        FormSection(
          "Tax",
          [
            [FormField("Tax number", placeholder: "1843 0718", identifier: "tax", keyboardType: .numberPad)],
            [
              FormField("Tax code", placeholder: "1257L", identifier: "taxCode"),
              FormField("Allowance in £", placeholder: "0", identifier: "allowance", keyboardType: .decimalPad),
            ],
            [FormField("Remarks", text: "Paid to the same account as last year.", identifier: "remarks")],
            [saveButton],
          ]),
      ],
      color: color
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      saveButton.addAction(UIAction { [weak self] _ in self?.askForPassword(animated: true) }, for: .touchUpInside)
      scrollView.hold(form)
      scrollView.fillScreen(of: view)

      avoider.start()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard isNew else { return }
      isNew = false
      askForPassword(animated: false)
    }

    private func askForPassword(animated: Bool) {
      let alert = UIAlertController(
        title: "Is it you?", message: "Enter your password and the code that we sent you.", preferredStyle: .alert)
      alert.addTextField { field in
        field.placeholder = "Password"
        field.isSecureTextEntry = true
        field.accessibilityIdentifier = "password"
        field.accessibilityLabel = "Password"
      }
      alert.addTextField { field in
        field.placeholder = "123 456"
        field.keyboardType = .numberPad
        field.accessibilityIdentifier = "code"
        field.accessibilityLabel = "Code"
      }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Continue", style: .default) { [weak self] _ in
          self?.form.inputs.first?.becomeFirstResponder()
        })
      present(alert, animated: animated)
    }
  }
#endif

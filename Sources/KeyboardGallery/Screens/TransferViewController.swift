#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A bank transfer whose text fields use a handler.
  ///
  /// The form moves up by the offset that the handler provides.
  final class TransferViewController: UIViewController {
    private lazy var keyboardHandler = KeyboardHandler(for: self)

    private lazy var form = FormView(
      title: "Send money",
      detail: "It arrives within seconds.",
      card: FormCard(badge: "£", title: "Current account", detail: "Available", amount: "£ 2,318.40"),
      rows: [
        [FormField("To", placeholder: "Charles Babbage", identifier: "recipient")],
        [FormField("IBAN", placeholder: "GB29 NWBK 6016 1331 9268 19", identifier: "iban")],
        [
          FormField("Amount", placeholder: "0.00", identifier: "amount", keyboardType: .decimalPad),
          FormField("Currency", placeholder: "GBP", identifier: "currency"),
        ],
        [FormField("Reference", placeholder: "Difference engine", identifier: "reference")],
        [FormField("PIN", placeholder: "••••", identifier: "pin", keyboardType: .numberPad, isSecure: true)],
      ],
      submitTitle: "Send",
      color: UIColor(red: 0.04, green: 0.45, blue: 0.56, alpha: 1)
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      form.fill(view)

      form.textFields.forEach { $0.delegate = keyboardHandler }
      keyboardHandler.keyboardOffset.bind { [weak self] offset in
        self?.form.transform = CGAffineTransform(translationX: 0, y: offset)
      }
    }
  }
#endif

#if canImport(UIKit)
  import Clavier
  import UIKit

  /// Automatic avoidance in a long form.
  ///
  /// The error label and the button stay visible with the last input.
  final class ClaimViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.72, green: 0.2, blue: 0.34, alpha: 1)
    private let scrollView = UIScrollView(frame: .zero)
    private lazy var submitButton = FormButton("Send the claim", color: color)
    private let errorLabel = UILabel()
    private let iban = FormField("IBAN", placeholder: "GB29 NWBK 6016 1331 9268 19", identifier: "iban")
    private lazy var form = SectionedForm(
      title: "Report damage",
      detail: "It takes five minutes.",
      sections: [
        FormSection(
          "You",
          [
            [
              FormField("First name", placeholder: "Ada", identifier: "firstName"),
              FormField("Last name", placeholder: "Lovelace", identifier: "lastName"),
            ],
            [FormField("Policy number", placeholder: "1843 0718", identifier: "policy", keyboardType: .numberPad)],
            [FormField("Email", placeholder: "ada@example.com", identifier: "email", keyboardType: .emailAddress)],
            [FormField("Phone", placeholder: "+44 20 7946 0018", identifier: "phone", keyboardType: .phonePad)],
          ]),
        FormSection(
          "Your address",
          [
            [FormField("Street", placeholder: "12 St James's Square", identifier: "street")],
            [
              FormField("Postcode", placeholder: "SW1Y 4JH", identifier: "postcode"),
              FormField("City", placeholder: "London", identifier: "city"),
            ],
            [FormField("Country", placeholder: "United Kingdom", identifier: "country")],
          ]),
        FormSection(
          "What happened",
          [
            [
              FormField("Date", placeholder: "12/03", identifier: "date", keyboardType: .numbersAndPunctuation),
              FormField("Damage in £", placeholder: "480", identifier: "amount", keyboardType: .decimalPad),
            ],
            [FormField("In your words", text: "A branch fell on the greenhouse.", identifier: "report")],
          ]),
        FormSection("Payment", [[iban], [errorLabel], [submitButton]]),
      ],
      color: color
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      scrollView.hold(form)
      scrollView.fillScreen(of: view)
      errorLabel.font = .text(ofSize: 14)
      checkIBAN()
      (iban.input as? UITextField)?.addAction(
        UIAction { [weak self] _ in self?.checkIBAN() }, for: .editingChanged)

      avoider.start()
      let options = avoider.options(for: iban.input)
      options.alsoKeepVisible = [errorLabel, submitButton]
    }

    private func checkIBAN() {
      let characters = (iban.input as? UITextField)?.text?.filter { $0 != " " } ?? ""
      let isWrong = !characters.isEmpty && characters.count != 22
      errorLabel.text = isWrong ? "\(characters.count) of 22 characters" : "We pay within five days."
      form.setNeedsLayout()
      errorLabel.textColor = isWrong ? .red : .label.withAlphaComponent(0.6)
    }
  }
#endif

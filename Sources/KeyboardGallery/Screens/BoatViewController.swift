#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A form in a stack view.
  ///
  /// While a field is being edited, a hint is shown below it.
  ///
  /// The rows below move down as a hint appears. The hint stays visible with its field.
  final class BoatViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.05, green: 0.42, blue: 0.52, alpha: 1)
    private let scrollView = UIScrollView(frame: .zero)
    private let stack = UIStackView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.tintColor = color
      scrollView.fillScreen(of: view)
      layOutStack()
      addText("Insure a boat", font: .boldText(ofSize: 30), color: .label)
      addText("Your answers set the price.", font: .text(ofSize: 15), color: .label.withAlphaComponent(0.6))
      addField("Name of the boat", hint: "As painted on the stern.", placeholder: "Analyst", identifier: "name")
      addField(
        "Length in feet", hint: "Between the ends of the deck, without a bowsprit.", placeholder: "28",
        identifier: "length", keyboardType: .decimalPad)
      addField(
        "Year of construction", hint: "Wooden boats from before 1950 need a survey.", placeholder: "1974",
        identifier: "year", keyboardType: .numberPad)
      addField(
        "Value in £", hint: "What a boat of the same age costs today.", placeholder: "24,000", identifier: "value",
        keyboardType: .numberPad)
      addField("Harbor", hint: "Where it spends the winter.", placeholder: "Dartmouth", identifier: "harbor")
      addField(
        "Damage in the last five years", hint: "Leave this empty if there was none.", placeholder: "None",
        identifier: "damage")
      addField(
        "Email", hint: "The quote arrives within a day.", placeholder: "ada@example.com", identifier: "email",
        keyboardType: .emailAddress)
      let button = FormButton("Get a quote", color: color)
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
      stack.addArrangedSubview(button)

      avoider.start()
    }

    private func layOutStack() {
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(stack)
      // Long lines are hard to read, so the form has a maximum width.
      let width = stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
        stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
        stack.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        stack.widthAnchor.constraint(lessThanOrEqualToConstant: 560), width,
      ])
    }

    @discardableResult
    private func addText(_ text: String, font: UIFont, color: UIColor) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = color
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
      return label
    }

    private func addField(
      _ title: String, hint: String, placeholder: String, identifier: String, keyboardType: UIKeyboardType = .default
    ) {
      addText(title, font: .text(ofSize: 13), color: .label.withAlphaComponent(0.6))
      let field = UITextField(frame: .zero)
      field.placeholder = placeholder
      field.keyboardType = keyboardType
      field.font = .text(ofSize: 17)
      field.borderStyle = .roundedRect
      field.backgroundColor = .label.withAlphaComponent(0.05)
      field.accessibilityIdentifier = identifier
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
      stack.addArrangedSubview(field)

      let hintLabel = addText(hint, font: .text(ofSize: 13), color: color)
      hintLabel.isHidden = true
      avoider.options(for: field).alsoKeepVisible = [hintLabel]
      field.addAction(UIAction { [weak self] _ in self?.show(hintLabel, true) }, for: .editingDidBegin)
      field.addAction(UIAction { [weak self] _ in self?.show(hintLabel, false) }, for: .editingDidEnd)
    }

    private func show(_ hint: UILabel, _ isShown: Bool) {
      UIView.animate(withDuration: 0.2) {
        hint.isHidden = !isShown
        self.stack.layoutIfNeeded()
      }
    }
  }
#endif

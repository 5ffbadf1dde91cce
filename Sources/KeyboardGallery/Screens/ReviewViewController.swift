#if canImport(UIKit)
  import UIKit

  /// A form for a review, which does not handle the keyboard.
  final class ReviewViewController: UIViewController {
    private let form: FormView

    init(color: UIColor) {
      form = FormView(
        title: "Write a review",
        detail: "Thank you for taking the time.",
        card: FormCard(badge: "7", title: "The Difference Engine", detail: "Marylebone"),
        rows: [
          [FormField("Headline", placeholder: "Worth the trip", identifier: "headline")],
          [
            FormField("Dish", placeholder: "Pigeon pie", identifier: "dish"),
            FormField("Stars", placeholder: "5", identifier: "stars", keyboardType: .numberPad),
          ],
          [FormField("Your name", placeholder: "Ada Lovelace", identifier: "reviewer")],
          [FormField("Email", placeholder: "ada@example.com", identifier: "email", keyboardType: .emailAddress)],
          [FormField("In your words", text: "The waiters know numbers.", identifier: "review")],
        ],
        submitTitle: "Publish",
        color: color
      )
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      form.fill(view)
      form.submitButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    }
  }
#endif

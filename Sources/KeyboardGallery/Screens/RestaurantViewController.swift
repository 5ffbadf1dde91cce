#if canImport(UIKit)
  import Clavier
  import UIKit

  /// Automatic avoidance in a sheet.
  ///
  /// The system moves the sheet, and the avoider only adds what is missing.
  final class RestaurantViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.36, green: 0.3, blue: 0.72, alpha: 1)
    private var isNew = true
    private let scrollView = UIScrollView(frame: .zero)
    private lazy var writeButton = FormButton("Write a review", color: color)
    private lazy var cards = [
      FormCard(badge: "9", title: "Mary", detail: "Have the soup of the day.", amount: "★ 5"),
      FormCard(badge: "7", title: "Charles", detail: "Good, but loud outside.", amount: "★ 3"),
      FormCard(badge: "8", title: "Augustus", detail: "Ask for the window.", amount: "★ 4"),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      cards.forEach { $0.color(with: color) }
      writeButton.addAction(UIAction { [weak self] _ in self?.writeReview(animated: true) }, for: .touchUpInside)
      let sections = [FormSection("", cards.map { [$0] } + [[writeButton]])]
      scrollView.hold(SectionedForm(title: "The Difference Engine", sections: sections, color: color))
      scrollView.fillScreen(of: view)

      avoider.start()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard isNew else { return }
      isNew = false
      writeReview(animated: false)
    }

    private func writeReview(animated: Bool) {
      let review = ReviewViewController(color: color)
      review.modalPresentationStyle = .formSheet
      present(review, animated: animated)
    }
  }
#endif

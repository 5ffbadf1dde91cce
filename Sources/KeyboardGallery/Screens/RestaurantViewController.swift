#if canImport(UIKit)
  import Clavier
  import UIKit

  /// Automatic avoidance in a sheet.
  ///
  /// The system moves the sheet, and the avoider only makes up the difference.
  final class RestaurantViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.36, green: 0.3, blue: 0.72, alpha: 1)
    private var isNew = true
    private let titleLabel = UILabel()
    private let writeButton = UIButton(type: .system)
    private lazy var cards = [
      FormCard(badge: "9", title: "Mary", detail: "The soup of the day is the soup to have.", amount: "★ 5"),
      FormCard(badge: "7", title: "Charles", detail: "Good, but the organ grinder outside is not.", amount: "★ 3"),
      FormCard(badge: "8", title: "Augustus", detail: "A table by the window, and time to think.", amount: "★ 4"),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      titleLabel.text = "The Difference Engine"
      titleLabel.font = .boldText(ofSize: 28)
      cards.forEach { $0.color(with: color) }
      writeButton.setTitle("Write a review", for: .normal)
      writeButton.titleLabel?.font = .boldText(ofSize: 17)
      writeButton.addAction(UIAction { [weak self] _ in self?.writeReview(animated: true) }, for: .touchUpInside)
      layOut([titleLabel] + cards + [writeButton])

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

    private func layOut(_ views: [UIView]) {
      var above = view.safeAreaLayoutGuide.topAnchor
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
        let content = self.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: above, constant: 16),
          view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          view.heightAnchor.constraint(equalToConstant: view is FormCard ? 72 : 40),
        ])
        above = view.bottomAnchor
      }
    }
  }
#endif

#if canImport(UIKit)
  import Clavier
  import UIKit

  /// Automatic avoidance without a scroll view.
  ///
  /// The whole form moves up.
  final class BookingViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private lazy var form = FormView(
      title: "Book a table",
      detail: "We hold it for a quarter of an hour.",
      card: FormCard(badge: "7", title: "The Difference Engine", detail: "Marylebone, open until eleven"),
      rows: [
        [FormField("Name", placeholder: "Ada Lovelace", identifier: "name")],
        [
          FormField("Guests", placeholder: "4", identifier: "guests", keyboardType: .numberPad),
          FormField("Time", placeholder: "19:30", identifier: "time", keyboardType: .numbersAndPunctuation),
        ],
        [FormField("Phone", placeholder: "+44 20 7946 0018", identifier: "phone", keyboardType: .phonePad)],
        [FormField("Voucher", placeholder: "ENGINE 1843", identifier: "voucher")],
        [FormField("Requests", placeholder: "A quiet corner", identifier: "wishes")],
      ],
      submitTitle: "Book",
      color: UIColor(red: 0.68, green: 0.42, blue: 0.05, alpha: 1)
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      form.fill(view)

      avoider.start()
    }
  }
#endif

#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A checkout that is the delegate of the shared manager.
  ///
  /// The bottom edge of the scroll view moves with the keyboard, in the keyboard's animation.
  final class CheckoutViewController: UIViewController, KeyboardManagerDelegate {
    private lazy var scrollViewBottom = scrollView.fill(view)
    private lazy var scrollView = FormScrollView(form)
    private lazy var form = FormView(
      title: "Checkout",
      detail: "Almost done.",
      card: FormCard(badge: "1", title: "Toy piano", detail: "Arrives on Friday", amount: "£ 48.00"),
      rows: [
        [
          FormField(
            "Email for receipt", placeholder: "ada@example.com", identifier: "email", keyboardType: .emailAddress)
        ],
        [
          FormField(
            "Card number", placeholder: "1234 5678 9012 3456", identifier: "cardNumber", keyboardType: .numberPad)
        ],
        [
          FormField("Expires", placeholder: "MM/YY", identifier: "expiry", keyboardType: .numbersAndPunctuation),
          FormField("CVC", placeholder: "123", identifier: "cvc", keyboardType: .numberPad, isSecure: true),
        ],
        [FormField("Name on card", placeholder: "Ada Lovelace", identifier: "cardholder")],
        [FormField("Postcode", placeholder: "SW1Y 4JH", identifier: "postcode")],
      ],
      submitTitle: "Pay £ 48.00",
      color: UIColor(red: 0.13, green: 0.55, blue: 0.35, alpha: 1)
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      scrollViewBottom.isActive = true
      KeyboardManager.shared.delegate = self
    }

    func keyboardWillChangeFrame(endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions) {
      let keyboard = KeyboardCenter.shared.state
      scrollViewBottom.constant = -keyboard.overlap(of: view)
      UIView.animate(withDuration: duration, delay: 0, options: animationCurve) { self.view.layoutIfNeeded() }
    }

    func keyboardWillHide(userInfo: [AnyHashable: Any]) {
      scrollViewBottom.constant = 0
      view.layoutIfNeeded()
    }
  }
#endif

#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A form in a right-to-left layout, which the toolbar and the return key follow.
  final class RegistrationViewController: UIViewController {
    private let avoider = KeyboardAvoider()
    private lazy var toolbar = KeyboardToolbar(in: view)
    private lazy var returnKeyChain = ReturnKeyChain(in: view)

    private let color = UIColor(red: 0.1, green: 0.36, blue: 0.74, alpha: 1)
    private let scrollView = UIScrollView(frame: .zero)
    private lazy var form = SectionedForm(
      title: "הרשמה לסדנה",
      detail: "שלושה ערבים על מכונות מחשבות",
      sections: [
        FormSection(
          "פרטים אישיים",
          [
            [
              FormField("שם פרטי", placeholder: "עדה", identifier: "firstName"),
              FormField("שם משפחה", placeholder: "לאבלייס", identifier: "lastName"),
            ],
            [FormField("תעודת זהות", placeholder: "000000018", identifier: "identity", keyboardType: .numberPad)],
            [FormField("טלפון", placeholder: "02-555-0143", identifier: "phone", keyboardType: .phonePad)],
          ]),
        FormSection(
          "כתובת",
          [
            [FormField("רחוב", placeholder: "יפו 12", identifier: "street")],
            [
              FormField("עיר", placeholder: "ירושלים", identifier: "city"),
              FormField("מיקוד", placeholder: "9414101", identifier: "postcode", keyboardType: .numberPad),
            ],
            [FormField("הערה", placeholder: "כיסא ליד החלון", identifier: "remark")],
            [FormButton("להרשמה", color: color)],
          ]),
      ],
      color: color
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      scrollView.hold(form)
      scrollView.fillScreen(of: view)
      view.layOutFromRightToLeft()
      toolbar.semanticContentAttribute = .forceRightToLeft
      #if !os(visionOS)
        for case let field as UITextField in form.inputs { field.inputAccessoryView = toolbar }
      #endif

      avoider.start()
      returnKeyChain.labelReturnKeys()
    }
  }

  extension UIView {
    /// Mirrors a tree of views.
    ///
    /// An app in a right-to-left language does not need this method, which mirrors only a single screen.
    fileprivate func layOutFromRightToLeft() {
      semanticContentAttribute = .forceRightToLeft
      (self as? UITextField)?.textAlignment = .right
      (self as? UILabel)?.textAlignment = .right
      for subview in subviews where !(self is UITextField || self is UIButton) { subview.layOutFromRightToLeft() }
    }
  }
#endif

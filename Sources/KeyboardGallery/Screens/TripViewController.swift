#if canImport(UIKit)
  import Clavier
  import UIKit

  /// Automatic avoidance in nested scroll views.
  ///
  /// Each scroll view scrolls as little as possible, and the inner one keeps its height.
  final class TripViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.05, green: 0.48, blue: 0.6, alpha: 1)
    private let scrollView = UIScrollView(frame: .zero)
    private lazy var form = SectionedForm(
      title: "Plan a trip",
      detail: "Turin, four days in September.",
      sections: [
        FormSection(
          "Travelers",
          [
            [FormField("Travelers", placeholder: "Ada, Charles", identifier: "travellers")],
            [
              FormField("From", placeholder: "London", identifier: "from"),
              FormField("Budget in £", placeholder: "900", identifier: "budget", keyboardType: .numberPad),
            ],
          ]),
        FormSection("Stops on the way", [[FormBox(around: stops, height: 232)]]),
        FormSection(
          "Everyone",
          [
            [FormField("Luggage", placeholder: "Drawings, one model", identifier: "luggage")],
            [FormButton("Save the trip", color: color)],
          ]),
      ],
      color: color
    )
    private lazy var stops = SectionedForm(
      sections: [
        FormSection(
          "",
          [
            [FormField("Dover", placeholder: "The early ferry", identifier: "dover")],
            [FormField("Calais", placeholder: "Change of trains", identifier: "calais")],
            [FormField("Paris", placeholder: "A night by the Seine", identifier: "paris")],
            [FormField("Lyon", placeholder: "See the looms", identifier: "lyon")],
            [FormField("Turin", placeholder: "The Academy, at ten", identifier: "turin")],
          ])
      ],
      color: color)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      scrollView.hold(form)
      scrollView.fillScreen(of: view)

      avoider.start()
    }
  }
#endif

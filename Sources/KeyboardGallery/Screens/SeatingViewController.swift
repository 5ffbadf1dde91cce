#if canImport(UIKit)
  import Clavier
  import UIKit

  /// Automatic avoidance in two columns, or in one on a phone.
  ///
  /// Only the column with the focused input moves.
  final class SeatingViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.53, green: 0.27, blue: 0.6, alpha: 1)
    private let master = UIScrollView(frame: .zero)
    private let detail = UIScrollView(frame: .zero)
    private let line = UIView()

    private lazy var guests = SectionedForm(
      title: "Guests",
      detail: "Saturday, eight o'clock",
      sections: [
        FormSection(
          "",
          Self.guests.map { guest in
            let card = FormCard(badge: guest.badge, title: guest.name, detail: guest.seat)
            card.color(with: color)
            return [card]
          }),
        FormSection("", [[FormField("Add a guest", placeholder: "Mary Somerville", identifier: "newGuest")]]),
      ],
      color: color)

    private lazy var seat = SectionedForm(
      title: "Seating",
      detail: "Ada Lovelace, table 1",
      sections: [
        FormSection(
          "Person",
          [
            [
              FormField("First name", placeholder: "Ada", identifier: "firstName"),
              FormField("Last name", placeholder: "Lovelace", identifier: "lastName"),
            ],
            [FormField("Phone", placeholder: "+44 20 7946 0018", identifier: "phone", keyboardType: .phonePad)],
          ]),
        FormSection(
          "At the table",
          [
            [
              FormField("Table", placeholder: "1", identifier: "table", keyboardType: .numberPad),
              FormField("Seat", placeholder: "4", identifier: "seat", keyboardType: .numberPad),
            ],
            [FormField("Next to", placeholder: "Charles Babbage", identifier: "neighbor")],
            [FormField("Diet", placeholder: "No fish", identifier: "diet")],
          ]),
        FormSection(
          "On the day",
          [
            [FormField("Arrives", placeholder: "19:40 from Marylebone", identifier: "arrival")],
            [FormField("Remarks", text: "Wants to see the engine before dinner.", identifier: "remarks")],
            [FormButton("Save", color: color)],
          ]),
      ],
      color: color)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      master.hold(guests)
      detail.hold(seat)
      line.backgroundColor = .label.withAlphaComponent(0.15)
      for scrollView in [master, detail] {
        scrollView.alwaysBounceVertical = true
        #if !os(visionOS)
          scrollView.keyboardDismissMode = .interactive
        #endif
      }
      [master, detail, line].forEach(view.addSubview)

      avoider.start()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(
        by: UIEdgeInsets(top: view.safeAreaInsets.top, left: view.safeAreaInsets.left, bottom: 0, right: 0))
      let isWide = traitCollection.userInterfaceIdiom == .pad
      let width = isWide ? min(area.width * 0.4, 380) : 0
      master.isHidden = !isWide
      line.isHidden = !isWide
      master.frame = CGRect(x: area.minX, y: area.minY, width: width, height: area.height)
      line.frame = CGRect(x: master.frame.maxX, y: 0, width: 0.5, height: view.bounds.height)
      detail.frame = CGRect(
        x: master.frame.maxX, y: area.minY, width: area.width - width - view.safeAreaInsets.right, height: area.height)
    }

    private static let guests: [(badge: String, name: String, seat: String)] = [
      ("AL", "Ada Lovelace", "Table 1, seat 4"),
      ("CB", "Charles Babbage", "Table 1, seat 5"),
      ("MF", "Michael Faraday", "Table 1, seat 6"),
      ("CW", "Charles Wheatstone", "Table 2, seat 1"),
      ("AC", "Andrew Crosse", "Table 2, seat 2"),
      ("DB", "David Brewster", "Table 2, seat 3"),
      ("CD", "Charles Dickens", "Table 2, seat 4"),
    ]
  }
#endif

#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A SwiftUI form above a UIKit bar.
  ///
  /// SwiftUI makes space for its own fields, and the avoider makes space for the field in the bar. The space is never
  /// added twice.
  final class ObservatoryViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.3, green: 0.27, blue: 0.62, alpha: 1)
    private lazy var plan = NightPlan.controller(color: color)
    private lazy var bar = EntryBar(
      placeholder: "Note for tomorrow", identifier: "note", buttonTitle: "Add", color: color)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      addChild(plan)
      bar.pin(below: plan.view, in: view)
      plan.didMove(toParent: self)

      avoider.start()
    }
  }
#endif

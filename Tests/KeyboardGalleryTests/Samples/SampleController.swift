import Clavier
import ClavierTesting
import Foundation
import TestSupport
import UIKit

/// The surroundings of most samples: a screen with a scroll view that fills it, a bar at its bottom, and two fields.
///
/// On the default device, which is 852 points tall, the top of the docked keyboard is at 516 points.
class SampleController: UIViewController {
  let scrollView = UIScrollView()
  let lowerView = UIView()
  let nameField = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  let commentField = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))

  lazy var scrollViewBottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
  lazy var bottom = lowerView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
  lazy var lowerViewBottomConstraint = view.bottomAnchor.constraint(equalTo: lowerView.bottomAnchor)

  /// Whether the lower view is the first item of its bottom constraint.
  var isLowerViewFirst: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    for subview in [scrollView, lowerView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    view.addSubview(nameField)
    view.addSubview(commentField)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollViewBottom,
      lowerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      lowerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      lowerView.heightAnchor.constraint(equalToConstant: 44),
      isLowerViewFirst ? bottom : lowerViewBottomConstraint,
    ])
  }
}

/// A sample's screen on the default device, with the keyboard that the system would show.
@MainActor struct SampleStage<Controller: UIViewController> {
  let keyboard: SimulatedKeyboard
  let controller: Controller
  let window: UIWindow

  init(_ make: () -> Controller) throws {
    HeadlessWorld.reset()
    Printed.lines = []
    keyboard = try SimulatedKeyboard(device: .standard)
    keyboard.connect()
    controller = make()
    window = makeWindow(controller)
    HeadlessClock.advanceUntilIdle()
  }

  /// Edits a field, or ends editing, and waits until nothing moves.
  func edit(_ input: UIView?) {
    if let input { input.becomeFirstResponder() } else { window.endEditing(true) }
    HeadlessClock.advanceUntilIdle()
  }
}

/// What the samples print.
@MainActor enum Printed {
  static var lines: [String] = []
}

/// Replaces the standard library's function in the samples, all of which run on the main thread.
func print(_ items: Any...) {
  let line = items.map { "\($0)" }.joined(separator: " ")
  MainActor.assumeIsolated { Printed.lines.append(line) }
}

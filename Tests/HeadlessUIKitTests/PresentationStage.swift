import Foundation
import UIKit

/// A keyboard of 336 points that appears and hides with an input, with the system's animation.
@MainActor final class StageKeyboard: HeadlessKeyboard {
  private(set) var journal: [String] = []

  func inputSessionDidChange(to responder: UIResponder?) {
    journal.append(responder == nil ? "hide" : "show")
    let screen = UIScreen.main.bounds
    let top = responder == nil ? screen.maxY : screen.maxY - 336
    HeadlessAnimation.withKeyboardAnimation(duration: 0.25, curveRawValue: 7) {
      HeadlessWorld.keyboardFrameDidChange(
        to: CGRect(x: 0, y: top, width: screen.width, height: 336), isDocked: true)
    }
  }

  func inputViewsDidReload(for responder: UIResponder) {}
  func dragDidMove(toScreenY y: CGFloat) {}
  func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat) {}
}

/// A controller with a text field that logs when it appears and disappears.
final class FieldController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
  let journal: Journal
  private let name: String

  init(_ name: String, _ journal: Journal = Journal()) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  /// The frame of the view on the screen.
  var place: CGRect { view.convert(view.bounds, to: nil) }

  override func viewWillAppear(_ animated: Bool) { journal.note("\(name) viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { journal.note("\(name) viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { journal.note("\(name) viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("\(name) viewDidDisappear") }
}

extension HeadlessDisplay {
  /// An iPad with 820 by 1180 points.
  static var pad: HeadlessDisplay {
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return HeadlessDisplay(
      size: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad, portraitSafeArea: insets,
      landscapeSafeArea: insets)
  }
}

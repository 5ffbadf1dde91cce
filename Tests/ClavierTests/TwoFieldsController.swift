import TestSupport
import UIKit

@testable import Clavier

/// A screen with a field that a keyboard of 336 points covers and one that it does not.
final class TwoFieldsController: UIViewController {
  let high = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
  let low = UITextField(frame: CGRect(x: 20, y: 720, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(high)
    view.addSubview(low)
  }

  /// Returns such a screen in a window, with a handler that knows the keyboard.
  static func make(
    _ keyboard: KeyboardFixture, _ center: KeyboardCenter
  ) -> (TwoFieldsController, UIWindow, KeyboardHandler) {
    let screen = TwoFieldsController()
    let window = makeWindow(screen)
    let handler = KeyboardHandler(for: screen, center: center)
    keyboard.hide()
    return (screen, window, handler)
  }
}

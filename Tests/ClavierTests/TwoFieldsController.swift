import TestSupport
import UIKit

@testable import Clavier

/// A screen with two fields, of which a keyboard with a height of 336 points covers only the lower one.
final class TwoFieldsController: UIViewController {
  let high = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
  let low = UITextField(frame: CGRect(x: 20, y: 720, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(high)
    view.addSubview(low)
  }

  /// Returns the screen in a window, with a handler whose center has already received a notification.
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

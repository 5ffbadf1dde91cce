import TestSupport
import UIKit

@testable import Clavier

/// A screen, its handler, and a keyboard whose state is known to be hidden.
@MainActor struct KeyboardHandlerStage {
  /// The ways in which an app may apply the offset.
  enum Way: CaseIterable {
    case frame, transform, bounds, constraint, helper, notAtAll
  }

  let keyboard = KeyboardFixture()
  let center: KeyboardCenter
  let screen = KeyboardHandlerScreen()
  let window: UIWindow
  let handler: KeyboardHandler

  /// - Parameter hasBar: Whether the screen is below a navigation bar.
  init(hasBar: Bool = false) {
    HeadlessWorld.reset()
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    window = makeWindow(hasBar ? UINavigationController(rootViewController: screen) : screen)
    handler = KeyboardHandler(for: screen, center: center)
    keyboard.hide()
  }

  func apply(_ way: Way) {
    handler.keyboardOffset.bind { [screen, handler] offset in
      switch way {
      case .frame: screen.view.frame.origin.y = offset
      case .transform: screen.view.transform = CGAffineTransform(translationX: 0, y: offset)
      case .bounds: screen.view.bounds.origin.y = -offset
      case .constraint: screen.top?.constant = offset
      case .helper: handler.apply(offset: offset)
      case .notAtAll: break
      }
    }
  }

  func isClear(_ field: UITextField) -> Bool {
    field.frameOnScreen.maxY + 20 <= 516
  }
}

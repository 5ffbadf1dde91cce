import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClavierTesting

@MainActor @Suite("Keyboard: the properties of an input")
struct KeyboardInputTests {
  /// A screen in the shared headless world, which each test creates in its body and uses without suspending.
  @MainActor
  private struct Screen {
    let window: UIWindow
    let keyboard: SimulatedKeyboard
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() throws {
      HeadlessWorld.reset(HeadlessDisplay(.standard), orientation: .portrait)
      keyboard = try SimulatedKeyboard(device: .standard)
      keyboard.connect()
      window = makeWindow()
    }
  }

  @Test("The view that replaces the keyboard can come from an input view controller in the responder chain")
  func keysOfController() throws {
    let screen = try Screen()
    let controller = KeysController()
    screen.window.rootViewController = controller
    controller.view.addSubview(screen.field)
    #expect(KeyboardInput(screen.field).inputViewHeight == 216)
    #expect(KeyboardInput(kind: .text, of: screen.field).inputViewHeight == 216)
  }
}

private final class KeysController: UIInputViewController {
  private let keys = UIInputViewController()

  override var inputViewController: UIInputViewController? { keys }

  override func viewDidLoad() {
    super.viewDidLoad()
    keys.inputView = UIInputView(frame: CGRect(x: 0, y: 0, width: 393, height: 216), inputViewStyle: .keyboard)
  }
}

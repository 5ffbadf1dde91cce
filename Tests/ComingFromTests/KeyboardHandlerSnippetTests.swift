import Clavier
import Foundation
import Testing
import UIKit

/// Coming from the `KeyboardHandler` with a `Box`.
///
/// Changed: the offset counts upwards and is never negative, so `y: offset` -> `y: -offset`, and
/// `animateKeyboardOffset(offset:in:)` -> `animateKeyboardOffset(offset:)`.
@MainActor struct KeyboardHandlerSnippetTests {
  class ViewController: UIViewController {
    let firstTextField = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    let secondTextField = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))

    lazy var keyboardHandler = KeyboardHandler(for: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(firstTextField)
      view.addSubview(secondTextField)
      firstTextField.delegate = self.keyboardHandler
      secondTextField.delegate = self.keyboardHandler
      bind()
    }

    func bind() {
      keyboardHandler.keyboardOffset.bind({ [weak self] offset in
        self?.keyboardHandler.animateKeyboardOffset(offset: offset)
      })
    }
  }

  final class FrameViewController: ViewController {
    override func bind() {
      keyboardHandler.keyboardOffset.bind { [weak self] offset in
        UIView.animate(withDuration: 0.25) {
          self?.view.frame = CGRect(
            x: 0, y: -offset, width: self?.view.bounds.width ?? 0, height: self?.view.bounds.height ?? 0)
        }
      }
    }
  }

  @Test("The view makes room for the lower field, and only for that", arguments: [true, false])
  func handler(movesFrame: Bool) {
    HeadlessWorld.reset()
    let controller = movesFrame ? FrameViewController() : ViewController()
    let window = SystemKeyboard.window(controller)
    #expect(controller.firstTextField.becomeFirstResponder())
    SystemKeyboard.show(height: 336)
    #expect(controller.keyboardHandler.keyboardOffset.value == 0)
    #expect(controller.secondTextField.becomeFirstResponder())
    #expect(controller.keyboardHandler.keyboardOffset.value == 144)
    #expect(controller.secondTextField.convert(CGPoint(x: 0, y: 40), to: nil).y == 496)
    SystemKeyboard.hide(height: 336)
    #expect(controller.secondTextField.convert(CGPoint(x: 0, y: 40), to: nil).y == 640)
    #expect(controller.view.frame == window.bounds)
    _ = controller.view.endEditing(true)
  }
}

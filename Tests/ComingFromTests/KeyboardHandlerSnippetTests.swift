import Clavier
import Foundation
import Testing
import UIKit

/// Tests code that was written for the original `KeyboardHandler` with a `Box`.
///
/// The code compiles without renaming. Both forms of `animateKeyboardOffset` still compile, with a warning.
@MainActor struct KeyboardHandlerSnippetTests {
  class ViewController: UIViewController {
    let firstTextField = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    let secondTextField = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))

    lazy var keyboardHandler = KeyboardHandler(for: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      setupTextField()
      bind()
    }

    func setupTextField() {
      view.addSubview(firstTextField)
      view.addSubview(secondTextField)

      firstTextField.delegate = self.keyboardHandler
      secondTextField.delegate = self.keyboardHandler
    }

    func bind() {
      keyboardHandler.keyboardOffset.bind({ [weak self] offset in
        self?.keyboardHandler.apply(offset: offset)
      })
    }
  }

  final class OriginalViewController: ViewController {
    @available(*, deprecated, message: "Uses the original's names.")
    override func bind() {
      keyboardHandler.keyboardOffset.bind({ [weak self] offset in
        self?.keyboardHandler.animateKeyboardOffset(offset: offset, in: self)
      })
    }
  }

  final class ShorterOriginalViewController: ViewController {
    @available(*, deprecated, message: "Uses the original's names.")
    override func bind() {
      keyboardHandler.keyboardOffset.bind({ [weak self] offset in
        self?.keyboardHandler.animateKeyboardOffset(offset: offset)
      })
    }
  }

  final class FrameViewController: ViewController {
    override func bind() {
      keyboardHandler.keyboardOffset.bind({ [weak self] offset in
        UIView.animate(withDuration: 0.25) {
          self?.view.frame = CGRect(
            x: 0,
            y: offset,
            width: self?.view.bounds.width ?? 0,
            height: self?.view.bounds.height ?? 0)
        }
      })
    }
  }

  final class OriginViewController: ViewController {
    override func bind() {
      keyboardHandler.keyboardOffset.bind { [weak self] offset in self?.view.frame.origin.y = offset }
    }
  }

  @Test("The view moves up for the lower field, and only for that field", arguments: 0..<5)
  func handler(way: Int) {
    HeadlessWorld.reset()
    let ways = [
      ViewController(), OriginalViewController(), ShorterOriginalViewController(), FrameViewController(),
      OriginViewController(),
    ]
    let controller = ways[way]
    let window = SystemKeyboard.window(controller)
    #expect(controller.firstTextField.becomeFirstResponder())
    SystemKeyboard.show(height: 336)
    #expect(controller.keyboardHandler.keyboardOffset.value == 0)
    #expect(controller.secondTextField.becomeFirstResponder())
    #expect(controller.keyboardHandler.keyboardOffset.value == -144)
    #expect(controller.secondTextField.convert(CGPoint(x: 0, y: 40), to: nil).y == 496)
    SystemKeyboard.hide(height: 336)
    #expect(controller.secondTextField.convert(CGPoint(x: 0, y: 40), to: nil).y == 640)
    #expect(controller.view.frame == window.bounds)
    _ = controller.view.endEditing(true)
  }
}

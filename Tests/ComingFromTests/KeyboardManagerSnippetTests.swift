import Clavier
import Foundation
import Testing
import UIKit

/// Tests code that was written for the `KeyboardManager` of StackOverflow Documentation.
///
/// `sharedInstance` is now `shared`. The old name still compiles, with a warning.
@MainActor struct KeyboardManagerSnippetTests {
  class ViewController: UIViewController {
    let lowerView = UIView()
    lazy var lowerViewBottomConstraint: NSLayoutConstraint = view.bottomAnchor.constraint(
      equalTo: lowerView.bottomAnchor)

    override func viewDidLoad() {
      super.viewDidLoad()
      lowerView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(lowerView)
      NSLayoutConstraint.activate([
        lowerViewBottomConstraint,
        lowerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        lowerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        lowerView.heightAnchor.constraint(equalToConstant: 44),
      ])
    }
  }

  final class MessageViewController: ViewController, KeyboardManagerDelegate {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      KeyboardManager.shared.delegate = self
    }

    func keyboardWillChangeFrame(endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions) {
      guard let endFrame = endFrame else { return }

      if endFrame.origin.y >= UIScreen.main.bounds.size.height {
        lowerViewBottomConstraint.constant = 0
      } else {
        lowerViewBottomConstraint.constant = endFrame.size.height
      }
      view.animateConstraint(withDuration: duration, delay: TimeInterval(0), options: animationCurve, completion: nil)
    }
  }

  /// The original's extended form: one optional method, and the old name of the singleton.
  final class HideOnlyViewController: ViewController, KeyboardManagerDelegate {
    var hides = 0

    @available(*, deprecated, message: "Uses the original's names.")
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      KeyboardManager.sharedInstance.delegate = self
    }

    func keyboardWillHide(userInfo: [AnyHashable: Any]) {
      hides += 1
    }
  }

  @Test("A delegate moves a view by changing the view's constraint")
  func delegate() {
    HeadlessWorld.reset()
    let controller = MessageViewController()
    let window = SystemKeyboard.window(controller)
    controller.viewWillAppear(false)
    defer { KeyboardManager.shared.delegate = nil }
    SystemKeyboard.show(height: 336)
    #expect(controller.lowerView.frame.maxY == 516)
    SystemKeyboard.hide(height: 336)
    #expect(controller.lowerView.frame.maxY == 852)
    _ = window
  }

  @Test("The same delegate moves its view back if the keyboard hides with an empty frame, as in a cross-fade")
  func crossFade() {
    HeadlessWorld.reset()
    let controller = MessageViewController()
    let window = SystemKeyboard.window(controller)
    controller.viewWillAppear(false)
    defer { KeyboardManager.shared.delegate = nil }
    SystemKeyboard.show(height: 336)
    SystemKeyboard.post([.willChangeFrame, .willHide, .didChangeFrame, .didHide], .zero)
    #expect(controller.lowerView.frame.maxY == 852)
    _ = window
  }

  @Test("A new delegate replaces the previous one, as in the original, where each new screen becomes the delegate")
  func nextScreen() {
    HeadlessWorld.reset()
    let (first, second) = (MessageViewController(), HideOnlyViewController())
    let windows = [SystemKeyboard.window(first), SystemKeyboard.window(second)]
    first.viewWillAppear(false)
    (second as UIViewController).viewWillAppear(false)
    defer { KeyboardManager.shared.delegate = nil }
    SystemKeyboard.show(height: 336)
    #expect(first.lowerView.frame.maxY == 852)
    SystemKeyboard.hide(height: 336)
    #expect(second.hides == 1)
    first.viewWillAppear(false)
    SystemKeyboard.show(height: 336)
    #expect(first.lowerView.frame.maxY == 516)
    SystemKeyboard.hide(height: 336)
    #expect(second.hides == 1)
    _ = windows
  }
}

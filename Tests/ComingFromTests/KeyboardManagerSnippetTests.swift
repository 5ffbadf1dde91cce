import Clavier
import Foundation
import Testing
import UIKit

/// Coming from the `KeyboardManager` of StackOverflow Documentation.
///
/// Renamed: `sharedInstance` -> `shared`.
@MainActor struct KeyboardManagerSnippetTests {
  final class MessageViewController: UIViewController, KeyboardManagerDelegate {
    var keyboardHeightLayoutConstraint: NSLayoutConstraint?
    let bar = UIView()
    var hidden = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      keyboardHeightLayoutConstraint = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
      keyboardHeightLayoutConstraint?.isActive = true
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
      ])
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      KeyboardManager.shared.delegate = self
    }

    func keyboardWillChangeFrame(
      endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions
    ) {
      if (endFrame?.origin.y ?? .infinity) >= UIScreen.main.bounds.size.height {
        keyboardHeightLayoutConstraint?.constant = 0
      } else {
        keyboardHeightLayoutConstraint?.constant = endFrame?.size.height ?? 0
      }
      UIView.animate(
        withDuration: duration, delay: 0, options: animationCurve,
        animations: { self.view.layoutIfNeeded() }, completion: nil)
    }

    func keyboardWillHide(userInfo: [AnyHashable: Any]) {
      hidden += 1
    }
  }

  @Test("A delegate that moves a bar by a constraint, and the optional method")
  func delegate() {
    HeadlessWorld.reset()
    let controller = MessageViewController()
    let window = SystemKeyboard.window(controller)
    controller.viewWillAppear(false)
    defer { KeyboardManager.shared.remove(controller) }
    SystemKeyboard.show(height: 336)
    #expect(controller.bar.frame.maxY == 516)
    SystemKeyboard.hide(height: 336)
    #expect(controller.bar.frame.maxY == 852)
    #expect(controller.hidden == 1)
    _ = window
  }
}

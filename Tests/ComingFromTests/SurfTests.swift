import Clavier
import Foundation
import Testing
import UIKit

/// Tests code that was written for Surf's `KeyboardPresentable`.
///
/// `Notification.KeyboardInfo` is now `KeyboardInfo`, and `notification.keyboardInfo` is optional. `frameBegin`,
/// `frameEnd`, and `animationDuration` still compile, with a warning.
@MainActor struct SurfTests {
  final class LoginViewController: UIViewController, KeyboardObservable, CommonKeyboardPresentable {
    let button = UIView()
    lazy var buttonBottom = view.bottomAnchor.constraint(equalTo: button.bottomAnchor)

    override func viewDidLoad() {
      super.viewDidLoad()
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        buttonBottom,
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        button.heightAnchor.constraint(equalToConstant: 44),
      ])
      subscribeOnKeyboardNotifications()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      unsubscribeFromKeyboardNotifications()
    }

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
      buttonBottom.constant = keyboardHeight
      UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    func keyboardWillBeHidden(duration: TimeInterval) {
      buttonBottom.constant = 0
      UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }
  }

  final class ProfileViewController: UIViewController, KeyboardObservable, FullKeyboardPresentable {
    var frames: [CGRect] = []
    var wasShown = 0
    var oldNames: (CGRect?, CGRect?, TimeInterval)?

    func keyboardWillBeShown(keyboardInfo: KeyboardInfo) {
      frames.append(keyboardInfo.endFrame)
    }

    @available(*, deprecated, message: "Uses the original's names.")
    func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) {
      oldNames = (keyboardInfo.frameBegin, keyboardInfo.frameEnd, keyboardInfo.animationDuration)
      frames.append(keyboardInfo.endFrame)
    }

    func keyboardWasShown(keyboardInfo: KeyboardInfo) {
      wasShown += 1
    }
  }

  final class SearchViewController: UIViewController, KeyboardObservable, SpecificKeyboardPresentable {
    var curves: [Int?] = []

    func keyboardWillBeShown(curve: Int?) {
      curves.append(curve)
    }
  }

  @Test("CommonKeyboardPresentable")
  func common() {
    HeadlessWorld.reset()
    let controller = LoginViewController()
    let window = SystemKeyboard.window(controller)
    SystemKeyboard.show(height: 336)
    #expect(controller.button.frame.maxY == 516)
    SystemKeyboard.hide(height: 336)
    #expect(controller.button.frame.maxY == 852)
    controller.viewDidDisappear(false)
    SystemKeyboard.show(height: 336)
    #expect(controller.button.frame.maxY == 852)
    SystemKeyboard.hide(height: 336)
    _ = window
  }

  @Test("FullKeyboardPresentable")
  func full() {
    HeadlessWorld.reset()
    let controller = ProfileViewController()
    controller.subscribeOnKeyboardNotifications()
    SystemKeyboard.show(height: 336)
    SystemKeyboard.hide(height: 336)
    controller.unsubscribeFromKeyboardNotifications()
    #expect(controller.frames.map(\.minY) == [516, 852])
    #expect(controller.wasShown == 1)
    #expect(controller.oldNames?.0 == nil)
    #expect(controller.oldNames?.1 == controller.frames.last)
    #expect(controller.oldNames?.2 == 0.25)
  }

  @Test("An app can define its own SpecificKeyboardPresentable")
  func specific() {
    HeadlessWorld.reset()
    let controller = SearchViewController()
    controller.subscribeOnKeyboardNotifications()
    SystemKeyboard.show(height: 336)
    controller.unsubscribeFromKeyboardNotifications()
    #expect(controller.curves == [7])
  }
}

@MainActor protocol SpecificKeyboardPresentable: AnyObject {
  func keyboardWillBeShown(curve: Int?)
}

extension KeyboardObservable where Self: SpecificKeyboardPresentable {
  func keyboardWillBeShown(notification: Notification) {
    keyboardWillBeShown(curve: notification.keyboardInfo?.curve?.rawValue)
  }

  func keyboardWillBeHidden(notification: Notification) {}
}

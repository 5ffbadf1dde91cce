import Clavier
import ClavierTesting
import Foundation
import Testing
import UIKit

/// The samples of "Keeping inputs visible" and "Working with accessories", compiled and run.
@MainActor @Suite struct AvoidanceSamples {
  @Test func `the samples of "Keeping inputs visible"`() {
    HeadlessWorld.reset()
    let (amountField, errorLabel, submitButton) = (UITextField(), UILabel(), UIButton())
    let (chatController, mapController, editorController) = (UIViewController(), UIViewController(), UIViewController())
    let carousel = UIScrollView()

    let avoider = KeyboardAvoider()
    avoider.start()
    avoider.spacing = 16
    avoider[amountField].spacing = 40
    avoider[amountField].alsoKeepVisible = [errorLabel, submitButton]
    avoider.policy = .automatic
    avoider[chatController].policy = .safeArea
    avoider[mapController].policy = .scrollOnly
    avoider[editorController].policy = .off
    avoider[carousel].isAvoided = false
    avoider.onConflict = { conflict in print(conflict.property, "is also moved by", conflict.kind) }
    print(avoider.lastPlan?.explanation.joined(separator: "\n") ?? "Nothing was decided yet.")

    #expect(avoider.isRunning && avoider[amountField].spacing == 40)
    #expect(avoider[amountField].alsoKeepVisible == [errorLabel, submitButton])
    #expect(avoider[editorController].policy == .off && !avoider[carousel].isAvoided)
    avoider.stop()

    KeyboardAvoider.shared.start()
    #expect(KeyboardAvoider.shared.isRunning)
    KeyboardAvoider.shared.stop()
  }

  @Test func `the samples of "Working with accessories"`() {
    HeadlessWorld.reset()
    let screen = AccessoriesController()
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    screen.emailField.becomeFirstResponder()
    #expect(screen.emailField.returnKeyType == .next && screen.passwordField.returnKeyType == .go)
    HeadlessTyping.pressReturn()
    #expect(screen.passwordField.isFirstResponder)
    #expect(screen.tapToDismiss?.shouldEndEditing?(screen.canvas) == false)
  }

  private final class AccessoriesController: UIViewController {
    let emailField = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let passwordField = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
    let canvas = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    let scanItem = UIBarButtonItem(title: "Scan", primaryAction: UIAction { _ in })
    var toolbar = KeyboardToolbar()
    var chain: ReturnKeyChain?
    var tapToDismiss: TapToDismiss?

    override func viewDidLoad() {
      super.viewDidLoad()
      for subview in [emailField, passwordField, canvas] { view.addSubview(subview) }
      toolbar = KeyboardToolbar(in: view)
      emailField.inputAccessoryView = toolbar
      passwordField.inputAccessoryView = toolbar
      chain = ReturnKeyChain(in: view)
      chain?.labelReturnKeys(last: .go)
      tapToDismiss = TapToDismiss(in: view)
      toolbar.items = [toolbar.previousItem, toolbar.nextItem, .flexibleSpace(), scanItem, toolbar.doneItem]
      tapToDismiss?.endsEditingOnControls = true
      tapToDismiss?.shouldEndEditing = { [weak self] target in target !== self?.canvas }
    }
  }

  private func showError(_ errorLabel: UILabel) {
    UIView.animate(withDuration: 0.5) {
      errorLabel.isHidden = false
      KeyboardAvoider.shared.update()
    }
  }
}

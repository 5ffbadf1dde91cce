import Foundation
import Testing
import UIKit

@MainActor @Suite("Input view controllers") struct InputViewControllerTests {
  private final class Bar: UIInputView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible = true
  }

  private final class Field: UITextField {
    let controller = UIInputViewController()
    override var inputAccessoryViewController: UIInputViewController? { controller }
  }

  @Test(
    "The view of a controller is shown above the keyboard, clicks, and hides the keyboard",
    .under([.accessoryIsInInputWindow]))
  func accessory() {
    let screen = Screen()
    let (field, bar) = (Field(frame: rect(0, 100, 200, 34)), Bar(frame: rect(0, 0, 393, 50), inputViewStyle: .keyboard))
    field.controller.inputView = bar
    screen.view.addSubview(field)
    UIDevice.current.playInputClick()
    #expect(UIDevice.current.headlessInputClicks == 0)
    field.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(bar.window != nil && field.controller.inputView === bar)
    UIDevice.current.playInputClick()
    bar.enableInputClicksWhenVisible = false
    UIDevice.current.playInputClick()
    #expect(UIDevice.current.headlessInputClicks == 1)
    field.controller.dismissKeyboard()
    #expect(!field.isFirstResponder)
  }
}

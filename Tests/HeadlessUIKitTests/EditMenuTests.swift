import Foundation
import Testing
import UIKit

@MainActor @Suite("The edit menu") struct EditMenuTests {
  private final class Refusal: NSObject, UITextFieldDelegate {
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String) -> Bool
    {
      false
    }
  }

  @Test("A selection can be copied, cut, and pasted")
  func pasteboard() {
    let screen = Screen()
    let view = UITextView(frame: rect(0, 0, 200, 100))
    screen.view.addSubview(view)
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    view.copy(nil)
    #expect(UIPasteboard.general.string == "one")
    view.cut(nil)
    #expect(view.text == " two")
    view.selectedRange = NSRange(location: 4, length: 0)
    view.paste(nil)
    #expect(view.text == " twoone" && view.selectedRange == NSRange(location: 7, length: 0))
    view.select(nil)
    #expect(view.selectedRange == NSRange(location: 1, length: 6))
    view.delete(nil)
    #expect(view.text == " ")
  }

  @Test("The delegate of a field can refuse a paste, and an empty selection copies nothing")
  func refusal() {
    let screen = Screen()
    let (field, delegate) = (UITextField(frame: rect(0, 0, 200, 34)), Refusal())
    screen.view.addSubview(field)
    field.text = "abc"
    UIPasteboard.general.string = "x"
    field.copy(nil)
    #expect(UIPasteboard.general.string == "x")
    field.paste(nil)
    #expect(field.text == "abcx")
    field.delegate = delegate
    field.becomeFirstResponder()
    field.paste(nil)
    field.selectAll(nil)
    field.cut(nil)
    #expect(field.text == "abcx" && field.selectedTextRange.flatMap { field.text(in: $0) } == "abcx")
  }
}

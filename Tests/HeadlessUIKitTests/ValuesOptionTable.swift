import Testing
import UIKit

extension RawValues {
  /// The bits of options in Apple's headers.
  static let options: [RawValue] = [
    RawValue("UIControl.Event.touchDown", Int(UIControl.Event.touchDown.rawValue), 1),
    RawValue("UIControl.Event.touchDownRepeat", Int(UIControl.Event.touchDownRepeat.rawValue), 2),
    RawValue("UIControl.Event.touchDragInside", Int(UIControl.Event.touchDragInside.rawValue), 4),
    RawValue("UIControl.Event.touchDragOutside", Int(UIControl.Event.touchDragOutside.rawValue), 8),
    RawValue("UIControl.Event.touchDragEnter", Int(UIControl.Event.touchDragEnter.rawValue), 0x10),
    RawValue("UIControl.Event.touchDragExit", Int(UIControl.Event.touchDragExit.rawValue), 0x20),
    RawValue("UIControl.Event.touchUpInside", Int(UIControl.Event.touchUpInside.rawValue), 0x40),
    RawValue("UIControl.Event.touchUpOutside", Int(UIControl.Event.touchUpOutside.rawValue), 0x80),
    RawValue("UIControl.Event.touchCancel", Int(UIControl.Event.touchCancel.rawValue), 0x100),
    RawValue("UIControl.Event.valueChanged", Int(UIControl.Event.valueChanged.rawValue), 0x1000),
    RawValue("UIControl.Event.menuActionTriggered", Int(UIControl.Event.menuActionTriggered.rawValue), 0x4000),
    RawValue("UIControl.Event.primaryActionTriggered", Int(UIControl.Event.primaryActionTriggered.rawValue), 0x2000),
    RawValue("UIControl.Event.editingDidBegin", Int(UIControl.Event.editingDidBegin.rawValue), 0x10000),
    RawValue("UIControl.Event.editingChanged", Int(UIControl.Event.editingChanged.rawValue), 0x20000),
    RawValue("UIControl.Event.editingDidEnd", Int(UIControl.Event.editingDidEnd.rawValue), 0x40000),
    RawValue("UIControl.Event.editingDidEndOnExit", Int(UIControl.Event.editingDidEndOnExit.rawValue), 0x80000),
    RawValue("UIControl.Event.allTouchEvents", Int(UIControl.Event.allTouchEvents.rawValue), 0xFFF),
    RawValue("UIControl.Event.allEditingEvents", Int(UIControl.Event.allEditingEvents.rawValue), 0xF0000),
    RawValue("UIControl.Event.applicationReserved", Int(UIControl.Event.applicationReserved.rawValue), 0xF000000),
    RawValue("UIControl.Event.systemReserved", Int(UIControl.Event.systemReserved.rawValue), 0xF0000000),
    RawValue("UIControl.Event.allEvents", Int(UIControl.Event.allEvents.rawValue), 0xFFFFFFFF),
    RawValue("UIControl.State.normal", Int(UIControl.State.normal.rawValue), 0),
    RawValue("UIControl.State.highlighted", Int(UIControl.State.highlighted.rawValue), 1),
    RawValue("UIControl.State.disabled", Int(UIControl.State.disabled.rawValue), 2),
    RawValue("UIControl.State.selected", Int(UIControl.State.selected.rawValue), 4),
    RawValue("UIControl.State.focused", Int(UIControl.State.focused.rawValue), 8),
    RawValue("UIControl.State.application", Int(UIControl.State.application.rawValue), 0xFF0000),
    RawValue("UIControl.State.reserved", Int(UIControl.State.reserved.rawValue), 0xFF000000),
    RawValue("UIMenuElement.Attributes.disabled", Int(UIMenuElement.Attributes.disabled.rawValue), 1),
    RawValue("UIMenuElement.Attributes.destructive", Int(UIMenuElement.Attributes.destructive.rawValue), 2),
    RawValue("UIMenuElement.Attributes.hidden", Int(UIMenuElement.Attributes.hidden.rawValue), 4),
    RawValue(
      "UIMenuElement.Attributes.keepsMenuPresented", Int(UIMenuElement.Attributes.keepsMenuPresented.rawValue), 8),
    RawValue("UIKeyModifierFlags.alphaShift", Int(UIKeyModifierFlags.alphaShift.rawValue), 0x10000),
    RawValue("UIKeyModifierFlags.shift", Int(UIKeyModifierFlags.shift.rawValue), 0x20000),
    RawValue("UIKeyModifierFlags.control", Int(UIKeyModifierFlags.control.rawValue), 0x40000),
    RawValue("UIKeyModifierFlags.alternate", Int(UIKeyModifierFlags.alternate.rawValue), 0x80000),
    RawValue("UIKeyModifierFlags.command", Int(UIKeyModifierFlags.command.rawValue), 0x100000),
    RawValue("UIKeyModifierFlags.numericPad", Int(UIKeyModifierFlags.numericPad.rawValue), 0x200000),
    RawValue("UIRectEdge.top", Int(UIRectEdge.top.rawValue), 1),
    RawValue("UIRectEdge.left", Int(UIRectEdge.left.rawValue), 2),
    RawValue("UIRectEdge.bottom", Int(UIRectEdge.bottom.rawValue), 4),
    RawValue("UIRectEdge.right", Int(UIRectEdge.right.rawValue), 8),
    RawValue("UIRectEdge.all", Int(UIRectEdge.all.rawValue), 0xF),
    RawValue("NSDirectionalRectEdge.top", Int(NSDirectionalRectEdge.top.rawValue), 1),
    RawValue("NSDirectionalRectEdge.leading", Int(NSDirectionalRectEdge.leading.rawValue), 2),
    RawValue("NSDirectionalRectEdge.bottom", Int(NSDirectionalRectEdge.bottom.rawValue), 4),
    RawValue("NSDirectionalRectEdge.trailing", Int(NSDirectionalRectEdge.trailing.rawValue), 8),
    RawValue("NSDirectionalRectEdge.all", Int(NSDirectionalRectEdge.all.rawValue), 0xF),
  ]
}

/// A string constant with its expected value, and its value in the headless UIKit.
struct RawString: Sendable, CustomTestStringConvertible {
  let name: String
  let actual: String
  let expected: String

  init(_ name: String, _ actual: String, _ expected: String) {
    self.name = name
    self.actual = actual
    self.expected = expected
  }

  init(_ name: String, _ actual: Notification.Name, _ expected: String) {
    self.init(name, actual.rawValue, expected)
  }

  var testDescription: String { "\(name) = \(expected)" }
}

extension RawString {
  static let all: [RawString] = [
    RawString("UITextContentType.name", UITextContentType.name.rawValue, "name"),
    RawString("UITextContentType.username", UITextContentType.username.rawValue, "username"),
    RawString("UITextContentType.password", UITextContentType.password.rawValue, "password"),
    RawString("UITextContentType.newPassword", UITextContentType.newPassword.rawValue, "new-password"),
    RawString("UITextContentType.oneTimeCode", UITextContentType.oneTimeCode.rawValue, "one-time-code"),
    RawString("UITextContentType.emailAddress", UITextContentType.emailAddress.rawValue, "email"),
    RawString("UITextContentType.telephoneNumber", UITextContentType.telephoneNumber.rawValue, "tel"),
    RawString("UITextContentType.URL", UITextContentType.URL.rawValue, "url"),
    RawString(
      "UITextField.textDidBeginEditingNotification", UITextField.textDidBeginEditingNotification,
      "UITextFieldTextDidBeginEditingNotification"),
    RawString(
      "UITextField.textDidEndEditingNotification", UITextField.textDidEndEditingNotification,
      "UITextFieldTextDidEndEditingNotification"),
    RawString(
      "UITextField.textDidChangeNotification", UITextField.textDidChangeNotification,
      "UITextFieldTextDidChangeNotification"),
    RawString(
      "UITextView.textDidBeginEditingNotification", UITextView.textDidBeginEditingNotification,
      "UITextViewTextDidBeginEditingNotification"),
    RawString(
      "UITextView.textDidChangeNotification", UITextView.textDidChangeNotification,
      "UITextViewTextDidChangeNotification"),
    RawString(
      "UITextView.textDidEndEditingNotification", UITextView.textDidEndEditingNotification,
      "UITextViewTextDidEndEditingNotification"),
    RawString(
      "UIAccessibility.reduceMotionStatusDidChangeNotification",
      UIAccessibility.reduceMotionStatusDidChangeNotification, "UIAccessibilityReduceMotionStatusDidChangeNotification"),
    RawString(
      "UIAccessibility.voiceOverStatusDidChangeNotification", UIAccessibility.voiceOverStatusDidChangeNotification,
      "UIAccessibilityVoiceOverStatusDidChangeNotification"),
  ]
}

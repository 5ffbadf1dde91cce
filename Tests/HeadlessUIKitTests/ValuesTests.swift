import Foundation
import Testing
import UIKit

@Suite("Values") struct ValuesTests {
  @Test("An enumeration's constant has the raw value of Apple's headers", arguments: RawValues.enumerations)
  func enumeration(_ value: RawValue) {
    #expect(value.actual == value.expected)
  }

  @Test("An option has the bits of Apple's headers", arguments: RawValues.options)
  func option(_ value: RawValue) {
    #expect(value.actual == value.expected)
  }

  @Test("A notification's name and a content type have the strings of Apple's headers", arguments: RawString.all)
  func string(_ value: RawString) {
    #expect(value.actual == value.expected)
  }

  @Test("88, 119. An enumeration takes a raw value that nobody declared", arguments: OpenEnumeration.all)
  func openEnumeration(_ enumeration: OpenEnumeration) {
    #expect(enumeration.rawValue(4711) == 4711)
    #expect(enumeration.rawValue(-77) == -77)
  }

  @Test("88. The keyboard's curve is 7, which is no declared case, and it survives the conversion to options")
  func keyboardCurve() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(![.easeInOut, .easeIn, .easeOut, .linear].contains(curve))
    #expect(UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16).rawValue == 7 << 16)
  }

  @Test("119. A switch over an imported enumeration falls through to its unknown default")
  func unknownDefault() throws {
    func name(_ curve: UIView.AnimationCurve) -> String {
      switch curve {
      case .easeInOut: "easeInOut"
      case .easeIn: "easeIn"
      case .easeOut: "easeOut"
      case .linear: "linear"
      @unknown default: "unknown"
      }
    }
    #expect(name(.linear) == "linear")
    #expect(name(try #require(UIView.AnimationCurve(rawValue: 7))) == "unknown")
  }

  @Test("86. Names and keys of the keyboard's notifications are the strings that the system sends")
  func keyboardStrings() {
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIResponder.keyboardDidShowNotification.rawValue == "UIKeyboardDidShowNotification")
    #expect(UIResponder.keyboardWillHideNotification.rawValue == "UIKeyboardWillHideNotification")
    #expect(UIResponder.keyboardDidHideNotification.rawValue == "UIKeyboardDidHideNotification")
    #expect(UIResponder.keyboardWillChangeFrameNotification.rawValue == "UIKeyboardWillChangeFrameNotification")
    #expect(UIResponder.keyboardDidChangeFrameNotification.rawValue == "UIKeyboardDidChangeFrameNotification")
    #expect(UIResponder.keyboardFrameBeginUserInfoKey == "UIKeyboardFrameBeginUserInfoKey")
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    #expect(UIResponder.keyboardAnimationDurationUserInfoKey == "UIKeyboardAnimationDurationUserInfoKey")
    #expect(UIResponder.keyboardAnimationCurveUserInfoKey == "UIKeyboardAnimationCurveUserInfoKey")
    #expect(UIResponder.keyboardIsLocalUserInfoKey == "UIKeyboardIsLocalUserInfoKey")
  }

  @Test("86. A dictionary made of the keys gives the frame, the duration, the curve and the owner back")
  func keyboardDictionary() throws {
    let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let end = try #require(userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
    #expect(end.cgRectValue == frame)
    #expect(userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(userInfo[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  @Test("110. Recognized is another name of ended, not a case of its own")
  func recognized() {
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIKeyboardAppearance.alert == .dark)
  }

  @Test("The device and the interface turn opposite ways, and lie on their sides alike")
  func orientation() {
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(UIInterfaceOrientation.landscapeRight.isLandscape && !UIInterfaceOrientation.landscapeRight.isPortrait)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(!UIDeviceOrientation.faceUp.isPortrait && !UIDeviceOrientation.faceUp.isLandscape)
  }
}

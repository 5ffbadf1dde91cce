import Foundation
import Testing
import UIKit

@Suite("Values") struct ValuesTests {
  @Test(
    "Constants of enumerations have the raw values that Apple documents",
    arguments: RawValues.enumerations + RawValues.documented)
  func enumeration(_ value: RawValue) {
    #expect(value.actual == value.expected)
  }

  @Test("Options have the bits of Apple's headers", arguments: RawValues.options)
  func option(_ value: RawValue) {
    #expect(value.actual == value.expected)
  }

  @Test("Names of notifications and content types have the strings of Apple's headers", arguments: RawString.all)
  func string(_ value: RawString) {
    #expect(value.actual == value.expected)
  }

  @Test("Enumerations hold undeclared raw values", arguments: OpenEnumeration.all)
  func openEnumeration(_ enumeration: OpenEnumeration) {
    #expect(enumeration.rawValue(4711) == 4711)
    #expect(enumeration.rawValue(-77) == -77)
  }

  @Test("The keyboard's curve is 7, which is not a declared case, and options preserve it")
  func keyboardCurve() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(![.easeInOut, .easeIn, .easeOut, .linear].contains(curve))
    #expect(UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16).rawValue == 7 << 16)
  }

  @Test("A switch over an imported enumeration reaches its unknown default")
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

  @Test("Names and keys of the keyboard's notifications are the system's strings")
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

  @Test("A dictionary with the keys contains the frame, the duration, the curve, and the ownership")
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

  @Test("The gesture state recognized is another name for ended, not a separate case")
  func recognized() {
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIKeyboardAppearance.alert == .dark)
  }

  @Test("Device and interface orientations are opposite in landscape")
  func orientation() {
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(UIInterfaceOrientation.landscapeRight.isLandscape && !UIInterfaceOrientation.landscapeRight.isPortrait)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(!UIDeviceOrientation.faceUp.isPortrait && !UIDeviceOrientation.faceUp.isLandscape)
  }
}

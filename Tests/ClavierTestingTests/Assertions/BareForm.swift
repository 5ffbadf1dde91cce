import Foundation
import UIKit

@testable import ClavierTesting

/// A form with inputs at given heights and without keyboard handling.
final class BareForm: UIViewController {
  private let inputs: [(view: UIView, top: CGFloat)]
  /// Called when the form has appeared.
  var onAppear: ((BareForm) -> Void)?

  init(_ inputs: [(view: UIView, top: CGFloat)]) {
    self.inputs = inputs
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (input, top) in inputs {
      if input.bounds.isEmpty { input.frame = CGRect(x: 60, y: top, width: 200, height: 40) }
      view.addSubview(input)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?(self)
  }
}

/// A text field's delegate that calls closures.
final class FieldDelegate: NSObject, UITextFieldDelegate {
  var allowsEditing = true
  var onAsk: () -> Void = {}
  var onBegin: (UITextField) -> Void = { _ in }
  var onEnd: (UITextField) -> Void = { _ in }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    onAsk()
    return allowsEditing
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { onBegin(textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { onEnd(textField) }
}

/// An app's own input that is not a text field.
final class PinView: UIView, UIKeyInput {
  private var digits = ""
  var hasText: Bool { !digits.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { digits += text }
  func deleteBackward() { _ = digits.popLast() }
}

@MainActor func namedField(_ name: String?) -> UITextField {
  let field = UITextField()
  field.accessibilityIdentifier = name
  return field
}

/// Returns the results for a screen on an iPhone 14 Pro in portrait, under a text and then an emoji keyboard.
@MainActor func verdicts(_ screen: () -> UIViewController) throws -> [InputTrial.Verdict] {
  let trial = try InputTrial(searching: screen, in: TrialConfiguration(device: .standard, orientation: .portrait))
  var verdicts: [InputTrial.Verdict] = []
  trial.run([.text, .emoji].map { TestedKeyboard(kind: $0) }) { verdict, _ in verdicts.append(verdict) }
  trial.end()
  return verdicts
}

/// Returns the messages about a screen on an iPhone 14 Pro in portrait with the text keyboard, whose top is at 516.
@MainActor func visibilityMessages(
  under keyboards: [KeyboardKind] = [.text], pictures: URL? = nil, about screen: () -> UIViewController
) -> [String] {
  VisibilityAssertion(keyboards: keyboards, host: .standard, pictures: pictures).failures(
    of: screen, in: [TrialConfiguration(device: .standard, orientation: .portrait)])
}

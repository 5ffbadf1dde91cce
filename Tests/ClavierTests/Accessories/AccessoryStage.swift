import Foundation
import TestSupport
import UIKit

@testable import Clavier

/// A screen of text fields that records the calls of their delegates.
@MainActor final class AccessoryStage {
  let window: UIWindow
  let controller = UIViewController()
  private(set) var log: [String] = []
  private var delegates: [NotingDelegate] = []

  var view: UIView { controller.view }

  init() {
    HeadlessWorld.reset()
    window = makeWindow(controller)
  }

  // The test runner releases suites and what they store on any thread. UIKit's objects are deallocated on the main
  // thread, as on a device.
  isolated deinit {}

  /// Adds a field whose delegate records its calls.
  @discardableResult func field(
    _ name: String, x: CGFloat = 20, y: CGFloat, width: CGFloat = 200, in container: UIView? = nil
  ) -> UITextField {
    let field = UITextField(frame: CGRect(x: x, y: y, width: width, height: 34))
    field.accessibilityIdentifier = name
    field.delegate = delegate(name)
    (container ?? view).addSubview(field)
    return field
  }

  /// Returns a delegate that the stage keeps.
  func delegate(_ name: String) -> NotingDelegate {
    let delegate = NotingDelegate { [weak self] in self?.log.append("\(name) \($0)") }
    delegates.append(delegate)
    return delegate
  }

  func note(_ line: String) {
    log.append(line)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// The name of the focused field.
  var focus: String? { window.firstResponderInput?.accessibilityIdentifier }

  /// Shows a toolbar above the area of the keyboard.
  func show(_ toolbar: KeyboardToolbar) {
    toolbar.frame = CGRect(x: 0, y: 472, width: 393, height: 44)
    window.addSubview(toolbar)
    HeadlessWorld.updateCycle()
  }

  /// Taps a button of a bar.
  func tap(_ item: UIBarButtonItem) {
    if let view = item.headlessView { HeadlessTouches.tap(view) } else { note("the item is not in a bar") }
  }
}

/// A delegate of the app that records its calls.
final class NotingDelegate: NSObject, UITextFieldDelegate {
  private let note: (String) -> Void
  var allowsBegin = true
  var allowsReturn = true
  var onReturn: ((UITextField) -> Void)?
  var onBegin: (() -> Void)?
  var onEnd: (() -> Void)?

  init(_ note: @escaping (String) -> Void) {
    self.note = note
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin")
    return allowsBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    note("didBegin")
    onBegin?()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd")
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    note("didEnd")
    onEnd?()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn")
    onReturn?(textField)
    return allowsReturn
  }
}

import Foundation
import TestSupport
import UIKit

/// A window for a test's views, and a log of all events in order.
@MainActor final class Stage {
  let window: UIWindow
  let keyboard: KeyboardSpy
  private(set) var log: [String] = []
  /// The delegates, which fields do not retain.
  private var delegates: [FieldDelegate] = []
  private let observations = Observations()

  init() {
    HeadlessWorld.reset()
    window = makeWindow(nil)
    keyboard = KeyboardSpy()
    HeadlessWorld.keyboard = keyboard
    keyboard.stage = self
  }

  func note(_ line: String) {
    log.append(line)
  }

  /// Returns the events since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Adds a field to the window and logs calls of its delegate, its actions and its notifications.
  func field(_ name: String, y: CGFloat = 100) -> (UITextField, FieldDelegate) {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    let delegate = FieldDelegate(name, self)
    delegates.append(delegate)
    field.accessibilityIdentifier = name
    field.borderStyle = .roundedRect
    field.delegate = delegate
    let events: [(String, UIControl.Event)] = [
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit), ("primaryActionTriggered", .primaryActionTriggered),
    ]
    for (title, event) in events where title != "editingDidEndOnExit" {
      field.addAction(UIAction { [unowned self] _ in note("\(name) \(title)") }, for: event)
    }
    observe(UITextField.textDidBeginEditingNotification, of: field, "\(name) begin notification")
    observe(UITextField.textDidChangeNotification, of: field, "\(name) change notification")
    observe(UITextField.textDidEndEditingNotification, of: field, "\(name) end notification")
    window.addSubview(field)
    return (field, delegate)
  }

  func observe(_ name: Notification.Name, of object: AnyObject, _ line: String) {
    observations.tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.note(line) }
      })
  }
}

/// Observers that are removed when this object is deallocated.
private final class Observations {
  var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// A keyboard that logs its calls.
final class KeyboardSpy: HeadlessKeyboard {
  weak var stage: Stage?

  func inputSessionDidChange(to responder: UIResponder?) {
    let name = responder.map { ($0 as? UIView)?.accessibilityIdentifier ?? "\(type(of: $0))" }
    stage?.note("keyboard for \(name ?? "none")")
  }

  func inputViewsDidReload(for responder: UIResponder) {
    stage?.note("keyboard reloads for \((responder as? UIView)?.accessibilityIdentifier ?? "?")")
  }

  func dragDidMove(toScreenY y: CGFloat) {}

  func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat) {}
}

/// A delegate that logs its calls and returns configured answers.
final class FieldDelegate: NSObject, UITextFieldDelegate {
  private let name: String
  private unowned let stage: Stage
  var allowsBegin = true
  var allowsEnd = true
  var allowsChange = true
  var allowsClear = true
  var allowsReturn = true
  var onReturn: () -> Void = {}
  /// Whether the field was first responder when editing began.
  private(set) var wasFirstResponderAtBegin: Bool?

  init(_ name: String, _ stage: Stage) {
    self.name = name
    self.stage = stage
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    stage.note("\(name) shouldBegin")
    return allowsBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    wasFirstResponderAtBegin = textField.isFirstResponder && textField.isEditing
    stage.note("\(name) didBegin")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    stage.note("\(name) shouldEnd")
    return allowsEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    stage.note("\(name) didEnd")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    stage.note("\(name) shouldChange \(range.location),\(range.length) '\(string)'")
    return allowsChange
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    stage.note("\(name) didChangeSelection")
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    stage.note("\(name) shouldClear")
    return allowsClear
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    stage.note("\(name) shouldReturn")
    onReturn()
    return allowsReturn
  }
}

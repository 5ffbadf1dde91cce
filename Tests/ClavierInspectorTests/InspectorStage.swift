import Clavier
import ClavierTesting
import Foundation
import TestSupport
import UIKit

@testable import ClavierInspector

/// A screen with fields and a button, the simulated keyboard, and an inspector of the shared center.
@MainActor final class InspectorStage {
  let screen = FieldsController()
  let keyboard: SimulatedKeyboard
  let window: UIWindow
  let inspector: KeyboardInspector

  init(_ display: HeadlessDisplay = .phone, orientation: UIInterfaceOrientation = .portrait) throws {
    HeadlessWorld.reset(display, orientation: orientation)
    // Another test that is waiting may be editing an input, which the shared center knows from its notification.
    if let input = KeyboardCenter.shared.editedInput {
      NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: input)
    }
    keyboard = try SimulatedKeyboard(device: .standard)
    keyboard.connect()
    inspector = KeyboardInspector()
    inspector.now = { MainActor.assumeIsolated { HeadlessClock.now } }
    window = makeWindow(screen)
    HeadlessClock.advanceUntilIdle()
  }

  var panel: PanelView? { (inspector.window?.rootViewController as? InspectorController)?.panel }

  /// The panel's frame on the screen.
  var panelFrame: CGRect { panel.map { $0.convert($0.bounds, to: nil) } ?? .null }

  /// The text that the panel shows, from the top down.
  var texts: [String] { panel?.labels.compactMap(\.text) ?? [] }

  func present() {
    inspector.present(in: HeadlessWorld.windowScene)
    settle()
  }

  func settle() {
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
  }

  func tapButton(_ identifier: String) {
    guard let button = panel?.buttons.first(where: { $0.accessibilityIdentifier == identifier }) else { return }
    HeadlessTouches.tap(button)
    settle()
  }

  /// Hides the keyboard, because the shared center outlives the test.
  func close() {
    window.endEditing(true)
    settle()
    inspector.dismiss()
    window.isHidden = true
  }
}

/// Fields from the top to the bottom of the screen, and a button at the bottom.
final class FieldsController: UIViewController {
  let fields = (0..<6).map { UITextField(frame: CGRect(x: 20, y: 80 + CGFloat($0) * 120, width: 200, height: 34)) }
  let textView = UITextView(frame: CGRect(x: 230, y: 560, width: 140, height: 80))
  let button = UIButton(type: .system)
  private(set) var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, field) in fields.enumerated() {
      field.accessibilityIdentifier = "field\(index)"
      view.addSubview(field)
    }
    fields[2].isSecureTextEntry = true
    view.addSubview(textView)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 250, y: 740, width: 100, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }
}

extension UIView {
  /// The visible labels inside this view, except those of buttons.
  var labels: [UILabel] {
    subviews.filter { !$0.isHidden && !($0 is UIButton) }.flatMap { view in
      [view as? UILabel].compactMap(\.self) + view.labels
    }
  }

  /// The visible buttons inside this view.
  var buttons: [UIButton] {
    subviews.filter { !$0.isHidden }.flatMap { view in [view as? UIButton].compactMap(\.self) + view.buttons }
  }
}

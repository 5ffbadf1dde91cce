import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClavierTesting

@MainActor @Suite("Keyboard: the properties of an input")
struct KeyboardInputTests {
  /// A screen in the shared headless world, which each test creates in its body and uses without suspending.
  @MainActor
  private struct Screen {
    let window: UIWindow
    let keyboard: SimulatedKeyboard
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() throws {
      HeadlessWorld.reset(HeadlessDisplay(.standard), orientation: .portrait)
      keyboard = try SimulatedKeyboard(device: .standard)
      keyboard.connect()
      window = makeWindow()
    }
  }

  @Test("The view that replaces the keyboard can come from an input view controller in the responder chain")
  func keysOfController() throws {
    let screen = try Screen()
    let controller = KeysController()
    screen.window.rootViewController = controller
    controller.view.addSubview(screen.field)
    #expect(KeyboardInput(screen.field).inputViewHeight == 216)
    #expect(KeyboardInput(kind: .text, of: screen.field).inputViewHeight == 216)
  }

  @Test(
    "The height of a bar depends on the lines of its label at the width of the keyboard", arguments: [true, false])
  func barWithSeveralLines(isSelfSizing: Bool) throws {
    let screen = try Screen()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 20)
    let height = label.sizeThatFits(CGSize(width: screen.keyboard.frame.width, height: 0)).height
    #expect(height > 1.5 * label.font.lineHeight)
    let bar = isSelfSizing ? UIInputView(frame: .zero, inputViewStyle: .keyboard) : UIView()
    (bar as? UIInputView)?.allowsSelfSizing = true
    bar.translatesAutoresizingMaskIntoConstraints = isSelfSizing
    bar.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bar.topAnchor), label.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
    ])
    try #require(screen.window.rootViewController?.view).addSubview(screen.field)
    screen.field.inputAccessoryView = bar
    #expect(KeyboardInput(screen.field).accessoryHeight == height)
    #expect(KeyboardInput(kind: .text, of: screen.field).accessoryHeight == height)
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.keyboard.frame.height == 336 + height)
    if isSelfSizing { #expect(bar.frame.height == height && label.frame.height == height) }
  }
}

private final class KeysController: UIInputViewController {
  private let keys = UIInputViewController()

  override var inputViewController: UIInputViewController? { keys }

  override func viewDidLoad() {
    super.viewDidLoad()
    keys.inputView = UIInputView(frame: CGRect(x: 0, y: 0, width: 393, height: 216), inputViewStyle: .keyboard)
  }
}

import Clavier
import Foundation
import Testing
import UIKit

/// Tests code that was written for Typist.
///
/// `Typist` is now `KeyboardListener`, and each closure of `shared` has an `owner:`. `options.animationDuration`,
/// `options.animationCurve`, and `UIView.AnimationOptions(curve:)` still compile, with a warning.
@MainActor struct TypistTests {
  final class FormViewController: UIViewController {
    var lines: [String] = []

    let keyboard = KeyboardListener.shared

    func configureKeyboard() {
      keyboard
        .on(event: .didShow, owner: self) { [unowned self] (options) in
          lines.append("New Keyboard Frame is \(options.endFrame).")
        }
        .on(event: .didHide, owner: self) { [unowned self] (options) in
          lines.append("It took \(options.animation.duration) seconds to animate keyboard out.")
        }
        .start()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      configureKeyboard()
    }
  }

  /// Uses the original's names with its own listener, as the original's documentation advises for apps with several
  /// screens.
  final class ChatViewController: UIViewController {
    let keyboard = KeyboardListener()
    let tableView = UIScrollView()
    let toolbar = UIView()
    lazy var bottom = view.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor)

    override func viewDidLoad() {
      super.viewDidLoad()
      toolbar.translatesAutoresizingMaskIntoConstraints = false
      tableView.frame = view.bounds
      view.addSubview(tableView)
      view.addSubview(toolbar)
      NSLayoutConstraint.activate([
        bottom,
        toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        toolbar.heightAnchor.constraint(equalToConstant: 44),
      ])
    }

    @available(*, deprecated, message: "Uses the original's names.")
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      keyboard
        .toolbar(scrollView: tableView)
        .on(event: .willChangeFrame) { [unowned self] options in
          let height = options.endFrame.height
          UIView.animate(withDuration: 0) {
            self.bottom.constant = max(0, height)
            self.tableView.contentInset.bottom = max(self.toolbar.bounds.height, height)
            self.view.layoutIfNeeded()
          }
        }
        .on(event: .willHide) { [unowned self] options in
          UIView.animate(
            withDuration: options.animationDuration, delay: 0,
            options: UIView.AnimationOptions(curve: options.animationCurve),
            animations: {
              self.bottom.constant = 0
              self.tableView.contentInset.bottom = self.toolbar.bounds.height
              self.view.layoutIfNeeded()
            }, completion: nil)
        }
        .start()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      keyboard.stop()
      keyboard.clear()
    }
  }

  @Test("The closures in the first lines of Typist's README, run each time the view appears, are called once per event")
  func readme() {
    HeadlessWorld.reset()
    let controller = FormViewController()
    for _ in 1...3 { controller.viewWillAppear(false) }
    SystemKeyboard.show(height: 336)
    SystemKeyboard.hide(height: 336)
    #expect(
      controller.lines == [
        "New Keyboard Frame is \(CGRect(x: 0, y: 516, width: 393, height: 336)).",
        "It took 0.25 seconds to animate keyboard out.",
      ])
  }

  @Test("The same lines do nothing, and do not trap, after the controller is deallocated")
  func deallocated() {
    HeadlessWorld.reset()
    weak var deallocated: FormViewController?
    do {
      let controller = FormViewController()
      controller.configureKeyboard()
      controller.configureKeyboard()
      deallocated = controller
    }
    #expect(deallocated == nil)
    SystemKeyboard.show(height: 336)
    SystemKeyboard.hide(height: 336)
  }

  @Test("With the original's names, a toolbar stays above the keyboard, and a scroll view dismisses the keyboard")
  func toolbar() {
    HeadlessWorld.reset()
    let controller: UIViewController = ChatViewController()
    guard let chat = controller as? ChatViewController else { return }
    let window = SystemKeyboard.window(controller)
    controller.viewWillAppear(false)
    #expect(chat.tableView.keyboardDismissMode == .interactive)
    SystemKeyboard.show(height: 336)
    #expect(chat.toolbar.frame.maxY == 516)
    #expect(chat.tableView.contentInset.bottom == 336)
    SystemKeyboard.hide(height: 336)
    #expect(chat.toolbar.frame.maxY == 852)
    #expect(chat.tableView.contentInset.bottom == 44)
    controller.viewWillDisappear(false)
    SystemKeyboard.show(height: 336)
    #expect(chat.toolbar.frame.maxY == 852)
    SystemKeyboard.hide(height: 336)
    _ = window
  }
}

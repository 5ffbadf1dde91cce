import Clavier
import Foundation
import Testing
import UIKit

/// Coming from Typist.
///
/// Renamed: `Typist` -> `KeyboardListener`, `options.animationDuration` -> `info.animation.duration`,
/// `UIView.AnimationOptions(curve: options.animationCurve)` -> `info.animation.options`.
@MainActor struct TypistTests {
  final class FormViewController: UIViewController {
    let keyboard = KeyboardListener.shared
    let tableView = UITableViewStandIn()
    var lines: [String] = []

    func configureKeyboard() {
      keyboard
        .on(event: .didShow) { [unowned self] (options) in
          lines.append("New Keyboard Frame is \(options.endFrame).")
        }
        .on(event: .didHide) { [unowned self] (options) in
          lines.append("It took \(options.animation.duration) seconds to animate keyboard out.")
        }
        .start()
    }
  }

  final class ChatViewController: UIViewController {
    // An own instance, as Typist's documentation advises.
    let keyboard = KeyboardListener()
    let scrollView = UIScrollView()
    let toolbar = UIView()
    lazy var bottom = toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor)

    override func viewDidLoad() {
      super.viewDidLoad()
      toolbar.translatesAutoresizingMaskIntoConstraints = false
      scrollView.frame = view.bounds
      view.addSubview(scrollView)
      view.addSubview(toolbar)
      NSLayoutConstraint.activate([
        bottom,
        toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        toolbar.heightAnchor.constraint(equalToConstant: 44),
      ])
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      keyboard
        .toolbar(scrollView: scrollView)
        .on(event: .willChangeFrame) { [unowned self] options in
          bottom.constant = -max(0, view.bounds.height - options.endFrame.origin.y)
          UIView.animate(withDuration: options.animation.duration, delay: 0, options: options.animation.options) {
            self.view.layoutIfNeeded()
          }
        }
        .on(event: .willHide) { [unowned self] options in
          bottom.constant = 0
          UIView.animate(withDuration: options.animation.duration, delay: 0, options: options.animation.options) {
            self.view.layoutIfNeeded()
          }
        }
        .start()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      keyboard.stop()
      keyboard.clear()
    }
  }

  /// The tables of the original's sample matter here only as something that scrolls.
  final class UITableViewStandIn: UIScrollView {}

  @Test("The first lines of its README")
  func readme() {
    HeadlessWorld.reset()
    let controller = FormViewController()
    controller.configureKeyboard()
    defer {
      controller.keyboard.stop()
      controller.keyboard.clear()
    }
    SystemKeyboard.show(height: 336)
    SystemKeyboard.hide(height: 336)
    #expect(
      controller.lines == [
        "New Keyboard Frame is \(CGRect(x: 0, y: 516, width: 393, height: 336)).",
        "It took 0.25 seconds to animate keyboard out.",
      ])
  }

  @Test("A toolbar above the keyboard, with a scroll view that dismisses it")
  func toolbar() {
    HeadlessWorld.reset()
    let controller = ChatViewController()
    let window = SystemKeyboard.window(controller)
    controller.viewWillAppear(false)
    #expect(controller.scrollView.keyboardDismissMode == .interactive)
    SystemKeyboard.show(height: 336)
    #expect(controller.toolbar.frame.maxY == 516)
    SystemKeyboard.hide(height: 336)
    #expect(controller.toolbar.frame.maxY == 852)
    controller.viewWillDisappear(false)
    SystemKeyboard.show(height: 336)
    #expect(controller.toolbar.frame.maxY == 852)
    SystemKeyboard.hide(height: 336)
    _ = window
  }
}

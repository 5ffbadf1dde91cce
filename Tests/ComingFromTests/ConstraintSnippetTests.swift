import Clavier
import Foundation
import Testing
import UIKit

/// Coming from the code that every second controller has: observe two notifications, read the frame, set a constant,
/// animate the layout.
///
/// All of it becomes `followKeyboard(in:)`; who wants to keep an own handler uses `notification.keyboardInfo` and
/// `animateConstraints(with:)`.
@MainActor struct ConstraintSnippetTests {
  class BottomViewController: UIViewController {
    let lowerView = UIView()
    lazy var lowerViewBottomConstraint = view.bottomAnchor.constraint(equalTo: lowerView.bottomAnchor, constant: 12)

    override func viewDidLoad() {
      super.viewDidLoad()
      lowerView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(lowerView)
      NSLayoutConstraint.activate([
        lowerViewBottomConstraint,
        lowerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        lowerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        lowerView.heightAnchor.constraint(equalToConstant: 44),
      ])
      begin()
    }

    func begin() {
      lowerViewBottomConstraint.followKeyboard(in: view)
    }
  }

  final class OwnHandlerViewController: BottomViewController {
    var tokens: [any NSObjectProtocol] = []

    override func begin() {
      let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
      tokens = names.map {
        NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { [weak self] notification in
          guard let info = notification.keyboardInfo else { return }
          MainActor.assumeIsolated { self?.keyboardWillChange(info) }
        }
      }
    }

    private func keyboardWillChange(_ info: KeyboardInfo) {
      lowerViewBottomConstraint.constant = 12 + max(0, view.bounds.height - info.endFrame.minY)
      view.animateConstraints(with: info.animation)
    }
  }

  @Test("One line in place of the handler, or the handler with two words less", arguments: [true, false])
  func constraint(isOneLine: Bool) {
    HeadlessWorld.reset()
    let controller = isOneLine ? BottomViewController() : OwnHandlerViewController()
    let window = SystemKeyboard.window(controller)
    SystemKeyboard.show(height: 336)
    #expect(controller.lowerView.frame.maxY == 504)
    SystemKeyboard.hide(height: 336)
    #expect(controller.lowerView.frame.maxY == 840)
    (controller as? OwnHandlerViewController)?.tokens.forEach(NotificationCenter.default.removeObserver)
    _ = window
  }
}

import Clavier
import Foundation
import Testing
import UIKit

/// Tests code with its own observers, which read the frame, set a constant, and animate the layout.
///
/// The code still works. `notification.keyboardInfo` and `animateConstraints(with:)` make it shorter, and
/// `followKeyboard(in:)` replaces it with one line.
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
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated { self?.keyboardWillChange(notification) }
        }
      }
    }

    private func keyboardWillChange(_ notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      let keyboard = KeyboardCenter.shared.state(after: notification)
      lowerViewBottomConstraint.constant = 12 + keyboard.overlap(of: view)
      view.animateConstraints(with: info.animation)
    }
  }

  /// The original's lines, with a block in place of the selector.
  final class OriginalViewController: BottomViewController {
    var token: (any NSObjectProtocol)?

    override func begin() {
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { self?.keyboardNotification(notification: notification) }
      }
    }

    func keyboardNotification(notification: Notification) {
      guard let userInfo = notification.userInfo else { return }

      guard let endFrame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }

      let duration: TimeInterval =
        (userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
      let animationCurveRawNSN = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber

      let animationCurveRaw = animationCurveRawNSN?.uintValue ?? UIView.AnimationOptions.curveEaseOut.rawValue
      let animationCurve: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: animationCurveRaw)

      if endFrame.origin.y >= UIScreen.main.bounds.size.height {
        lowerViewBottomConstraint.constant = 12
      } else {
        lowerViewBottomConstraint.constant = 12 + endFrame.size.height
      }

      view.animateConstraint(withDuration: duration, delay: TimeInterval(0), options: animationCurve, completion: nil)
    }
  }

  /// Reads the frame with a cast.
  final class CastingViewController: BottomViewController {
    var token: (any NSObjectProtocol)?

    override func begin() {
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] notification in
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        MainActor.assumeIsolated {
          guard let self else { return }
          self.lowerViewBottomConstraint.constant = 12 + max(0, self.view.bounds.height - frame.minY)
          self.view.animateConstraint(withDuration: 0.25)
        }
      }
    }
  }

  @Test("The original code, a shorter handler, a cast, and followKeyboard(in:) all move the view", arguments: 0..<4)
  func constraint(way: Int) {
    HeadlessWorld.reset()
    let ways = [
      BottomViewController(), OwnHandlerViewController(), OriginalViewController(), CastingViewController(),
    ]
    let controller = ways[way]
    let window = SystemKeyboard.window(controller)
    SystemKeyboard.show(height: 336)
    #expect(controller.lowerView.frame.maxY == 504)
    SystemKeyboard.hide(height: 336)
    #expect(controller.lowerView.frame.maxY == 840)
    if way < 2 {
      // With cross-fade transitions, the frame of a keyboard that hides is empty.
      SystemKeyboard.show(height: 336)
      SystemKeyboard.post([.willChangeFrame, .willHide], .zero)
      #expect(controller.lowerView.frame.maxY == 840)
    }
    let tokens: [any NSObjectProtocol] =
      ((controller as? OwnHandlerViewController)?.tokens ?? [])
      + [(controller as? OriginalViewController)?.token, (controller as? CastingViewController)?.token].compactMap(
        \.self)
    tokens.forEach(NotificationCenter.default.removeObserver)
    _ = window
  }
}

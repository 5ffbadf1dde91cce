import Clavier
import ClavierTesting
import Foundation
import UIKit

/// Runs app code while Clavier reads or writes a given property of the app's views.
@MainActor final class Intrusion {
  /// The properties and methods of the app's views that Clavier uses.
  enum Place: CaseIterable {
    case selectedRange, selectedTextRange, caretRect, adjustedContentInset, contentSize, contentInset, contentOffset
    case isDragging, bounds, transform, layout, scroll, isFirstResponder, accessory
  }

  enum Action: CaseIterable, Sendable {
    case update, restart, moveFocus, announce, options, moveView, state

    @MainActor func perform(in stage: AvoiderStage, _ screen: IntrudedController) {
      let other: UIView = screen.textView.isFirstResponder ? screen.field : screen.textView
      switch self {
      case .update: stage.avoider.update(animated: false)
      case .restart:
        stage.avoider.stop()
        stage.avoider.start()
      case .moveFocus: other.becomeFirstResponder()
      case .announce:
        KeyboardFixture(notificationCenter: .default).post(.willChangeFrame, frame: stage.keyboard.frame)
      case .options:
        stage.avoider.options(for: screen.textView).alsoKeepVisible = [other]
      case .moveView:
        screen.field.frame.origin.y += 1
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
      case .state: _ = (stage.center.state(for: screen.view), stage.avoider.lastPlan, stage.center.lastInfo)
      }
    }
  }

  private(set) var count = 0
  private let place: Place
  private let limit: Int
  private let action: () -> Void
  private var isActive = false

  init(at place: Place, limit: Int = 60, _ action: @escaping () -> Void) {
    (self.place, self.limit, self.action) = (place, limit, action)
  }

  /// Runs the app's code, unless it is already running or has run as often as the limit allows.
  func reach(_ place: Place) {
    guard place == self.place, !isActive, count < limit else { return }
    count += 1
    isActive = true
    action()
    isActive = false
  }
}

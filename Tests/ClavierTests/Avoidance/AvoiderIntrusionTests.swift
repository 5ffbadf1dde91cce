import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Code of the app that uses Clavier while Clavier reads or writes the app's views.
///
/// Swift stops a program in which two parts of the code use the same variable in conflicting ways, also in an app that
/// is released. Therefore, no part of Clavier may have exclusive access to a variable while the app's code runs.
@MainActor struct AvoiderIntrusionTests {
  @Test(
    "does not stop the program if the app uses Clavier while Clavier reads or writes a view",
    arguments: Intrusion.Action.allCases)
  func intrusion(action: Intrusion.Action) throws {
    for place in Intrusion.Place.allCases {
      let screen = IntrudedController()
      let stage = try AvoiderStage(screen)
      let subscription = screen.bottom.followKeyboard(in: screen.view, center: stage.center)
      HeadlessClock.advanceUntilIdle()
      let intrusion = Intrusion(at: place) { action.perform(in: stage, screen) }
      screen.intrude(intrusion)
      for input in [screen.textView, screen.field, screen.pinnedField, screen.textView] as [UIView] {
        input.becomeFirstResponder()
        HeadlessClock.advanceUntilIdle()
        screen.view.setNeedsLayout()
        HeadlessTyping.insert("x")
        HeadlessClock.advance(by: 0.1)
        stage.keyboard.change(to: .numberPad)
        HeadlessClock.advance(by: 0.1)
      }
      screen.intrude(nil)
      stage.window.endEditing(true)
      HeadlessClock.advanceUntilIdle()
      stage.avoider.stop()
      stage.keyboard.hide()
      HeadlessClock.advanceUntilIdle()
      #expect(intrusion.count > 0, "\(place) is never reached")
      #expect(screen.scrollView.contentInset.bottom == 0 && screen.view.transform.ty == 0, "after \(place)")
      subscription.cancel()
    }
  }
}

/// Runs the app's code at one place.
@MainActor final class Intrusion {
  /// What Clavier reads or writes when the app's code runs.
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
        NotificationCenter.default.post(
          name: UIResponder.keyboardWillChangeFrameNotification, object: UIScreen.main,
          userInfo: KeyboardInfo(endFrame: stage.keyboard.frame).userInfo)
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
  private let action: () -> Void
  private var isActive = false

  init(at place: Place, _ action: @escaping () -> Void) {
    (self.place, self.action) = (place, action)
  }

  /// Runs the app's code, unless it is running already or has run often.
  func reach(_ place: Place) {
    guard place == self.place, !isActive, count < 60 else { return }
    count += 1
    isActive = true
    action()
    isActive = false
  }
}

/// A form whose views run the app's code when Clavier uses them.
@MainActor final class IntrudedController: UIViewController, UIScrollViewDelegate {
  let scrollView = IntrudedScrollView()
  let textView = IntrudedTextView(frame: CGRect(x: 20, y: 640, width: 300, height: 100))
  let field = IntrudedField(frame: CGRect(x: 20, y: 760, width: 300, height: 34))
  let pinnedField = IntrudedField(frame: CGRect(x: 20, y: 810, width: 300, height: 34))
  let bottom: NSLayoutConstraint
  private let bar = UIView()
  private var intrusion: Intrusion?

  init() {
    bottom = scrollView.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = IntrudedView(frame: UIScreen.main.bounds)
    scrollView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 800)
    scrollView.contentSize = CGSize(width: 393, height: 1500)
    scrollView.delegate = self
    view.addSubview(scrollView)
    scrollView.addSubview(textView)
    scrollView.addSubview(field)
    view.addSubview(pinnedField)
    textView.text = String(repeating: "words ", count: 50)
  }

  func intrude(_ intrusion: Intrusion?) {
    self.intrusion = intrusion
    (view as? IntrudedView)?.intrusion = intrusion
    (scrollView.intrusion, textView.intrusion, field.intrusion) = (intrusion, intrusion, intrusion)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    intrusion?.reach(.layout)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { intrusion?.reach(.scroll) }
}

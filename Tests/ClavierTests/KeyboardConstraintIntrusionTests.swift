import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// App code that changes a constraint, its subscription, or the keyboard while Clavier measures the app's views.
@MainActor @Suite(.underEveryPromptAlternative) struct KeyboardConstraintIntrusionTests {
  /// What the app's code does.
  enum Action: CaseIterable, Sendable {
    case cancel, followAgain, followAnotherView, announce, moveView, deactivate
  }

  /// Shows a screen, and returns a constraint at the bottom of its safe area that follows the keyboard.
  private func makeConstraint(in screen: UIViewController, on stage: ConstraintStage) -> NSLayoutConstraint {
    stage.window.rootViewController = screen
    stage.window.layoutIfNeeded()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar)
    let constraint = bar.bottomAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([constraint, bar.heightAnchor.constraint(equalToConstant: 50)])
    constraint.followKeyboard(in: screen.view, center: stage.center)
    return constraint
  }

  @Test(
    "removes exactly the height that it added if the app's code runs while Clavier measures a view",
    arguments: Action.allCases, [.layout, .bounds] as [Intrusion.Place])
  func intrusion(action: Action, place: Intrusion.Place) {
    let stage = ConstraintStage()
    let screen = IntrudedController()
    let constraint = makeConstraint(in: screen, on: stage)
    let intrusion = Intrusion(at: place) { perform(action, on: constraint, in: screen.view, stage) }
    for height in [336, 291, 336] as [CGFloat] {
      screen.intrude(intrusion)
      stage.keyboard.show(height: height)
      screen.view.setNeedsLayout()
      HeadlessClock.advance(by: 0.1)
      screen.intrude(nil)
    }
    #expect(intrusion.count > 0, "the constraint never calls this method")
    if action == .cancel { #expect(constraint.constant == -16) }
    stage.keyboard.hide()
    HeadlessClock.advance(by: 0.1)
    #expect(constraint.constant == -16)
  }

  @Test func `a keyboard that hides while Clavier measures a view leaves no height`() {
    let stage = ConstraintStage()
    let screen = IntrudedController()
    let constraint = makeConstraint(in: screen, on: stage)
    stage.keyboard.show()
    HeadlessClock.advance(by: 0.1)
    #expect(constraint.constant == -318)
    var hasHidden = false
    screen.intrude(
      Intrusion(at: .bounds) {
        if !hasHidden {
          hasHidden = true
          stage.keyboard.hide()
        }
      })
    // A new spacing is applied outside of a notification, so the keyboard's notifications are delivered in the middle.
    constraint.followKeyboard(in: screen.view, spacing: 8, center: stage.center)
    screen.intrude(nil)
    HeadlessClock.advance(by: 0.1)
    #expect(hasHidden && constraint.constant == -16)
  }

  /// A view that runs code in its next layout pass.
  private final class LayoutView: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      let action = onLayout
      onLayout = nil
      action?()
    }
  }

  @Test func `a notification that is posted in the layout at the end of a turn keeps its own animation`() {
    let stage = ConstraintStage()
    stage.view.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    let layoutView = LayoutView()
    stage.window.addSubview(layoutView)
    stage.window.layoutIfNeeded()
    stage.keyboard.post(.willChangeFrame, stage.keyboard.info(height: 336))
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336))
    layoutView.onLayout = {
      stage.view.frame.origin.y = 50
      stage.keyboard.post(.willChangeFrame, stage.keyboard.info(height: 336, duration: 0))
    }
    layoutView.setNeedsLayout()
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(constraint.constant == -150)
    #expect(stage.lower.headlessPresentationFrame(in: stage.view).maxY == 450, "the last notification is not animated")
  }

  private func perform(
    _ action: Action, on constraint: NSLayoutConstraint, in view: UIView, _ stage: ConstraintStage
  ) {
    switch action {
    case .cancel: constraint.followKeyboard(in: view, center: stage.center).cancel()
    case .followAgain: constraint.followKeyboard(in: view, spacing: 8, center: stage.center)
    case .followAnotherView: constraint.followKeyboard(in: stage.window, center: stage.center)
    case .announce: stage.keyboard.show(height: 300)
    case .moveView: view.frame.origin.y -= 1
    case .deactivate: constraint.isActive.toggle()
    }
  }
}

import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests when a constraint begins to follow the keyboard in another view, and when it stops.
@MainActor struct KeyboardConstraintLifetimeTests {
  @Test("changes only the spacing when it is called again")
  func twice() {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    let first = constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    let second = constraint.followKeyboard(in: stage.view, spacing: 10, center: stage.center)
    #expect(first === second)
    #expect(constraint.constant == -362)
    stage.keyboard.hide()
    #expect(constraint.constant == -16)
  }

  @Test("follows only the view that was passed last, and restores the constant once")
  func otherView() {
    let stage = ConstraintStage()
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    stage.view.addSubview(upper)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    constraint.followKeyboard(in: upper, center: stage.center)
    stage.keyboard.show(height: 336)
    // The view ends at 600, and the keyboard begins at 516.
    #expect(constraint.constant == -100)
    stage.keyboard.hide()
    #expect(constraint.constant == -16)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -352)
  }

  @Test("when called for a new view while the keyboard is visible, removes the height for the earlier view")
  func otherViewWhileVisible() {
    let stage = ConstraintStage()
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    stage.view.addSubview(upper)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    constraint.followKeyboard(in: upper, center: stage.center)
    #expect(constraint.constant == -100)
    stage.keyboard.hide()
    #expect(constraint.constant == -16)
  }

  @Test("ends at the next notification after the view is deallocated")
  func deallocatedView() {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    var view: UIView? = UIView(frame: stage.view.bounds)
    weak let released = view
    let subscription = view.map { constraint.followKeyboard(in: $0, center: stage.center) }
    view = nil
    #expect(released == nil && subscription?.isActive == true)
    stage.keyboard.show(height: 336)
    #expect(subscription?.isActive == false && stage.center.followersByConstraint.isEmpty)
    #expect(constraint.constant == -16)
  }

  @Test("does not read an item of the constraint after the item is deallocated", arguments: [true, false])
  func deallocatedItem(isFirst: Bool) {
    let stage = ConstraintStage()
    let avoider = KeyboardAvoider(center: stage.center)
    avoider.start()
    var content: UIView? = UIView()
    weak let released = content
    let constraint =
      isFirst
      ? content?.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor)
      : content.map { stage.view.bottomAnchor.constraint(equalTo: $0.bottomAnchor) }
    constraint?.followKeyboard(in: stage.view, center: stage.center)
    content = nil
    #expect(released == nil)
    let field = UITextField(frame: CGRect(x: 0, y: 800, width: 100, height: 34))
    stage.view.addSubview(field)
    field.becomeFirstResponder()
    stage.keyboard.show(height: 336)
    stage.keyboard.hide()
    #expect(constraint?.constant == 0)
  }

  @Test("lists the constraints in the order in which they subscribed")
  func order() {
    let stage = ConstraintStage()
    let constraints = (0..<20).map { _ in stage.makeConstraint(.spacerHeight) }
    for constraint in constraints { constraint.followKeyboard(in: stage.view, center: stage.center) }
    #expect(stage.center.followers.compactMap(\.constraint) == constraints)
  }

  @Test("follows the keyboard with a constraint at the address of a deallocated one")
  func sameAddress() throws {
    let stage = ConstraintStage()
    var earlier: NSLayoutConstraint? = stage.makeConstraint(.spacerHeight)
    earlier?.followKeyboard(in: stage.view, center: stage.center)
    let follower = try #require(stage.center.followersByConstraint.values.first)
    stage.view.subviews.last?.removeFromSuperview()
    earlier = nil
    try #require(follower.constraint == nil)
    let constraint = stage.makeConstraint(.itemFirst)
    stage.center.followersByConstraint = [ObjectIdentifier(constraint): follower]
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -352)
  }

  @Test("restores the constant, removes its view from the window, and stops observing when it is canceled")
  func cancel() {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    let subscription = constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    #expect(stage.window.subviews.contains { $0 is LayoutGuideProbe })
    subscription.cancel()
    #expect(!stage.window.subviews.contains { $0 is LayoutGuideProbe })
    #expect(constraint.constant == -16)
    stage.keyboard.show(height: 300)
    #expect(constraint.constant == -16)
    #expect(stage.center.followersByConstraint.isEmpty)
  }

  @Test("holds neither the view nor the constraint, and ends at the next event")
  func retains() {
    let stage = ConstraintStage()
    weak var weakView: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let content = UIView()
      container.addSubview(content)
      let constraint = content.bottomAnchor.constraint(equalTo: container.bottomAnchor)
      constraint.isActive = true
      constraint.followKeyboard(in: container, center: stage.center)
      stage.keyboard.show()
      stage.keyboard.hide()
      (weakView, weakConstraint) = (container, constraint)
    }
    #expect(weakView == nil)
    #expect(weakConstraint == nil)
    #expect(stage.center.followersByConstraint.count == 1)
    stage.keyboard.show()
    #expect(stage.center.followersByConstraint.isEmpty)
  }

  @Test("restores the constant of a view that is removed from its window")
  func leavesScreen() {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    stage.window.rootViewController = nil
    HeadlessRunLoop.callObserversBeforeCommit()
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -16)
  }
}

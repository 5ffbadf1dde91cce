import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A constraint that follows the keyboard in a view that stays where it is.
@MainActor struct KeyboardConstraintTests {
  @Test(
    "places the lower view above the keyboard for each form of the constraint, and restores it exactly",
    arguments: ConstraintStage.Form.allCases)
  func forms(form: ConstraintStage.Form) {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(form)
    stage.view.layoutIfNeeded()
    let rest = (constraint.constant, stage.lower.frame)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    let margin: CGFloat =
      form.hasMargin ? stage.view.layoutMargins.bottom - stage.view.safeAreaInsets.bottom : 0
    #expect(stage.lower.frame.maxY == 500 - margin)
    stage.keyboard.show(height: 291)
    #expect(stage.lower.frame.maxY == 545 - margin)
    stage.keyboard.hide()
    #expect(constraint.constant == rest.0)
    #expect(stage.lower.frame == rest.1)
  }

  @Test("adds the spacing only while the keyboard covers something")
  func spacing() {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, spacing: 8, center: stage.center)
    stage.view.layoutIfNeeded()
    #expect(stage.lower.frame.maxY == 836)
    stage.keyboard.show(height: 336)
    #expect(stage.lower.frame.maxY == 492)
    stage.keyboard.hide()
    #expect(stage.lower.frame.maxY == 836)
    // The view ends above the keyboard.
    stage.view.frame.size.height = 500
    stage.keyboard.show(height: 336)
    stage.view.layoutIfNeeded()
    #expect(stage.lower.frame.maxY == 484)
  }

  @Test("adds no spacing for a view that ends at the keyboard despite a rounding error")
  func spacingAtTop() {
    let stage = ConstraintStage()
    stage.view.frame = CGRect(x: 0, y: 100, width: 393, height: 416)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, spacing: 8, center: stage.center)
    let top = CGFloat(516).nextDown
    stage.keyboard.post(.willShow, frame: CGRect(x: 0, y: top, width: 393, height: 852 - top))
    #expect(stage.center.state.isDocked && constraint.constant == -16)
  }

  @Test("measures the covered height at the view's position on the screen")
  func ownGeometry() {
    let stage = ConstraintStage()
    stage.view.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    // The view ends at 700, and the keyboard begins at 516.
    #expect(constraint.constant == -200)
    stage.keyboard.show(height: 100)
    #expect(constraint.constant == -16, "the keyboard does not reach the view")
  }

  @Test("measures a view that moves again at the end of the turn")
  func movedView() {
    let stage = ConstraintStage()
    stage.view.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    stage.view.frame.origin.y = 50
    #expect(constraint.constant == -200)
    HeadlessClock.advance(by: 0.1)
    #expect(constraint.constant == -150)
  }

  @Test("measures a view once for all notifications of a turn about the same keyboard")
  func oneMeasurement() {
    let stage = ConstraintStage()
    let view = IntrudedView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    stage.view.addSubview(view)
    let constraint = stage.lower.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    constraint.isActive = true
    constraint.followKeyboard(in: view, center: stage.center)
    let intrusion = Intrusion(at: .bounds) {}
    view.intrusion = intrusion
    stage.keyboard.post(.willChangeFrame, stage.keyboard.info(height: 336))
    let count = intrusion.count
    #expect(count > 0)
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336))
    #expect(intrusion.count == count)
    stage.keyboard.post(.willChangeFrame, stage.keyboard.info(height: 291))
    #expect(intrusion.count > count, "the keyboard has a different height")
    HeadlessRunLoop.callObserversBeforeCommit()
    let countAfterTurn = intrusion.count
    stage.keyboard.post(.didShow, stage.keyboard.info(height: 291))
    #expect(intrusion.count > countAfterTurn, "a new turn has begun")
  }

  @Test("follows a view that moves between two notifications of a turn with the keyboard's animation")
  func movedBetweenNotifications() {
    let stage = ConstraintStage()
    stage.view.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.view.layoutIfNeeded()
    stage.keyboard.post(.willChangeFrame, stage.keyboard.info(height: 336))
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.post(.willChangeFrame, stage.keyboard.info(height: 336))
    stage.view.frame.origin.y = 50
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336))
    let before = stage.lower.headlessPresentationFrame(in: stage.view).maxY
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(constraint.constant == -150)
    #expect(stage.lower.frame.maxY == 450)
    #expect(stage.lower.headlessPresentationFrame(in: stage.view).maxY == before, "the movement is animated")
    HeadlessClock.advanceUntilIdle()
    #expect(stage.lower.headlessPresentationFrame(in: stage.view).maxY == 450)
    stage.view.frame.origin.y = 100
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(stage.lower.headlessPresentationFrame(in: stage.view).maxY == 400, "no notification arrived in this turn")
  }

  @Test("adds the height again after the app resets the constant, and restores the constant")
  func resetConstant() {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -352)
    constraint.constant = -16
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -352)
    constraint.constant = -16
    stage.keyboard.hide()
    #expect(constraint.constant == -16)
  }

  @Test("applies a visible keyboard immediately")
  func late() {
    let stage = ConstraintStage()
    let witness = stage.center.subscribe { _, _ in }
    stage.keyboard.show(height: 336)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    #expect(constraint.constant == -352)
    _ = witness
  }

  @Test("measures a view when it gets a window, even if the keyboard does not change")
  func lateWindow() {
    let stage = ConstraintStage()
    let witness = stage.center.subscribe { _, _ in }
    stage.keyboard.show(height: 336)
    stage.view.removeFromSuperview()
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    HeadlessWorld.updateCycle()
    #expect(constraint.constant == -16)
    stage.window.addSubview(stage.view)
    HeadlessWorld.updateCycle()
    #expect(constraint.constant == -352)
    withExtendedLifetime(witness) {}
  }

  @Test("measures a constraint between siblings when they get a window, and again when their view is resized")
  func siblings() {
    let stage = ConstraintStage()
    let witness = stage.center.subscribe { _, _ in }
    stage.keyboard.show(height: 336)
    stage.view.removeFromSuperview()
    let footer = UIView()
    footer.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(footer)
    let constraint = stage.lower.bottomAnchor.constraint(equalTo: footer.topAnchor)
    NSLayoutConstraint.activate([
      constraint, footer.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
      footer.heightAnchor.constraint(equalToConstant: 20),
    ])
    constraint.followKeyboard(in: stage.view, center: stage.center)
    HeadlessWorld.updateCycle()
    #expect(constraint.constant == 0)
    stage.window.addSubview(stage.view)
    HeadlessWorld.updateCycle()
    #expect(constraint.constant == -336)
    stage.view.frame.size.height -= 100
    HeadlessWorld.updateCycle()
    #expect(constraint.constant == -236)
    withExtendedLifetime(witness) {}
  }

  @Test("lifts content that joins the view only after its constraint follows the keyboard", arguments: [true, false])
  func lateContent(isGuide: Bool) {
    let stage = ConstraintStage()
    let (content, guide) = (UIView(), UILayoutGuide())
    content.translatesAutoresizingMaskIntoConstraints = false
    let constraint =
      isGuide
      ? guide.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor, constant: -16)
      : stage.view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 16)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.view.addSubview(content)
    stage.view.addLayoutGuide(guide)
    constraint.isActive = true
    stage.keyboard.show(height: 336)
    stage.view.layoutIfNeeded()
    #expect((isGuide ? guide.layoutFrame : content.frame).maxY == 500)
  }

  @Test("keeps a constant that the app changes in the meantime")
  func appWrites() {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    constraint.constant -= 4
    stage.keyboard.show(height: 300)
    #expect(constraint.constant == -320)
    stage.keyboard.hide()
    #expect(constraint.constant == -20)
  }

  @Test("lays out nothing if the constant does not change")
  func unchanged() {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    stage.view.layoutIfNeeded()
    // A change by the app, which UIKit applies at the end of the turn.
    stage.lower.frame.origin.x = 20
    stage.view.setNeedsLayout()
    stage.keyboard.show(height: 336)
    #expect(stage.lower.frame.minX == 20)
    stage.keyboard.show(height: 300)
    #expect(stage.lower.frame.minX == 0)
  }

  @Test("animates the layout with the keyboard's own curve")
  func animation() {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    stage.view.layoutIfNeeded()
    constraint.followKeyboard(in: stage.view, center: stage.center)
    // This is the only notification, because the others that a keyboard posts as it appears would also lay out the
    // view.
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336))
    #expect(stage.lower.headlessPresentationFrame(in: stage.view).maxY == 836)
    HeadlessClock.advance(by: 0.1)
    let progress = KeyboardAnimation(duration: 0.25, curve: .keyboard).progress(at: 0.1)
    #expect(abs(stage.lower.headlessPresentationFrame(in: stage.view).maxY - (836 - 336 * progress)) < 1)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.lower.headlessPresentationFrame(in: stage.view).maxY == 500)
  }

  @Test("does not subtract a safe area that the margins do not include")
  func marginsWithoutSafeArea() {
    let stage = ConstraintStage()
    stage.view.insetsLayoutMarginsFromSafeArea = false
    stage.view.layoutMargins.bottom = 12
    let readable = stage.lower.bottomAnchor.constraint(
      equalTo: stage.view.readableContentGuide.bottomAnchor, constant: -16)
    for form in [ConstraintStage.Form.marginsSecond, .bottomMarginFirst, .bottomMarginSecond, nil] {
      let constraint = form.map(stage.makeConstraint) ?? readable
      constraint.isActive = true
      let subscription = constraint.followKeyboard(in: stage.view, center: stage.center)
      stage.keyboard.show(height: 336)
      #expect(stage.lower.frame.maxY == 488)
      subscription.cancel()
      constraint.isActive = false
      stage.keyboard.hide()
    }
  }

  @Test("subtracts the safe area for the readable content guide, as for the margins")
  func readableContent() {
    let stage = ConstraintStage()
    let constraint = stage.lower.bottomAnchor.constraint(equalTo: stage.view.readableContentGuide.bottomAnchor)
    constraint.isActive = true
    stage.view.layoutIfNeeded()
    let rest = stage.lower.frame.maxY
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    #expect(rest - stage.lower.frame.maxY == 302)
  }

  @Test("keeps the constant finite, and never lowers the content", arguments: [CGFloat.nan, .infinity, -500])
  func strangeSpacing(spacing: CGFloat) {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(.itemFirst)
    let constant = constraint.constant
    constraint.followKeyboard(in: stage.view, spacing: spacing, center: stage.center)
    stage.keyboard.show()
    #expect(constraint.constant.isFinite && constraint.constant <= constant)
  }

  @Test("measures a view that Auto Layout has not placed yet", arguments: [true, false])
  func unplacedView(isAddedFirst: Bool) {
    let stage = ConstraintStage()
    stage.keyboard.show(height: 336)
    let (panel, content) = (UIView(), UIView())
    for view in [panel, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    panel.addSubview(content)
    let bottom = content.bottomAnchor.constraint(equalTo: panel.bottomAnchor)
    bottom.isActive = true
    if !isAddedFirst { bottom.followKeyboard(in: panel, center: stage.center) }
    stage.view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: stage.view.topAnchor),
      panel.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
      panel.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
    ])
    if isAddedFirst { bottom.followKeyboard(in: panel, center: stage.center) }
    for _ in 0..<2 { HeadlessWorld.updateCycle() }
    #expect(bottom.constant == -336)
  }

  @Test("lifts content that joins the view while the keyboard is visible")
  func lateContentUnderKeyboard() {
    let stage = ConstraintStage()
    stage.keyboard.show(height: 336)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    let constraint = stage.view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 16)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.view.addSubview(content)
    constraint.isActive = true
    for _ in 0..<2 { HeadlessWorld.updateCycle() }
    #expect(content.frame.maxY == 500)
  }

  @Test(
    "lifts content in a scaled view up to the keyboard, with the spacing on the screen",
    arguments: [0.5, 0.8, 1.25] as [CGFloat], ConstraintStage.Form.allCases)
  func scaled(scale: CGFloat, form: ConstraintStage.Form) {
    let stage = ConstraintStage()
    let constraint = stage.makeConstraint(form)
    constraint.constant = 0
    stage.view.transform = CGAffineTransform(translationX: 0, y: 213).scaledBy(x: scale, y: scale)
    HeadlessWorld.updateCycle()
    let margin = form.hasMargin ? stage.view.layoutMargins.bottom - stage.view.safeAreaInsets.bottom : 0
    constraint.followKeyboard(in: stage.view, spacing: 8, center: stage.center)
    stage.keyboard.show()
    let bottom: CGFloat = stage.lower.frameOnScreen.maxY + margin * scale
    #expect(abs(bottom - 508) < 0.4)
    stage.keyboard.hide()
    #expect(constraint.constant == 0)
  }
}

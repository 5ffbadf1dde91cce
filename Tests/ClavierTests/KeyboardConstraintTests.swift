import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardConstraintTests {
  /// How the constraint between the lower view and its container is written.
  enum Form: CaseIterable {
    case itemFirst, containerFirst, safeAreaSecond, safeAreaFirst, marginsSecond, bottomMarginFirst, bottomMarginSecond,
      spacerHeight

    var hasMargin: Bool { self == .marginsSecond || self == .bottomMarginFirst || self == .bottomMarginSecond }
    var isInset: Bool { self == .safeAreaSecond || self == .safeAreaFirst || hasMargin }
  }

  @Test(
    "places the lower view above the keyboard for each form of the constraint, and restores it exactly",
    arguments: Form.allCases)
  func forms(form: Form) {
    let stage = Stage()
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
    let stage = Stage()
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, spacing: 8, center: stage.center)
    stage.view.layoutIfNeeded()
    #expect(stage.lower.frame.maxY == 836)
    stage.keyboard.show(height: 336)
    #expect(stage.lower.frame.maxY == 492)
  }

  @Test("measures the covered height at the view's position on the screen")
  func ownGeometry() {
    let stage = Stage()
    stage.view.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    // The view ends at 700, the keyboard begins at 516.
    #expect(constraint.constant == -200)
    stage.keyboard.show(height: 100)
    #expect(constraint.constant == -16, "the keyboard does not reach the view")
  }

  @Test("measures a view that moves again at the end of the turn")
  func movedView() {
    let stage = Stage()
    stage.view.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    stage.view.frame.origin.y = 50
    #expect(constraint.constant == -200)
    HeadlessClock.advance(by: 0.1)
    #expect(constraint.constant == -150)
  }

  @Test("changes only the spacing when it is called again")
  func twice() {
    let stage = Stage()
    let constraint = stage.makeConstraint(.itemFirst)
    let first = constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    let second = constraint.followKeyboard(in: stage.view, spacing: 10, center: stage.center)
    #expect(first === second)
    #expect(constraint.constant == -362)
    stage.keyboard.hide()
    #expect(constraint.constant == -16)
  }

  @Test("follows only the last view that it is called with, and restores the constant once")
  func otherView() {
    let stage = Stage()
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    stage.view.addSubview(upper)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    constraint.followKeyboard(in: upper, center: stage.center)
    stage.keyboard.show(height: 336)
    // The view ends at 600, the keyboard begins at 516.
    #expect(constraint.constant == -100)
    stage.keyboard.hide()
    #expect(constraint.constant == -16)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -352)
  }

  @Test("removes the height that it added for another view when it is called while the keyboard is visible")
  func otherViewWhileVisible() {
    let stage = Stage()
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

  @Test("adds the height again after the app resets the constant, and restores the constant")
  func setAnew() {
    let stage = Stage()
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
    let stage = Stage()
    let witness = stage.center.subscribe { _, _ in }
    stage.keyboard.show(height: 336)
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    #expect(constraint.constant == -352)
    _ = witness
  }

  @Test("measures a view when it gets a window, although the keyboard stays as it is")
  func lateWindow() {
    let stage = Stage()
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

  @Test("lifts content that joins the view only after its constraint follows the keyboard", arguments: [true, false])
  func lateContent(isGuide: Bool) {
    let stage = Stage()
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

  @Test("does not read an item of the constraint after it was deallocated", arguments: [true, false])
  func deallocatedItem(isFirst: Bool) {
    let stage = Stage()
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

  @Test("follows the keyboard with a constraint at the address of a deallocated one")
  func sameAddress() throws {
    let stage = Stage()
    var earlier: NSLayoutConstraint? = stage.makeConstraint(.spacerHeight)
    earlier?.followKeyboard(in: stage.view, center: stage.center)
    let follower = try #require(stage.center.constraints.values.first)
    stage.view.subviews.last?.removeFromSuperview()
    earlier = nil
    try #require(follower.constraint == nil)
    let constraint = stage.makeConstraint(.itemFirst)
    stage.center.constraints = [ObjectIdentifier(constraint): follower]
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -352)
  }

  @Test("keeps a constant that the app changes in the meantime")
  func appWrites() {
    let stage = Stage()
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    constraint.constant -= 4
    stage.keyboard.show(height: 300)
    #expect(constraint.constant == -320)
    stage.keyboard.hide()
    #expect(constraint.constant == -20)
  }

  @Test("restores the constant, removes its view from the window, and stops observing when it is canceled")
  func cancel() {
    let stage = Stage()
    let constraint = stage.makeConstraint(.itemFirst)
    let subscription = constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    #expect(stage.window.subviews.contains { $0 is KeyboardProbe })
    subscription.cancel()
    #expect(!stage.window.subviews.contains { $0 is KeyboardProbe })
    #expect(constraint.constant == -16)
    stage.keyboard.show(height: 300)
    #expect(constraint.constant == -16)
    #expect(stage.center.constraints.isEmpty)
  }

  @Test("holds neither the view nor the constraint, and ends at the next event")
  func retains() {
    let stage = Stage()
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
    #expect(stage.center.constraints.count == 1)
    stage.keyboard.show()
    #expect(stage.center.constraints.isEmpty)
  }

  @Test("restores the constant of a view that is removed from its window")
  func leavesScreen() {
    let stage = Stage()
    let constraint = stage.makeConstraint(.itemFirst)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    stage.keyboard.show(height: 336)
    stage.window.rootViewController = nil
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -16)
  }

  @Test("lays out nothing if the constant stays as it is")
  func unchanged() {
    let stage = Stage()
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
    let stage = Stage()
    let constraint = stage.makeConstraint(.itemFirst)
    stage.view.layoutIfNeeded()
    constraint.followKeyboard(in: stage.view, center: stage.center)
    // Alone: the other notifications of a show would also lay the view out.
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
    let stage = Stage()
    stage.view.insetsLayoutMarginsFromSafeArea = false
    for form in [Form.marginsSecond, .bottomMarginFirst, .bottomMarginSecond] {
      let constraint = stage.makeConstraint(form)
      let subscription = constraint.followKeyboard(in: stage.view, center: stage.center)
      stage.keyboard.show(height: 336)
      #expect(stage.lower.frame.maxY == 500 - stage.view.layoutMargins.bottom)
      subscription.cancel()
      constraint.isActive = false
      stage.keyboard.hide()
    }
  }

  @Test("subtracts the safe area for the readable content guide, as for the margins")
  func readableContent() {
    let stage = Stage()
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
    let stage = Stage()
    let constraint = stage.makeConstraint(.itemFirst)
    let constant = constraint.constant
    constraint.followKeyboard(in: stage.view, spacing: spacing, center: stage.center)
    stage.keyboard.show()
    #expect(constraint.constant.isFinite && constraint.constant <= constant)
  }

  @Test("measures a view that Auto Layout has not placed yet", arguments: [true, false])
  func unplacedView(isAddedFirst: Bool) {
    let stage = Stage()
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
    let stage = Stage()
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

  /// A view that fills the screen, with a lower view 50 points high.
  @MainActor private struct Stage {
    let keyboard = KeyboardFixture()
    let center: KeyboardCenter
    let window: UIWindow
    let view: UIView
    let lower = UIView()

    init() {
      HeadlessWorld.reset()
      center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
      let controller = UIViewController()
      window = makeWindow(controller)
      view = controller.view
      lower.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(lower)
      NSLayoutConstraint.activate([
        lower.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        lower.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        lower.heightAnchor.constraint(equalToConstant: 50),
      ])
    }

    func makeConstraint(_ form: Form) -> NSLayoutConstraint {
      let constraint: NSLayoutConstraint
      switch form {
      case .itemFirst:
        constraint = lower.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
      case .containerFirst:
        constraint = view.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 16)
      case .safeAreaSecond:
        constraint = lower.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
      case .safeAreaFirst:
        constraint = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 16)
      case .marginsSecond:
        constraint = lower.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor, constant: -16)
      case .bottomMarginFirst:
        constraint = NSLayoutConstraint(
          item: view, attribute: .bottomMargin, relatedBy: .equal, toItem: lower, attribute: .bottom, multiplier: 1,
          constant: 16)
      case .bottomMarginSecond:
        constraint = NSLayoutConstraint(
          item: lower, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottomMargin, multiplier: 1,
          constant: -16)
      case .spacerHeight:
        let spacer = UIView()
        spacer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(spacer)
        constraint = spacer.heightAnchor.constraint(equalToConstant: 16)
        NSLayoutConstraint.activate([
          spacer.topAnchor.constraint(equalTo: lower.bottomAnchor),
          spacer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
      constraint.isActive = true
      return constraint
    }
  }

}

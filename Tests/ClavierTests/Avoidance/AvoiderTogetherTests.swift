import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The avoider together with the other styles of Clavier, and with the app's own code.
@Suite(.underEveryAlternative) @MainActor struct AvoiderTogetherTests {
  enum First: CaseIterable, Sendable { case avoider, follower }

  @Test(
    "works together with a constraint that follows the keyboard, in either order",
    arguments: First.allCases)
  func follower(first: First) throws {
    let screen = BarScreen()
    let stage = try AvoiderStage(screen, isAvoided: false)
    let follow = { _ = screen.bottom.followKeyboard(in: screen.view, center: stage.center) }
    if first == .follower { follow() }
    stage.avoider.start()
    if first == .avoider { follow() }
    let rest = Snapshot(of: stage.window)
    for _ in 1...3 {
      screen.field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      HeadlessWorld.updateCycle()
      #expect(stage.gap(below: screen.bar) == 0)
      #expect(screen.view.transform.ty == 0)
      #expect(screen.bottom.constant == -(852 - stage.keyboard.frame.minY))
      screen.field.resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
      HeadlessWorld.updateCycle()
      #expect(Snapshot(of: stage.window) == rest)
    }
  }

  @Test(
    "adjusts for what a constraint that follows the keyboard leaves covered, in one notification and in either order",
    .notUnder(
      .keyboardPostsInLaterTurn, .keyboardShowsAfterSeconds,
      because: "The test checks the result in the turn in which the keyboard posts its notifications."),
    arguments: First.allCases)
  func followerFirst(first: First) throws {
    let screen = BarScreen()
    let stage = try AvoiderStage(screen, isAvoided: false)
    let follow = { _ = screen.bottom.followKeyboard(in: screen.view, center: stage.center) }
    if first == .follower { follow() }
    stage.avoider.start()
    if first == .avoider { follow() }
    // A later notification, or the end of the turn, would correct a wrong plan. Therefore, the test checks the shift at
    // every notification.
    var shifts: [CGFloat] = []
    let subscription = stage.center.subscribe { _, _ in shifts.append(screen.view.transform.ty) }
    screen.upperField.becomeFirstResponder()
    #expect(!shifts.isEmpty && shifts.allSatisfy { $0 == 0 })
    #expect(stage.gap(below: screen.upperField) == 50)
    subscription.cancel()
  }

  @Test("a screen that reacts to a constraint comes to rest, although the avoider adjusts to the screen too")
  func reactingFollower() throws {
    let screen = FollowerScreen()
    let stage = try AvoiderStage(screen)
    screen.bottom.followKeyboard(in: screen.panel, center: stage.center)
    let reaction = TurnObservation(.reads) { [panel = screen.panel, bottom = screen.bottom] in
      panel.frame.size.height = 852 + bottom.constant
    }
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for _ in 0..<400 { HeadlessWorld.updateCycle() }
    let rest = (constant: screen.bottom.constant, frame: screen.panel.frame)
    for _ in 0..<20 {
      HeadlessWorld.updateCycle()
      #expect(screen.bottom.constant == rest.constant && screen.panel.frame == rest.frame)
    }
    withExtendedLifetime(reaction) {}
  }

  @Test(
    "shifts a field if a spacer's height follows the keyboard but does not move the field",
    .notUnder(.parentsSetFrames, because: "With this alternative, nothing can be shifted."))
  func spacer() throws {
    let screen = FieldsController(.fixed)
    let stage = try AvoiderStage(screen)
    let spacer = UIView()
    spacer.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(spacer)
    let height = spacer.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([height, spacer.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)])
    height.followKeyboard(in: screen.view, center: stage.center)
    let field = try #require(screen.fields.last)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(height.constant > 200)
    #expect(stage.covered(field) == 0 && screen.view.transform.ty < 0)
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(height.constant == 0 && screen.view.transform == .identity)
  }

  @Test(
    "does not change the overlap of a view by shifting it",
    .notUnder(.parentsSetFrames, because: "With this alternative, nothing can be shifted."))
  func overlap() throws {
    let controller = FieldsController(.fixed)
    let stage = try AvoiderStage(controller)
    let card = UIView(frame: CGRect(x: 0, y: 652, width: 393, height: 200))
    controller.view.addSubview(card)
    let field = try #require(controller.fields.last)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(controller.view.transform.ty < 0, "the test needs a shift")
    #expect(stage.center.state.overlap(of: card) == 200)
    #expect(stage.center.state.overlap(of: controller.view) == 852 - stage.keyboard.frame.minY)
  }

  @Test("works together with an app that moves a constraint by the overlap", arguments: First.allCases)
  func ownConstraint(first: First) throws {
    let screen = BarScreen()
    let stage = try AvoiderStage(screen, isAvoided: false)
    if first == .avoider { stage.avoider.start() }
    let subscription = stage.center.subscribe { _, info in
      screen.bottom.constant = -stage.center.state.overlap(of: screen.view)
      screen.view.animateConstraints(with: info.animation)
    }
    if first == .follower { stage.avoider.start() }
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    #expect(screen.bottom.constant == -(852 - stage.keyboard.frame.minY))
    // The app's own constraint leaves 4 points below the field, and the avoider's spacing is 10.
    #expect((4...10).contains(stage.gap(below: screen.field)))
    screen.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
    #expect(screen.bottom.constant == 0)
    subscription.cancel()
  }

  @Test("keeps the content where the user scrolled it when the keyboard hides")
  func userScrolls() throws {
    let controller = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(controller)
    controller.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = controller.scrollView.contentOffset.y
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 200), duration: 0.4)
    HeadlessClock.advanceUntilIdle()
    let scrolled = controller.scrollView.contentOffset.y
    #expect(scrolled > shown + 100)
    controller.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(controller.scrollView.contentOffset.y == scrolled)
    #expect(controller.scrollView.contentInset.bottom == 0)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "stops content that the user has set in motion when an input gets focus, so that the input stays visible",
    arguments: [false, true], [400, 100])
  func flicksBeforeFocus(isShown: Bool, end: CGFloat) throws {
    let controller = FieldsController(.scrolling, count: 60)
    let stage = try AvoiderStage(controller)
    let view = controller.scrollView
    view.contentOffset.y = 1500
    if isShown { controller.fields[30].becomeFirstResponder() }
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 300, y: end), duration: 0.1)
    #expect(view.isDecelerating)
    controller.fields[31].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.center.state.isDocked && stage.covered(controller.fields[31]) == 0)
    #expect(controller.fields[31].frameOnScreen.minY >= 0 && !view.isDecelerating)
  }

  @Test("does not stop content that the user has set in motion if the policy is disabled", arguments: [350, 900])
  func flicksWithDisabledPolicy(end: CGFloat) throws {
    let controller = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(controller)
    stage.avoider.policy = .disabled
    let view = controller.scrollView
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 300, y: end), duration: 0.1)
    #expect(view.isDecelerating)
    let offset = view.contentOffset
    controller.fields[1].becomeFirstResponder()
    #expect(view.isDecelerating && view.contentOffset == offset)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.center.state.isDocked)
  }

  @Test(
    "after the keyboard has appeared, does not stop content that the user has set in motion", arguments: [150, 510])
  func flicksDuringShow(end: CGFloat) throws {
    let controller = FieldsController(.scrolling, count: 60)
    let stage = try AvoiderStage(controller)
    let view = controller.scrollView
    controller.fields[30].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: end), duration: 0.1)
    #expect(view.isDecelerating)
    let offset = view.contentOffset.y
    let fixture = KeyboardFixture(notificationCenter: .default)
    for event: KeyboardEvent in [.didChangeFrame, .didShow] { fixture.post(event, fixture.info(height: 336)) }
    #expect(view.contentOffset.y == offset && view.isDecelerating)
    HeadlessClock.advanceUntilIdle()
    #expect(end < 300 ? view.contentOffset.y > offset : view.contentOffset.y < offset)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "keeps the content where the user scrolled it as editing ended, even if the keyboard hides later",
    .notUnder(
      .keyboardPostsInLaterTurn, .keyboardShowsAfterSeconds, because: "The test itself posts willHide."))
  func userScrollsAfterEditing() throws {
    let controller = FieldsController(.scrolling, count: 60)
    let stage = try AvoiderStage(controller)
    let view = controller.scrollView
    controller.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.followsFirstResponder = false
    HeadlessTouches.began(at: CGPoint(x: 300, y: 400))
    controller.fields[10].resignFirstResponder()
    HeadlessTouches.moved(to: CGPoint(x: 300, y: 300))
    HeadlessWorld.updateCycle()
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 300))
    HeadlessClock.advanceUntilIdle()
    let offset = view.contentOffset.y
    KeyboardFixture(notificationCenter: .default).hide()
    #expect(view.contentInset.bottom == 0 && view.contentOffset.y == offset)
  }

  @Test("scrolls content back to its end after the user scrolled it to the end of the inset")
  func userScrollsToEnd() throws {
    let controller = FieldsController(.scrolling, count: 16)
    let stage = try AvoiderStage(controller)
    controller.fields[3].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for _ in 1...6 {
      HeadlessTouches.drag(from: CGPoint(x: 300, y: 450), to: CGPoint(x: 300, y: 150), duration: 0.4)
      HeadlessClock.advanceUntilIdle()
    }
    let view = controller.scrollView
    let last = view.contentSize.height - view.bounds.height + view.safeAreaInsets.bottom
    #expect(view.contentOffset.y > last)
    controller.fields[3].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == last)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "after editing ends, keeps no adjustment for a keyboard that disappeared in the background",
    .under([.backgroundHidesKeyboard]),
    arguments: FieldsController.Kind.allCases)
  func editingEndsAfterBackground(kind: FieldsController.Kind) throws {
    let controller = FieldsController(kind)
    let stage = try AvoiderStage(controller)
    let rest = Snapshot(of: stage.window)
    controller.fields[11].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.resignActive()
    HeadlessWorld.enterBackground()
    HeadlessClock.advance(by: 1)
    HeadlessWorld.enterForeground()
    HeadlessWorld.becomeActive()
    HeadlessClock.advanceUntilIdle()
    #expect(!stage.keyboard.isVisible, "the test needs a hidden keyboard")
    controller.fields[11].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    #expect(Snapshot(of: stage.window) == rest)
    #expect(stage.center.state.placement == .hidden)
  }

  @Test(
    "shifts for an input above an inactive constraint that follows the keyboard",
    .notUnder(.parentsSetFrames, because: "With this alternative, nothing can be shifted."))
  func inactiveFollower() throws {
    let screen = BarScreen()
    let stage = try AvoiderStage(screen)
    screen.bottom.followKeyboard(in: screen.view, center: stage.center)
    screen.bottom.isActive = false
    screen.bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor).isActive = true
    HeadlessWorld.updateCycle()
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    #expect(stage.covered(screen.field) == 0 && screen.view.transform.ty < 0)
  }
}

/// A bar with a field at the bottom of a view, and a field on top of the bar.
private final class BarScreen: UIViewController {
  let bar = UIView()
  let field = UITextField()
  let upperField = UITextField()
  private(set) lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    field.frame = CGRect(x: 20, y: 4, width: 200, height: 34)
    bar.addSubview(field)
    upperField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(upperField)
    NSLayoutConstraint.activate([
      upperField.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
      upperField.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      upperField.widthAnchor.constraint(equalToConstant: 200),
      bottom, bar.heightAnchor.constraint(equalToConstant: 42),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// A panel with a field and a bar that a constraint keeps above the keyboard.
private final class FollowerScreen: UIViewController {
  let panel = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
  private let bar = UIView()
  private(set) lazy var bottom = bar.bottomAnchor.constraint(equalTo: panel.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    field.autoresizingMask = .flexibleTopMargin
    panel.addSubview(field)
    bar.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(bar)
    NSLayoutConstraint.activate([
      bottom,
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
    ])
  }
}

import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// App code that runs while the avoider moves views.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderReentrancyTests {
  @Test("does not adjust for text that the app changes while views move")
  func textDuringMove() throws {
    let screen = FormattingController()
    let stage = try AvoiderStage(screen)
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: screen.field) == 10)
    #expect(!screen.list.movements.isEmpty && screen.list.movements.allSatisfy { $0 == 0 })
    stage.endEditing()
    #expect(screen.list.contentInset == .zero && screen.list.contentOffset == .zero)
  }

  @Test(
    "restores everything in the same turn if the app ends editing while views move",
    .notUnder(.keyboardPostsInLaterTurn, because: "With this alternative, the keyboard hides after the turn."))
  func endOfEditingDuringMove() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let scrollView = try #require(screen.fields[2].superview as? UIScrollView)
    screen.fields[2].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let ender = EditingEnder()
    scrollView.delegate = ender
    screen.fields[12].becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(ender.count > 0, "nothing scrolls")
    #expect(scrollView.contentInset == .zero && stage.avoider.applier.ledger.isEmpty)
  }

  @Test(
    "does not move anything after the app stops the avoider in a layout pass, and leaves the field to another avoider",
    arguments: [true, false])
  func stopDuringLayout(hasOther: Bool) throws {
    let screen = LayoutController()
    let stage = try AvoiderStage(screen, isAvoided: false)
    let subscription = stage.center.subscribe { _, _ in screen.view.setNeedsLayout() }
    let other = KeyboardAvoider(center: stage.center)
    stage.avoider.start()
    if hasOther { other.start() }
    defer { other.stop() }
    screen.onLayout = { if stage.center.state.isDocked { stage.avoider.stop() } }
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.onLayout = {}
    subscription.cancel()
    #expect(!stage.avoider.isEnabled && stage.avoider.applier.ledger.isEmpty)
    #expect(stage.avoider.conflicts.isEmpty && other.conflicts.isEmpty)
    #expect(hasOther || screen.list.insets.isEmpty)
    #expect(hasOther == (abs(stage.gap(below: screen.field) - 10) < 0.001))
  }

  @Test("adjusts in the same turn to a frame that the keyboard announces while views move")
  func frameDuringMove() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[2].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let top = stage.center.state.frame.minY
    let grower = KeyboardGrower()
    screen.scrollView.delegate = grower
    screen.fields[12].becomeFirstResponder()
    #expect(grower.count > 0, "nothing scrolls")
    HeadlessWorld.updateCycle()
    #expect(stage.center.state.frame.minY < top)
    #expect(abs(stage.center.state.frame.minY - screen.fields[12].frameOnScreen.maxY - 10) < 0.001)
    screen.scrollView.delegate = nil
    stage.endEditing()
    #expect(screen.scrollView.contentInset == .zero && stage.avoider.applier.ledger.isEmpty)
  }

  @Test(
    "if a frame is announced while views move, adjusts to it with the animation of the frame",
    arguments: [0, 0.25, 0.4])
  func animationOfFrameDuringMove(duration: TimeInterval) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[2].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let grower = KeyboardGrower()
    grower.duration = duration
    screen.scrollView.delegate = grower
    screen.fields[12].becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(grower.count > 1 && grower.lastDuration == duration)
    screen.scrollView.delegate = nil
    stage.endEditing()
  }

  @Test("performs an update that the app requests while views move with or without animation, as requested")
  func updateDuringMove() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[2].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let requester = UpdateRequester(stage.avoider)
    screen.scrollView.delegate = requester
    screen.fields[12].becomeFirstResponder()
    screen.fields[12].frame.size.height += 30
    HeadlessWorld.updateCycle()
    #expect(requester.durations.count > 1 && requester.durations.last == 0, "\(requester.durations)")
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
  }

  @Test("observes nothing in the window after the app stops the avoider while the focus of a field is handled")
  func stopDuringFocus() throws {
    let screen = LayoutController()
    let stage = try AvoiderStage(screen)
    stage.keyboard.followsFirstResponder = false
    HeadlessWorld.updateCycle()
    screen.onLayout = { stage.avoider.stop() }
    screen.view.setNeedsLayout()
    screen.field.becomeFirstResponder()
    #expect(!stage.avoider.isEnabled && !stage.window.subviews.contains { $0 is LayoutGuideProbe })
  }
}

/// A list with a field, and a closure that each layout pass calls.
private final class LayoutController: UIViewController {
  final class List: UIScrollView {
    private(set) var insets: [CGFloat] = []

    override var contentInset: UIEdgeInsets { didSet { insets.append(contentInset.bottom) } }
  }

  var onLayout: () -> Void = {}
  let list = List()
  let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.contentSize = CGSize(width: 393, height: 2000)
    view.addSubview(list)
    list.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout()
  }
}

/// Ends editing as soon as a list scrolls.
private final class EditingEnder: NSObject, UIScrollViewDelegate {
  private(set) var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    count += 1
    scrollView.window?.endEditing(true)
  }
}

/// Announces a taller keyboard whenever a list scrolls, like an app that reloads the input views.
private final class KeyboardGrower: NSObject, UIScrollViewDelegate {
  /// The duration in the notifications.
  var duration: TimeInterval = 0.25
  private(set) var count = 0
  /// The duration of the animation in which the list scrolled last.
  private(set) var lastDuration: TimeInterval?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    count += 1
    lastDuration = UIView.inheritedAnimationDuration
    let keyboard = KeyboardFixture(notificationCenter: .default)
    for event: KeyboardEvent in [.willChangeFrame, .willShow] {
      keyboard.post(event, keyboard.info(height: 420, duration: duration))
    }
  }
}

/// Requests an update without an animation as soon as a list scrolls.
private final class UpdateRequester: NSObject, UIScrollViewDelegate {
  /// The durations of the animations in which the list scrolled.
  private(set) var durations: [TimeInterval] = []
  private let avoider: KeyboardAvoider

  init(_ avoider: KeyboardAvoider) {
    self.avoider = avoider
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    durations.append(UIView.inheritedAnimationDuration)
    if durations.count == 1 { avoider.update(animated: false) }
  }
}

/// A screen with a list that announces a text change of its field each time the list's inset changes.
private final class FormattingController: UIViewController {
  final class List: UIScrollView {
    weak var field: UITextField?
    /// How far the content moved during each announcement.
    private(set) var movements: [CGFloat] = []

    override var contentInset: UIEdgeInsets {
      didSet {
        let offset = contentOffset.y
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
        movements.append(contentOffset.y - offset)
      }
    }
  }

  let list = List()
  let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentInsetAdjustmentBehavior = .never
    list.frame = view.bounds
    list.contentSize = CGSize(width: 393, height: 2000)
    list.field = field
    view.addSubview(list)
    list.addSubview(field)
  }
}

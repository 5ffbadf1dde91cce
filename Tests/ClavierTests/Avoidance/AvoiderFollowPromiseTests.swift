import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import Clavier

/// Limits of following: the avoider never works against the user or the app, never observes unnecessarily, and always
/// stops.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderFollowPromiseTests {
  /// Edits a field far down in a long scroll view, with an avoider that keeps the field visible.
  private func edit(_ screen: FieldsController, field: Int) throws -> AvoiderStage {
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    screen.fields[field].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    return stage
  }

  private func turns(_ count: Int = 20) {
    for _ in 0..<count { HeadlessClock.advance(by: 0.05) }
  }

  @Test("content keeps moving if the user flicked it before the keyboard appears")
  func thrownBeforeDidShow() throws {
    let screen = FieldsController(.scrolling, count: 60)
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advance(by: 0.05)
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 480), to: CGPoint(x: 350, y: 100), duration: 0.1, steps: 6)
    #expect(screen.scrollView.isDecelerating)
    HeadlessClock.advance(by: 0.3)
    #expect(screen.scrollView.isDecelerating)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentOffset.y > 500)
    _ = stage
  }

  @Test("does not scroll back to a field that the user scrolled away, until the field itself moves")
  func finger() throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try edit(screen, field: 20)
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 350, y: 480), duration: 0.3, steps: 10)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: screen.fields[20]) < 0)
    let offset = screen.scrollView.contentOffset.y
    turns()
    screen.scrollView.contentSize.height += 100
    turns()
    screen.scrollView.contentInset.bottom += 10
    turns()
    #expect(screen.scrollView.contentOffset.y == offset)
    screen.fields[20].frame.origin.y += 5
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.fields[20]) - 10) < 0.001)
  }

  @Test("keeps the user's scroll position when the app moves the screen, and adapts the insets")
  func fingerThenMovedScreen() throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try edit(screen, field: 20)
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 100), to: CGPoint(x: 350, y: 500), duration: 2, steps: 40)
    HeadlessClock.advanceUntilIdle()
    let (offset, inset) = (screen.scrollView.contentOffset.y, screen.scrollView.adjustedContentInset.bottom)
    #expect(stage.gap(below: screen.fields[20]) < -100 && offset > 100)
    for y in [-60, -20, 30] as [CGFloat] {
      screen.view.transform = CGAffineTransform(translationX: 0, y: y)
      turns()
      #expect(screen.scrollView.contentOffset.y == offset)
      #expect(abs(screen.scrollView.adjustedContentInset.bottom - inset - y) < 0.001)
    }
    screen.fields[20].frame.origin.y += 5
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.fields[20]) - 10) < 0.001)
  }

  @Test("does not scroll back when rows get their heights while the user scrolls")
  func fingerOverRows() throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try edit(screen, field: 20)
    HeadlessTouches.began(at: CGPoint(x: 350, y: 150))
    for y in stride(from: 180, through: 480, by: 30) {
      HeadlessTouches.moved(to: CGPoint(x: 350, y: y))
      HeadlessClock.advance(by: 0.02)
      for field in screen.fields { field.frame.origin.y += 3 }
    }
    HeadlessTouches.ended(at: CGPoint(x: 350, y: 480))
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: screen.fields[20]) < 0)
    let offset = screen.scrollView.contentOffset.y
    turns()
    #expect(screen.scrollView.contentOffset.y == offset)
  }

  @Test("keeps the user's scroll position, and shows the caret when the caret moves afterward")
  func fingerThenCaret() throws {
    let screen = TextViewController(frame: CGRect(x: 0, y: 60, width: 393, height: 792))
    let stage = try AvoiderStage(screen)
    screen.textView.text = (1...100).map { "line \($0)" }.joined(separator: "\n")
    screen.textView.becomeFirstResponder()
    screen.textView.selectedRange = NSRange()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 350, y: 100), duration: 0.3, steps: 10)
    HeadlessClock.advanceUntilIdle()
    let offset = screen.textView.contentOffset.y
    #expect(offset > 200)
    turns()
    #expect(screen.textView.contentOffset.y == offset)
    screen.textView.selectedRange = NSRange(location: 3, length: 0)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.textView.contentOffset.y < 10)
    _ = stage
  }

  @Test("does not undo the app's own scrolling")
  func appScrolls() throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try edit(screen, field: 20)
    for offset in [0, 1500, 300] as [CGFloat] {
      screen.scrollView.contentOffset.y = offset
      turns()
      #expect(screen.scrollView.contentOffset.y == offset)
    }
    screen.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    turns()
    #expect(screen.scrollView.contentOffset.y == 100)
    _ = stage
  }

  // MARK: When nothing is observed

  @Test("observes the run loop only while the keyboard is visible")
  func whileShown() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.turns == nil)
    for field in [screen.fields[12], screen.fields[0], screen.fields[11]] {
      field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.avoider.turns != nil)
    }
    screen.fields[11].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.turns == nil)
    _ = stage
  }

  @Test("observes nothing after it stops or is deallocated")
  func stopped() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try edit(screen, field: 12)
    // The center has another subscriber, which the avoider does not remove.
    let witness = stage.center.subscribe { _, _ in }
    stage.avoider.stop()
    #expect(stage.avoider.turns == nil)
    stage.avoider.start()
    #expect(stage.avoider.turns != nil)
    stage.avoider.stop()
    weak var weakAvoider: KeyboardAvoider?
    do {
      let avoider = KeyboardAvoider(center: stage.center)
      avoider.start()
      screen.fields[11].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(avoider.turns != nil)
      weakAvoider = avoider
    }
    // Deallocation ends its observation of the run loop.
    #expect(weakAvoider == nil)
    _ = witness
  }

  @Test("observes nothing and forgets the input if the avoider stops right after the keyboard has hidden")
  func stoppedAfterHide() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try edit(screen, field: 12)
    screen.fields[12].resignFirstResponder()
    // The app may still restore an inset that it has saved.
    #expect(stage.avoider.turns != nil)
    stage.avoider.stop()
    #expect(stage.avoider.turns == nil && stage.avoider.input == nil)
  }

  @Test("stops observing when the input leaves its window", arguments: [true, false])
  func left(itself: Bool) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try edit(screen, field: 12)
    if itself { screen.fields[12].removeFromSuperview() } else { stage.window.rootViewController = UIViewController() }
    HeadlessWorld.updateCycle()
    #expect(stage.avoider.turns == nil)
  }

  @Test("observes nothing where avoidance is disabled", arguments: [true, false])
  func off(isController: Bool) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try edit(screen, field: 12)
    func set(_ policy: KeyboardAvoider.Policy) {
      if isController { stage.avoider.setPolicy(policy, for: screen) } else { stage.avoider.policy = policy }
    }
    set(.disabled)
    #expect(stage.avoider.turns == nil)
    set(.scrollOnly)
    #expect(stage.avoider.turns != nil)
    stage.avoider.options(for: screen.fields[12]).isEnabled = false
    #expect(stage.avoider.turns == nil)
    stage.avoider.options(for: screen.fields[12]).isEnabled = true
    #expect(stage.avoider.turns != nil)
  }

  @Test("observes nothing while the keyboard floats")
  func floating() throws {
    let screen = FieldsController(.scrolling, count: 17)
    let stage = try AvoiderStage(screen, device: "iPad (10th generation)")
    screen.fields[16].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.turns != nil)
    try stage.keyboard.float()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.turns == nil)
  }

  // MARK: Ends

  /// A screen that reacts to each shift of its view by moving the field in the next turn.
  private final class Answering: UIViewController {
    final class Field: UITextField {}

    let field = Field(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    var answers = 0
    var isAnswering = true
    private var last: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }

    func watch() {
      HeadlessClock.schedule(after: 1.0 / 60) { [weak self] in
        guard let self else { return }
        if self.isAnswering, self.view.transform.ty != self.last {
          self.last = self.view.transform.ty
          self.answers += 1
          self.field.frame.origin.y = self.answers.isMultiple(of: 2) ? 700 : 730
        }
        self.watch()
      }
    }
  }

  @Test(
    "stops following a screen that reacts to each adjustment, until the screen moves for another reason")
  func answers() throws {
    let screen = Answering()
    let stage = try AvoiderStage(screen)
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.watch()
    HeadlessClock.advance(by: 30)
    #expect(screen.answers > 10 && screen.answers < 100)
    screen.isAnswering = false
    screen.field.frame.origin.y = 650
    HeadlessClock.advance(by: 1)
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
    screen.field.frame.origin.y = 660
    HeadlessClock.advance(by: 1)
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
  }

  @Test("keeps the user's scroll position after a change that does not affect the input")
  func fingerThenOtherChanges() throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try edit(screen, field: 20)
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 350, y: 480), duration: 0.3, steps: 10)
    HeadlessClock.advanceUntilIdle()
    let offset = screen.scrollView.contentOffset.y
    #expect(stage.gap(below: screen.fields[20]) < 0)
    let changes: [() -> Void] = [
      { stage.avoider.options(for: screen.fields[3]).spacing = 40 },
      { stage.avoider.options(for: screen.fields[3]).alsoKeepVisible = [screen.fields[4]] },
      { stage.avoider.options(forScrollView: UIScrollView()).isManaged = false },
      { stage.avoider.setPolicy(.scrollOnly, for: UIViewController()) },
      { KeyboardAvoider(center: stage.center).stop() },
      {
        HeadlessWorld.resignActive()
        HeadlessWorld.becomeActive()
      },
    ]
    for (index, change) in changes.enumerated() {
      change()
      HeadlessWorld.updateCycle()
      #expect(screen.scrollView.contentOffset.y == offset, "\(index)")
    }
    stage.avoider.options(for: screen.fields[20]).spacing = 40
    #expect(abs(stage.gap(below: screen.fields[20]) - 40) < 0.001)
  }

  @Test("does not shift anything while the user scrolls the input away in a scroll view that the app manages")
  func fingerInUnmanaged() throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try AvoiderStage(screen)
    stage.avoider.options(forScrollView: screen.scrollView).isManaged = false
    screen.scrollView.contentOffset.y = 300
    screen.fields[8].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 100), to: CGPoint(x: 350, y: 480), duration: 0.3, steps: 10)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentOffset.y < 0)
    #expect(screen.view.transform == .identity)
    _ = stage
  }

  @Test(
    "does not scroll a shifted text view back to its caret if a notification arrives while a finger scrolls the text",
    .notUnder(.parentsSetFrames, because: "With this alternative, nothing can be shifted."))
  func fingerInShiftedTextView() throws {
    let screen = TextViewController(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
    let stage = try AvoiderStage(screen)
    screen.textView.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    screen.textView.selectedRange = NSRange()
    screen.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform.ty < 0 && stage.avoider.applier.scrollViews.isEmpty)
    let y = screen.textView.frameOnScreen.maxY - 10
    HeadlessTouches.began(at: CGPoint(x: 200, y: y))
    for step in 1...8 {
      HeadlessTouches.moved(to: CGPoint(x: 200, y: y - CGFloat(step) * 10))
      HeadlessClock.advance(by: 0.02)
    }
    KeyboardFixture(notificationCenter: .default).post(.didShow, frame: stage.keyboard.frame)
    HeadlessTouches.ended(at: CGPoint(x: 200, y: y - 80))
    HeadlessClock.advanceUntilIdle()
    turns()
    #expect(screen.textView.contentOffset.y > 50)
  }

  @Test("restores everything when the keyboard undocks while the content moves")
  func undocksDuringFlick() throws {
    let screen = FieldsController(.scrolling, count: 60)
    let stage = try AvoiderStage(screen, device: "iPad (10th generation)")
    screen.fields[30].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 600, y: 300), to: CGPoint(x: 600, y: 150), duration: 0.1)
    #expect(screen.scrollView.isDecelerating && screen.scrollView.contentInset.bottom > 0)
    let frame = stage.keyboard.frame.offsetBy(dx: 0, dy: -200)
    KeyboardFixture(notificationCenter: .default).post(.didChangeFrame, frame: frame)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.center.state.placement == .undocked)
    #expect(screen.scrollView.contentInset == .zero && stage.avoider.applier.ledger.isEmpty)
  }

  private final class Zooming: NSObject, UIScrollViewDelegate {
    let page: UIView

    init(_ page: UIView) { self.page = page }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
  }

  @Test("does not scroll back to an input that the user zooms out of sight")
  func pinch() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let scrollView = UIScrollView(frame: screen.view.bounds)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 1600))
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
    page.addSubview(field)
    scrollView.addSubview(page)
    screen.view.addSubview(scrollView)
    scrollView.contentSize = page.frame.size
    let delegate = Zooming(page)
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 3
    HeadlessWorld.updateCycle()
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let distances = (0...10).map { CGFloat(50 + 5 * $0) }
    let fingers = [distances.map { CGPoint(x: 196 - $0, y: 100) }, distances.map { CGPoint(x: 196 + $0, y: 100) }]
    HeadlessTouches.drag(fingersAlong: fingers, duration: 0.3)
    HeadlessClock.advanceUntilIdle()
    #expect(scrollView.zoomScale > 1.8 && scrollView.contentOffset.y < 150)
    _ = (stage, delegate)
  }
}

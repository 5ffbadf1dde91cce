import Foundation
import Testing
import UIKit

@testable import Clavier

/// Tests which taps end editing, and that every tap still reaches the tapped view.
@MainActor final class TapToDismissTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  @Test("a tap outside ends editing, and the delegate is called once")
  func outside() {
    let a = stage.field("a", y: 100)
    let delegate = a.delegate
    let (dismisser, queue) = stage.dismisser()
    HeadlessTouches.tap(a)
    #expect(stage.focus == "a")
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 700))
    queue.run()
    #expect(stage.focus == nil)
    #expect(stage.takeLog() == ["a shouldBegin", "a didBegin", "a shouldEnd", "a didEnd"])
    #expect(a.delegate === delegate)
    _ = dismisser
  }

  @Test("a tap in the observed view ends editing, even if a control contains that view")
  func viewInControl() {
    let control = UIControl(frame: stage.view.bounds)
    stage.view.addSubview(control)
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
    control.addSubview(view)
    let a = stage.field("a", y: 100)
    let (dismisser, queue) = stage.dismisser(in: view)
    a.becomeFirstResponder()
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 400))
    queue.run()
    #expect(stage.focus == nil)
    _ = dismisser
  }

  @Test("a tap on a view in a control keeps the keyboard")
  func viewInTappedControl() {
    let control = UIControl(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
    let picture = UIView(frame: control.bounds)
    control.addSubview(picture)
    stage.view.addSubview(control)
    let a = stage.field("a", y: 100)
    let (dismisser, queue) = stage.dismisser()
    a.becomeFirstResponder()
    HeadlessTouches.tap(picture)
    queue.run()
    #expect(stage.focus == "a")
    _ = dismisser
  }

  @Test("a tap with two fingers does not end editing")
  func twoFingers() {
    let a = stage.field("a", y: 100)
    let (dismisser, queue) = stage.dismisser()
    stage.view.isMultipleTouchEnabled = true
    HeadlessTouches.tap(a)
    let (left, right) = (CGPoint(x: 100, y: 600), CGPoint(x: 300, y: 600))
    HeadlessTouches.drag(fingersAlong: [[left, left], [right, right]], duration: 0.1)
    queue.run()
    #expect(stage.focus == "a")
    _ = dismisser
  }

  @Test("a tap on another input moves focus directly, and a tap on the focused input keeps focus")
  func inputs() {
    let (a, b) = (stage.field("a", y: 100), stage.field("b", y: 150))
    let (dismisser, queue) = stage.dismisser()
    HeadlessTouches.tap(a)
    HeadlessTouches.tap(a)
    HeadlessTouches.tap(b)
    queue.run()
    #expect(stage.focus == "b")
    #expect(
      stage.takeLog() == [
        "a shouldBegin", "a didBegin", "b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin",
      ])
    _ = dismisser
  }

  @Test(
    "IQ#338, IQ#1021: a button gets the first tap and keeps the keyboard, unless the option is set",
    arguments: [true, false])
  func button(endsEditing: Bool) {
    let a = stage.field("a", y: 100)
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 44))
    button.addAction(UIAction { [stage] _ in stage.note("button") }, for: .touchUpInside)
    stage.view.addSubview(button)
    let (dismisser, queue) = stage.dismisser()
    dismisser.endsEditingOnControls = endsEditing
    HeadlessTouches.tap(a)
    _ = stage.takeLog()
    HeadlessTouches.tap(button)
    queue.run()
    #expect(stage.takeLog() == (endsEditing ? ["button", "a shouldEnd", "a didEnd"] : ["button"]))
    #expect(stage.focus == (endsEditing ? nil : "a"))
  }

  @Test("a tap in the edited input never ends editing", arguments: [true, false])
  func sameInput(endsEditingOnControls: Bool) {
    let a = stage.field("a", y: 100)
    let notes = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 60))
    notes.accessibilityIdentifier = "notes"
    stage.view.addSubview(notes)
    let (dismisser, queue) = stage.dismisser()
    dismisser.endsEditingOnControls = endsEditingOnControls
    for (input, name) in [(a as UIView, "a"), (notes, "notes")] {
      for _ in 0..<2 {
        HeadlessTouches.tap(input)
        queue.run()
        #expect(stage.focus == name)
      }
    }
  }

  @Test(
    "IQ#1041: the first tap selects a suggestion, and then editing ends, even if it is selected after the commit",
    arguments: [false, true])
  func suggestion(isSelectedAfterCommit: Bool) throws {
    let a = stage.field("a", y: 100)
    let list = UIScrollView(frame: CGRect(x: 0, y: 150, width: 393, height: 200))
    let row = Row(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    row.isSelectedAfterCommit = isSelectedAfterCommit
    row.onSelect = { [stage] in stage.note("selected, list hidden: \(list.isHidden)") }
    list.addSubview(row)
    stage.view.addSubview(list)
    try #require(a.delegate as? NotingDelegate).onEnd = { list.isHidden = true }
    let dismisser = TapToDismiss(in: stage.view)
    HeadlessTouches.tap(a)
    _ = stage.takeLog()
    HeadlessTouches.tap(row)
    #expect(stage.takeLog() == ["selected, list hidden: false", "a shouldEnd", "a didEnd"])
    #expect(list.isHidden)
    _ = dismisser
  }

  @Test("if a tapped row moves focus to an input, that input keeps focus", arguments: [false, true])
  func movedMeanwhile(isSelectedAfterCommit: Bool) {
    let (a, b) = (stage.field("a", y: 100), stage.field("b", y: 150))
    let row = Row(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
    row.isSelectedAfterCommit = isSelectedAfterCommit
    row.onSelect = { b.becomeFirstResponder() }
    stage.view.addSubview(row)
    let dismisser = TapToDismiss(in: stage.view)
    HeadlessTouches.tap(a)
    HeadlessTouches.tap(row)
    #expect(stage.focus == "b")
    _ = dismisser
  }

  @Test("works alongside other gesture recognizers, and does not prevent them")
  func otherRecognizers() {
    let a = stage.field("a", y: 100)
    let map = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    stage.view.addSubview(map)
    let (dismisser, queue) = stage.dismisser()
    for (name, view) in [("map", map), ("window", stage.window as UIView)] {
      let tap = UITapGestureRecognizer()
      tap.headlessAddAction { [stage] _ in stage.note(name) }
      view.addGestureRecognizer(tap)
    }
    HeadlessTouches.tap(a)
    _ = stage.takeLog()
    HeadlessTouches.tap(map)
    queue.run()
    #expect(stage.takeLog() == ["map", "a shouldEnd", "a didEnd"])
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 700))
    #expect(stage.takeLog() == ["window"])
    _ = dismisser
  }

  @Test("ignores scrolling, a long press, and a touch that the system cancels")
  func notTaps() {
    let a = stage.field("a", y: 100)
    let (dismisser, queue) = stage.dismisser()
    HeadlessTouches.tap(a)
    HeadlessTouches.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), duration: 0.2)
    HeadlessTouches.began(at: CGPoint(x: 200, y: 700))
    HeadlessTouches.moved(to: CGPoint(x: 200, y: 650))
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 700))
    HeadlessTouches.began(at: CGPoint(x: 200, y: 700))
    HeadlessClock.advance(by: 0.55)
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 700))
    HeadlessTouches.began(at: CGPoint(x: 200, y: 700))
    HeadlessTouches.cancelled()
    #expect(queue.waiting.isEmpty)
    #expect(stage.focus == "a")
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 700))
    queue.run()
    #expect(stage.focus == nil, "a tap after that ends editing")
    _ = dismisser
  }

  @Test("ends editing once, at the end of the turn in which the finger is lifted")
  func sameTurn() {
    let a = stage.field("a", y: 100)
    let dismisser = TapToDismiss(in: stage.view)
    a.becomeFirstResponder()
    HeadlessTouches.began(at: CGPoint(x: 200, y: 700))
    HeadlessWorld.updateCycle()
    #expect(stage.focus == "a")
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 700))
    #expect(stage.focus == nil)
    a.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(stage.focus == "a")
    _ = dismisser
  }

  @Test(
    "if a tapped row cancels or releases the object, the tap does not end editing", arguments: [false, true],
    [false, true])
  func canceledByRow(isReleased: Bool, isSelectedAfterCommit: Bool) {
    let a = stage.field("a", y: 100)
    let row = Row(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
    stage.view.addSubview(row)
    var dismisser: TapToDismiss? = TapToDismiss(in: stage.view)
    row.isSelectedAfterCommit = isSelectedAfterCommit
    row.onSelect = { [stage] in
      stage.note("selected")
      if isReleased { dismisser = nil } else { dismisser?.cancel() }
    }
    a.becomeFirstResponder()
    _ = stage.takeLog()
    HeadlessTouches.tap(row)
    #expect(stage.takeLog() == ["selected"] && stage.focus == "a")
  }

  @Test("after the object is canceled, even a tap that began earlier does not end editing")
  func canceled() {
    let a = stage.field("a", y: 100)
    let (dismisser, queue) = stage.dismisser()
    HeadlessTouches.tap(a)
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 700))
    dismisser.cancel()
    queue.run()
    #expect(stage.focus == "a", "the tap before the cancellation does not end editing")
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 700))
    #expect(queue.waiting.isEmpty)
    #expect(stage.focus == "a")
  }

  @Test("passes the tapped view to the app's closure, and follows its result")
  func shouldEndEditing() {
    let a = stage.field("a", y: 100)
    let (dismisser, queue) = stage.dismisser()
    let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    stage.view.addSubview(canvas)
    dismisser.shouldEndEditing = { $0 !== canvas }
    HeadlessTouches.tap(a)
    HeadlessTouches.tap(canvas)
    queue.run()
    #expect(stage.focus == "a")
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 700))
    queue.run()
    #expect(stage.focus == nil)
  }

  @Test("does not call the app's closure for a tap that cannot end editing")
  func closureIsNotCalled() {
    let (a, b) = (stage.field("a", y: 100), stage.field("b", y: 150))
    let (dismisser, queue) = stage.dismisser()
    dismisser.shouldEndEditing = { [stage] _ in
      stage.note("called")
      return true
    }
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 700))
    HeadlessTouches.tap(a)
    HeadlessTouches.tap(b)
    queue.run()
    #expect(stage.focus == "b" && !stage.takeLog().contains("called"))
  }

  @Test("ends editing of an input outside its view, and ignores taps outside its view")
  func otherView() {
    let a = stage.field("a", y: 100)
    let list = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 400))
    stage.view.addSubview(list)
    let (dismisser, queue) = stage.dismisser(in: list)
    HeadlessTouches.tap(a)
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 300))
    queue.run()
    #expect(stage.focus == "a")
    HeadlessTouches.tap(list)
    queue.run()
    #expect(stage.focus == nil)
    _ = dismisser
  }

  @Test("a tap on a suggestion that the app removes during the tap ends editing")
  func removedDuringTap() {
    let a = stage.field("a", y: 100)
    let suggestion = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
    stage.view.addSubview(suggestion)
    let (dismisser, queue) = stage.dismisser()
    HeadlessTouches.tap(a)
    HeadlessTouches.began(at: CGPoint(x: 200, y: 320))
    suggestion.removeFromSuperview()
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 320))
    queue.run()
    #expect(stage.focus == nil)
    _ = dismisser
  }

  @Test("adds one named gesture recognizer, which does not cancel or delay touches")
  func ownRecognizer() throws {
    let before = stage.view.gestureRecognizers?.count ?? 0
    let (dismisser, _) = stage.dismisser()
    let recognizers = try #require(stage.view.gestureRecognizers)
    #expect(recognizers.count == before + 1)
    let own = try #require(recognizers.last)
    #expect(!own.cancelsTouchesInView && !own.delaysTouchesBegan && !own.delaysTouchesEnded)
    #expect(own.delegate == nil)
    #expect(own.name == "Clavier.TapToDismiss", "a debugger shows the name")
    dismisser.cancel()
    #expect(stage.view.gestureRecognizers?.count ?? 0 == before)
    dismisser.cancel()
  }

  @Test("removes its gesture recognizer when it is deallocated, and retains neither a view nor an input")
  func lifetimes() {
    let before = stage.view.gestureRecognizers?.count ?? 0
    var released: TapToDismiss? = TapToDismiss(in: stage.view)
    #expect(stage.view.gestureRecognizers?.count ?? 0 == before + 1)
    weak let weakReleased = released
    released = nil
    #expect(weakReleased == nil)
    #expect(stage.view.gestureRecognizers?.count ?? 0 == before)

    weak var weakView: UIView?
    weak var weakField: UITextField?
    let kept: (TapToDismiss, AccessoryStage.PostponedWork)
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      stage.view.addSubview(view)
      let field = stage.field("short-lived", y: 100, in: view)
      kept = stage.dismisser(in: view)
      field.becomeFirstResponder()
      view.removeFromSuperview()
      (weakView, weakField) = (view, field)
    }
    #expect(weakView == nil)
    #expect(weakField == nil)
    _ = kept
  }

  /// A view that calls a closure when the finger lifts, unless the touch is canceled, like the rows of a table.
  private final class Row: UIView {
    /// Whether the closure is called after the commit, as UIKit calls the delegate of a table.
    var isSelectedAfterCommit = false
    var onSelect: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard isSelectedAfterCommit else { return onSelect() }
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, false, HeadlessRunLoop.afterCommitOrder
      ) { [onSelect] _, _ in
        onSelect()
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
  }
}

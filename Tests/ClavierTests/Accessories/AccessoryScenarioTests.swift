import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Problems that users of other libraries reported with their toolbars, return keys, and taps.
@MainActor final class AccessoryScenarioTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  /// Returns a dismisser, and a closure that performs the work that the dismisser has postponed.
  private func dismisser(in view: UIView) -> (TapToDismiss, () -> Void) {
    final class Queue { var waiting: [@MainActor @Sendable () -> Void] = [] }
    let (dismisser, queue) = (TapToDismiss(in: view), Queue())
    dismisser.later = { queue.waiting.append($0) }
    return (
      dismisser,
      {
        for work in queue.waiting { work() }
        queue.waiting = []
      }
    )
  }

  // MARK: The bar

  @Test("IQ#1522, IQ#1674: next and previous follow the reading order through nested scroll views")
  func nested() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    outer.contentSize = CGSize(width: 393, height: 900)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 80))
    inner.contentSize = CGSize(width: 393, height: 300)
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    stage.field("last", y: 600, in: outer)
    stage.field("inner 2", y: 200, in: inner)
    stage.field("inner 1", y: 20, in: inner)
    let first = stage.field("first", y: 20, in: outer)
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    first.becomeFirstResponder()
    for name in ["inner 1", "inner 2", "last"] {
      outer.contentOffset.y += 40
      inner.contentOffset.y += 20
      stage.tap(toolbar.nextItem)
      #expect(stage.focus == name)
    }
    #expect(!toolbar.canGoToNext)
    for name in ["inner 2", "inner 1", "first"] {
      stage.tap(toolbar.previousItem)
      #expect(stage.focus == name)
    }
  }

  @Test("IQ#193, IQ#440: next and previous skip hidden, disabled, transparent, and read-only inputs")
  func passedOver() throws {
    let first = stage.field("first", y: 100)
    let hidden = stage.field("hidden", y: 150)
    hidden.isHidden = true
    let disabled = stage.field("disabled", y: 200)
    disabled.isEnabled = false
    let box = UIView(frame: CGRect(x: 0, y: 250, width: 393, height: 50))
    box.alpha = 0
    stage.view.addSubview(box)
    stage.field("in the transparent", y: 5, in: box)
    let text = UITextView(frame: CGRect(x: 20, y: 310, width: 200, height: 40))
    text.isEditable = false
    stage.view.addSubview(text)
    let last = stage.field("last", y: 360)
    let toolbar = KeyboardToolbar(in: stage.view)
    let chain = ReturnKeyChain(in: stage.view)
    stage.show(toolbar)
    first.becomeFirstResponder()
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "last")
    stage.tap(toolbar.previousItem)
    #expect(stage.focus == "first")
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "last" && last.isFirstResponder)
    _ = chain
  }

  @Test("IQ#484, IQ#652: updates the buttons with the next touch after a switch hides and shows rows")
  func switchedRows() throws {
    let a = stage.field("a", y: 100)
    let b = stage.field("b", y: 150)
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    a.becomeFirstResponder()
    #expect(toolbar.nextItem.isEnabled)
    for _ in 0..<2 {
      b.removeFromSuperview()
      stage.tap(toolbar.nextItem)
      #expect(stage.focus == "a" && !toolbar.nextItem.isEnabled)
      stage.view.addSubview(b)
      stage.tap(toolbar.nextItem)
      #expect(stage.focus == "b")
      stage.tap(toolbar.previousItem)
      #expect(stage.focus == "a")
    }
  }

  // MARK: Return

  @Test("IQ#1228: a delegate that returns false disables return in its field, but not in the chain's other fields")
  func refusedReturn() throws {
    let fields = ["a", "b", "c"].enumerated().map { stage.field($1, y: 100 + 50 * CGFloat($0)) }
    try #require(fields[1].delegate as? NotingDelegate).allowsReturn = false
    let chain = ReturnKeyChain(in: stage.view)
    fields[0].becomeFirstResponder()
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "b")
    HeadlessTyping.pressReturn()
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "b")
    fields[2].becomeFirstResponder()
    HeadlessTyping.pressReturn()
    #expect(stage.focus == nil)
    _ = chain
  }

  // MARK: Taps outside

  @Test("IQ#338: a tap on suggestions in another window keeps the field first responder")
  func suggestionsAbove() {
    let a = stage.field("a", y: 100)
    let (dismisser, run) = dismisser(in: stage.view)
    let above = UIWindow(windowScene: HeadlessWorld.windowScene)
    above.frame = CGRect(x: 0, y: 400, width: 393, height: 60)
    above.windowLevel = .alert
    let button = UIButton(frame: above.bounds)
    button.addAction(UIAction { [stage] _ in stage.note("taken") }, for: .touchUpInside)
    above.addSubview(button)
    above.isHidden = false
    a.becomeFirstResponder()
    _ = stage.takeLog()
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 430))
    run()
    #expect(stage.takeLog() == ["taken"] && stage.focus == "a")
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 700))
    run()
    #expect(stage.focus == nil)
    _ = dismisser
  }

  /// A view that handles touches by itself, as a web view or a map does.
  private final class Canvas: UIView {
    var touches = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  @Test("IQ#1544: a view that handles touches receives all touches, and editing ends with the first touch")
  func canvas() {
    let a = stage.field("a", y: 100)
    let canvas = Canvas(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
    stage.view.addSubview(canvas)
    let (dismisser, run) = dismisser(in: stage.view)
    a.becomeFirstResponder()
    HeadlessTouches.tap(canvas)
    run()
    #expect(canvas.touches == 1 && stage.focus == nil)
    HeadlessTouches.tap(canvas)
    run()
    #expect(canvas.touches == 2)
    _ = dismisser
  }

  @Test("IQ#659: ends editing once with two nested instances")
  func two() {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
    stage.view.addSubview(box)
    let a = stage.field("a", y: 100)
    let (outer, inner) = (dismisser(in: stage.view), dismisser(in: box))
    a.becomeFirstResponder()
    _ = stage.takeLog()
    HeadlessTouches.tap(box)
    outer.1()
    inner.1()
    #expect(stage.takeLog() == ["a shouldEnd", "a didEnd"])
  }

  @Test("IQ#145: a button in the navigation bar works with the first tap while the keyboard is visible")
  func barButton() throws {
    HeadlessWorld.reset()
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let window = makeWindow(navigation)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    screen.view.addSubview(field)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 10, y: 0, width: 60, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    navigation.navigationBar.addSubview(button)
    let (dismisser, run) = dismisser(in: navigation.view)
    field.becomeFirstResponder()
    HeadlessTouches.tap(button)
    run()
    #expect(taps == 1 && field.isFirstResponder)
    _ = (dismisser, window)
  }
}

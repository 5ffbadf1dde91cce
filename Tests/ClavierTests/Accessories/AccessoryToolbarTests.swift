import Foundation
import Testing
import UIKit

@testable import Clavier

/// `KeyboardToolbar`: previous, next, and done above the keyboard.
@MainActor final class AccessoryToolbarTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  private func threeFields() -> (UITextField, UITextField, UITextField, KeyboardToolbar) {
    let fields = (stage.field("a", y: 100), stage.field("b", y: 150), stage.field("c", y: 200))
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    return (fields.0, fields.1, fields.2, toolbar)
  }

  private func states(_ toolbar: KeyboardToolbar) -> [Bool] {
    [toolbar.previousItem, toolbar.nextItem, toolbar.doneItem].map(\.isEnabled)
  }

  @Test("has the same items if it comes from a storyboard")
  func storyboard() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let toolbar = try #require(KeyboardToolbar(coder: coder))
    #expect(toolbar.items?.count == KeyboardToolbar(frame: .zero).items?.count)
    #expect(toolbar.items?.contains(toolbar.doneItem) == true)
  }

  @Test("has a standard toolbar's height and no offset if the app sets no frame")
  func initialFrame() {
    let frame = KeyboardToolbar(in: stage.view).frame
    #expect(frame.origin == .zero && frame.height == 44)
  }

  @Test("has no enabled button before an input is edited")
  func unused() {
    #expect(states(KeyboardToolbar(in: stage.view)) == [false, false, false])
  }

  @Test("next and previous move focus, and are disabled at the ends")
  func walks() {
    let (a, _, _, toolbar) = threeFields()
    #expect(states(toolbar) == [false, false, false])
    HeadlessTouches.tap(a)
    #expect(states(toolbar) == [false, true, true])
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "b")
    #expect(states(toolbar) == [true, true, true])
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "c")
    #expect(states(toolbar) == [true, false, true])
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "c", "there is nothing further")
    stage.tap(toolbar.previousItem)
    #expect(stage.focus == "b")
  }

  @Test("done ends editing")
  func done() {
    let (a, _, _, toolbar) = threeFields()
    HeadlessTouches.tap(a)
    stage.tap(toolbar.doneItem)
    #expect(stage.focus == nil)
    #expect(states(toolbar) == [false, false, false])
  }

  @Test("IQ#626: keeps the delegates, which are called once")
  func delegates() {
    let (a, b, _, toolbar) = threeFields()
    let before = [a, b].map { $0.delegate.map(ObjectIdentifier.init) }
    HeadlessTouches.tap(a)
    stage.tap(toolbar.nextItem)
    stage.tap(toolbar.doneItem)
    #expect(
      stage.takeLog() == [
        "a shouldBegin", "a didBegin", "b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin", "b shouldEnd",
        "b didEnd",
      ])
    #expect([a, b].map { $0.delegate.map(ObjectIdentifier.init) } == before)
  }

  @Test("focus stays in the current field if the next field refuses focus")
  func refusal() {
    let (a, b, _, toolbar) = threeFields()
    (b.delegate as? NotingDelegate)?.allowsBegin = false
    HeadlessTouches.tap(a)
    _ = stage.takeLog()
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "a")
    #expect(stage.takeLog() == ["b shouldBegin"])
    #expect(!toolbar.goToNext())
  }

  @Test("IQ#603: skips a field that was hidden in the meantime, and disables the button")
  func hiddenLater() {
    let (a, b, c, toolbar) = threeFields()
    HeadlessTouches.tap(a)
    b.isHidden = true
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "c")
    #expect(toolbar.goToPrevious())
    c.isHidden = true
    HeadlessTyping.insert("x")
    #expect(states(toolbar) == [false, false, true])
  }

  @Test("IQ#603: after a hidden field appears, typing, a call to update(), or a touch enables the button")
  func shownLater() {
    let (a, b, c, toolbar) = threeFields()
    (b.isHidden, c.isHidden) = (true, true)
    HeadlessTouches.tap(a)
    #expect(states(toolbar) == [false, false, true])
    b.isHidden = false
    HeadlessTyping.insert("x")
    #expect(toolbar.nextItem.isEnabled)
    b.isHidden = true
    toolbar.update()
    #expect(!toolbar.nextItem.isEnabled)
    c.isHidden = false
    #expect(!toolbar.nextItem.isEnabled, "the toolbar has not been updated")
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "c")
  }

  @Test("updates the buttons when the text of a text view changes")
  func typingInTextView() {
    let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    stage.view.addSubview(notes)
    let below = stage.field("b", y: 200)
    below.isHidden = true
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    notes.becomeFirstResponder()
    #expect(!toolbar.nextItem.isEnabled)
    below.isHidden = false
    HeadlessTyping.insert("x")
    #expect(toolbar.nextItem.isEnabled)
  }

  @Test("updates the buttons when the app sets another container")
  func otherContainer() {
    let (a, _, _, toolbar) = threeFields()
    HeadlessTouches.tap(a)
    #expect(states(toolbar) == [false, true, true])
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    stage.view.addSubview(other)
    toolbar.container = other
    #expect(states(toolbar) == [false, false, false])
  }

  @Test("updates the buttons in each layout pass")
  func layout() {
    let (a, b, c, toolbar) = threeFields()
    HeadlessTouches.tap(a)
    (b.isHidden, c.isHidden) = (true, true)
    #expect(toolbar.nextItem.isEnabled)
    toolbar.setNeedsLayout()
    toolbar.layoutIfNeeded()
    #expect(!toolbar.nextItem.isEnabled)
  }

  @Test("moves on from the position of a focused field that is hidden")
  func focusedFieldHidden() {
    let (_, b, _, toolbar) = threeFields()
    HeadlessTouches.tap(b)
    b.isHidden = true
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "c")
  }

  @Test("moves focus to a text view and back")
  func textView() {
    let a = stage.field("a", y: 100)
    let notes = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 60))
    notes.accessibilityIdentifier = "notes"
    stage.view.addSubview(notes)
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    HeadlessTouches.tap(a)
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "notes")
    #expect(states(toolbar) == [true, false, true])
    stage.tap(toolbar.previousItem)
    #expect(stage.focus == "a")
  }

  @Test("next moves focus to the left in a right-to-left layout")
  func rightToLeft() {
    stage.field("left", y: 100, width: 100)
    let right = stage.field("right", x: 220, y: 100, width: 100)
    stage.view.semanticContentAttribute = .forceRightToLeft
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    HeadlessTouches.tap(right)
    #expect(states(toolbar) == [false, true, true])
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "left")
  }

  @Test("without a container, uses the focused field's view controller instead of the window")
  func withoutContainer() {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    stage.field("elsewhere", y: 300, in: stage.window)
    let toolbar = KeyboardToolbar(frame: .zero)
    stage.show(toolbar)
    HeadlessTouches.tap(a)
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "b")
    #expect(!toolbar.canGoToNext)
  }

  @Test("without a container, serves the focused field even if the toolbar is not in a window")
  func withoutContainerAndWindow() {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    let toolbar = KeyboardToolbar(frame: .zero)
    a.becomeFirstResponder()
    #expect(toolbar.goToNext())
    #expect(stage.focus == "b")
  }

  @Test("without a container, moves focus and ends editing only in its own scene")
  func scenes() {
    let fields = [stage.field("a", y: 100), stage.field("b", y: 150)]
    let toolbar = KeyboardToolbar(frame: .zero)
    stage.show(toolbar)
    let place = CGRect(x: 0, y: 600, width: 393, height: 200)
    let other = UIWindow(windowScene: HeadlessWorld.connectScene(frame: place))
    other.rootViewController = UIViewController()
    other.makeKeyAndVisible()
    let last = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    other.rootViewController?.view.addSubview(last)
    fields[0].becomeFirstResponder()
    last.becomeFirstResponder()
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "b" && last.isFirstResponder)
    last.becomeFirstResponder()
    stage.tap(toolbar.doneItem)
    #expect(stage.focus == nil && last.isFirstResponder)
    #expect(states(toolbar) == [false, false, false])
  }

  @Test("ignores a field outside the container")
  func outside() {
    let (_, _, _, toolbar) = threeFields()
    let other = stage.field("other", y: 300, in: stage.window)
    HeadlessTouches.tap(other)
    #expect(stage.focus == "other")
    #expect(states(toolbar) == [false, false, false])
  }

  @Test("has VoiceOver labels in the app's language")
  func labels() {
    let toolbar = KeyboardToolbar(in: stage.view)
    #expect(toolbar.labels == AccessoryLabels(for: Bundle.main.preferredLocalizations))
    func read() -> [String?] {
      [toolbar.previousItem, toolbar.nextItem, toolbar.doneItem].map(\.accessibilityLabel)
    }
    toolbar.labels = AccessoryLabels(for: ["de-AT"])
    #expect(read() == ["Vorheriges Feld", "Nächstes Feld", "Fertig"])
    toolbar.labels = AccessoryLabels(for: ["xx"])
    #expect(read() == ["Previous field", "Next field", "Done"])
  }

  @Test("serves several fields with one toolbar")
  func accessoryView() {
    let (a, b, _, toolbar) = threeFields()
    toolbar.removeFromSuperview()
    a.inputAccessoryView = toolbar
    b.inputAccessoryView = toolbar
    a.becomeFirstResponder()
    #expect(toolbar.goToNext())
    #expect(stage.focus == "b")
  }

  @Test("stays as wide as the app's view that contains it")
  func width() {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    let toolbar = KeyboardToolbar(in: stage.view)
    toolbar.frame = CGRect(x: 0, y: 8, width: 393, height: 44)
    accessory.addSubview(toolbar)
    accessory.frame.size = CGSize(width: 852, height: 50)
    #expect(toolbar.frame == CGRect(x: 0, y: 8, width: 852, height: 44))
  }

  @Test("holds neither its container nor an input, and is deallocated")
  func retains() {
    weak var weakField: UITextField?
    weak var weakView: UIView?
    weak var weakBar: KeyboardToolbar?
    let kept: KeyboardToolbar
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      stage.view.addSubview(view)
      let field = stage.field("short-lived", y: 100, in: view)
      let dropped = KeyboardToolbar(in: view)
      kept = KeyboardToolbar(in: view)
      field.inputAccessoryView = kept
      field.becomeFirstResponder()
      field.resignFirstResponder()
      view.removeFromSuperview()
      (weakField, weakView, weakBar) = (field, view, dropped)
    }
    #expect(weakField == nil)
    #expect(weakView == nil)
    #expect(weakBar == nil)
    #expect(states(kept) == [false, false, false])
  }

  @Test("works when its window becomes key again after editing in another window")
  func twoWindows() {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    a.becomeFirstResponder()
    let second = UIWindow(windowScene: HeadlessWorld.windowScene)
    second.rootViewController = UIViewController()
    second.isHidden = false
    stage.field("other", y: 100, in: second).becomeFirstResponder()
    stage.window.makeKey()
    toolbar.update()
    #expect(a.isFirstResponder && states(toolbar) == [false, true, true])
    #expect(!toolbar.canGoToPrevious && toolbar.canGoToNext)
  }

  @Test("a toolbar that is created when its field begins editing searches for the field only once")
  func lazyToolbarSearch() {
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    stage.view.addSubview(root)
    let field = LazyBarField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    root.addSubview(field)
    field.becomeFirstResponder()
    stage.show(field.bar)
    #expect(field.bar.current === field)
    root.searches = 0
    #expect(field.bar.current === field)
    #expect(root.searches == 0)
    field.resignFirstResponder()
    #expect(field.bar.current == nil)
  }

  @Test("a toolbar that is created when its field begins editing can move focus and end editing")
  func lazyToolbar() {
    let field = LazyBarField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.view.addSubview(field)
    let next = stage.field("next", y: 200)
    field.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(field.bar.doneItem.isEnabled && field.bar.nextItem.isEnabled && !field.bar.previousItem.isEnabled)
    stage.show(field.bar)
    stage.tap(field.bar.nextItem)
    #expect(next.isFirstResponder)
    stage.tap(field.bar.doneItem)
    #expect(stage.focus == nil)
  }
}

private final class LazyBarField: UITextField {
  lazy var bar = KeyboardToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  override var inputAccessoryView: UIView? {
    get { bar }
    set {}
  }
}

/// Counts how often its subviews are read.
private final class CountingView: UIView {
  var searches = 0
  override var subviews: [UIView] {
    searches += 1
    return super.subviews
  }
}

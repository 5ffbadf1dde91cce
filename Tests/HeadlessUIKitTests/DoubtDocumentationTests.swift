import Foundation
import Testing
import UIKit

/// Records the order of the keyboard's notification and other events.
@MainActor private final class KeyboardWitness: HeadlessKeyboard {
  let journal = Journal()

  func inputSessionDidChange(to responder: UIResponder?) { journal.note(responder == nil ? "hide" : "show") }
  func inputViewsDidReload(for responder: UIResponder) {}
  func dragDidMove(toScreenY y: CGFloat) {}
  func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat) {}
}

@MainActor private final class FieldWitness: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func textFieldDidBeginEditing(_ textField: UITextField) { journal.note("begin") }
  func textViewDidChange(_ textView: UITextView) { journal.note("change") }
}

@MainActor @Suite("Doubts: documented behavior that developers do not expect") struct DoubtDocumentationTests {
  private let keyboard = KeyboardWitness()

  private func field(_ y: CGFloat, in screen: Screen) -> UITextField {
    let field = UITextField(frame: rect(0, y, 200, 34))
    screen.view.addSubview(field)
    return field
  }

  @Test(
    "A text field begins editing before or after the keyboard is notified",
    .under([.fieldBeginsBeforeKeyboard], [.fieldBeginsAfterKeyboard]))
  func fieldFocus() {
    let field = field(100, in: Screen())
    HeadlessWorld.keyboard = keyboard
    let delegate = FieldWitness(keyboard.journal)
    field.delegate = delegate
    field.becomeFirstResponder()
    let isBefore = HeadlessWorld.assumes(.fieldBeginsBeforeKeyboard)
    #expect(keyboard.journal.take() == (isBefore ? ["begin", "show"] : ["show", "begin"]))
    #expect(field.isEditing)
  }

  @Test(
    "When an input resigns, the next responder in its chain becomes first responder, or nothing does",
    .under([.resigningFocusesNextResponder], [.resigningLeavesNoResponder]))
  func resignFocus() {
    final class Focusable: UIView {
      var focusCount = 0

      override var canBecomeFirstResponder: Bool { true }

      override func becomeFirstResponder() -> Bool {
        focusCount += 1
        return super.becomeFirstResponder()
      }
    }
    let screen = Screen()
    let (outer, inner) = (Focusable(frame: rect(0, 0, 300, 300)), UIView(frame: rect(0, 0, 300, 300)))
    let field = UITextField(frame: rect(0, 0, 200, 34))
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(field)
    HeadlessWorld.keyboard = keyboard
    field.becomeFirstResponder()
    #expect(keyboard.journal.take() == ["show"])
    field.resignFirstResponder()
    #expect(!field.isFirstResponder && keyboard.journal.take() == ["hide"])
    let passesFocus = HeadlessWorld.assumes(.resigningFocusesNextResponder)
    #expect(outer.isFirstResponder == passesFocus && outer.focusCount == (passesFocus ? 1 : 0))
    // Nothing in a subtree that leaves the window becomes first responder.
    field.becomeFirstResponder()
    outer.removeFromSuperview()
    screen.view.addSubview(outer)
    #expect(!outer.isFirstResponder && outer.focusCount == (passesFocus ? 1 : 0))
    #expect(keyboard.journal.take() == ["show", "hide"])
  }

  @Test(
    "Either a hidden first responder keeps focus, or the next input gets it",
    .under([.hiddenInputKeepsFocus], [.hiddenInputLosesFocus]))
  func hiddenFocus() {
    let screen = Screen()
    let (first, card) = (field(100, in: screen), screen.add(rect(0, 200, 300, 100)))
    let second = UITextField(frame: rect(0, 0, 200, 34))
    card.addSubview(second)
    let keeps = HeadlessWorld.assumes(.hiddenInputKeepsFocus)
    first.becomeFirstResponder()
    first.isHidden = true
    #expect(first.isFirstResponder == keeps && second.isFirstResponder != keeps)
    // The search continues at the beginning, and skips what is hidden.
    first.isHidden = false
    second.becomeFirstResponder()
    second.isHidden = true
    #expect(second.isFirstResponder == keeps && first.isFirstResponder != keeps)
    first.becomeFirstResponder()
    first.isHidden = true
    #expect(first.isFirstResponder == keeps && !second.isFirstResponder)
    // Hiding another view changes nothing.
    first.isHidden = false
    first.becomeFirstResponder()
    card.isHidden = true
    #expect(first.isFirstResponder)
  }

  @Test(
    "A window becomes key when an input in it becomes first responder, or the keyboard serves a window that is not key",
    .under([.focusMakesWindowKey], [.focusLeavesKeyWindow]))
  func focusWindow() {
    let screen = Screen()
    let below = field(100, in: screen)
    HeadlessWorld.keyboard = keyboard
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    let above = UITextField(frame: rect(0, 100, 200, 34))
    window.rootViewController?.view.addSubview(above)
    above.becomeFirstResponder()
    #expect(window.isKeyWindow == HeadlessWorld.assumes(.focusMakesWindowKey))
    HeadlessTyping.insert("a")
    #expect(above.isFirstResponder && above.text == "a" && keyboard.journal.take() == ["show"])
    screen.window.makeKey()
    #expect(keyboard.journal.take() == ["hide"])
    below.becomeFirstResponder()
    HeadlessTyping.insert("b")
    #expect(below.text == "b" && above.text == "a" && keyboard.journal.take() == ["show"])
    below.resignFirstResponder()
    #expect(keyboard.journal.take() == ["hide"])
  }

  @Test(
    "Setting the root view controller removes the former root view, or all views",
    .under([.rootReplacesRoot], [.rootReplacesEverything]))
  func windowRoot() {
    let screen = Screen()
    let overlay = UIView(frame: rect(0, 0, 50, 50))
    screen.window.addSubview(overlay)
    screen.window.rootViewController = UIViewController()
    #expect(screen.view.window == nil)
    #expect((overlay.window != nil) == HeadlessWorld.assumes(.rootReplacesRoot))
    screen.window.addSubview(overlay)
    screen.window.rootViewController = nil
    #expect(overlay.window != nil)
  }

  @Test("The next responder of a window is its scene or the app", .under([.sceneFollowsWindow], [.appFollowsWindow]))
  func windowNext() {
    let window = Screen().window
    let scene = HeadlessWorld.assumes(.sceneFollowsWindow)
    #expect(window.next === (scene ? HeadlessWorld.windowScene : UIApplication.shared as UIResponder))
  }

  @Test(
    "A text view reports keys, and may also report text that the app inserts",
    .under([.insertionIsReported], [.insertionIsSilent]))
  func insertedText() {
    let view = UITextView(frame: rect(0, 100, 200, 80))
    Screen().view.addSubview(view)
    let delegate = FieldWitness(keyboard.journal)
    view.delegate = delegate
    view.becomeFirstResponder()
    HeadlessTyping.insert("a")
    HeadlessTyping.deleteBackward()
    #expect(keyboard.journal.take() == ["change", "change"])
    view.insertText("a")
    view.deleteBackward()
    view.text = "b"
    let isReported = HeadlessWorld.assumes(.insertionIsReported)
    #expect(keyboard.journal.take() == (isReported ? ["change", "change"] : []))
    view.selectAll(nil)
    view.cut(nil)
    view.paste(nil)
    #expect(keyboard.journal.take() == ["change", "change"] && view.text == "b")
  }

  @Test(
    "Scrolling to a row may be reported to the delegate, and other scrolling always is",
    .under([.scrollToRowIsReported], [.scrollToRowIsSilent]))
  func rowScrolling() {
    let table = UITableView(frame: rect(0, 0, 393, 852))
    let (source, delegate) = (TableSource([Array(repeating: "row", count: 60)]), TableScrolling(keyboard.journal))
    (table.dataSource, table.delegate) = (source, delegate)
    let stage = TableStage(table)
    let isReported = HeadlessWorld.assumes(.scrollToRowIsReported)
    _ = keyboard.journal.take()
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    #expect(keyboard.journal.take().contains("scroll") == isReported && table.contentOffset.y > 0)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(keyboard.journal.take().contains("scroll") == isReported)
    stage.scroll(table, to: 300)
    #expect(keyboard.journal.take() == ["scroll"])
    table.setContentOffset(.zero, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(keyboard.journal.take().contains("scroll"))
  }

  @Test(
    "A new animation either is added to the running one or ends it",
    .under([.animationsAreAdded], [.animationsEndRunning]))
  func runningAnimations() {
    let view = Screen().add(rect(0, 0, 10, 10))
    var hasFinished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.y = 105 }) {
      hasFinished = $0
    }
    HeadlessClock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y = 5 }
    let isAdded = HeadlessWorld.assumes(.animationsAreAdded)
    #expect(isClose(view.headlessPresentation.center.y, isAdded ? 55 : 105))
    HeadlessClock.advance(by: 0.25)
    #expect(hasFinished == (isAdded ? nil : false))
    HeadlessClock.advanceUntilIdle()
    #expect(hasFinished == isAdded && view.headlessPresentation.center.y == 5)
  }

  @Test(
    "Floating headers and footers stay inside the adjusted inset, or at the edges of the bounds",
    .under([.headersPinToInset], [.headersPinToBounds]))
  func pinnedHeaders() throws {
    let table = UITableView(frame: rect(0, 0, 393, 800))
    table.contentInsetAdjustmentBehavior = .never
    let source = TableSource([Array(repeating: "row", count: 60)])
    (source.titles, source.footers) = (["Title"], ["Footer"])
    (table.dataSource, table.delegate) = (source, source)
    let stage = TableStage(table)
    table.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 300, right: 0)
    stage.scroll(table, to: 500)
    let (header, footer) = (table.headerView(forSection: 0), table.footerView(forSection: 0))
    let isInset = HeadlessWorld.assumes(.headersPinToInset)
    #expect(header?.frame.minY == (isInset ? 560 : 500))
    #expect(footer?.frame.maxY == table.bounds.maxY - (isInset ? 300 : 0))
  }
}

@MainActor private final class TableScrolling: NSObject, UITableViewDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("scroll") }
}

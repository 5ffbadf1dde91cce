import Foundation
import Testing
import UIKit

/// A delegate that logs its calls and returns configured answers.
private final class ViewDelegate: NSObject, UITextViewDelegate {
  private let stage: Stage
  var allowsBegin = true
  var allowsEnd = true
  var allowsChange = true

  init(_ stage: Stage) {
    self.stage = stage
    super.init()
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    stage.note("shouldBegin")
    return allowsBegin
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    stage.note("shouldEnd")
    return allowsEnd
  }

  func textViewDidBeginEditing(_ textView: UITextView) { stage.note("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { stage.note("didEnd") }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    stage.note("shouldChange \(range.location),\(range.length) '\(text)'")
    return allowsChange
  }

  func textViewDidChange(_ textView: UITextView) { stage.note("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { stage.note("didChangeSelection") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { stage.note("didScroll") }
}

@MainActor @Suite("Text view: editing") struct TextViewEditingTests {
  private func make(_ stage: Stage, height: CGFloat = 100) -> (UITextView, ViewDelegate) {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: height))
    let delegate = ViewDelegate(stage)
    view.accessibilityIdentifier = "notes"
    view.font = .systemFont(ofSize: 17)
    view.delegate = delegate
    stage.window.addSubview(view)
    HeadlessWorld.updateCycle()
    stage.observe(UITextView.textDidBeginEditingNotification, of: view, "begin notification")
    stage.observe(UITextView.textDidChangeNotification, of: view, "change notification")
    stage.observe(UITextView.textDidEndEditingNotification, of: view, "end notification")
    _ = stage.takeLog()
    return (view, delegate)
  }

  @Test("Editing begins in order: should-begin, the keyboard, did-begin, the notification")
  func begin() {
    let stage = Stage()
    let (view, delegate) = make(stage)
    #expect(view.becomeFirstResponder())
    #expect(stage.takeLog() == ["shouldBegin", "keyboard for notes", "didBegin", "begin notification"])
    _ = delegate
  }

  @Test("Editing ends in order: the delegate, the keyboard, did-end")
  func end() {
    let stage = Stage()
    let (view, delegate) = make(stage)
    view.becomeFirstResponder()
    _ = stage.takeLog()
    #expect(view.resignFirstResponder())
    #expect(stage.takeLog() == ["shouldEnd", "keyboard for none", "didEnd", "end notification"])
    delegate.allowsBegin = false
    #expect(!view.becomeFirstResponder())
    #expect(stage.takeLog() == ["shouldBegin"])
  }

  @Test("When a field replaces a text view, the view ends, the field begins, and the keyboard is notified once")
  func move() {
    let stage = Stage()
    let (view, delegate) = make(stage)
    let (field, _) = stage.field("A", y: 400)
    view.becomeFirstResponder()
    _ = stage.takeLog()
    field.becomeFirstResponder()
    #expect(
      stage.takeLog() == [
        "A shouldBegin", "shouldEnd", "didEnd", "end notification", "A didBegin", "A begin notification",
        "A editingDidBegin", "keyboard for A",
      ])
    view.becomeFirstResponder()
    #expect(
      stage.takeLog() == [
        "shouldBegin", "A shouldEnd", "A didEnd", "A end notification", "A editingDidEnd", "keyboard for notes",
        "didBegin", "begin notification",
      ])
    _ = delegate
  }

  @Test("Typing, including return, calls the delegate before the change, then reports the selection and the change")
  func typing() {
    let stage = Stage()
    let (view, delegate) = make(stage)
    view.becomeFirstResponder()
    _ = stage.takeLog()
    HeadlessTyping.insert("a\n")
    #expect(
      stage.takeLog() == [
        "shouldChange 0,0 'a'", "didChangeSelection", "didChange", "change notification", "shouldChange 1,0 '\n'",
        "didChangeSelection", "didChange", "change notification",
      ])
    #expect(view.text == "a\n")
    delegate.allowsChange = false
    HeadlessTyping.insert("b")
    HeadlessTyping.deleteBackward()
    #expect(view.text == "a\n")
  }

  @Test("Deleting forward asks the delegate, and deletes the character after the caret or the selection")
  func forwardDeletion() {
    let stage = Stage()
    let (view, delegate) = make(stage)
    #expect(!HeadlessTyping.deleteForward(), "no input is focused")
    view.becomeFirstResponder()
    view.text = "a👩🏽‍💻bc"
    view.selectedRange = NSRange(location: 1, length: 0)
    _ = stage.takeLog()
    #expect(HeadlessTyping.deleteForward())
    #expect(stage.takeLog() == ["shouldChange 1,7 ''", "didChangeSelection", "didChange", "change notification"])
    #expect(view.text == "abc" && view.selectedRange == NSRange(location: 1, length: 0))
    view.selectedRange = NSRange(location: 0, length: 2)
    delegate.allowsChange = false
    #expect(HeadlessTyping.deleteForward())
    #expect(view.text == "abc" && view.selectedRange == NSRange(location: 0, length: 2))
    delegate.allowsChange = true
    #expect(HeadlessTyping.deleteForward())
    #expect(view.text == "c")
    view.selectedRange = NSRange(location: 1, length: 0)
    _ = stage.takeLog()
    #expect(HeadlessTyping.deleteForward())
    #expect(view.text == "c" && stage.takeLog().isEmpty, "no character follows the caret")
  }

  @Test("Setting the text does not notify the delegate of a change")
  func programmaticText() {
    let stage = Stage()
    let (view, delegate) = make(stage)
    view.text = "hello"
    #expect(!stage.takeLog().contains("didChange"))
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.text = nil
    #expect(view.text == "")
    _ = delegate
  }

  @Test("Leaving the window ends editing even if the delegate refuses")
  func removal() {
    let stage = Stage()
    let (view, delegate) = make(stage)
    view.becomeFirstResponder()
    delegate.allowsEnd = false
    _ = stage.takeLog()
    view.removeFromSuperview()
    #expect(stage.takeLog() == ["keyboard for none", "didEnd", "end notification"])
  }

  @Test("A text view that becomes uneditable resigns, and can then receive focus only for selecting text")
  func editable() {
    let stage = Stage()
    let (view, _) = make(stage)
    view.becomeFirstResponder()
    _ = stage.takeLog()
    view.isEditable = false
    #expect(!view.isFirstResponder)
    #expect(stage.takeLog() == ["keyboard for none", "end notification"])
    // Without editing, there is no keyboard, and the delegate is not asked.
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
    HeadlessTyping.insert("typed")
    #expect(!view.text.contains("typed") && view.headlessCaretRect == nil)
    view.isEditable = false
    #expect(view.isFirstResponder, "Nothing has changed.")
    #expect(view.resignFirstResponder() && stage.takeLog().isEmpty)
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
  }

  @Test("The content is as tall as the text, and typing scrolls the caret into view")
  func growth() throws {
    let stage = Stage()
    let (view, delegate) = make(stage)
    #expect(view.contentSize.width == 200)
    #expect(abs(view.contentSize.height - (20.287 + 16)) < 0.34)
    view.becomeFirstResponder()
    for line in 1...12 { HeadlessTyping.insert("line \(line)\n") }
    HeadlessWorld.updateCycle()
    #expect(view.contentSize.height > 13 * 20)
    let caret = try #require(view.headlessCaretRect)
    #expect(view.bounds.contains(caret))
    #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height)
    #expect(stage.takeLog().contains("didScroll"))
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.contentOffset.y == 0)
    _ = delegate
  }

  @Test("scrollRangeToVisible scrolls by the minimum distance")
  func scrollRange() {
    let stage = Stage()
    let (view, _) = make(stage)
    view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    HeadlessWorld.updateCycle()
    view.scrollRangeToVisible(NSRange(location: 0, length: 3))
    #expect(view.contentOffset.y == 0)
    let range = (view.text as NSString).range(of: "line 20")
    view.scrollRangeToVisible(range)
    let line = view.headlessTextLayout.line(at: range.location)
    // The offset is rounded to pixels, of which there are three in a point.
    #expect(abs(view.bounds.maxY - line.frame.maxY) < 0.167)
    let offset = view.contentOffset
    view.scrollRangeToVisible(range)
    #expect(view.contentOffset == offset)
  }

  @Test("A narrower text view breaks its lines earlier and has taller content")
  func wrapping() {
    let stage = Stage()
    let (view, _) = make(stage)
    view.text = "The quick brown fox jumps over the lazy dog"
    HeadlessWorld.updateCycle()
    let before = view.contentSize.height
    view.frame.size.width = 100
    HeadlessWorld.updateCycle()
    #expect(view.contentSize.height > before && view.contentSize.width == 100)
    #expect(view.headlessTextLayout.lines.allSatisfy { $0.frame.maxX <= 95 && $0.frame.minX == 5 })
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == view.contentSize.height)
  }

  @Test("A text view that does not scroll grows with its text")
  func intrinsicSize() {
    let stage = Stage()
    let (view, _) = make(stage)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let one = view.intrinsicContentSize.height
    view.text = "one\ntwo"
    #expect(abs(view.intrinsicContentSize.height - one - 20.287) < 0.34)
  }

  @Test("The delegate of a text view is the scroll view's delegate, with a narrower type")
  func narrowedDelegate() {
    let stage = Stage()
    let (view, delegate) = make(stage)
    #expect(view.delegate === delegate)
    #expect((view as UIScrollView).delegate === delegate)
    view.delegate = nil
    #expect((view as UIScrollView).delegate == nil)
  }

  @Test(
    "A tap moves the caret to the nearer edge of the word at the touch",
    arguments: [(0, 0), (2, 0), (3, 5), (5, 5), (6, 6), (8, 6), (10, 12), (12, 12), (13, 13), (14, 14), (16, 15)])
  func tap(offset: Int, expected: Int) throws {
    let stage = Stage()
    let (view, _) = make(stage)
    view.text = "first\nsecond, “three"
    HeadlessWorld.updateCycle()
    let target = view.headlessTextLayout.caretRect(at: offset)
    HeadlessTouches.tap(at: view.convert(CGPoint(x: target.minX, y: target.midY), to: nil))
    #expect(view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: expected, length: 0))
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    field.text = "first"
    stage.window.addSubview(field)
    let end = CGPoint(x: field.caretRect(for: field.endOfDocument).minX - 2, y: 20)
    HeadlessTouches.tap(at: field.convert(end, to: nil))
    #expect(field.offset(from: field.beginningOfDocument, to: try #require(field.selectedTextRange).start) == 5)
  }

  @Test("Marked text can be replaced and then confirmed")
  func markedText() throws {
    let stage = Stage()
    let (view, _) = make(stage)
    view.becomeFirstResponder()
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.markedTextRange != nil && view.text == "ni")
    view.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    let marked = try #require(view.markedTextRange)
    #expect(view.text == "你" && view.text(in: marked) == "你")
    view.unmarkText()
    HeadlessTyping.insert("!")
    #expect(view.text == "你!" && view.markedTextRange == nil)
  }
}

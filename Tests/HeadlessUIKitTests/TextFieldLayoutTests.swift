import Foundation
import Testing
import UIKit

@MainActor @Suite("Text field: size, layout, and touches") struct TextFieldLayoutTests {
  @Test("A field with a rounded border and the default font is 34 points high and as wide as its text")
  func size() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    #expect(field.intrinsicContentSize.height == 34)
    field.text = "hello"
    let width = field.intrinsicContentSize.width
    field.text = "hello, world"
    #expect(field.intrinsicContentSize.width > width)
    field.text = ""
    field.placeholder = "Your name"
    #expect(field.intrinsicContentSize.width > 14 + 50)
    field.borderStyle = .none
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 34)
    #expect(field.intrinsicContentSize.height > 50)
  }

  @Test("Changing the text, placeholder, or font invalidates the intrinsic size")
  func invalidation() {
    let stage = Stage()
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
      field.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100),
    ])
    HeadlessWorld.updateCycle()
    let empty = field.frame.width
    field.text = "A text of some length"
    HeadlessWorld.updateCycle()
    #expect(field.frame.width > empty + 100)
    let height = field.frame.height
    field.font = .systemFont(ofSize: 40)
    HeadlessWorld.updateCycle()
    #expect(field.frame.height > height)
  }

  @Test("The caret is after the text, vertically centered, and inside the field even for long text")
  func caret() throws {
    let stage = Stage()
    let (field, _) = stage.field("A")
    #expect(field.headlessCaretRect == nil)
    field.becomeFirstResponder()
    #expect(try #require(field.headlessCaretRect).minX == 7)
    HeadlessTyping.insert("hello")
    let caret = try #require(field.headlessCaretRect)
    #expect(abs(caret.minX - 7 - UIFont.systemFont(ofSize: 17).headlessWidth(of: "hello")) < 0.001)
    #expect(abs(caret.midY - 17) < 0.001)
    HeadlessTyping.insert(String(repeating: "long ", count: 20))
    #expect(field.bounds.contains(try #require(field.headlessCaretRect)))
  }

  @Test("A secure field shows bullets, and its text property contains the typed text")
  func secret() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    HeadlessTyping.insert("abc")
    #expect(field.text == "abc" && field.headlessTextLayout.lines[0].text == "•••")
  }

  @Test("A tap makes the field first responder and moves the caret to the nearer edge of the word")
  func tap() throws {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.text = "abcdef"
    let layout = field.headlessTextLayout
    HeadlessTouches.tap(at: field.convert(CGPoint(x: layout.caretRect(at: 2).minX, y: 17), to: nil))
    #expect(field.isEditing)
    let selection = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: selection.start) == 0)
    #expect(selection.isEmpty)
  }

  @Test("A disabled field ignores taps")
  func disabledTap() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.isEnabled = false
    HeadlessTouches.tap(field)
    #expect(!field.isEditing && stage.takeLog().isEmpty)
  }

  @Test("The clear button clears if the delegate agrees, and is visible only in its mode")
  func clearButton() {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    field.text = "abc"
    field.clearButtonMode = .whileEditing
    let button = field.clearButtonRect(forBounds: field.bounds)
    let point = field.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
    HeadlessTouches.tap(at: point)
    #expect(field.isEditing && field.text == "abc")
    delegate.allowsClear = false
    HeadlessTouches.tap(at: point)
    #expect(field.text == "abc")
    delegate.allowsClear = true
    _ = stage.takeLog()
    HeadlessTouches.tap(at: point)
    #expect(field.text == "")
    #expect(
      stage.takeLog() == ["A shouldClear", "A didChangeSelection", "A change notification", "A editingChanged"])
  }

  @Test("Side views occupy space in their mode")
  func sideViews() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    let plain = field.textRect(forBounds: field.bounds)
    #expect(plain == CGRect(x: 7, y: 0, width: 186, height: 34))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = icon
    #expect(field.textRect(forBounds: field.bounds) == plain)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    HeadlessWorld.updateCycle()
    #expect(icon.frame == CGRect(x: 0, y: 7, width: 30, height: 20) && !icon.isHidden && icon.superview === field)
    let end = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 34))
    field.rightView = end
    field.rightViewMode = .whileEditing
    HeadlessWorld.updateCycle()
    #expect(end.isHidden)
    field.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(!end.isHidden && field.editingRect(forBounds: field.bounds).maxX == 160)
    field.leftView = nil
    #expect(icon.superview == nil)
  }

  @Test("Rectangles and positions of text are consistent")
  func textInputGeometry() throws {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.text = "abcdef"
    field.becomeFirstResponder()
    let start = field.beginningOfDocument
    let two = try #require(field.position(from: start, offset: 2))
    let four = try #require(field.position(from: two, in: .right, offset: 2))
    let range = try #require(field.textRange(from: four, to: two))
    #expect(field.text(in: range) == "cd")
    #expect(field.compare(two, to: four) == .orderedAscending && field.compare(four, to: four) == .orderedSame)
    #expect(field.offset(from: four, to: two) == -2)
    #expect(field.position(from: start, offset: 7) == nil && field.position(from: start, offset: -1) == nil)
    #expect(field.position(from: start, in: .left, offset: 1) == nil)
    let rect = field.firstRect(for: range)
    #expect(rect.minX == field.caretRect(for: two).minX && abs(rect.maxX - field.caretRect(for: four).minX) < 0.001)
    let rects = field.selectionRects(for: range)
    #expect(rects.count == 1 && rects[0].rect == rect && rects[0].containsStart && rects[0].containsEnd)
    let middle = CGPoint(x: field.caretRect(for: two).minX + 1, y: 17)
    let closest = try #require(field.closestPosition(to: middle))
    #expect(field.offset(from: start, to: closest) == 2)
    let character = try #require(field.characterRange(at: middle))
    #expect(field.text(in: character) == "c")
    let within = try #require(field.closestPosition(to: CGPoint(x: 500, y: 17), within: range))
    #expect(field.offset(from: start, to: within) == 4)
    let extended = try #require(field.characterRange(byExtending: two, in: .left))
    #expect(field.text(in: extended) == "b")
    let farthest = try #require(field.position(within: range, farthestIn: .right))
    #expect(field.offset(from: start, to: farthest) == 4)
    field.replace(range, withText: "-")
    #expect(field.text == "ab-ef")
  }

  @Test("An input delegate is notified of every change of text and selection")
  func inputDelegate() {
    final class InputLogger: NSObject, UITextInputDelegate {
      var calls: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("selection will") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("selection did") }
      func textWillChange(_ textInput: (any UITextInput)?) { calls.append("text will") }
      func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text did") }
    }
    let stage = Stage()
    let (field, _) = stage.field("A")
    let listener = InputLogger()
    field.inputDelegate = listener
    field.becomeFirstResponder()
    HeadlessTyping.insert("a")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(listener.calls == ["text will", "text did", "selection will", "selection did"])
  }
}

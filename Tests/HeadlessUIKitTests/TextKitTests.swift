import Foundation
import Testing
import UIKit

@MainActor @Suite("TextKit and links") struct TextKitTests {
  private func textView(_ text: String, in screen: Screen) -> UITextView {
    let view = UITextView(frame: rect(0, 100, 300, 200))
    view.font = .systemFont(ofSize: 20)
    view.text = text
    screen.view.addSubview(view)
    HeadlessWorld.updateCycle()
    return view
  }

  @Test("The TextKit objects of a view stay the same, and refer to each other")
  func identity() {
    let view = textView("Hello", in: Screen())
    #expect(view.textStorage === view.textStorage && view.layoutManager === view.layoutManager)
    #expect(view.textStorage.layoutManagers.first === view.layoutManager)
    #expect(view.layoutManager.textContainers == [view.textContainer])
    #expect(
      view.textContainer.layoutManager === view.layoutManager && view.layoutManager.textStorage === view.textStorage)
  }

  @Test("Storage and text view always have the same text")
  func synchronization() {
    let view = textView("Hello", in: Screen())
    let storage = view.textStorage
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    #expect(view.text == "Jello")
    view.text = "Other"
    #expect(storage.string == "Other")
    view.becomeFirstResponder()
    HeadlessTyping.insert("!")
    #expect(storage.string == "Other!")
  }

  @Test("Typing keeps the attributes of the existing text, and uses the typing attributes for the new text")
  func typing() {
    let view = textView("", in: Screen())
    let text = NSMutableAttributedString(string: "red ", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 0)
    view.typingAttributes = [.foregroundColor: UIColor.green]
    HeadlessTyping.insert("X")
    let typed: NSAttributedString = view.attributedText
    let colors = [0, 4, 5].map { typed.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
    #expect(typed.string == "red Xblue" && colors == [.red, .green, .blue])
  }

  @Test("The delegate of a text storage is notified of changes, and only once for several changes")
  func storageDelegate() {
    final class Delegate: NSObject, NSTextStorageDelegate {
      var log: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { log.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
    }
    let (storage, delegate) = (NSTextStorage(string: "Hello"), Delegate())
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
    #expect(delegate.log == ["2 1+3 1"])
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    #expect(delegate.log.count == 1)
    storage.endEditing()
    #expect(delegate.log.count == 2 && delegate.log.last?.hasPrefix("3 ") == true)
  }

  @Test("The delegate of a text storage is notified once of appended, replaced, inserted, and deleted text")
  func storageEdits() {
    final class Delegate: NSObject, NSTextStorageDelegate {
      var log: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { log.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
    }
    let (storage, delegate) = (NSTextStorage(string: "Hello"), Delegate())
    storage.delegate = delegate
    storage.append(NSAttributedString(string: "!"))
    storage.setAttributedString(NSAttributedString(string: "Goodbye"))
    storage.insert(NSAttributedString(string: "; "), at: 4)
    storage.deleteCharacters(in: NSRange(location: 0, length: 6))
    #expect(storage.string == "bye" && delegate.log == ["3 5+1 1", "3 0+7 1", "3 4+2 2", "2 0+0 -6"])
  }

  @Test("The changes that the delegate of a text storage makes belong to the changes that are being processed")
  func delegateEdits() {
    final class Delegate: NSObject, NSTextStorageDelegate {
      var calls = 0
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: ">") }

      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        calls += 1
        #expect(editedRange == NSRange(location: 0, length: 7) && delta == 2)
        textStorage.addAttribute(.init("color"), value: 1, range: NSRange(location: 0, length: 2))
      }
    }
    let (storage, delegate) = (NSTextStorage(string: "Hello"), Delegate())
    storage.delegate = delegate
    storage.append(NSAttributedString(string: "!"))
    #expect(storage.string == ">Hello!" && delegate.calls == 1)
    #expect(storage.attribute(.init("color"), at: 0, effectiveRange: nil) as? Int == 1)
  }

  @Test("Changes before the range that has changed move this range")
  func editedRange() {
    let storage = NSTextStorage(string: "0123456789")
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 6, length: 2), with: "x")
    #expect(storage.editedRange == NSRange(location: 6, length: 1) && storage.changeInLength == -1)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
    #expect(storage.editedRange == NSRange(location: 0, length: 10) && storage.changeInLength == 2)
    storage.replaceCharacters(in: NSRange(location: 11, length: 1), with: "yz")
    #expect(storage.editedRange == NSRange(location: 0, length: 13) && storage.string == "abc012345x8yz")
    storage.endEditing()
  }

  @Test("A text view shows the text of objects that the app creates")
  func ownStack() {
    let (storage, manager) = (NSTextStorage(), NSLayoutManager())
    storage.append(NSAttributedString(string: "Hello"))
    let container = NSTextContainer(size: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: rect(0, 0, 200, 100), textContainer: container)
    #expect(view.text == "Hello" && view.textStorage === storage && view.layoutManager === manager)
    storage.append(NSAttributedString(string: " you"))
    #expect(view.text == "Hello you")
  }

  @Test("A layout manager measures text without a view")
  func measuring() {
    let font = UIFont.systemFont(ofSize: 20)
    let storage = NSTextStorage(string: "one two three", attributes: [.font: font])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 90, height: 1000)))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(isClose(manager.usedRect(for: container).height, 2 * font.lineHeight, by: 0.01))
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
      lines.append(range)
    }
    #expect(lines.count == 2 && lines[0].location == 0 && NSMaxRange(lines[1]) == 13)
  }

  @Test("The character at a point is found, with the part of it before the point")
  func characterAtPoint() {
    let view = textView("Hello\nyou", in: Screen())
    let font = UIFont.systemFont(ofSize: 20)
    let (manager, container) = (view.layoutManager, view.textContainer)
    let start = container.lineFragmentPadding
    let width = font.headlessWidth(of: "H")
    var part: CGFloat = 0
    let first = manager.characterIndex(
      for: CGPoint(x: start + width / 4, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: &part)
    #expect(first == 0 && isClose(part, 0.25, by: 0.01))
    let second = manager.characterIndex(
      for: CGPoint(x: start + width + 1, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(second == 1)
    let below = manager.characterIndex(
      for: CGPoint(x: start, y: font.lineHeight * 1.5), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(below == 6)
    let behind = manager.characterIndex(
      for: CGPoint(x: 290, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: &part)
    #expect(behind == 4 && part == 1)
  }

  /// A delegate that decides whether links can be used.
  private final class LinkDelegate: NSObject, UITextViewDelegate {
    var allows = true
    var asked: [String] = []
    var replaces: UIAction?
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return allows
    }
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { replaces ?? defaultAction }
  }

  private func linkedView(in screen: Screen) -> (UITextView, CGPoint) {
    let view = textView("", in: screen)
    let text = NSMutableAttributedString(string: "See ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "this", attributes: [.link: "https://example.com", .font: UIFont.systemFont(ofSize: 20)]))
    view.attributedText = text
    view.isEditable = false
    HeadlessWorld.updateCycle()
    let place = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 4), in: view.textContainer)
    let point = CGPoint(x: place.midX + view.textContainerInset.left, y: place.midY + view.textContainerInset.top)
    return (view, view.convert(point, to: nil))
  }

  @Test("A tap on a link opens it if the delegate allows it; a tap beside it does not")
  func links() {
    let (view, point) = linkedView(in: Screen())
    let delegate = LinkDelegate()
    view.delegate = delegate
    HeadlessTouches.tap(at: CGPoint(x: 10, y: point.y))
    #expect(delegate.asked.isEmpty)
    delegate.allows = false
    HeadlessTouches.tap(at: point)
    #expect(delegate.asked == ["https://example.com 4+4"] && UIApplication.shared.headlessOpenedURLs.isEmpty)
    delegate.allows = true
    HeadlessTouches.tap(at: point)
    #expect(UIApplication.shared.headlessOpenedURLs.map(\.absoluteString) == ["https://example.com"])
    var isReplaced = false
    delegate.replaces = UIAction { _ in isReplaced = true }
    HeadlessTouches.tap(at: point)
    #expect(isReplaced && UIApplication.shared.headlessOpenedURLs.count == 1)
  }

  @Test("A tap on a link in editable text places the caret")
  func editableLinks() {
    let (view, point) = linkedView(in: Screen())
    view.isEditable = true
    HeadlessTouches.tap(at: point)
    #expect(view.isFirstResponder && UIApplication.shared.headlessOpenedURLs.isEmpty)
  }

  @Test("The edit menu has the commands that the selection allows, and the delegate can change it")
  func editMenu() {
    final class Delegate: NSObject, UITextViewDelegate {
      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(children: [UIAction(title: "Bold") { _ in textView.text = "bold" }] + suggestedActions)
      }
    }
    let view = textView("Hello", in: Screen())
    #expect(view.headlessEditMenu == nil)
    view.becomeFirstResponder()
    #expect(view.headlessEditMenu?.children.map(\.title) == ["Select", "Select All"])
    view.headlessEditMenu?.headlessPerform("Select All")
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
    view.headlessEditMenu?.headlessPerform("Copy")
    #expect(UIPasteboard.general.string == "Hello")
    #expect(view.headlessEditMenu?.children.map(\.title) == ["Cut", "Copy", "Paste"])
    let delegate = Delegate()
    view.delegate = delegate
    #expect(view.headlessEditMenu?.children.first?.title == "Bold")
  }

  @Test("AttributedString and NSAttributedString convert into each other, with the attributes of UIKit")
  func conversion() {
    var text = AttributedString("red")
    text.foregroundColor = .red
    text.font = .boldSystemFont(ofSize: 12)
    text.underlineStyle = .single
    text.link = URL(string: "https://example.com")
    text += AttributedString(" plain")
    let old = NSAttributedString(text)
    var range = NSRange()
    #expect(
      old.string == "red plain" && old.attribute(.foregroundColor, at: 0, effectiveRange: &range) as? UIColor == .red)
    #expect(range == NSRange(location: 0, length: 3))
    #expect(old.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    let new = AttributedString(old)
    #expect(new == text)
  }

  /// Values of attributes: two of each class.
  private var values: [(NSAttributedString.Key, Any, Any)] {
    let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    left.alignment = .left
    right.alignment = .right
    let (near, far) = (NSShadow(), NSShadow())
    far.shadowBlurRadius = 3
    return [
      (.foregroundColor, UIColor.red, UIColor.blue),
      (.font, UIFont.systemFont(ofSize: 16), UIFont.systemFont(ofSize: 17)),
      (.paragraphStyle, left, right), (.shadow, near, far), (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
  }

  @Test("Neighboring parts of text can have different values of an attribute", arguments: 0..<5)
  func neighbors(index: Int) throws {
    let (key, one, two) = values[index]
    let text = NSMutableAttributedString(string: "Hello you", attributes: [key: one])
    text.addAttribute(key, value: two, range: NSRange(location: 6, length: 3))
    text.setAttributes([key: one], range: NSRange(location: 7, length: 1))
    text.replaceCharacters(
      in: NSRange(location: 6, length: 1), with: NSAttributedString(string: "Y", attributes: [key: two]))
    let copy = NSMutableAttributedString(attributedString: text)
    let first = try #require(copy.attribute(key, at: 0, effectiveRange: nil) as? NSObject)
    let last = try #require(copy.attribute(key, at: 8, effectiveRange: nil) as? NSObject)
    #expect(first === one as AnyObject && last === two as AnyObject && copy.string == "Hello You")
  }

  @Test("The storage of a text view reads and changes its text")
  func textStorage() {
    HeadlessWorld.reset()
    let view = UITextView(frame: rect(0, 0, 200, 100))
    view.text = "Hello"
    #expect(view.textStorage.string == "Hello" && view.textStorage.length == 5)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Goodbye")
    view.textStorage.append(NSAttributedString(string: "!"))
    #expect(view.text == "Goodbye!")
    let large = UIFont.systemFont(ofSize: 30)
    let note = UITextView()
    note.typingAttributes = [.font: large]
    #expect(note.font == large && note.typingAttributes[.font] as? UIFont == large)
  }

  @Test("A paragraph style keeps its values, and a copy is independent")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 8
    #expect(copy?.lineSpacing == 4 && copy?.alignment == .center && copy != style)
    let text = NSAttributedString(
      string: "A",
      attributes: [
        .paragraphStyle: style, .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }
}

import Clavier
import ClavierTesting
import TestSupport
import Testing
import UIKit

@testable import KeyboardGallery

/// Tests what is special about each screen that uses an avoider.
@MainActor @Suite struct SituationTests {
  private func focus(_ identifier: String, on stage: Stage) throws -> UIView {
    let input = try #require(stage.inputs.first { $0.accessibilityIdentifier == identifier })
    #expect(input.becomeFirstResponder())
    HeadlessClock.advanceUntilIdle()
    return input
  }

  private func keyboardTop(_ stage: Stage) throws -> CGFloat { try #require(stage.keyboard).frame.minY }

  @Test func `in the long form, the error and the button stay visible with the last input`() throws {
    let stage = try Stage(.longForm, on: .standard, .portrait, withKeyboard: true)
    #expect(stage.inputs.count >= 12)
    #expect(stage.inputs.contains { $0 is UITextView })
    _ = try focus("iban", on: stage)
    let top = try keyboardTop(stage)
    HeadlessTyping.insert("GB29")
    let button = try #require(stage.contents.first { $0 is UIButton })
    let error = try #require(stage.contents.first { ($0 as? UILabel)?.text == "4 of 22 characters" })
    for view in [button, error] {
      #expect(stage.safeArea.contains(stage.frame(of: view)))
      #expect(stage.frame(of: view).maxY <= top)
    }
  }

  @Test func `the form without a scroll view rises only as far as its input requires`() throws {
    let stage = try Stage(.plainForm, on: .standard, .portrait, withKeyboard: true)
    let input = try focus("wishes", on: stage)
    let top = try keyboardTop(stage)
    #expect(stage.controller.view.transform.ty < 0)
    #expect(abs(top - stage.frame(of: input).maxY - 10) < 0.01)
    _ = try focus("name", on: stage)
    #expect(stage.controller.view.transform.ty == 0)
  }

  @Test(arguments: Setting.representative)
  func `in the editor, the line with the caret is visible after every letter, and the bar stays if there is room`(
    setting: Setting
  ) throws {
    let stage = try Stage(.editor, on: setting.device, setting.orientation, withKeyboard: true)
    let title = try #require(stage.contents.first { ($0 as? UILabel)?.text == "Letter" })
    let barBefore = stage.frame(of: title)
    let textTop = barBefore.maxY
    let input = try focus("letter", on: stage)
    let textView = try #require(input as? UITextView)
    let top = try keyboardTop(stage)
    #expect(textView.selectedRange.location == textView.text.utf16.count)
    for letter in " With kind regards to everybody at the workshop,\n\nAda\n" {
      HeadlessTyping.insert(String(letter))
      HeadlessClock.advance(by: 0.3)
      let rect = try #require(textView.headlessCaretRect)
      let caret = textView.convert(rect, to: nil)
      #expect(caret.maxY <= top)
      #expect(caret.minY >= stage.frame(of: textView).minY)
    }
    // On an iPhone in landscape, only a narrow strip of text would be visible below the bar. The bar therefore moves
    // up, but only as far as necessary.
    let missing = max(0, textTop + 120 + 10 - top)
    #expect(abs(barBefore.minY - stage.frame(of: title).minY - min(missing, barBefore.height)) < 0.01)
    #expect(missing == 0 || setting.orientation == .landscape)
  }

  @Test(arguments: Setting.representative)
  func `the chat's bar rests on the keyboard, and the list above it keeps its end visible`(setting: Setting) throws {
    let stage = try Stage(.chat, on: setting.device, setting.orientation, withKeyboard: true)
    let list = try #require(stage.controller.view.subviews.compactMap { $0 as? ChatList }.first)
    let isAtEnd = { abs(list.contentOffset.y - max(0, list.contentSize.height - list.bounds.height)) < 1 }
    #expect(isAtEnd())
    let input = try focus("message", on: stage)
    let textView = try #require(input as? UITextView)
    let top = try keyboardTop(stage)
    let bar = try #require(textView.superview)
    #expect(abs(stage.frame(of: bar).maxY - top) < 0.01)
    #expect(isAtEnd())
    let height = bar.frame.height
    HeadlessTyping.insert(String(repeating: "One more thing about the cards. ", count: 6))
    HeadlessClock.advanceUntilIdle()
    #expect(bar.frame.height > height)
    #expect(abs(stage.frame(of: bar).maxY - top) < 0.01)
    #expect(isAtEnd())
    let send = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    HeadlessTouches.tap(send)
    HeadlessClock.advanceUntilIdle()
    #expect(bar.frame.height == height && textView.text.isEmpty)
    #expect(isAtEnd())
  }

  @Test func `the chat's bar fits its text after a rotation`() throws {
    let stage = try Stage(.chat, on: .standard, .portrait, withKeyboard: true)
    let textView = try #require(try focus("message", on: stage) as? UITextView)
    let bar = try #require(textView.superview)
    HeadlessTyping.insert("One more thing about the cards of the engine.")
    HeadlessClock.advanceUntilIdle()
    let height = bar.frame.height
    for (orientation, isTall) in [(DeviceOrientation.landscape, false), (.portrait, true)] {
      stage.keyboard?.rotate(to: orientation)
      HeadlessClock.advanceUntilIdle()
      #expect((bar.frame.height == height) == isTall && (bar.frame.height < height) == !isTall)
      #expect(abs(stage.frame(of: bar).maxY - (try keyboardTop(stage))) < 0.01)
    }
  }

  @Test func `each of the nested scroll views scrolls as little as possible`() throws {
    let stage = try Stage(.nested, on: .standard, .portrait, withKeyboard: true)
    let dover = try focus("dover", on: stage)
    let box = try #require(dover.enclosing(FormBox.self))
    let outer = try #require(box.enclosing(UIScrollView.self))
    #expect(box.contentOffset.y == 0)
    let last = try focus("turin", on: stage)
    let top = try keyboardTop(stage)
    #expect(box.contentOffset.y > 0 && box.contentInset.bottom == 0 && outer.contentInset.bottom > 0)
    // The box shows all of the input, which is exactly the spacing above the keyboard.
    #expect(stage.frame(of: box).contains(stage.frame(of: last)))
    #expect(abs(top - stage.frame(of: last).maxY - 10) < 0.01)
  }

  @Test func `of two columns, only the one with the edited input moves`() throws {
    let pad = try #require(Device.named("iPad (10th generation)"))
    let stage = try Stage(.twoColumns, on: pad, .landscape, withKeyboard: true)
    let newGuest = try focus("newGuest", on: stage)
    let left = try #require(newGuest.enclosing(UIScrollView.self))
    let remarks = try focus("remarks", on: stage)
    let right = try #require(remarks.enclosing(UIScrollView.self))
    #expect(right.contentOffset.y > 0 && left.contentOffset.y == 0 && left.contentInset.bottom == 0)
    #expect(stage.controller.view.transform == .identity)
    let phone = try Stage(.twoColumns, on: .standard, .portrait)
    #expect(!phone.inputs.contains { $0.accessibilityIdentifier == "newGuest" })
  }

  @Test func `in a right-to-left layout, the next button and the return key move focus to the left`() throws {
    let stage = try Stage(.rightToLeft, on: .standard, .portrait, withKeyboard: true)
    let first = try focus("firstName", on: stage)
    let toolbar = try #require(first.inputAccessoryView as? KeyboardToolbar)
    #expect(!toolbar.canGoToPrevious)
    #expect(toolbar.goToNext())
    HeadlessClock.advanceUntilIdle()
    let last = try #require(stage.inputs.first { $0.isFirstResponder })
    #expect(last.accessibilityIdentifier == "lastName")
    #expect(stage.frame(of: last).maxX < stage.frame(of: first).minX)
    HeadlessTyping.pressReturn()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.inputs.first(where: \.isFirstResponder)?.accessibilityIdentifier == "identity")
  }

  @Test(arguments: Setting.representative)
  func `an alert moves by itself, and the form behind it stays`(setting: Setting) throws {
    let stage = try Stage(.alert, on: setting.device, setting.orientation, withKeyboard: true)
    let alert = try #require(stage.alert)
    let form = try #require(stage.scrollView)
    let before = (form.contentInset, form.contentOffset)
    #expect(stage.inputs == alert.textFields)
    let code = try focus("code", on: stage)
    #expect(stage.frame(of: code).maxY <= (try keyboardTop(stage)))
    #expect(form.contentInset == before.0 && form.contentOffset == before.1)
    #expect(stage.controller.view.transform == .identity && alert.view.transform == .identity)
    let proceed = try #require(stage.contents.first { ($0 as? UIButton)?.currentTitle == "Continue" })
    HeadlessTouches.tap(proceed)
    HeadlessClock.advanceUntilIdle()
    // Then a field of the form is edited, for which the avoider makes room.
    let first = try #require(stage.inputs.first)
    #expect(stage.alert == nil && first.isFirstResponder && first.accessibilityIdentifier == "holder")
    #expect(form.contentInset.bottom > 0)
  }

  @Test(arguments: Setting.representative)
  func `a bar on the layout guide rests on the keyboard, and nothing else moves`(setting: Setting) throws {
    let stage = try Stage(.layoutGuide, on: setting.device, setting.orientation, withKeyboard: true)
    let list = try #require(stage.controller.view.subviews.compactMap { $0 as? ChatList }.first)
    let isAtEnd = { abs(list.contentOffset.y - max(0, list.contentSize.height - list.bounds.height)) < 1 }
    let input = try focus("message", on: stage)
    let top = try keyboardTop(stage)
    #expect(abs(top - stage.frame(of: input).maxY - 8) < 0.01 && isAtEnd())
    #expect(stage.controller.view.transform == .identity && list.contentInset == .zero)
    HeadlessTyping.insert("Nine o'clock.")
    let height = list.contentSize.height
    HeadlessTyping.pressReturn()
    HeadlessClock.advanceUntilIdle()
    #expect(list.contentSize.height > height && isAtEnd())
    #expect(input.isFirstResponder && (input as? UITextField)?.text == "")
  }

  @Test func `in a split view, only the form moves, and the list beside it stays`() throws {
    let pad = try #require(Device.named("iPad (10th generation)"))
    let stage = try Stage(.splitView, on: pad, .landscape, withKeyboard: true)
    let split = try #require(stage.controller as? UISplitViewController)
    let list = try #require((split.viewController(for: .primary) as? UITableViewController)?.tableView)
    let before = (list.contentInset, list.contentOffset, stage.frame(of: list))
    let remarks = try focus("remarks", on: stage)
    let form = try #require(remarks.enclosing(UIScrollView.self))
    #expect(form.contentOffset.y > 0 && form.contentInset.bottom > 0)
    #expect(list.contentInset == before.0 && list.contentOffset == before.1 && stage.frame(of: list) == before.2)
    #expect(split.view.transform == .identity)
    // On a phone, there is only one column.
    let phone = try Stage(.splitView, on: .standard, .portrait)
    #expect(try #require(phone.controller as? UISplitViewController).isCollapsed)
    #expect(phone.content.viewIfLoaded?.window != nil)
  }

  @Test func `a list that reuses its cells keeps the text of its rows`() throws {
    let phone = try #require(Device.named("iPhone SE (1st generation)"))
    let stage = try Stage(.collectionList, on: phone, .landscape, withKeyboard: true)
    let list = try #require(stage.content.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
    let first = try focus("Oatmeal in g", on: stage)
    HeadlessTyping.insert("240")
    stage.window.endEditing(true)
    list.scrollToItem(at: IndexPath(item: 13, section: 0), at: .bottom, animated: false)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.inputs.contains { $0.accessibilityIdentifier == "Lemons" })
    #expect(first.window == nil || first.accessibilityIdentifier != "Oatmeal in g", "the cell is used for another row")
    list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    HeadlessClock.advanceUntilIdle()
    let again = try #require(stage.inputs.first { $0.accessibilityIdentifier == "Oatmeal in g" } as? UITextField)
    #expect(again.text == "240")
  }

  @Test(arguments: Setting.representative)
  func `a hosting controller makes room for its own fields, and the avoider only for the bar`(setting: Setting) throws {
    let stage = try Stage(.hosting, on: setting.device, setting.orientation, withKeyboard: true)
    let plan = try #require(stage.controller.children.first as? HeadlessHostingController)
    let list = try #require(plan.content as? UIScrollView)
    let rest = (plan.view.frame, list.frame)
    let guests = try focus("guests", on: stage)
    let top = try keyboardTop(stage)
    // The list ends at the keyboard, without an additional inset or shift.
    #expect(abs(stage.frame(of: list).maxY - top) < 0.01 && stage.frame(of: guests).maxY <= top)
    #expect(stage.controller.view.transform == .identity && plan.view.transform == .identity)
    #expect(list.contentInset == .zero && plan.additionalSafeAreaInsets == .zero)
    let note = try focus("note", on: stage)
    #expect(abs(try keyboardTop(stage) - stage.frame(of: note).maxY - 10) < 0.01)
    #expect(stage.controller.view.transform.ty < 0 && list.contentInset == .zero)
    _ = try focus("guests", on: stage)
    #expect(stage.controller.view.transform == .identity)
    #expect(abs(stage.frame(of: list).maxY - (try keyboardTop(stage))) < 0.01)
    stage.endEditing()
    #expect(plan.view.frame == rest.0 && list.frame == rest.1)
  }

  @Test(arguments: Setting.representative)
  func `web content scrolls by itself, and the avoider makes room only for the bar`(setting: Setting) throws {
    let stage = try Stage(.webContent, on: setting.device, setting.orientation, withKeyboard: true)
    let web = try #require(stage.controller.view.subviews.lazy.compactMap { $0 as? HeadlessWebView }.first)
    let before = stage.snapshot
    #expect(web.pageHeight > web.bounds.height)
    #expect(web.focusField(at: web.fields.count - 1))
    HeadlessClock.advanceUntilIdle()
    let top = try keyboardTop(stage)
    let field = web.scrollView.convert(web.fields[web.fields.count - 1], to: nil)
    #expect(field.maxY <= top && field.minY >= stage.frame(of: web).minY)
    // Only the web view, which ends above the bar, has added an inset.
    #expect(abs(web.scrollView.contentInset.bottom - (stage.frame(of: web).maxY - top)) < 0.01)
    #expect(stage.controller.view.transform == .identity && web.transform == .identity)
    HeadlessTyping.insert("Please keep it.")
    HeadlessClock.advanceUntilIdle()
    #expect(stage.contents.contains { ($0 as? UILabel)?.text == "Please keep it." })
    #expect(stage.controller.view.transform == .identity)
    let note = try focus("note", on: stage)
    #expect(abs(try keyboardTop(stage) - stage.frame(of: note).maxY - 10) < 0.01)
    #expect(stage.controller.view.transform.ty < 0)
    #expect(web.focusField(at: 0))
    HeadlessClock.advanceUntilIdle()
    #expect(stage.controller.view.transform == .identity)
    web.blur()
    HeadlessClock.advanceUntilIdle()
    web.scrollView.contentOffset = .zero
    expectEqual(stage.snapshot, before)
  }
}

extension UIView {
  /// Returns the nearest view around this one that is of a given type.
  fileprivate func enclosing<View: UIView>(_ kind: View.Type) -> View? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? View }.first
  }
}

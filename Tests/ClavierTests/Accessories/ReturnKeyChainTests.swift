import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests `ReturnKeyChain`, in which the return key moves focus to the next input.
@MainActor final class ReturnKeyChainTests {
  /// The screen, created lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  @Test("return moves focus from field to field, and ends editing at the last")
  func walks() {
    let a = stage.field("a", y: 100)
    stage.field("c", y: 200)
    stage.field("b", y: 150)
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    var way: [String?] = []
    for _ in 0..<3 {
      HeadlessTyping.pressReturn()
      way.append(stage.focus)
    }
    #expect(way == ["b", "c", nil])
    _ = chain
  }

  @Test("ends editing at the last field even if other code sends the event of the return key")
  func sentEvent() {
    let a = stage.field("a", y: 100)
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    a.sendActions(for: .editingDidEndOnExit)
    #expect(stage.focus == nil)
    _ = chain
  }

  @Test("ends editing if the next input refuses focus")
  func refusingInput() throws {
    let a = stage.field("a", y: 100)
    let b = stage.field("b", y: 150)
    try #require(b.delegate as? NotingDelegate).allowsBegin = false
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    a.sendActions(for: .editingDidEndOnExit)
    #expect(stage.focus == nil)
    #expect(stage.takeLog().contains("b shouldBegin"))
    _ = chain
  }

  @Test("IQ#626, IQ#1228: keeps the delegates, which are asked once")
  func delegates() {
    let a = stage.field("a", y: 100)
    let b = stage.field("b", y: 150)
    let before = [a, b].map { $0.delegate.map(ObjectIdentifier.init) }
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    HeadlessTyping.pressReturn()
    HeadlessTyping.pressReturn()
    #expect(
      stage.takeLog() == [
        "a shouldBegin", "a didBegin", "a shouldReturn", "b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin",
        "b shouldReturn", "b shouldEnd", "b didEnd",
      ])
    #expect([a, b].map { $0.delegate.map(ObjectIdentifier.init) } == before)
    _ = chain
  }

  @Test("works for fields that have no delegate or are their own delegates")
  func otherDelegates() {
    let a = stage.field("a", y: 100)
    a.delegate = nil
    let own = SelfMadeField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    own.delegate = own
    own.accessibilityIdentifier = "own"
    stage.view.addSubview(own)
    stage.field("c", y: 200)
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "own")
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "c")
    #expect(own.questions == 1)
    #expect(own.delegate === own)
    _ = chain
  }

  @Test("does nothing if a delegate returns false")
  func refusal() {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    let chain = ReturnKeyChain(in: stage.view)
    (a.delegate as? NotingDelegate)?.allowsReturn = false
    HeadlessTouches.tap(a)
    _ = stage.takeLog()
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "a")
    #expect(stage.takeLog() == ["a shouldReturn"])
    _ = chain
  }

  @Test("keeps focus where a delegate has moved it", arguments: [true, false])
  func movedByDelegate(answer: Bool) throws {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    let c = stage.field("c", y: 200)
    let chain = ReturnKeyChain(in: stage.view)
    let delegate = try #require(a.delegate as? NotingDelegate)
    delegate.allowsReturn = answer
    delegate.onReturn = { _ in _ = c.becomeFirstResponder() }
    HeadlessTouches.tap(a)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "c")
    _ = chain
  }

  @Test("continues if a delegate ends editing and returns true")
  func resigningDelegate() throws {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    let chain = ReturnKeyChain(in: stage.view)
    try #require(a.delegate as? NotingDelegate).onReturn = { $0.resignFirstResponder() }
    HeadlessTouches.tap(a)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "b")
    _ = chain
  }

  @Test("skips hidden fields, and includes fields that are added later")
  func changes() {
    let a = stage.field("a", y: 100)
    let b = stage.field("b", y: 150)
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    b.isHidden = true
    stage.field("c", y: 200)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "c")
    stage.field("d", y: 250)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "d")
    _ = chain
  }

  @Test("includes a field that is already first responder")
  func lateChain() {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    HeadlessTouches.tap(a)
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "b")
    _ = chain
  }

  @Test(
    "return moves focus to a text view without changing its text, and inserts a new line there when pressed again",
    .under([], [.returnReachesNewResponder]), arguments: [NSRange(0..<0), NSRange(2..<5), NSRange(12..<12)])
  func textView(selection: NSRange) {
    let a = stage.field("a", y: 100)
    let notes = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 60))
    notes.accessibilityIdentifier = "notes"
    notes.text = "a few words\n"
    notes.selectedRange = selection
    stage.view.addSubview(notes)
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    HeadlessTyping.pressReturn()
    #expect((notes.text == "a few words\n") == !HeadlessWorld.assumes(.returnReachesNewResponder))
    HeadlessWorld.updateCycle()
    #expect(stage.focus == "notes" && notes.text == "a few words\n")
    HeadlessTyping.pressReturn()
    HeadlessWorld.updateCycle()
    #expect(notes.text.filter(\.isNewline).count == 2)
    _ = chain
  }

  @Test(
    "keeps the text that the app inserts into a text view that receives focus", .under([], [.returnReachesNewResponder])
  )
  func textViewOfApp() {
    let a = stage.field("a", y: 100)
    let notes = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 60))
    stage.view.addSubview(notes)
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    HeadlessTyping.pressReturn()
    notes.text = "\nfrom the app"
    HeadlessWorld.updateCycle()
    #expect(notes.text == "\nfrom the app")
    _ = chain
  }

  @Test("does not change a search bar's field, in which the return key starts a search")
  func searchBar() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 393, height: 56))
    stage.view.addSubview(bar)
    stage.field("a", y: 200)
    let chain = ReturnKeyChain(in: stage.view)
    bar.becomeFirstResponder()
    let field = stage.window.firstResponderInput
    #expect(field is UISearchTextField)
    HeadlessTyping.pressReturn()
    #expect(stage.window.firstResponderInput === field)
    _ = chain
  }

  @Test("the return key of a search field does not move focus")
  func searchField() {
    let search = UISearchTextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    stage.view.addSubview(search)
    stage.field("a", y: 200)
    let chain = ReturnKeyChain(in: stage.view)
    search.becomeFirstResponder()
    HeadlessTyping.pressReturn()
    #expect(stage.window.firstResponderInput === search)
    _ = chain
  }

  @Test("labels return keys only on request, and only return keys with the default label")
  func returnKeys() {
    let fields = [stage.field("a", y: 100), stage.field("b", y: 150), stage.field("c", y: 200)]
    fields[1].returnKeyType = .go
    let chain = ReturnKeyChain(in: stage.view)
    #expect(fields.map(\.returnKeyType) == [.default, .go, .default])
    chain.labelReturnKeys(last: .send)
    #expect(fields.map(\.returnKeyType) == [.next, .go, .send])
    // After a field is added at the end, the one before it is no longer the last.
    let d = stage.field("d", y: 250)
    fields[0].returnKeyType = .search
    chain.labelReturnKeys(last: .send)
    #expect((fields + [d]).map(\.returnKeyType) == [.search, .go, .next, .send])
  }

  @Test("labels the return keys of fields that Auto Layout has not placed yet", arguments: [true, false])
  func returnKeysBeforeLayout(isInWindow: Bool) {
    let container = isInWindow ? stage.view : UIView(frame: stage.view.bounds)
    let fields = (0..<3).map { _ in UITextField() }
    for (index, field) in fields.enumerated() {
      field.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(field)
      // The first subview is at the bottom.
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
        field.topAnchor.constraint(equalTo: container.topAnchor, constant: 300 - CGFloat(index) * 50),
      ])
    }
    let chain = ReturnKeyChain(in: container)
    chain.labelReturnKeys(last: .go)
    #expect(fields.map(\.returnKeyType) == [.go, .next, .next])
  }

  @Test("does not label the return key of a search field")
  func searchFieldLabel() {
    let search = UISearchTextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    search.returnKeyType = .default
    stage.view.addSubview(search)
    let a = stage.field("a", y: 200)
    let chain = ReturnKeyChain(in: stage.view)
    chain.labelReturnKeys()
    #expect(search.returnKeyType == .default)
    #expect(a.returnKeyType == .done)
  }

  @Test("restores the fields when it is canceled or deallocated", arguments: [true, false])
  func ends(isCancelled: Bool) {
    let a = stage.field("a", y: 100)
    let b = stage.field("b", y: 150)
    let c = stage.field("c", y: 200)
    c.returnKeyType = .google
    let before = a.allControlEvents
    var chain: ReturnKeyChain? = ReturnKeyChain(in: stage.view)
    chain?.labelReturnKeys()
    #expect([a, c].map(\.returnKeyType) == [.next, .google])
    HeadlessTouches.tap(a)
    #expect(a.allControlEvents != before)
    if isCancelled { chain?.cancel() } else { chain = nil }
    #expect(a.allControlEvents == before)
    #expect([a, c].map(\.returnKeyType) == [.default, .google])
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "a")
    HeadlessTouches.tap(b)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "b")
    _ = chain
  }

  @Test("keeps a label that the app sets after the chain is canceled")
  func labelAfterward() {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    var chain: ReturnKeyChain? = ReturnKeyChain(in: stage.view)
    chain?.labelReturnKeys()
    chain?.cancel()
    chain?.labelReturnKeys()
    #expect(a.returnKeyType == .default, "a canceled chain has no effect")
    a.returnKeyType = .next
    chain?.cancel()
    chain = nil
    #expect(a.returnKeyType == .next)
  }

  @Test("keeps a label that the app gives to a field that has left the container")
  func labelOutside() {
    let a = stage.field("a", y: 100)
    let b = stage.field("b", y: 150)
    let chain = ReturnKeyChain(in: stage.view)
    chain.labelReturnKeys()
    b.removeFromSuperview()
    chain.labelReturnKeys()
    #expect([a, b].map(\.returnKeyType) == [.done, .default])
    b.returnKeyType = .done
    chain.cancel()
    #expect([a, b].map(\.returnKeyType) == [.default, .done])
  }

  @Test("retains neither its container nor a field")
  func retains() {
    weak var weakField: UITextField?
    weak var weakView: UIView?
    let chain: ReturnKeyChain
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      stage.view.addSubview(view)
      let field = stage.field("short-lived", y: 100, in: view)
      chain = ReturnKeyChain(in: view)
      field.becomeFirstResponder()
      HeadlessTyping.pressReturn()
      view.removeFromSuperview()
      (weakField, weakView) = (field, view)
    }
    #expect(weakField == nil)
    #expect(weakView == nil)
    _ = chain
  }

  /// A field that is its own delegate.
  private final class SelfMadeField: UITextField, UITextFieldDelegate {
    private(set) var questions = 0

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      questions += 1
      return true
    }
  }

  @Test("leaves focus to a delegate that moves it to a field outside of the container")
  func movedOutside() throws {
    let card = UIView(frame: CGRect(x: 0, y: 90, width: 393, height: 150))
    stage.view.addSubview(card)
    let a = stage.field("a", y: 10, in: card)
    stage.field("b", y: 60, in: card)
    let outside = stage.field("outside", y: 300)
    let chain = ReturnKeyChain(in: card)
    try #require(a.delegate as? NotingDelegate).onReturn = { _ in _ = outside.becomeFirstResponder() }
    HeadlessTouches.tap(a)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "outside")
    _ = chain
  }

  @Test("does not move focus again if the delegate has moved it to a field in another window")
  func movedToWindow() throws {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    let other = UIViewController()
    let otherWindow = makeWindow(other)
    let outside = stage.field("outside", y: 100, in: other.view)
    stage.window.makeKey()
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    try #require(a.delegate as? NotingDelegate).onReturn = { _ in _ = outside.becomeFirstResponder() }
    HeadlessTyping.pressReturn()
    #expect(outside.isFirstResponder && otherWindow.isKeyWindow && stage.focus != "b")
    _ = chain
  }

  @Test("does not end editing in a field that has left the container, and includes the field when it returns")
  func leftContainer() {
    let card = UIView(frame: CGRect(x: 0, y: 90, width: 393, height: 150))
    stage.view.addSubview(card)
    let a = stage.field("a", y: 10, in: card)
    stage.field("b", y: 60, in: card)
    let chain = ReturnKeyChain(in: card)
    HeadlessTouches.tap(a)
    stage.view.endEditing(true)
    stage.view.addSubview(a)
    a.becomeFirstResponder()
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "a")
    stage.view.endEditing(true)
    card.addSubview(a)
    a.becomeFirstResponder()
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "b")
    _ = chain
  }
}

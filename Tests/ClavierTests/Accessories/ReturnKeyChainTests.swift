import Foundation
import Testing
import UIKit

@testable import Clavier

/// `ReturnKeyChain`: return goes on to the next input.
@MainActor final class ReturnKeyChainTests {
  /// Made within each test: between `init` and the test another test may have its turn.
  private lazy var stage = AccessoryStage()

  @Test("Return goes from field to field and ends editing at the last")
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

  @Test("IQ#626 IQ#1228 Delegates stay who they are and are asked once")
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

  @Test("A field without a delegate, and one that is its own, take part")
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

  @Test("A delegate that answers false keeps the return key to itself")
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

  @Test("Where a delegate moves focus itself, it stays there, whatever the delegate answers", arguments: [true, false])
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

  @Test("A delegate that ends editing and answers true, as many do out of habit, does not break the chain")
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

  @Test("Hidden fields are skipped, and fields that come later take part")
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

  @Test("A field that is focused already when the chain begins is part of it")
  func lateChain() {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    HeadlessTouches.tap(a)
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "b")
    _ = chain
  }

  @Test("In a text view return stays a new line; from a field it leads there")
  func textView() {
    let a = stage.field("a", y: 100)
    let notes = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 60))
    notes.accessibilityIdentifier = "notes"
    stage.view.addSubview(notes)
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    HeadlessTyping.insert("\nx\ny")
    #expect(stage.focus == "notes")
    #expect(notes.text == "x\ny")
    _ = chain
  }

  @Test("In a search bar return still searches, and nothing is added to its field")
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

  @Test("The labels of the return keys are set on request, and only where the app has set none")
  func returnKeys() {
    let fields = [stage.field("a", y: 100), stage.field("b", y: 150), stage.field("c", y: 200)]
    fields[1].returnKeyType = .go
    let chain = ReturnKeyChain(in: stage.view)
    #expect(fields.map(\.returnKeyType) == [.default, .go, .default])
    chain.labelReturnKeys(last: .send)
    #expect(fields.map(\.returnKeyType) == [.next, .go, .send])
    // Another field at the end: the one before it is not the last any more.
    let d = stage.field("d", y: 250)
    fields[0].returnKeyType = .search
    chain.labelReturnKeys(last: .send)
    #expect((fields + [d]).map(\.returnKeyType) == [.search, .go, .next, .send])
  }

  @Test("A chain that is cancelled or released leaves the fields as they were", arguments: [true, false])
  func ends(isCancelled: Bool) {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
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
    _ = chain
  }

  @Test("A chain holds neither its container nor a field")
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
}

import Foundation
import Testing
import UIKit

@testable import Clavier

/// Whether a tap ends editing, for several kinds of inputs and of tapped views.
@MainActor struct TapToDismissInputTests {
  private enum Place: CaseIterable, Sendable {
    case textView, viewThatTakesText, partOfThat
  }

  @Test(
    "a tap in the edited view does not end editing, even if taps are observed only there", arguments: Place.allCases)
  private func editedView(place: Place) {
    let stage = AccessoryStage()
    let frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    let input = place == .textView ? UITextView(frame: frame) : CodeView(frame: frame)
    let page = UIView(frame: input.bounds)
    if place == .partOfThat { input.addSubview(page) }
    stage.view.addSubview(input)
    let dismisser = TapToDismiss(in: place == .partOfThat ? page : input)
    dismisser.later = { $0() }
    input.becomeFirstResponder()
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 150))
    #expect(input.isFirstResponder)
    withExtendedLifetime(dismisser) {}
  }

  @Test("a tap on the control in which taps are observed ends editing")
  func observedControl() {
    let stage = AccessoryStage()
    let control = UIControl(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
    stage.view.addSubview(control)
    let field = stage.field("a", y: 100)
    let dismisser = TapToDismiss(in: control)
    dismisser.later = { $0() }
    field.becomeFirstResponder()
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 400))
    #expect(stage.focus == nil)
    withExtendedLifetime(dismisser) {}
  }

  @Test("a tap on the edited UIKeyInput view does not end editing")
  func keyInput() {
    let stage = AccessoryStage()
    let code = CodeView(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    stage.view.addSubview(code)
    let (dismisser, queue) = stage.dismisser()
    code.becomeFirstResponder()
    HeadlessTouches.tap(code)
    queue.run()
    #expect(code.isFirstResponder)
    _ = dismisser
  }

  @Test("a tap outside a search bar ends its editing, and a tap in it does not")
  func searchBar() {
    let stage = AccessoryStage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    stage.view.addSubview(bar)
    let (dismisser, queue) = stage.dismisser()
    HeadlessTouches.tap(bar.searchTextField)
    queue.run()
    #expect(bar.isFirstResponder)
    // Between the bar's edge and its field.
    HeadlessTouches.tap(at: CGPoint(x: 2, y: 103))
    queue.run()
    #expect(bar.isFirstResponder)
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 700))
    queue.run()
    #expect(!bar.isFirstResponder)
    _ = dismisser
  }

  /// A view that takes text, but cannot become first responder.
  private final class Bubble: UIView, UIKeyInput {
    var hasText: Bool { true }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test("a tap on a view that takes text but cannot be edited ends editing", arguments: [true, false])
  func readOnly(isTextView: Bool) {
    let stage = AccessoryStage()
    let a = stage.field("a", y: 100)
    let text = UITextView()
    text.isEditable = false
    let view: UIView = isTextView ? text : Bubble()
    view.frame = CGRect(x: 20, y: 300, width: 300, height: 60)
    stage.view.addSubview(view)
    let (dismisser, queue) = stage.dismisser()
    a.becomeFirstResponder()
    HeadlessTouches.tap(view)
    queue.run()
    #expect(stage.focus == nil)
    _ = dismisser
  }

  @Test(
    "a tap on a field whose delegate shows a picker does not end editing, and asks the delegate only once",
    arguments: [false, true])
  func asking(endsEditingOnControls: Bool) {
    let stage = AccessoryStage()
    let a = stage.field("a", y: 100)
    let menu = AskingField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    let delegate = stage.delegate("menu")
    delegate.allowsBegin = false
    menu.delegate = delegate
    stage.view.addSubview(menu)
    let (dismisser, queue) = stage.dismisser()
    dismisser.endsEditingOnControls = endsEditingOnControls
    a.becomeFirstResponder()
    _ = stage.takeLog()
    HeadlessTouches.tap(menu)
    queue.run()
    #expect(stage.takeLog() == ["menu shouldBegin"], "the field itself asks")
    #expect(stage.focus == "a")
  }

  @Test("a tap on a disabled field ends editing only if taps on controls do", arguments: [false, true])
  func disabled(endsEditingOnControls: Bool) {
    let stage = AccessoryStage()
    let a = stage.field("a", y: 100)
    let disabled = stage.field("disabled", y: 150)
    disabled.isEnabled = false
    let (dismisser, queue) = stage.dismisser()
    dismisser.endsEditingOnControls = endsEditingOnControls
    a.becomeFirstResponder()
    HeadlessTouches.tap(disabled)
    queue.run()
    #expect(stage.focus == (endsEditingOnControls ? nil : "a"))
  }

  /// Boxes for a code, which focus an invisible field as soon as they are touched.
  private final class CodeBoxes: UIView {
    var field: UITextField?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      field?.becomeFirstResponder()
    }
  }

  @Test(
    "a tap that moves focus as soon as the finger touches the screen does not end editing",
    arguments: [false, true], [false, true])
  func focusedAtTouch(isOtherEdited: Bool, isPressed: Bool) {
    let stage = AccessoryStage()
    let other = stage.field("other", y: 100)
    let boxes = CodeBoxes(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
    stage.view.addSubview(boxes)
    let code = stage.field("code", y: 0, in: boxes)
    code.alpha = 0
    if isPressed {
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      press.headlessAddAction { recognizer in
        if recognizer.state == .began { code.becomeFirstResponder() }
      }
      boxes.addGestureRecognizer(press)
    } else {
      boxes.field = code
    }
    let (dismisser, queue) = stage.dismisser()
    if isOtherEdited { other.becomeFirstResponder() }
    HeadlessTouches.tap(boxes)
    queue.run()
    #expect(stage.focus == "code")
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 700))
    queue.run()
    #expect(stage.focus == nil, "a later tap ends this editing")
    _ = dismisser
  }

  @Test("a tap does not end editing that the app moves to another input while the finger is down")
  func focusedDuringTap() {
    let stage = AccessoryStage()
    let (a, b) = (stage.field("a", y: 100), stage.field("b", y: 150))
    let (dismisser, queue) = stage.dismisser()
    a.becomeFirstResponder()
    HeadlessTouches.began(at: CGPoint(x: 200, y: 700))
    b.becomeFirstResponder()
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 700))
    queue.run()
    #expect(stage.focus == "b")
    _ = dismisser
  }

  @Test("a tap outside a row that shows a picker ends its editing")
  func picker() {
    let stage = AccessoryStage()
    let row = PickerRow(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.view.addSubview(row)
    let (dismisser, queue) = stage.dismisser()
    row.becomeFirstResponder()
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 300))
    queue.run()
    #expect(!row.isFirstResponder)
    _ = dismisser
  }

  @Test("a tap on a row that shows a picker, or on the row's label, does not end editing")
  func tappedPicker() {
    let stage = AccessoryStage()
    let row = PickerRow(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 34))
    label.isUserInteractionEnabled = true
    row.addSubview(label)
    stage.view.addSubview(row)
    let (dismisser, queue) = stage.dismisser()
    row.becomeFirstResponder()
    for tapped in [row, label] {
      HeadlessTouches.tap(tapped)
      queue.run()
      #expect(row.isFirstResponder)
    }
    _ = dismisser
  }

  @Test(
    "a tap in a chat ends editing of the text view in its accessory view, but not in another scene",
    arguments: [true, false])
  func chatBar(isSameScene: Bool) throws {
    let stage = AccessoryStage()
    let chat = ChatController()
    stage.window.rootViewController = chat
    chat.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    let other = UIWindow(windowScene: HeadlessWorld.connectScene())
    other.isHidden = isSameScene
    let tapped: UIView = isSameScene ? chat.view : other
    let (dismisser, queue) = stage.dismisser(in: tapped)
    var taps = 0
    let watcher = TapWatcher()
    watcher.onTap = { _ in taps += 1 }
    tapped.addGestureRecognizer(watcher)
    #expect(chat.textView.becomeFirstResponder())
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 200))
    queue.run()
    #expect(taps == 1)
    #expect(chat.textView.isFirstResponder == !isSameScene)
    _ = dismisser
  }
}

import Foundation
import Testing
import UIKit

@testable import Clavier

/// The inputs that the reading order includes, and those that it skips.
@MainActor final class InputOrderMembersTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  private var order: [String?] { InputOrder.inputs(in: stage.view).map(\.accessibilityIdentifier) }

  /// Ways in which a field, or the view around it, cannot be used.
  enum Absence: CaseIterable {
    case hidden, transparent, untouchable, aroundHidden, aroundTransparent, aroundUntouchable, collapsed, disabled
  }

  @Test("skips inputs that cannot be used", arguments: Absence.allCases)
  func skips(absence: Absence) {
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
    stage.view.addSubview(box)
    stage.field("first", y: 100)
    let absent = stage.field("absent", y: 20, in: box)
    stage.field("last", y: 400)
    #expect(order == ["first", "absent", "last"])
    switch absence {
    case .hidden: absent.isHidden = true
    case .transparent: absent.alpha = 0
    case .untouchable: absent.isUserInteractionEnabled = false
    case .aroundHidden: box.isHidden = true
    case .aroundTransparent: box.alpha = 0
    case .aroundUntouchable: box.isUserInteractionEnabled = false
    case .collapsed:
      box.clipsToBounds = true
      box.frame.size.height = 0
    case .disabled: absent.isEnabled = false
    }
    #expect(order == ["first", "last"])
    #expect(InputOrder.neighbors(of: absent, in: stage.view).next?.accessibilityIdentifier == "last")
    #expect(InputOrder.neighbors(of: absent, in: stage.view).previous?.accessibilityIdentifier == "first")
  }

  /// On a device, a layer stores the opacity as a `Float`, so an alpha of 0.01 reads back as a slightly smaller number.
  @Test("includes an input that is just opaque enough to receive touches", arguments: [0.01, CGFloat(0.01 as Float)])
  func almostTransparent(alpha: CGFloat) {
    stage.field("faint", y: 100).alpha = alpha
    #expect(order == ["faint"])
  }

  @Test("skips a text view that is not editable")
  func readOnly() {
    let terms = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
    terms.accessibilityIdentifier = "terms"
    stage.view.addSubview(terms)
    #expect(order == ["terms"])
    terms.isEditable = false
    #expect(order == [])
  }

  @Test("includes the inputs in a text view that is not editable")
  func blanks() {
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
    text.isEditable = false
    stage.view.addSubview(text)
    for (name, y) in [("second", 80), ("first", 20)] as [(String, CGFloat)] {
      let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 34))
      field.accessibilityIdentifier = name
      text.addSubview(field)
    }
    #expect(order == ["first", "second"])
  }

  /// A field whose class refuses to become first responder.
  private final class RefusingField: UITextField {
    override var canBecomeFirstResponder: Bool { false }
  }

  /// A text view whose class refuses to become first responder.
  private final class RefusingTextView: UITextView {
    override var canBecomeFirstResponder: Bool { false }
  }

  @Test("skips an input that has no delegate and refuses to become first responder")
  func refusing() {
    stage.field("first", y: 100)
    let menu = RefusingField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    let link = RefusingTextView(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    (menu.accessibilityIdentifier, link.accessibilityIdentifier) = ("menu", "link")
    [menu, link].forEach(stage.view.addSubview)
    stage.field("last", y: 300)
    #expect(order == ["first", "last"])
    stage.view.removeFromSuperview()
    #expect(order == ["first", "menu", "link", "last"], "an input without a window may accept the focus later")
  }

  @Test("does not ask a delegate whether editing may begin, as the delegate may show a picker")
  func asking() {
    let menu = AskingField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    let delegate = stage.delegate("menu")
    delegate.allowsBegin = false
    menu.delegate = delegate
    menu.accessibilityIdentifier = "menu"
    stage.view.addSubview(menu)
    #expect(order == ["menu"])
    #expect(stage.takeLog().isEmpty)
  }

  /// A text view that asks its delegate whether it can become first responder, as UIKit's text view does on a device.
  private final class AskingTextView: UITextView {
    override var canBecomeFirstResponder: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  }

  /// A delegate that does not allow editing, and counts how often it is asked.
  private final class RefusingDelegate: NSObject, UITextViewDelegate {
    var questions = 0

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      questions += 1
      return false
    }
  }

  @Test("does not ask the delegate of a text view whether editing may begin")
  func askingTextView() {
    let notes = AskingTextView(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    let delegate = RefusingDelegate()
    notes.delegate = delegate
    notes.accessibilityIdentifier = "notes"
    stage.view.addSubview(notes)
    #expect(order == ["notes"])
    #expect(delegate.questions == 0)
  }
}

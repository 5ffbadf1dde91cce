import Foundation
import Testing
import UIKit

@testable import Clavier

/// Tests that VoiceOver follows focus when the accessories move it, and only then.
@MainActor final class AccessoryVoiceOverTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  /// The inputs to which VoiceOver was moved, in order; "?" for any other notification.
  private var focused: [String] {
    HeadlessAccessibility.posts.map { post in
      guard post.notification == .layoutChanged, let view = post.object as? UIView else { return "?" }
      return view.accessibilityIdentifier ?? "?"
    }
  }

  private func threeFields() -> (UITextField, UITextField, UITextField) {
    (stage.field("a", y: 100), stage.field("b", y: 150), stage.field("c", y: 200))
  }

  @Test("Next and Previous each move VoiceOver once, but Done and a touch do not")
  func toolbar() {
    let (a, _, _) = threeFields()
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    HeadlessTouches.tap(a)
    #expect(focused.isEmpty)
    stage.tap(toolbar.nextItem)
    stage.tap(toolbar.nextItem)
    stage.tap(toolbar.previousItem)
    #expect(focused == ["b", "c", "b"])
    toolbar.goToNext()
    #expect(!toolbar.goToNext(), "there is nothing further")
    stage.tap(toolbar.doneItem)
    #expect(focused == ["b", "c", "b", "c"])
  }

  @Test("VoiceOver reads a title that the app gives the done button, and a label that the app gives a button")
  func ownTitle() {
    let toolbar = KeyboardToolbar(in: stage.view)
    toolbar.update()
    #expect(toolbar.doneItem.accessibilityLabel == toolbar.labels.done)
    toolbar.doneItem.title = "Send"
    toolbar.update()
    #expect(toolbar.doneItem.accessibilityLabel == "Send")
    toolbar.doneItem.accessibilityLabel = "Send the message"
    toolbar.nextItem.accessibilityLabel = "Next question"
    toolbar.update()
    #expect(toolbar.doneItem.accessibilityLabel == "Send the message")
    #expect(toolbar.nextItem.accessibilityLabel == "Next question")
  }

  @Test("return moves VoiceOver, except at the last field")
  func returnKey() {
    let (a, _, _) = threeFields()
    let chain = ReturnKeyChain(in: stage.view)
    HeadlessTouches.tap(a)
    for _ in 0..<3 { HeadlessTyping.pressReturn() }
    #expect(stage.focus == nil)
    #expect(focused == ["b", "c"])
    _ = chain
  }

  @Test("does not move VoiceOver to a field that refuses focus or passes it on")
  func delegates() throws {
    let (a, b, c) = threeFields()
    let toolbar = KeyboardToolbar(in: stage.view)
    HeadlessTouches.tap(a)
    let delegate = try #require(b.delegate as? NotingDelegate)
    delegate.allowsBegin = false
    #expect(!toolbar.goToNext())
    delegate.allowsBegin = true
    delegate.onBegin = { c.becomeFirstResponder() }
    _ = toolbar.goToNext()
    #expect(stage.focus == "c")
    #expect(focused.isEmpty)
  }

  @Test("does not move VoiceOver to a field that passes focus on and returns true")
  func forwards() {
    let (a, _, c) = threeFields()
    let forwarding = ForwardingField(frame: CGRect(x: 20, y: 125, width: 200, height: 20))
    forwarding.other = c
    stage.view.addSubview(forwarding)
    let toolbar = KeyboardToolbar(in: stage.view)
    HeadlessTouches.tap(a)
    #expect(toolbar.goToNext() && stage.focus == "c")
    #expect(focused.isEmpty)
  }

  /// A field that makes another one first responder in its place.
  private final class ForwardingField: UITextField {
    weak var other: UITextField?

    override func becomeFirstResponder() -> Bool { other?.becomeFirstResponder() ?? false }
  }
}

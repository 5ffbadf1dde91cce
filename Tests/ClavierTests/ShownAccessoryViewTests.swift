import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct ShownAccessoryViewTests {
  /// A responder that has its own accessory view or accessory view controller.
  private final class AccessoryResponder: UIResponder {
    var bar: UIView?
    var controller: UIInputViewController?
    var parent: UIResponder?

    override var inputAccessoryView: UIView? { bar }
    override var inputAccessoryViewController: UIInputViewController? { controller }
    override var next: UIResponder? { parent }
  }

  @Test func `the nearest accessory view in the responder chain is shown`() {
    HeadlessWorld.reset()
    let (input, parent) = (AccessoryResponder(), AccessoryResponder())
    input.parent = parent
    #expect(input.shownAccessoryView == nil)
    parent.bar = UIView()
    #expect(input.shownAccessoryView === parent.bar)
    input.bar = UIView()
    #expect(input.shownAccessoryView === input.bar)
  }

  @Test func `the accessory view of an ancestor is not shown for an input with an accessory view controller`() {
    HeadlessWorld.reset()
    let (input, parent) = (AccessoryResponder(), AccessoryResponder())
    (input.parent, parent.bar) = (parent, UIView())
    let controller = UIInputViewController()
    input.controller = controller
    #expect(!controller.isViewLoaded && input.shownAccessoryView == nil)
    controller.loadViewIfNeeded()
    #expect(input.shownAccessoryView === controller.view)
  }
}

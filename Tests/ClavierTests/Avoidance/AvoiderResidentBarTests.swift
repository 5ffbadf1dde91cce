import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A view controller's accessory view that remains after editing.
@Suite(.underEveryAlternative) @MainActor struct AvoiderResidentBarTests {
  /// A form in a screen that shows its own accessory view while no input is edited.
  private final class ResidentBarScreen: UIViewController {
    let form = FieldsController(.scrolling, count: 20)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(form)
      form.view.frame = view.bounds
      view.addSubview(form.view)
      form.didMove(toParent: self)
    }
  }

  private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
    var onScroll: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
  }

  @Test("when an input in the list ends editing, keeps only the inset that a resident bar needs")
  func residentBar() throws {
    let controller = ResidentBarScreen()
    let stage = try AvoiderStage(controller)
    controller.form.scrollView.contentOffset.y = 13
    let field = controller.form.fields[10]
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: field) == 10)
    let view = controller.form.scrollView
    let withKeyboard = view.contentInset.bottom
    #expect(view.contentOffset.y > 100)
    controller.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.placement == .accessoryOnly)
    #expect(view.contentInset.bottom < withKeyboard)
    #expect(view.contentInset.bottom == controller.bar.frame.height + stage.avoider.spacing)
    #expect(view.contentOffset.y == 13)
  }

  @Test(
    "scrolls back above a resident bar with a hardware keyboard, and shows an input that the app then focuses",
    .notUnder(
      .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications,
      because: "With these alternatives, the system also scrolls to the input, and this is not reverted."),
    arguments: [false, true])
  func residentBarWithHardwareKeyboard(movesFocus: Bool) throws {
    let controller = ResidentBarScreen()
    let stage = try AvoiderStage(controller)
    stage.keyboard.attachHardwareKeyboard()
    let (fields, view, delegate) = (controller.form.fields, controller.form.scrollView, ScrollDelegate())
    view.contentOffset.y = 13
    view.delegate = delegate
    fields[14].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = view.contentOffset.y
    #expect(shown > 20)
    if movesFocus {
      delegate.onScroll = { [weak delegate] in
        delegate?.onScroll = {}
        fields[14].becomeFirstResponder()
      }
    }
    // Nothing is posted, because the bar stays in the same position.
    stage.keyboard.followsFirstResponder = false
    controller.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == (movesFocus ? shown : 13))
  }

  @Test("keeps only the inset that a resident bar needs if the keyboard disappeared in the background")
  func residentBarAfterBackground() throws {
    let controller = ResidentBarScreen()
    let stage = try AvoiderStage(controller)
    let view = controller.form.scrollView
    view.contentOffset.y = 13
    controller.form.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let withKeyboard = view.contentInset.bottom
    #expect(view.contentOffset.y > 100)
    stage.keyboard.followsFirstResponder = false
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    controller.becomeFirstResponder()
    #expect(view.contentInset.bottom == withKeyboard)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(view.contentInset.bottom == controller.bar.frame.height + stage.avoider.spacing)
    #expect(view.contentOffset.y == 13)
  }
}

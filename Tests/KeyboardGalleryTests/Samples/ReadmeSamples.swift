import Clavier
import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import KeyboardGallery

/// The samples of the README.
@MainActor @Suite struct ReadmeSamples {
  @Test func `one line keeps every input visible`() throws {
    let stage = try SampleStage { SampleController() }
    defer { KeyboardAvoider.shared.stop() }

    KeyboardAvoider.shared.start()

    stage.edit(stage.controller.commentField)
    #expect(stage.controller.commentField.convert(CGPoint(x: 0, y: 40), to: nil).y <= 506)
    stage.edit(nil)
    #expect(stage.controller.view.transform == .identity)
  }

  private final class ClosureController: SampleController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      KeyboardListener.shared
        .on(event: .didShow, owner: self) { info in print("New keyboard frame: \(info.endFrame)") }
        .on(event: .didHide, owner: self) { info in print("It took \(info.animation.duration) seconds") }
        .start()
    }
  }

  @Test func `closures are called once per event, however often their screen appears`() throws {
    let stage = try SampleStage { ClosureController() }
    stage.controller.viewWillAppear(false)
    stage.edit(stage.controller.nameField)
    stage.edit(nil)
    #expect(
      Printed.lines == [
        "New keyboard frame: \(CGRect(x: 0, y: 516, width: 393, height: 336))", "It took 0.25 seconds",
      ])
  }

  private final class DelegateController: SampleController, KeyboardManagerDelegate {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      KeyboardManager.shared.delegate = self
    }

    func keyboardWillChangeFrame(endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions) {
      bottom.constant = -KeyboardCenter.shared.state.overlap(of: view)
      UIView.animate(withDuration: duration, delay: 0, options: animationCurve) { self.view.layoutIfNeeded() }
    }
  }

  @Test(arguments: [false, true])
  func `the delegate's view follows the keyboard, even if it hides with an empty frame`(isCrossFaded: Bool) throws {
    let stage = try SampleStage { DelegateController() }
    defer { KeyboardManager.shared.delegate = nil }
    stage.edit(stage.controller.nameField)
    #expect(stage.controller.lowerView.frame.maxY == 516)
    if isCrossFaded {
      let info = KeyboardInfo(endFrame: .zero, duration: 0.25, curve: .keyboard, belongsToCurrentApp: true)
      for event: KeyboardEvent in [.willChangeFrame, .willHide] {
        NotificationCenter.default.post(name: event.notificationName, object: UIScreen.main, userInfo: info.userInfo)
      }
    } else {
      stage.edit(nil)
    }
    #expect(stage.controller.lowerView.frame.maxY == 852)
  }

  private enum Pool {
    final class ProfileViewController: UITableViewController, KeyboardObservable, CommonKeyboardPresentable {
      override func viewDidLoad() {
        super.viewDidLoad()
        subscribeOnKeyboardNotifications()
      }

      func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
        title = "Editing"
      }

      func keyboardWillBeHidden(duration: TimeInterval) {
        title = "Profile"
      }
    }
  }

  @Test func `the protocols' methods are called`() throws {
    let stage = try SampleStage { Pool.ProfileViewController(style: .plain) }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    stage.controller.view.addSubview(field)
    stage.edit(field)
    #expect(stage.controller.title == "Editing")
    stage.edit(nil)
    #expect(stage.controller.title == "Profile")
  }

  private final class HandlerController: SampleController {
    private lazy var keyboardHandler = KeyboardHandler(for: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      nameField.delegate = keyboardHandler
      keyboardHandler.keyboardOffset.bind { [weak self] offset in self?.view.frame.origin.y = offset }
    }
  }

  @Test func `the handler's view moves up only for the covered field`() throws {
    let stage = try SampleStage { HandlerController() }
    #expect(stage.controller.nameField.delegate != nil)
    stage.edit(stage.controller.nameField)
    #expect(stage.controller.view.frame.minY == 0)
    stage.edit(stage.controller.commentField)
    #expect(stage.controller.view.frame.minY == -244)
    stage.edit(nil)
    #expect(stage.controller.view.frame.minY == 0)
  }

  private final class PlainController: SampleController {
    func keyboardWillChange(_ notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      let keyboard = KeyboardCenter.shared.state(after: notification)
      scrollView.contentInset.bottom = keyboard.bottomInset(for: scrollView)
      view.animateConstraints(with: info.animation)
    }
  }

  @Test func `the plain style needs no other observer`() throws {
    let stage = try SampleStage { PlainController() }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak controller = stage.controller] notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { controller?.keyboardWillChange(notification) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.edit(stage.controller.nameField)
    #expect(stage.controller.scrollView.contentInset.bottom == 336 - stage.window.safeAreaInsets.bottom)
    stage.edit(nil)
    #expect(stage.controller.scrollView.contentInset.bottom == 0)
  }

  @Test func `the avoider's options`() throws {
    let (amountField, hint, payButton) = (UITextField(), UILabel(), UIButton())
    let mapController = UIViewController()
    defer { KeyboardAvoider.shared.setPolicy(nil, for: mapController) }
    Printed.lines = []

    let avoider = KeyboardAvoider.shared
    avoider.options(for: amountField).spacing = 40  // more room for one input
    avoider.options(for: amountField).alsoKeepVisible = [hint, payButton]  // what belongs to it
    avoider.setPolicy(.disabled, for: mapController)  // for one screen
    print(avoider.lastPlan?.explanation ?? [])  // why it moved

    #expect(avoider.options(for: amountField).spacing == 40)
    #expect(avoider.options(for: amountField).alsoKeepVisible == [hint, payButton])
    #expect(avoider.policy(for: mapController) == .disabled)
    #expect(Printed.lines.count == 1)
  }

  private final class AccessoryController: SampleController {
    private var accessories: [AnyObject] = []  // both work for as long as you keep them

    override func viewDidLoad() {
      super.viewDidLoad()
      commentField.inputAccessoryView = KeyboardToolbar(in: view)  // previous, next, done
      accessories = [
        ReturnKeyChain(in: view),  // return goes to the next input
        TapToDismiss(in: view),  // a tap outside ends editing, and no tap is lost
      ]
    }
  }

  @Test func `the accessories work after viewDidLoad`() throws {
    let stage = try SampleStage { AccessoryController() }
    stage.edit(stage.controller.nameField)
    HeadlessTyping.pressReturn()
    #expect(stage.controller.commentField.isFirstResponder)
    #expect((stage.controller.commentField.inputAccessoryView as? KeyboardToolbar)?.goToPrevious() == true)
    #expect(stage.controller.nameField.isFirstResponder)
    #expect(stage.controller.view.gestureRecognizers?.count == 1)
    HeadlessTouches.tap(at: CGPoint(x: 370, y: 300))
    #expect(!stage.controller.nameField.isFirstResponder)
  }

  @Test func `a screen is checked by one line`() {
    assertInputsStayVisible { SignUpViewController() }
  }

  @Test func `a keyboard for tests`() throws {
    HeadlessWorld.reset()
    var events: [KeyboardEvent] = []
    var tops: [CGFloat] = []
    let subscription = KeyboardCenter.shared.subscribe { event, info in
      events.append(event)
      tops.append(info.endFrame.minY)
    }

    let keyboard = try SimulatedKeyboard(device: .standard)
    keyboard.show()
    keyboard.change(to: .numberPad)
    keyboard.settle()
    keyboard.hide()

    #expect(tops.first == 516 && tops.last == 852)
    #expect(Set(tops).count == 3, "the number pad has a height of its own")
    #expect(events.contains(.didShow) && !events.contains(.didHide), "settle() comes before hide()")
    subscription.cancel()
  }
}

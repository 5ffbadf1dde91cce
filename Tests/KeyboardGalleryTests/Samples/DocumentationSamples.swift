import Clavier
import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import KeyboardGallery

/// The samples of documentation comments.
@MainActor @Suite struct DocumentationSamples {
  private final class ListenerController: SampleController {
    private let keyboard = KeyboardListener()

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      keyboard
        .on(.willShow) { [weak self] info in self?.raiseButton(with: info) }
        .on(.willHide) { [weak self] info in self?.lowerButton(with: info) }
        .start()
    }

    private func raiseButton(with info: KeyboardInfo) { print("raise", info.endFrame.minY) }
    private func lowerButton(with info: KeyboardInfo) { print("lower", info.endFrame.minY) }
  }

  private final class SharedListenerController: SampleController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)

      KeyboardListener.shared
        .on(event: .didShow, owner: self) { [unowned self] info in note("shown", info.endFrame) }
        .on(event: .didHide, owner: self) { [unowned self] info in note("hidden", info.endFrame) }
        .start()
    }

    private func note(_ what: String, _ frame: CGRect) { print(what, frame.minY) }
  }

  @Test func `a listener's closures are called once per event each time the view appears`() throws {
    let stage = try SampleStage { ListenerController() }
    stage.controller.viewWillAppear(false)
    stage.edit(stage.controller.nameField)
    stage.edit(nil)
    #expect(Printed.lines == ["raise 516.0", "lower 852.0"])
  }

  @Test func `the shared listener's closures end with their owner`() throws {
    weak var controller: UIViewController?
    var keyboard: SimulatedKeyboard?
    do {
      let stage = try SampleStage { SharedListenerController() }
      stage.controller.viewWillAppear(false)
      stage.edit(stage.controller.nameField)
      stage.edit(nil)
      #expect(Printed.lines == ["shown 516.0", "hidden 852.0"])
      (controller, keyboard) = (stage.controller, stage.keyboard)
      stage.window.rootViewController = nil
    }
    HeadlessClock.advanceUntilIdle()
    #expect(controller == nil)
    keyboard?.show()
    HeadlessClock.advanceUntilIdle()
    #expect(Printed.lines.count == 2)
  }

  private final class ManagerController: SampleController, KeyboardManagerDelegate {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      KeyboardManager.shared.delegate = self
    }

    func keyboardWillShow(userInfo: [AnyHashable: Any]) { print("show") }
  }

  @Test func `the manager calls its delegate`() throws {
    let stage = try SampleStage { ManagerController() }
    defer { KeyboardManager.shared.delegate = nil }
    stage.edit(stage.controller.nameField)
    #expect(Printed.lines == ["show"])
  }

  private final class HandlerController: SampleController {
    private lazy var keyboardHandler = KeyboardHandler(for: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      nameField.delegate = keyboardHandler
      keyboardHandler.keyboardOffset.bind { [weak self] offset in
        self?.keyboardHandler.apply(offset: offset)
      }
    }
  }

  @Test func `the handler's view moves up`() throws {
    let stage = try SampleStage { HandlerController() }
    #expect(stage.controller.nameField.delegate is KeyboardHandler)
    stage.edit(stage.controller.commentField)
    #expect(stage.controller.view.frame.minY == -244)
    stage.edit(nil)
    #expect(stage.controller.view.frame.minY == 0)
  }

  private enum Pool {
    final class LoginViewController: UIViewController, KeyboardObservable, CommonKeyboardPresentable {
      let button = UIButton(type: .system)
      lazy var buttonBottom = view.bottomAnchor.constraint(equalTo: button.bottomAnchor)

      override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        buttonBottom.isActive = true
        subscribeOnKeyboardNotifications()
      }

      func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
        buttonBottom.constant = keyboardHeight
        view.animateConstraint(withDuration: duration)
      }

      func keyboardWillBeHidden(duration: TimeInterval) {
        buttonBottom.constant = 0
        view.animateConstraint(withDuration: duration)
      }
    }
  }

  @Test func `the pool's observer moves its button`() throws {
    let stage = try SampleStage { Pool.LoginViewController() }
    stage.keyboard.show()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.controller.button.frame.maxY == 516)
    stage.keyboard.hide()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.controller.button.frame.maxY == 852)
  }

  private final class FollowingController: SampleController {
    override var isLowerViewFirst: Bool { false }

    override func viewDidLoad() {
      super.viewDidLoad()
      lowerViewBottomConstraint.followKeyboard(in: view)
    }
  }

  @Test func `a constraint follows the keyboard`() throws {
    let stage = try SampleStage { FollowingController() }
    stage.edit(stage.controller.nameField)
    #expect(stage.controller.lowerView.frame.maxY == 516)
    stage.edit(nil)
    #expect(stage.controller.lowerView.frame.maxY == 852)
  }

  @Test func `the avoider's options`() {
    let avoider = KeyboardAvoider()
    let (amountField, errorLabel, submitButton, scrollView) = (UITextField(), UILabel(), UIButton(), UIScrollView())

    avoider.options(for: amountField).spacing = 40
    avoider.options(for: amountField).alsoKeepVisible = [errorLabel, submitButton]

    avoider.options(forScrollView: scrollView).isManaged = false

    #expect(avoider.options(for: amountField).spacing == 40)
    #expect(avoider.options(for: amountField).alsoKeepVisible == [errorLabel, submitButton])
    #expect(!avoider.options(forScrollView: scrollView).isManaged)
  }

  @Test func `a toolbar for two fields`() throws {
    let stage = try SampleStage { SampleController() }
    let (emailField, passwordField) = (stage.controller.nameField, stage.controller.commentField)
    let view: UIView = stage.controller.view

    let toolbar = KeyboardToolbar(in: view)
    emailField.inputAccessoryView = toolbar
    passwordField.inputAccessoryView = toolbar

    stage.edit(emailField)
    #expect(toolbar.goToNext())
    #expect(passwordField.isFirstResponder)
  }

  @Test func `a return key chain and a tap that dismisses`() throws {
    let stage = try SampleStage { SampleController() }
    let view: UIView = stage.controller.view
    let chain: ReturnKeyChain?
    let tapToDismiss: TapToDismiss?

    chain = ReturnKeyChain(in: view)

    tapToDismiss = TapToDismiss(in: view)

    stage.edit(stage.controller.nameField)
    HeadlessTyping.pressReturn()
    #expect(stage.controller.commentField.isFirstResponder)
    #expect(view.gestureRecognizers?.count == 1)
    HeadlessTouches.tap(at: CGPoint(x: 370, y: 300))
    #expect(!stage.controller.commentField.isFirstResponder)
    _ = (chain, tapToDismiss)
  }

  @Test func `a simulated keyboard`() throws {
    HeadlessWorld.reset()
    var events: [KeyboardEvent] = []
    let subscription = KeyboardCenter.shared.subscribe { event, _ in events.append(event) }

    let keyboard = try SimulatedKeyboard(device: .standard)
    keyboard.show(.numberPad)
    keyboard.settle()  // the did notifications
    keyboard.hide()

    #expect(events.contains(.didShow) && events.last == .willHide)
    subscription.cancel()
  }

  @Test func `a recorder`() throws {
    HeadlessWorld.reset()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }

    let recorder = KeyboardRecorder()
    recorder.start()

    let keyboard = try SimulatedKeyboard(device: .standard)
    keyboard.show()
    keyboard.settle()

    try recorder.trace.jsonLines.write(to: file, atomically: true, encoding: .utf8)

    #expect(try KeyboardTrace(jsonLines: String(contentsOf: file, encoding: .utf8)).entries.count == 4)
  }
}

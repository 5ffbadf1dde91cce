import Clavier
import ClavierTesting
import Foundation
import Testing
import UIKit

/// The samples of "Choosing a style" and "Getting started".
@MainActor @Suite struct StyleSamples {
  private final class ClosureController: SampleController {
    private let keyboard = KeyboardListener()

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      keyboard
        .on(event: .willShow) { [weak self] _ in self?.adjustInset() }
        .on(event: .willHide) { [weak self] _ in self?.adjustInset() }
        .start()
    }

    private func adjustInset() {
      scrollView.contentInset.bottom = KeyboardCenter.shared.state.bottomInset(for: scrollView)
    }
  }

  private final class ObservableController: SampleController, KeyboardObservable, CommonKeyboardPresentable {
    override func viewDidLoad() {
      super.viewDidLoad()
      subscribeOnKeyboardNotifications()
    }

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
      // The scroll view adds its safe area by itself.
      scrollView.contentInset.bottom = max(0, keyboardHeight - scrollView.safeAreaInsets.bottom)
    }

    func keyboardWillBeHidden(duration: TimeInterval) {
      scrollView.contentInset.bottom = 0
    }
  }

  @Test(arguments: [true, false])
  func `the inset ends where the keyboard begins`(usesClosures: Bool) throws {
    let stage = try SampleStage { usesClosures ? ClosureController() : ObservableController() }
    let scrollView = stage.controller.scrollView
    let inset = scrollView.adjustedContentInset.bottom
    stage.edit(stage.controller.nameField)
    #expect(scrollView.adjustedContentInset.bottom == 336)
    stage.edit(nil)
    #expect(scrollView.adjustedContentInset.bottom == inset)
  }

  private final class DelegateController: SampleController, KeyboardManagerDelegate {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      KeyboardManager.shared.delegate = self
    }

    func keyboardWillChangeFrame(endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions) {
      scrollViewBottom.constant = -KeyboardCenter.shared.state.overlap(of: view)
      view.animateConstraint(withDuration: duration, options: animationCurve)
    }
  }

  private final class ConstraintController: SampleController {
    override func viewDidLoad() {
      super.viewDidLoad()
      scrollViewBottom.followKeyboard(in: view)
    }
  }

  @Test(arguments: [true, false])
  func `the scroll view ends where the keyboard begins`(usesDelegate: Bool) throws {
    let stage = try SampleStage { usesDelegate ? DelegateController() : ConstraintController() }
    defer { KeyboardManager.shared.delegate = nil }
    stage.edit(stage.controller.nameField)
    #expect(stage.controller.scrollView.frame.maxY == 516)
    stage.edit(nil)
    #expect(stage.controller.scrollView.frame.maxY == 852)
  }

  private final class NotificationController: SampleController {
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
      super.viewDidLoad()
      observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { self?.keyboardWillChange(notification) }
      }
    }

    func keyboardWillChange(_ notification: Notification) {
      guard let info = notification.keyboardInfo else { return }
      let keyboard = KeyboardCenter.shared.state(after: notification)
      scrollView.contentInset.bottom = keyboard.bottomInset(for: scrollView)
      view.animateConstraints(with: info.animation)
    }
  }

  @Test func `an observer that is called before the center gets the state`() throws {
    let stage = try SampleStage { NotificationController() }
    let scrollView = stage.controller.scrollView
    let inset = scrollView.adjustedContentInset.bottom
    for (top, expected) in [(516.0, 336.0), (852, inset)] {
      let info = KeyboardInfo(
        endFrame: CGRect(x: 0, y: top, width: 393, height: 336), duration: 0.25, curve: .keyboard)
      stage.controller.keyboardWillChange(
        Notification(
          name: UIResponder.keyboardWillChangeFrameNotification, object: UIScreen.main, userInfo: info.userInfo))
      #expect(scrollView.adjustedContentInset.bottom == expected)
    }
  }

  @Test func `an observer that the screen adds gets each notification`() throws {
    let stage = try SampleStage { NotificationController() }
    let scrollView = stage.controller.scrollView
    let inset = scrollView.adjustedContentInset.bottom
    stage.edit(stage.controller.nameField)
    #expect(scrollView.adjustedContentInset.bottom == 336)
    stage.edit(nil)
    #expect(scrollView.adjustedContentInset.bottom == inset)
  }

  private final class HandlerController: SampleController {
    private lazy var keyboardHandler = KeyboardHandler(for: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      keyboardHandler.keyboardOffset.bind { [weak self] offset in
        self?.view.transform = CGAffineTransform(translationX: 0, y: offset)
      }
    }
  }

  @Test func `the handler's view moves up by a transform`() throws {
    let stage = try SampleStage { HandlerController() }
    stage.edit(stage.controller.commentField)
    #expect(stage.controller.view.transform.ty == -244)
    stage.edit(nil)
    #expect(stage.controller.view.transform == .identity)
  }

  private final class AnimatingController: SampleController {
    func layOut(with info: KeyboardInfo) {
      UIView.animate(with: info.animation, animations: { self.view.layoutIfNeeded() })
    }
  }

  @Test func `a layout moves with the keyboard's duration and curve`() throws {
    let stage = try SampleStage { AnimatingController() }
    stage.controller.bottom.constant = -100
    stage.controller.layOut(
      with: KeyboardInfo(endFrame: CGRect(x: 0, y: 516, width: 393, height: 336), duration: 0.25, curve: .keyboard))
    #expect(stage.controller.lowerView.frame.maxY == 752)
    let isMoving = stage.controller.lowerView.headlessPresentation.center.y > stage.controller.lowerView.center.y
    #expect(isMoving)
  }

  @Test func `the covered height of a view`() throws {
    let stage = try SampleStage { SampleController() }
    let subscription = KeyboardCenter.shared.subscribe { _, _ in }
    stage.edit(stage.controller.nameField)
    let view: UIView = stage.controller.view

    let covered = KeyboardCenter.shared.state.overlap(of: view)

    #expect(covered == 336)
    subscription.cancel()
  }

  @Test func `a notification that cannot be read is reported`() {
    HeadlessWorld.reset()
    var lines: [String] = []
    // A function at file scope would not replace the standard library's `print` here.
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    defer { KeyboardCenter.shared.onMalformedNotification = nil }

    KeyboardCenter.shared.onMalformedNotification = { error, event in print(event, error) }

    NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: [:])
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("willShow UIKeyboardFrameEndUserInfoKey is not in userInfo.") == true)
  }

  @Test func `the first page's screen prints where the keyboard is`() throws {
    let stage = try SampleStage { ComposeViewController() }
    stage.keyboard.show()
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.hide()
    HeadlessClock.advanceUntilIdle()
    #expect(Printed.lines == ["covers the screen from 516.0", "gone"])
  }

  private final class MeasuringController: SampleController {
    var heights: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()

      KeyboardCenter.shared.subscribe(owner: self, replayingLastEvent: true) { [unowned self] _, _ in
        heights.append(KeyboardCenter.shared.state.overlap(withScreenRect: view.frame))
      }
    }
  }

  @Test func `a subscription with an owner, in place of RxKeyboard's driver`() throws {
    let stage = try SampleStage { MeasuringController() }
    stage.edit(stage.controller.nameField)
    stage.edit(nil)
    #expect(stage.controller.heights.max() == 336)
    #expect(stage.controller.heights.last == 0)
  }
}

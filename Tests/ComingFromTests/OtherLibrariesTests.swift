import Clavier
import Combine
import Foundation
import Testing
import UIKit

/// Tests code that was written for RxKeyboard, IQKeyboardManager, and KeyboardHelper.
@MainActor struct OtherLibrariesTests {
  class FormController: UIViewController {
    let scrollView = UIScrollView()
    let nameField = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    let cityField = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 393, height: 900)
      view.addSubview(scrollView)
      scrollView.addSubview(nameField)
      scrollView.addSubview(cityField)
    }
  }

  // MARK: RxKeyboard

  final class PublisherController: FormController {
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()

      KeyboardCenter.shared.statePublisher
        .sink { [unowned self] keyboard in scrollView.contentInset.bottom = keyboard.bottomInset(for: scrollView) }
        .store(in: &cancellables)
    }
  }

  final class SubscribingController: FormController {
    var heights: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()

      KeyboardCenter.shared.subscribe(owner: self, replayingLastEvent: true) { [unowned self] _, _ in
        heights.append(KeyboardCenter.shared.state.overlap(of: view))
      }
    }
  }

  final class AppearingController: FormController {
    private var cancellables: Set<AnyCancellable> = []
    private var coveredHeight: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize.height = 3000

      KeyboardCenter.shared.statePublisher
        .sink { [unowned self] keyboard in
          let earlierHeight = coveredHeight
          coveredHeight = keyboard.overlap(of: view)
          if earlierHeight == 0, coveredHeight > 0 { scrollView.contentOffset.y += coveredHeight }
        }
        .store(in: &cancellables)
    }
  }

  @Test func `a state publisher and the earlier height replace a driver that emits when the keyboard appears`() {
    HeadlessWorld.reset()
    SystemKeyboard.hide(height: 336)
    let controller = AppearingController()
    let window = SystemKeyboard.window(controller)
    HeadlessClock.advanceUntilIdle()
    let offset = controller.scrollView.contentOffset.y
    SystemKeyboard.show(height: 336)
    #expect(controller.scrollView.contentOffset.y == offset + 336)
    SystemKeyboard.show(height: 380)
    #expect(controller.scrollView.contentOffset.y == offset + 336)
    SystemKeyboard.hide(height: 380)
    SystemKeyboard.show(height: 300)
    #expect(controller.scrollView.contentOffset.y == offset + 636)
    SystemKeyboard.hide(height: 300)
    _ = window
  }

  @Test func `a state publisher sets the inset that a driver of the visible height had set`() {
    HeadlessWorld.reset()
    SystemKeyboard.hide(height: 336)
    let controller = PublisherController()
    let window = SystemKeyboard.window(controller)
    SystemKeyboard.show(height: 336)
    // The safe area of 34 points is part of the adjusted inset.
    #expect(controller.scrollView.contentInset.bottom == 302)
    #expect(controller.scrollView.adjustedContentInset.bottom == 336)
    SystemKeyboard.hide(height: 336)
    #expect(controller.scrollView.contentInset.bottom == 0)
    _ = window
  }

  @Test func `a subscription with an owner reports the covered height of its view`() {
    HeadlessWorld.reset()
    SystemKeyboard.hide(height: 336)
    let controller = SubscribingController()
    let window = SystemKeyboard.window(controller)
    SystemKeyboard.show(height: 336)
    #expect(controller.heights.last == 336)
    SystemKeyboard.hide(height: 336)
    #expect(controller.heights.last == 0)
    _ = window
  }

  // MARK: IQKeyboardManager

  final class AccessoriesController: FormController {
    var tapToDismiss: TapToDismiss?
    var chain: ReturnKeyChain?
    var toolbar: KeyboardToolbar?

    override func viewDidLoad() {
      super.viewDidLoad()

      tapToDismiss = TapToDismiss(in: view)
      chain = ReturnKeyChain(in: view)
      toolbar = KeyboardToolbar(in: view)
      nameField.inputAccessoryView = toolbar
      cityField.inputAccessoryView = toolbar
    }
  }

  @Test func `the avoider keeps the spacing, and changes nothing in a disabled controller`() {
    HeadlessWorld.reset()
    SystemKeyboard.hide(height: 336)
    let controller = AccessoriesController()
    let window = SystemKeyboard.window(controller)

    KeyboardAvoider.shared.start()
    KeyboardAvoider.shared.spacing = 20

    defer {
      KeyboardAvoider.shared.spacing = 10
      KeyboardAvoider.shared.stop()
    }
    controller.cityField.becomeFirstResponder()
    SystemKeyboard.show(height: 336)
    let field = controller.cityField.convert(controller.cityField.bounds, to: window)
    #expect(abs(field.maxY - (852 - 336 - 20)) < 0.001)
    KeyboardAvoider.shared.setPolicy(.disabled, for: controller)
    #expect(controller.scrollView.contentInset == .zero)
    #expect(controller.toolbar?.goToPrevious() == true)
    #expect(controller.nameField.isFirstResponder)
    controller.nameField.resignFirstResponder()
    SystemKeyboard.hide(height: 336)
  }

  final class MigratedController: FormController {
    override func viewDidLoad() {
      super.viewDidLoad()

      KeyboardAvoider.shared.setPolicy(.automatic, for: self)
    }
  }

  @Test(arguments: [true, false])
  func `during a migration, the avoider adjusts only the migrated screens`(isMigrated: Bool) {
    HeadlessWorld.reset()
    SystemKeyboard.hide(height: 336)
    let controller: FormController = isMigrated ? MigratedController() : FormController()
    let window = SystemKeyboard.window(controller)

    KeyboardAvoider.shared.policy = .disabled
    KeyboardAvoider.shared.start()

    defer {
      KeyboardAvoider.shared.policy = .automatic
      KeyboardAvoider.shared.stop()
    }
    controller.cityField.becomeFirstResponder()
    SystemKeyboard.show(height: 336)
    #expect((controller.scrollView.contentInset.bottom > 0) == isMigrated)
    controller.cityField.resignFirstResponder()
    SystemKeyboard.hide(height: 336)
    _ = window
  }

  // MARK: KeyboardHelper

  final class HelperController: FormController {
    var button: CGFloat = 852

    override func viewDidLoad() {
      super.viewDidLoad()

      KeyboardListener.shared
        .on(event: .willShow, owner: self) { [unowned self] info in
          UIView.animate(with: info.animation) { self.raiseButton(to: info.endFrame.minY) }
        }
        .on(event: .willHide, owner: self) { [unowned self] info in
          UIView.animate(with: info.animation) { self.raiseButton(to: self.view.bounds.maxY) }
        }
        .start()
    }

    private func raiseButton(to top: CGFloat) { button = top }
  }

  @Test func `a listener with an owner replaces a helper that had to be retained`() {
    HeadlessWorld.reset()
    let controller = HelperController()
    let window = SystemKeyboard.window(controller)
    SystemKeyboard.show(height: 336)
    #expect(controller.button == 516)
    SystemKeyboard.hide(height: 336)
    #expect(controller.button == 852)
    _ = window
  }
}

import ClavierCore
import Foundation
import Testing
import UIKit

@testable import Clavier

/// Which source the center believes, with windows and responders as an app has them.
@MainActor struct KeyboardCenterSourcesTests {
  let keyboard = KeyboardFixture(notificationCenter: .default)

  /// The view controller of a chat: first responder for its bar, which is not typed into.
  final class ChatController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 393, height: 44))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  /// An input that posts nothing, as a web view's content does.
  final class SilentInput: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  // MARK: The plain way

  @Test("state(after:) is the state after a notification, whoever observes first")
  func stateAfterNotification() {
    HeadlessWorld.reset()
    let early = Overlaps(keyboard.screen)
    early.observe()
    let center = KeyboardCenter()
    early.center = center
    let late = Overlaps(keyboard.screen)
    late.center = center
    late.observe()
    keyboard.show()
    keyboard.show(height: 301)
    keyboard.hide()
    let expected: [CGFloat] = [336, 336, 336, 336, 301, 301, 301, 301, 0, 0, 0, 0]
    #expect(early.values == expected)
    #expect(late.values == expected)
  }

  @Test("A notification that is none changes nothing in state(after:)")
  func stateAfterAnything() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    keyboard.show()
    for notification in [
      Notification(name: Notification.Name("other")), Notification(name: KeyboardEvent.willHide.notificationName),
    ] {
      #expect(center.state(after: notification) == center.state)
    }
  }

  @Test("Views, windows and scenes have a state, and another screen has its own")
  func stateForPlaces() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let external = UIWindow(
      windowScene: HeadlessWorld.connectScene(on: HeadlessWorld.connectScreen(size: keyboard.screen.size)))
    keyboard.post(.willShow, keyboard.info(height: 336), object: UIScreen.main)
    #expect(center.state(for: window).placement == .docked)
    #expect(center.state(for: window as UIView).placement == .docked)
    #expect(center.state(for: HeadlessWorld.windowScene).placement == .docked)
    #expect(center.state(for: UIView()).placement == .docked, "a view in no window")
    #expect(center.state(for: external).placement == .unknown)
    #expect(external.windowScene.map { center.state(for: $0).placement } == .unknown)
  }

  @Test("What was known goes with its screen")
  func worldsEnd() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    keyboard.show()
    #expect(center.lastInfo != nil)
    HeadlessWorld.reset()
    #expect(!center.state.isKnown && center.lastInfo == nil)
  }

  // MARK: Inputs that announce nothing

  @Test("The second focus of an input that announces nothing covers as much as the first")
  func silentInput() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let (field, input) = (UITextField(), SilentInput())
    for view in [field, input] as [UIView] { window.rootViewController?.view.addSubview(view) }
    field.becomeFirstResponder()
    keyboard.show()
    field.resignFirstResponder()
    keyboard.hide()
    for _ in 0..<3 {
      input.becomeFirstResponder()
      keyboard.post(.willChangeFrame, keyboard.info(height: 336))
      #expect(center.state(for: window).overlap(withScreenRect: keyboard.screen) == 336)
      input.resignFirstResponder()
      keyboard.hide()
    }
  }

  // MARK: Inactive

  @Test("Frames that arrive while the app is inactive change nothing, nor does the empty one when it is active again")
  func appSwitch() {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    _ = center.state(for: window)
    controller.becomeFirstResponder()
    keyboard.post(.willShow, keyboard.info(height: 84))
    #expect(center.state.placement == .accessoryOnly)
    HeadlessWorld.resignActive()
    keyboard.post(.willChangeFrame, frame: keyboard.info(height: 347).endFrame, belongsToCurrentApp: false)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 84)
    HeadlessWorld.becomeActive()
    keyboard.post(.willChangeFrame, frame: .zero)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 84)
    _ = window
  }

  @Test("A keyboard that left in the background without a notification is gone when the app is active again")
  func background() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    _ = center.state(for: window)
    let owner = Witness()
    var corrections = 0
    center.observeCorrections(owner: owner) { corrections += 1 }
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    HeadlessWorld.enterBackground()
    HeadlessWorld.becomeActive()
    #expect(center.state.placement == .docked, "the input still is first responder, and may be covered")
    #expect(corrections == 0)
    HeadlessWorld.enterBackground()
    field.resignFirstResponder()
    HeadlessWorld.becomeActive()
    #expect(center.state.placement == .hidden)
    #expect(corrections == 1)
  }

  // MARK: Resident bars

  @Test("The frame of a hide decides while the controller's bar stays", arguments: [KeyboardEvent.willHide, .willShow])
  func hideToBar(event: KeyboardEvent) {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    _ = center.state(for: window)
    controller.field.becomeFirstResponder()
    keyboard.show()
    controller.becomeFirstResponder()
    for event in [.willChangeFrame, event, .didChangeFrame] { keyboard.post(event, keyboard.info(height: 84)) }
    if event == .willHide { keyboard.post(.didHide, keyboard.info(height: 84)) }
    #expect(center.state.placement == .accessoryOnly)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 84)
  }

  @Test("A bar that docks without a notification is known, and is announced without one")
  func silentBar() {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    let owner = Witness()
    var corrections = 0
    center.observeCorrections(owner: owner) { corrections += 1 }
    center.lookForResidentBar()
    #expect(center.state(for: window).placement == .unknown)
    controller.becomeFirstResponder()
    #expect(center.state(for: window).overlap(withScreenRect: keyboard.screen) == 84)
    HeadlessWorld.updateCycle()
    #expect(corrections == 1)
    HeadlessWorld.updateCycle()
    #expect(corrections == 1)
    #expect(center.state.placement == .accessoryOnly)
  }

  @Test("After a hide a bar counts once it is measured at the bottom edge, in whatever window it is")
  func measuredBar() {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    _ = center.state(for: window)
    keyboard.hide()
    controller.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(center.state.placement == .hidden, "the bar is in no window")
    let inputWindow = UIWindow(windowScene: HeadlessWorld.windowScene)
    inputWindow.isHidden = false
    inputWindow.addSubview(controller.bar)
    controller.bar.frame = CGRect(x: 0, y: 400, width: 393, height: 50)
    HeadlessWorld.updateCycle()
    #expect(center.state.placement == .hidden, "the bar is not at the bottom edge yet")
    controller.bar.frame.origin.y = 768
    HeadlessWorld.updateCycle()
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 84)
  }

  // MARK: Corrections

  @Test("Two sources that agree correct the state, and every correction and disagreement is logged")
  func correction() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let log = Log()
    center.log = { log.lines.append($0) }
    var owner: Witness? = Witness()
    var corrections = 0
    center.observeCorrections(owner: owner ?? Witness()) { corrections += 1 }
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    #expect(log.lines.isEmpty)
    center.compare(.layoutGuide, top: 455, in: window)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336)
    keyboard.post(.didChangeFrame, keyboard.info(height: 397))
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 397)
    #expect(log.lines.count == 2)
    center.compare(.layoutGuide, top: 516, in: window)
    center.compare(.accessoryView, top: 516, in: window)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336)
    #expect(corrections == 1)
    owner = nil
    center.compare(.layoutGuide, top: 455, in: window)
    center.compare(.accessoryView, top: 455, in: window)
    #expect(corrections == 1)
    _ = owner
  }

  @Test(
    "After an unanimated frame the guide is compared at the end of the turn, and may show that more is covered")
  func unanimatedFrame() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    keyboard.post(.willShow, keyboard.info(height: 370, duration: 0))
    center.noteGuide(852 - 397, in: window)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 370)
    HeadlessWorld.updateCycle()
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 397)
    keyboard.post(.willShow, keyboard.info(height: 336))
    center.noteGuide(852 - 34, in: window)
    HeadlessWorld.updateCycle()
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336, "a guide at rest takes nothing back")
  }

  @Test("A notification that is posted while another is handled is delivered after it, and the last frame stands")
  func reentry() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    var overlaps: [CGFloat] = []
    let subscription = center.subscribe { [keyboard] event, info in
      overlaps.append(center.state.overlap(withScreenRect: keyboard.screen))
      if overlaps.count == 1 { keyboard.post(.willChangeFrame, keyboard.info(height: 336)) }
    }
    keyboard.post(.willChangeFrame, keyboard.info(height: 301))
    #expect(overlaps == [301, 336])
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336)
    subscription.cancel()
  }

  private final class Log {
    var lines: [String] = []
  }

  /// What an app's own observer reads at each notification.
  private final class Overlaps {
    var center: KeyboardCenter?
    var values: [CGFloat] = []
    let screen: CGRect
    private var observation: NotificationObservation?

    init(_ screen: CGRect) {
      self.screen = screen
    }

    @MainActor func observe() {
      let names = KeyboardEvent.allCases.map(\.notificationName)
      observation = NotificationObservation(of: names, in: .default) { [box = Box(self)] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
          guard let self = box.overlaps, let center = self.center else { return }
          self.values.append(center.state(after: notification).overlap(withScreenRect: self.screen))
        }
      }
    }

    /// Unchecked, and safe: these tests post on the main actor.
    private final class Box: @unchecked Sendable {
      weak var overlaps: Overlaps?

      init(_ overlaps: Overlaps) {
        self.overlaps = overlaps
      }
    }
  }
}

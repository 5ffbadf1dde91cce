import ClavierCore
import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier
@testable import ClavierTesting

/// Compares the center's state with the simulated keyboard on every system and under every alternative of its doubts.
@MainActor
struct KeyboardDoubtTests {
  /// The view controller of a chat, whose bar docks when it becomes first responder.
  final class ChatController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  @MainActor private final class Stage<Controller: UIViewController> {
    let window: UIWindow
    let controller: Controller
    let keyboard: SimulatedKeyboard
    let center: KeyboardCenter

    init(_ controller: Controller, _ behavior: SystemBehavior, _ device: Device = .standard) throws {
      HeadlessWorld.reset(HeadlessDisplay(device))
      center = KeyboardCenter()
      keyboard = try SimulatedKeyboard(device: device, behavior: behavior)
      keyboard.connect()
      self.controller = controller
      window = makeWindow(controller)
      _ = center.state(for: window)
    }

    var covered: CGFloat { center.state(for: window).overlap(of: controller.view) }

    /// The height that the keyboard actually covers.
    var truth: CGFloat { max(0, keyboard.screen.maxY - keyboard.frame.minY) }

    func settle() { HeadlessClock.advance(by: 4) }
  }

  /// Every system with the defaults, and every alternative on the standard system.
  nonisolated static let worlds: [(SystemBehavior, HeadlessAssumptions)] =
    SystemBehavior.all.map { ($0, []) } + alternatives.map { (.standard, HeadlessAssumptions([$0])) }

  nonisolated static let names = [
    "keyboard-turn", "hide-to-bar", "did-frames", "nested-frames", "bar-arrival", "empty-frames", "app-switch",
    "keyboard-spring", "hide-frames", "guide-accessory", "unanimated-frames", "background", "hardware-pad",
    "number-pad", "show-delay", "text-field-focus", "visible-changes", "input-view-reload",
  ]

  nonisolated static let alternatives = HeadlessDoubt.all.filter { names.contains($0.name) }.flatMap {
    $0.alternatives.dropFirst()
  }

  private func inEach(_ body: (SystemBehavior, HeadlessAssumptions) throws -> Void) rethrows {
    for (behavior, assumptions) in Self.worlds {
      try HeadlessAssumptions.$current.withValue(assumptions) { try body(behavior, assumptions) }
    }
  }

  @Test("Every name in the list is the name of a doubt")
  func listed() {
    #expect(Set(HeadlessDoubt.all.map(\.name)).isSuperset(of: Self.names))
  }

  @Test("The state matches the keyboard after it appears, quickly hides and reappears, and hides")
  func quickToggle() throws {
    try inEach { behavior, assumptions in
      let stage = try Stage(UIViewController(), behavior)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      stage.controller.view.addSubview(field)
      let comment = Comment(rawValue: "iOS \(behavior.version), \(assumptions)")
      field.becomeFirstResponder()
      stage.settle()
      #expect(stage.truth > 100 && stage.covered == stage.truth, comment)
      field.resignFirstResponder()
      HeadlessClock.advance(by: 0.05)
      field.becomeFirstResponder()
      HeadlessClock.advance(by: 0.1)
      stage.settle()
      #expect(stage.truth > 100 && stage.covered == stage.truth, comment)
      field.resignFirstResponder()
      stage.settle()
      #expect(stage.truth == 0 && stage.covered == 0, comment)
    }
  }

  @Test("The state includes a resident bar before, while, and after the keyboard is visible")
  func residentBar() throws {
    try inEach { behavior, assumptions in
      let stage = try Stage(ChatController(), behavior)
      let comment = Comment(rawValue: "iOS \(behavior.version), \(assumptions)")
      stage.controller.becomeFirstResponder()
      stage.settle()
      #expect(stage.covered == 84, comment)
      stage.controller.field.becomeFirstResponder()
      stage.settle()
      #expect(stage.covered == stage.truth && stage.covered > 300, comment)
      stage.controller.becomeFirstResponder()
      stage.settle()
      #expect(stage.center.state.placement == .accessoryOnly, comment)
      #expect(stage.covered == 84, comment)
    }
  }

  @Test(
    "When a chat's field resigns, the keyboard hides, and the accessory view may stay",
    arguments: [HeadlessAssumptions(), [.resigningLeavesNoResponder]])
  func resignFocus(answer: HeadlessAssumptions) throws {
    try inEach { behavior, assumptions in
      try HeadlessAssumptions.$current.withValue(HeadlessAssumptions(assumptions.deviations + answer.deviations)) {
        let stage = try Stage(ChatController(), behavior)
        let comment = Comment(rawValue: "iOS \(behavior.version), \(assumptions)")
        stage.controller.becomeFirstResponder()
        stage.controller.field.becomeFirstResponder()
        stage.settle()
        var placements: [KeyboardState.Placement] = []
        let subscription = stage.center.subscribe { _, _ in placements.append(stage.center.state.placement) }
        stage.controller.field.resignFirstResponder()
        stage.settle()
        subscription.cancel()
        #expect(stage.covered == (answer == [] ? 84 : 0), comment)
        if answer == [] { #expect(!placements.contains(.hidden), comment) }
      }
    }
  }

  @Test("Switching to another app and back changes nothing")
  func appSwitch() throws {
    try inEach { behavior, assumptions in
      let stage = try Stage(ChatController(), behavior)
      let comment = Comment(rawValue: "iOS \(behavior.version), \(assumptions)")
      stage.controller.becomeFirstResponder()
      stage.settle()
      HeadlessWorld.resignActive()
      stage.settle()
      #expect(stage.covered == 84, comment)
      HeadlessWorld.becomeActive()
      stage.settle()
      #expect(stage.covered == 84, comment)
    }
  }

  @Test("After a return from the background, at least the keyboard's height is covered until the keyboard hides")
  func background() throws {
    try inEach { behavior, assumptions in
      let stage = try Stage(ChatController(), behavior)
      let comment = Comment(rawValue: "iOS \(behavior.version), \(assumptions)")
      stage.controller.field.becomeFirstResponder()
      stage.settle()
      HeadlessWorld.enterBackground()
      stage.settle()
      HeadlessWorld.becomeActive()
      stage.settle()
      #expect(stage.covered >= stage.truth && stage.covered > 0, comment)
      stage.controller.field.resignFirstResponder()
      // The controller may have become first responder.
      stage.controller.resignFirstResponder()
      HeadlessWorld.enterBackground()
      HeadlessWorld.becomeActive()
      stage.settle()
      #expect(stage.covered == 0, comment)
    }
  }

  @Test("On an iPad, the state matches the keyboard with a hardware keyboard and with a number pad")
  func pad() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    try inEach { behavior, assumptions in
      let stage = try Stage(UIViewController(), behavior, device)
      let comment = Comment(rawValue: "iOS \(behavior.version), \(assumptions)")
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.keyboardType = .numberPad
      stage.controller.view.addSubview(field)
      for _ in 0..<2 {
        field.becomeFirstResponder()
        stage.settle()
        #expect(stage.covered == stage.truth, comment)
        field.resignFirstResponder()
        stage.settle()
        #expect(stage.covered == 0, comment)
      }
      stage.keyboard.attachHardwareKeyboard()
      field.keyboardType = .default
      field.becomeFirstResponder()
      stage.settle()
      #expect(stage.covered == stage.truth, comment)
    }
  }

  @Test("Views that move with the keyboard follow its system's spring", arguments: [18, 26, 27])
  func spring(version: Int) throws {
    let behavior = try #require(SystemBehavior.named("\(version)"))
    let stage = try Stage(UIViewController(), behavior)
    let follower = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.controller.view.addSubview(follower)
    let field = UITextField()
    stage.controller.view.addSubview(field)
    let subscription = stage.center.subscribe { event, info in
      guard event == .willShow else { return }
      let options = UIView.AnimationOptions(rawValue: info.animation.curve.optionBits)
      UIView.animate(
        withDuration: info.animation.duration, delay: 0, options: options, animations: { follower.center.y += 336 })
    }
    field.becomeFirstResponder()
    let heights: [(TimeInterval, CGFloat)] =
      version < 26
      ? [(0.020, 17.626), (0.1, 183.046), (0.25, 316.525)]
      : [(0.020, 27.415), (0.1, 229.096), (0.25, 329.593), (0.3832, 335.596), (0.5, 335.967)]
    for (time, height) in heights {
      HeadlessClock.advance(by: time - HeadlessClock.now)
      #expect(abs(follower.headlessPresentation.center.y - 5 - height) < 0.0006, "at \(time)")
    }
    subscription.cancel()
  }

  @Test("A late keyboard appears only if its input still has focus at that time")
  func lateShow() throws {
    try HeadlessAssumptions.$current.withValue([.keyboardShowsAfterSeconds]) {
      let stage = try Stage(UIViewController(), .standard)
      let field = UITextField()
      stage.controller.view.addSubview(field)
      field.becomeFirstResponder()
      HeadlessClock.advance(by: 1.9)
      #expect(stage.covered == 0)
      HeadlessClock.advance(by: 0.2)
      #expect(stage.covered == 336)
      field.resignFirstResponder()
      field.becomeFirstResponder()
      field.resignFirstResponder()
      stage.settle()
      #expect(stage.covered == 0)
    }
  }
}

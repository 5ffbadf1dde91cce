import Foundation
import TestSupport
import Testing
import UIKit

/// The events that a control has sent.
private final class EventLog {
  var lines: [String] = []
}

@MainActor @Suite("Controls") struct ControlTests {
  private func window() -> UIWindow {
    HeadlessWorld.reset()
    let window = makeWindow(nil)
    return window
  }

  /// Adds a control to a window and logs its events.
  private func control<Control: UIControl>(_ control: Control, in window: UIWindow) -> (Control, () -> [String]) {
    let log = EventLog()
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("inside", .touchDragInside), ("outside", .touchDragOutside),
      ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up", .touchUpInside), ("upOutside", .touchUpOutside),
      ("cancel", .touchCancel), ("primary", .primaryActionTriggered),
    ]
    for (name, event) in events { control.addAction(UIAction { _ in log.lines.append(name) }, for: event) }
    control.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    window.addSubview(control)
    return (control, { log.lines })
  }

  @Test("A tap sends touch down and touch up inside, and for a button also the primary action")
  func tap() {
    let window = window()
    let (plain, events) = control(UIControl(), in: window)
    HeadlessTouches.tap(plain)
    #expect(events() == ["down", "up"])
    let (button, buttonEvents) = control(UIButton(type: .system), in: window)
    HeadlessTouches.tap(button)
    #expect(buttonEvents() == ["down", "up", "primary"])
    #expect(events().count == 2)
  }

  @Test("A touch stays with its control until it is 70 points away")
  func tracking() {
    let window = window()
    let (control, events) = control(UIControl(), in: window)
    HeadlessTouches.began(at: CGPoint(x: 150, y: 320))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    HeadlessTouches.moved(to: CGPoint(x: 150, y: 400))
    #expect(control.isTouchInside)
    HeadlessTouches.moved(to: CGPoint(x: 150, y: 430))
    #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
    HeadlessTouches.moved(to: CGPoint(x: 150, y: 320))
    HeadlessTouches.moved(to: CGPoint(x: 150, y: 500))
    HeadlessTouches.ended(at: CGPoint(x: 150, y: 500))
    #expect(events() == ["down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "upOutside"])
    #expect(!control.isTracking && control.state == .normal)
  }

  @Test("A touch that the system cancels sends touchCancel")
  func cancelled() {
    let window = window()
    let (control, events) = control(UIButton(), in: window)
    HeadlessTouches.began(at: CGPoint(x: 150, y: 320))
    HeadlessTouches.cancelled()
    #expect(events() == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("A disabled control sends nothing and blocks touches of views behind it")
  func disabled() {
    let window = window()
    let (_, below) = control(UIButton(), in: window)
    let (control, events) = control(UIButton(), in: window)
    control.isEnabled = false
    HeadlessTouches.tap(control)
    #expect(events().isEmpty && below().isEmpty)
    #expect(control.state == .disabled)
  }

  @Test("A subclass determines whether a touch is tracked")
  func subclass() {
    final class Knob: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return calls.count < 3
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let window = window()
    let (knob, events) = control(Knob(), in: window)
    HeadlessTouches.drag(from: CGPoint(x: 120, y: 320), to: CGPoint(x: 180, y: 320), duration: 0.1, steps: 5)
    #expect(knob.calls == ["begin", "continue", "continue", "end"])
    #expect(events() == ["down", "inside"])
  }

  @Test("sendActions performs all actions for the events, in the order in which they were added")
  func order() {
    let window = window()
    let control = UIControl()
    window.addSubview(control)
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("one") }, for: [.valueChanged, .touchUpInside])
    control.addAction(UIAction { _ in calls.append("two") }, for: .valueChanged)
    control.addAction(UIAction { _ in calls.append("never") }, for: .touchCancel)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(calls == ["one", "two", "one", "two"])
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside, .touchCancel])
  }

  @Test("sendAction performs every action and can be overridden")
  func sendAction() {
    final class UntrackedControl: UIControl {
      var held: [String] = []
      override func sendAction(_ action: UIAction) { held.append(action.title) }
    }
    HeadlessWorld.reset()
    let control = UntrackedControl()
    var performed = 0
    control.addAction(UIAction(title: "tap") { _ in performed += 1 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.held == ["tap"] && performed == 0)
  }

  @Test("Identifiers of actions are unique: a later action replaces the earlier one for its events")
  func unique() {
    HeadlessWorld.reset()
    let control = UIControl()
    var calls: [String] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: identifier) { _ in calls.append("old") }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(identifier: identifier) { _ in calls.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(calls == ["new", "old"])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(calls.count == 2 && control.allControlEvents.isEmpty)
  }

  @Test("An action has its sender while it runs, and a disabled action does not run")
  func sender() {
    HeadlessWorld.reset()
    let control = UIControl()
    var senders: [Bool] = []
    let action = UIAction { senders.append($0.sender as? UIControl === control) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders == [true] && action.sender == nil)
    action.attributes = .disabled
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 1)
  }

  @Test("An action's initializer requires only the handler")
  func actionDefaults() {
    HeadlessWorld.reset()
    let action = UIAction { _ in }
    #expect(action.title.isEmpty && action.image == nil && action.subtitle == nil && action.state == .off)
    #expect(action.attributes.isEmpty && action.discoverabilityTitle == nil)
    #expect(action.identifier != UIAction { _ in }.identifier)
    #expect(UIAction(title: "a", subtitle: "b") { _ in }.subtitle == "b")
  }

  @Test("A button with an action shows its title and performs it")
  func primaryAction() {
    let window = window()
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Send") { _ in taps += 1 })
    window.addSubview(button)
    button.frame = CGRect(x: 50, y: 200, width: 80, height: 40)
    HeadlessTouches.tap(button)
    button.performPrimaryAction()
    #expect(taps == 2 && button.currentTitle == "Send" && button.buttonType == .system)
  }

  @Test("A button's title and color depend on its state and default to those of the normal state")
  func states() {
    let window = window()
    let button = UIButton(type: .custom)
    window.addSubview(button)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.currentTitle == "On" && button.title(for: .selected) == "On")
    button.isEnabled = false
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Off")
    button.isEnabled = true
    button.isHighlighted = true
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On" && button.titleLabel?.textColor == .red)
    #expect(button.titleColor(for: .normal) == .white)
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test("A system button's title inherits the tint color and its changes")
  func tint() {
    let window = window()
    let button = UIButton(type: .system)
    window.addSubview(button)
    button.setTitle("Go", for: .normal)
    window.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .headlessTint)
    window.tintColor = .red
    window.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test("A system button is 30 points high and as wide as its title, which is centered")
  func buttonSize() throws {
    let window = window()
    let button = UIButton(type: .system)
    window.addSubview(button)
    button.setTitle("Continue", for: .normal)
    let title = try #require(button.titleLabel)
    #expect(button.intrinsicContentSize.height == 30)
    #expect(button.intrinsicContentSize.width == title.intrinsicContentSize.width)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize.width == title.intrinsicContentSize.width + 40)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    #expect(abs(title.center.x - 100) < 0.5 && abs(title.center.y - 25) < 0.5)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(abs(title.frame.minX - 20) < 1e-9 && abs(title.frame.minY - 10) < 1e-9)
  }
}

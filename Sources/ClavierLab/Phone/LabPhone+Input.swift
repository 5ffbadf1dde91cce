import Clavier
import ClavierTesting
import Foundation
import UIKit

extension LabPhone {
  /// A touch of the person's, in screen coordinates.
  func receive(_ touch: LabTouch) {
    guard let open else { return }
    let point = CGPoint(x: touch.x, y: touch.y)
    switch touch.phase {
    case .began:
      takeOver()
      isTouched = true
      open.camera.fingerDown(at: point, time: now, isHeld: true)
      // The keyboard is another process's window: what lies under it feels nothing.
      // Only a view of the app's that stands on it does.
      let isOnAccessory = open.camera.accessoryFrame?.contains(point) ?? false
      let isOnKeyboard = !isOnAccessory && open.camera.motion.visibleFrame(at: now)?.contains(point) ?? false
      touchStart = (point, now, isOnKeyboard ? "the keyboard" : target(at: point), isOnKeyboard)
      if !isOnKeyboard { HeadlessTouches.began(at: point) }
    case .moved:
      guard isTouched else { return }
      open.camera.finger(at: point, time: now)
      if let start = touchStart, !start.isTold, hypot(point.x - start.point.x, point.y - start.point.y) > 10 {
        note("drag from \(start.target)")
        touchStart?.isTold = true
      }
      HeadlessTouches.moved(to: point)
    case .ended:
      guard isTouched else { return }
      open.camera.finger(at: point, time: now)
      open.camera.fingerUp(time: now)
      if let start = touchStart, !start.isTold {
        note("\(now - start.time > 0.5 ? "hold" : "tap") \(start.target)")
      }
      HeadlessTouches.ended(at: point)
      isTouched = false
      touchStart = nil
    case .cancelled:
      guard isTouched else { return }
      open.camera.fingerUp(time: now)
      HeadlessTouches.cancelled()
      isTouched = false
      touchStart = nil
    }
  }

  /// What a person would call what is under a point.
  private func target(at point: CGPoint) -> String {
    guard let open else { return "the screen" }
    var view = HeadlessWorld.windowScene.windows.reversed().lazy
      .filter { !$0.isHidden }.compactMap { $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil) }.first
    while let current = view, !(current is UIWindow) {
      if current is UITextField || current is UITextView { return open.name(of: current) }
      if let name = current.accessibilityIdentifier ?? (current as? UIButton)?.currentTitle, !name.isEmpty {
        return name
      }
      view = current.superview
    }
    return open.camera.accessoryFrame?.contains(point) == true ? "the bar on the keyboard" : "the screen"
  }

  // MARK: Keys

  func type(_ text: String) {
    guard let focused = focusedInput("typed into") else { return }
    let isSecure = (focused as? UITextField)?.isSecureTextEntry ?? false
    note(isSecure ? "type \(text.count) characters" : "type “\(text)”")
    HeadlessTyping.insert(text)
  }

  func press(_ key: LabCommand.Key) {
    guard let focused = focusedInput("typed into") else { return }
    note("press \(key.rawValue)")
    switch key {
    case .backspace: HeadlessTyping.deleteBackward()
    case .return: HeadlessTyping.pressReturn()
    case .left: moveCaret(of: focused, .left)
    case .right: moveCaret(of: focused, .right)
    case .up: moveCaret(of: focused, .up)
    case .down: moveCaret(of: focused, .down)
    }
  }

  private func moveCaret(of view: UIView, _ direction: UITextLayoutDirection) {
    guard let input = view as? any UITextInput, let selection = input.selectedTextRange else { return }
    let start = direction == .left || direction == .up ? selection.start : selection.end
    guard let place = input.position(from: start, in: direction, offset: 1) else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  /// The work of the bar above the keyboard.
  func navigate(_ destination: LabCommand.Destination) {
    guard let open, let focused = focusedInput("moved on from") else { return }
    note("toolbar: \(destination.rawValue)")
    switch destination {
    case .previous:
      if !open.toolbar.goToPrevious() { report("There is no input before \(open.name(of: focused)).") }
    case .next:
      if !open.toolbar.goToNext() { report("There is no input after \(open.name(of: focused)).") }
    case .done: focused.resignFirstResponder()
    }
  }

  private func focusedInput(_ what: String) -> UIView? {
    takeOver()
    if let focused = open?.focused { return focused }
    report("No input has the focus, so that none can be \(what): tap one first.")
    return nil
  }

  // MARK: Focus

  /// Does what a person does to write in an input: looks for it, scrolls to it, puts a finger on it.
  func focus(_ id: String) {
    guard let open else { return }
    takeOver()
    let inputs = open.inputs
    guard let input = inputs.first(where: { $0.id == id })?.view else {
      let known = inputs.map(\.id).joined(separator: ", ")
      return report("The field 'input' must be one of \(known), not '\(id.prefix(40))'.")
    }
    HeadlessTouches.cancelled()
    isTouched = false
    goTo(input)
  }

  private func goTo(_ input: UIView, swipes: Int = 0, besides stuck: [UIScrollView] = []) {
    guard let open else { return }
    let reach = open.reach
    if reach.isReachable(input) { return tap(at: reach.tapPoint(on: input), named: open.name(of: input)) }
    if swipes < 24, let swipe = reach.swipe(to: input, besides: stuck) {
      let scrollView = swipe.scrollView
      let offset = scrollView.contentOffset
      if swipes == 0 { note("scroll to \(open.name(of: input))") }
      drag(from: swipe.from, to: swipe.to, frame: 0) { [weak self] in
        let isStuck = scrollView.contentOffset == offset
        self?.goTo(input, swipes: swipes + 1, besides: isStuck ? stuck + [scrollView] : stuck)
      }
    } else if open.camera.motion.target.minY < open.window.screen.bounds.maxY, open.focused != nil {
      // Under the keyboard, or pushed off the screen by it: a person puts the keyboard away and looks again.
      note("put the keyboard away")
      open.window.endEditing(true)
      later(0.6) { [weak self] in self?.goTo(input) }
    } else {
      report("\(open.name(of: input)) is out of reach: it is not on the screen, and no scrolling brings it there.")
    }
  }

  private func tap(at point: CGPoint, named name: String) {
    note("tap \(name)")
    open?.camera.fingerDown(at: point, time: now)
    HeadlessTouches.began(at: point)
    later(0.05) { HeadlessTouches.ended(at: point) }
  }

  private func drag(from: CGPoint, to: CGPoint, frame: Int, then next: @escaping @MainActor () -> Void) {
    if frame == 0 { HeadlessTouches.began(at: from) }
    let point = InputReach.point(from: from, to: to, frame: frame)
    open?.camera.finger(at: point, time: now)
    HeadlessTouches.moved(to: point)
    guard frame == InputReach.dragFrames else {
      return later(Self.frame) { [weak self] in self?.drag(from: from, to: to, frame: frame + 1, then: next) }
    }
    // It rests before it is lifted, so that nothing is thrown.
    later(0.15) { [weak self] in
      HeadlessTouches.moved(to: to)
      HeadlessTouches.ended(at: to)
      self?.later(0.2, next)
    }
  }

  /// Does something later on the virtual clock, unless the person does something else first.
  func later(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    let intention = intention
    HeadlessClock.schedule(after: seconds) { [weak self] in
      if self?.intention == intention { work() }
    }
  }
}

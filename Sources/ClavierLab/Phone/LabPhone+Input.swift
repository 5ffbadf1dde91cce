import Clavier
import ClavierTesting
import Foundation
import UIKit

extension LabPhone {
  /// Passes on a touch in screen coordinates.
  func receive(_ touch: LabTouch) {
    guard let driver else { return }
    let point = CGPoint(x: touch.x, y: touch.y)
    switch touch.phase {
    case .began:
      takeOver()
      isTouched = true
      driver.camera.fingerDown(at: point, time: now, isHeld: true)
      // The keyboard is a window of another process, so views under it get no touches. An accessory view does.
      let isOnAccessory = driver.camera.accessoryFrame?.contains(point) ?? false
      let isOnKeyboard = !isOnAccessory && driver.camera.keyboardParts(at: now).contains { $0.contains(point) }
      if let popover = driver.camera.popoverFrame, !popover.contains(point), !isOnAccessory {
        touchStart = (point, now, "the screen", true, true)
        return dismissPopover()
      }
      touchStart = (point, now, isOnKeyboard ? "the keyboard" : target(at: point), isOnKeyboard, isOnKeyboard)
      if isOnKeyboard { keyTouch = KeyTouch(at: point, on: driver) } else { HeadlessTouches.began(at: point) }
      if keyTouch != nil { beginKeyTouch() }
    case .moved:
      guard isTouched else { return }
      driver.camera.finger(at: point, time: now)
      if keyTouch != nil { return moveKeyTouch(to: point) }
      if let start = touchStart, !start.isReported, hypot(point.x - start.point.x, point.y - start.point.y) > 10 {
        sendAction("drag from \(start.target)")
        touchStart?.isReported = true
      }
      HeadlessTouches.moved(to: point)
    case .ended:
      guard isTouched else { return }
      driver.camera.finger(at: point, time: now)
      driver.camera.fingerUp(time: now)
      defer {
        isTouched = false
        touchStart = nil
      }
      if keyTouch != nil { return endKeyTouch() }
      if let start = touchStart, start.isOnKeyboard { return }
      if let start = touchStart, !start.isReported {
        sendAction("\(now - start.time > 0.5 ? "hold" : "tap") \(start.target)")
      }
      HeadlessTouches.ended(at: point)
    case .cancelled:
      guard isTouched else { return }
      driver.camera.fingerUp(time: now)
      cancelKeyTouch()
      HeadlessTouches.cancelled()
      isTouched = false
      touchStart = nil
    }
  }

  /// Ends editing, as a tap beside a number pad in a popover does.
  ///
  /// The popover takes that tap, so the view under the finger does not get it (woocommerce-ios issue 16765). That the
  /// input also loses the focus is an assumption.
  private func dismissPopover() {
    sendAction("tap beside the number pad")
    driver?.window.endEditing(true)
  }

  /// The name of the view at a point.
  private func target(at point: CGPoint) -> String {
    guard let driver else { return "the screen" }
    // The scene does not list the system's window, which may contain the accessory view.
    let windows = [driver.camera.windowOfAccessory].compactMap(\.self) + HeadlessWorld.windowScene.windows.reversed()
    var view = windows.lazy
      .filter { !$0.isHidden }.compactMap { $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil) }.first
    while let current = view, !(current is UIWindow) {
      if current is UITextField || current is UITextView { return driver.name(of: current) }
      if let name = current.accessibilityIdentifier ?? (current as? UIButton)?.currentTitle, !name.isEmpty {
        return name
      }
      view = current.superview
    }
    return driver.camera.accessoryFrame?.contains(point) == true ? "the accessory view" : "the screen"
  }

  // MARK: Keys

  func type(_ text: String) {
    guard let focused = focusedInput() else { return }
    let field = focused as? UITextField
    let count = (field?.text ?? (focused as? UITextView)?.text ?? "").count
    guard count + text.count <= PhoneCommand.longestFollowedText else {
      return report("The input can have at most \(PhoneCommand.longestFollowedText) characters. Delete some of them.")
    }
    let isSecure = field?.isSecureTextEntry ?? false
    sendAction(isSecure ? "type \(text.count) characters" : "type “\(text)”")
    HeadlessTyping.insert(text)
    driver?.keys.didType(text)
  }

  func press(_ key: PhoneCommand.Key) {
    guard let focused = focusedInput() else { return }
    sendAction("press \(key.rawValue)")
    switch key {
    case .backspace:
      HeadlessTyping.deleteBackward()
      driver?.keys.didDelete()
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

  /// Presses a button of the toolbar above the keyboard.
  func navigate(_ destination: PhoneCommand.Destination) {
    guard let driver, let focused = focusedInput() else { return }
    sendAction("toolbar: \(destination.rawValue)")
    switch destination {
    case .previous:
      if !driver.toolbar.goToPrevious() { report("\(driver.name(of: focused)) is the first input.") }
    case .next:
      if !driver.toolbar.goToNext() { report("\(driver.name(of: focused)) is the last input.") }
    case .done: focused.resignFirstResponder()
    }
  }

  func focusedInput() -> UIView? {
    takeOver()
    if let focused = driver?.focused { return focused }
    report("No input has the focus. Tap one first.")
    return nil
  }

  // MARK: Focus

  /// Taps an input, scrolling to it first.
  func focus(_ id: String) {
    guard let driver else { return }
    takeOver()
    let inputs = driver.inputs
    guard let input = inputs.first(where: { $0.id == id })?.view else {
      let known = inputs.map(\.id).joined(separator: ", ")
      return report("The field 'input' must be one of \(known), not '\(id.prefix(40))'.")
    }
    HeadlessTouches.cancelled()
    isTouched = false
    tap(input)
  }

  private func tap(_ input: UIView) {
    guard let driver else { return }
    let name = driver.name(of: input)
    driver.scroll(to: input) { [weak self] _, swipes in
      if swipes == 0 { self?.sendAction("scroll to \(name)") }
    } completion: { [weak self] scrolling in
      guard let self else { return }
      switch scrolling {
      case .reached:
        sendAction("tap \(name)")
        driver.tap(at: driver.reach.tapPoint(on: input))
      case .underKeyboard:
        sendAction("dismiss the keyboard")
        driver.window.endEditing(true)
        driver.later(0.6) { [weak self] in self?.tap(input) }
      case .besidePopover:
        dismissPopover()
        driver.later(0.6) { [weak self] in self?.tap(input) }
      case .unreachable:
        report("\(name) is not on the screen and cannot be scrolled there.")
      }
    }
  }
}

import ClavierTesting
import Foundation
import UIKit

extension LabPhone {
  /// Passes on a touch in screen coordinates.
  func receive(_ touch: LabTouch) {
    guard let driver else { return }
    let point = CGPoint(x: touch.x, y: touch.y)
    switch touch.phase {
    case .began: beginTouch(at: point, on: driver)
    case .moved: if isTouched { moveTouch(to: point, on: driver) }
    case .ended: if isTouched { endTouch(at: point, on: driver) }
    case .cancelled: if isTouched { cancelTouch(on: driver) }
    }
  }

  private func beginTouch(at point: CGPoint, on driver: PhoneDriver) {
    takeOver()
    isTouched = true
    driver.camera.fingerDown(at: point, time: now, isHeld: true)
    // The keyboard is a window of another process, so views under the keyboard get no touches. An accessory view gets
    // touches.
    let isOnAccessory = driver.camera.accessoryFrame?.contains(point) ?? false
    let isOnKeyboard = !isOnAccessory && driver.camera.keyboardParts(at: now).contains { $0.contains(point) }
    if let popover = driver.camera.popoverFrame, !popover.contains(point), !isOnAccessory {
      touchStart = TouchStart(at: point, time: now, target: "the screen", isKeptFromViews: true)
      return dismissPopover()
    }
    touchStart = TouchStart(
      at: point, time: now, target: isOnKeyboard ? "the keyboard" : target(at: point), isKeptFromViews: isOnKeyboard)
    if isOnKeyboard { keyTouch = KeyTouch(at: point, on: driver) } else { HeadlessTouches.began(at: point) }
    if keyTouch != nil { beginKeyTouch() }
  }

  private func moveTouch(to point: CGPoint, on driver: PhoneDriver) {
    driver.camera.finger(at: point, time: now)
    if keyTouch != nil { return moveKeyTouch(to: point) }
    if let start = touchStart, !start.isReported, hypot(point.x - start.point.x, point.y - start.point.y) > 10 {
      sendAction("drag from \(start.target)")
      touchStart?.isReported = true
    }
    HeadlessTouches.moved(to: point)
  }

  private func endTouch(at point: CGPoint, on driver: PhoneDriver) {
    driver.camera.finger(at: point, time: now)
    driver.camera.fingerUp(time: now)
    defer { forgetTouch() }
    if keyTouch != nil { return endKeyTouch() }
    if let start = touchStart, start.isKeptFromViews { return }
    if let start = touchStart, !start.isReported {
      sendAction("\(now - start.time > 0.5 ? "hold" : "tap") \(start.target)")
    }
    HeadlessTouches.ended(at: point)
  }

  private func cancelTouch(on driver: PhoneDriver) {
    driver.camera.fingerUp(time: now)
    cancelKeyTouch()
    HeadlessTouches.cancelled()
    forgetTouch()
  }

  private func forgetTouch() {
    isTouched = false
    touchStart = nil
  }

  /// Ends editing, as a tap beside a number pad in a popover does.
  ///
  /// The popover takes that tap, so the view under the finger does not get it (woocommerce-ios issue 16765). It is an
  /// assumption that the input also loses focus.
  func dismissPopover() {
    sendAction("tap beside the number pad")
    driver?.window.endEditing(true)
  }

  /// Returns the name of the view at a point.
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
}

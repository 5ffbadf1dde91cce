import ClavierTesting
import Foundation
import UIKit

extension LabPhone {
  /// Handles a change of a touch, in screen coordinates.
  func receive(_ change: LabTouch) {
    guard let driver else { return }
    let point = CGPoint(x: change.x, y: change.y)
    switch change.phase {
    case .began: beginTouch(at: point, on: driver)
    case .moved: moveTouch(to: point, on: driver)
    case .ended: endTouch(at: point, on: driver)
    case .cancelled: if touch != nil { cancelTouch(on: driver) }
    }
  }

  private func beginTouch(at point: CGPoint, on driver: PhoneDriver) {
    takeOver()
    cancelTouch(on: driver)
    driver.camera.fingerDown(at: point, time: now, isHeld: true)
    // The keyboard is a window of another process, so views under it get no touches. An accessory view does.
    let isOnAccessory = driver.camera.accessoryFrame?.contains(point) ?? false
    let isOnKeyboard = !isOnAccessory && driver.camera.keyboardParts(at: now).contains { $0.contains(point) }
    if let popover = driver.camera.popoverFrame, !popover.contains(point), !isOnAccessory {
      touch = PhoneTouch(at: point, time: now, target: "the screen", isKeptFromViews: true)
      return dismissPopover()
    }
    guard isOnKeyboard else {
      touch = PhoneTouch(at: point, time: now, target: target(at: point), isKeptFromViews: false)
      return HeadlessTouches.began(at: point)
    }
    let key = driver.camera.key(at: point).map { KeyTouch(key: $0, keyboardOrigin: driver.keyboard.frame.origin) }
    touch = PhoneTouch(at: point, time: now, target: "the keyboard", isKeptFromViews: true, key: key)
    beginKeyTouch()
  }

  private func moveTouch(to point: CGPoint, on driver: PhoneDriver) {
    guard let touch else { return }
    driver.camera.finger(at: point, time: now)
    let way = CGVector(dx: point.x - touch.start.x, dy: point.y - touch.start.y)
    if touch.key != nil { return moveKeyTouch(to: point, by: way) }
    if !touch.isReported, hypot(way.dx, way.dy) > 10 {
      sendAction("drag from \(touch.target)")
      self.touch?.isReported = true
    }
    HeadlessTouches.moved(to: point)
  }

  private func endTouch(at point: CGPoint, on driver: PhoneDriver) {
    guard let touch else { return }
    driver.camera.finger(at: point, time: now)
    driver.camera.fingerUp(time: now)
    defer { self.touch = nil }
    if let key = touch.key { return endKeyTouch(key) }
    guard !touch.isKeptFromViews else { return }
    if !touch.isReported { sendAction("\(now - touch.startTime > 0.5 ? "hold" : "tap") \(touch.target)") }
    HeadlessTouches.ended(at: point)
  }

  /// Cancels the current touch, or the finger of a swipe that was interrupted.
  ///
  /// The phone has only one finger.
  func cancelTouch(on driver: PhoneDriver) {
    HeadlessTouches.cancelled()
    guard let touch else { return }
    driver.camera.fingerUp(time: now)
    if let key = touch.key { releaseKey(key) }
    self.touch = nil
  }

  /// Ends editing, as a tap beside a number pad in a popover does.
  ///
  /// The popover takes that tap, so the view under the finger does not get it (woocommerce-ios issue 16765). The lab
  /// assumes that the input also loses focus.
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

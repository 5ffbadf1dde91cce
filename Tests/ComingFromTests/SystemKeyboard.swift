import Clavier
import Foundation
import TestSupport
import UIKit

/// Posts the system's keyboard notifications to `NotificationCenter.default`, for the headless UIKit's default device.
@MainActor enum SystemKeyboard {
  static func show(height: CGFloat) {
    let frame = CGRect(x: 0, y: 852 - height, width: 393, height: height)
    post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], frame)
  }

  static func hide(height: CGFloat) {
    let frame = CGRect(x: 0, y: 852, width: 393, height: height)
    post([.willChangeFrame, .willHide, .didChangeFrame, .didHide], frame)
  }

  static func post(_ events: [KeyboardEvent], _ frame: CGRect) {
    for event in events { post(event, frame) }
  }

  static func window(_ controller: UIViewController) -> UIWindow {
    let window = makeWindow(controller)
    return window
  }

  private static func post(_ event: KeyboardEvent, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: event.notificationName,
      object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

import Clavier
import Foundation
import UIKit

/// A notification with the values that the system posts, in their boxes.
@MainActor struct KeyboardPost {
  let center: NotificationCenter
  let notification: Notification

  init(_ event: KeyboardEvent = .willShow, height: CGFloat = 336, to center: NotificationCenter) {
    self.center = center
    let frame = CGRect(x: 0, y: 852 - height, width: 393, height: height)
    let hidden = frame.offsetBy(dx: 0, dy: height)
    notification = Notification(
      name: event.notificationName, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: event.isHide ? frame : hidden),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: event.isHide ? hidden : frame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }

  func callAsFunction() { center.post(notification) }
}

extension KeyboardEvent {
  fileprivate var isHide: Bool { self == .willHide || self == .didHide }
}

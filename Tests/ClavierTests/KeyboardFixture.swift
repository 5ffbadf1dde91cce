import ClavierCore
import Foundation
import UIKit

/// Posts the system's notifications, to its own notification center by default.
struct KeyboardFixture {
  var notificationCenter = NotificationCenter()
  var screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  func info(height: CGFloat, duration: TimeInterval? = 0.25) -> KeyboardInfo {
    KeyboardInfo(
      startFrame: CGRect(x: 0, y: screen.maxY, width: screen.width, height: height),
      endFrame: CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height),
      duration: duration,
      curve: .keyboard,
      belongsToCurrentApp: true
    )
  }

  /// Returns the notification of a keyboard that is parked below the screen.
  func hidden(height: CGFloat = 336) -> KeyboardInfo {
    var info = info(height: height)
    (info.startFrame, info.endFrame) = (info.endFrame, info.startFrame ?? .zero)
    return info
  }

  func post(_ event: KeyboardEvent, _ info: KeyboardInfo, object: Any? = nil) {
    notificationCenter.post(name: event.notificationName, object: object, userInfo: info.userInfo)
  }

  func post(_ event: KeyboardEvent, frame: CGRect, belongsToCurrentApp: Bool? = true) {
    var info = KeyboardInfo(endFrame: frame, duration: 0.25, curve: .keyboard)
    info.belongsToCurrentApp = belongsToCurrentApp
    post(event, info)
  }

  /// Posts the four notifications of a keyboard that appears.
  func show(height: CGFloat = 336) {
    for event: KeyboardEvent in [.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
      post(event, info(height: height))
    }
  }

  /// Posts the four notifications of a keyboard that hides.
  func hide(height: CGFloat = 336) {
    for event: KeyboardEvent in [.willChangeFrame, .willHide, .didChangeFrame, .didHide] {
      post(event, hidden(height: height))
    }
  }

  func beginEditing(_ input: UIView) {
    let name =
      input is UITextView ? UITextView.textDidBeginEditingNotification : UITextField.textDidBeginEditingNotification
    notificationCenter.post(name: name, object: input)
  }

  func endEditing(_ input: UIView) {
    let name =
      input is UITextView ? UITextView.textDidEndEditingNotification : UITextField.textDidEndEditingNotification
    notificationCenter.post(name: name, object: input)
  }
}

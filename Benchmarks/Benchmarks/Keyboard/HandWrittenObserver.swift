import Clavier
import Foundation
import UIKit

/// A block observer that reads the five values by their keys, as apps write it.
@MainActor final class HandWrittenObserver {
  private(set) var startFrame = CGRect.zero
  private(set) var endFrame = CGRect.zero
  private(set) var duration = 0.0
  private(set) var curve = 0
  private(set) var isLocal = false
  private var tokens: [any NSObjectProtocol] = []

  init(_ events: [KeyboardEvent], of center: NotificationCenter) {
    tokens = events.map { event in
      center.addObserver(forName: event.notificationName, object: nil, queue: nil) { [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { self?.read(notification) }
      }
    }
  }

  private func read(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let end = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    else { return }
    endFrame = end
    startFrame = (userInfo[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
    duration = (userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
    curve = (userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
    isLocal = (userInfo[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true
  }
}

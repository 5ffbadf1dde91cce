#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// A decoded notification, and the protocols through which an observer wants it.
  @MainActor struct KeyboardPresentation {
    let delivery: KeyboardDelivery
    let common: (any CommonKeyboardPresentable)?
    let full: (any FullKeyboardPresentable)?

    var height: CGFloat { delivery.coveredHeight }
    var duration: TimeInterval { delivery.info.animation.duration }
    var info: KeyboardInfo { delivery.info }
  }

  extension KeyboardPresentation {
    /// What a notification says to an observer: as the pool decoded it, or decoded here if the app made it.
    ///
    /// Returns nil if the notification cannot be read.
    init?(of notification: Notification, for observer: AnyObject) {
      if let presentation = KeyboardObservablePool.takePresentation(for: observer, named: notification.name) {
        self = presentation
        return
      }
      guard let info = notification.keyboardInfo else { return nil }
      let center = KeyboardCenter.shared
      delivery = KeyboardDelivery(
        notification: notification, info: info, state: center.state(after: notification), previousState: center.state)
      common = observer as? any CommonKeyboardPresentable
      full = observer as? any FullKeyboardPresentable
    }
  }
#endif

#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// A decoded notification, and the observer as the protocols through which it gets the values.
  @MainActor struct KeyboardPresentation {
    let delivery: KeyboardDelivery
    let common: (any CommonKeyboardPresentable)?
    let full: (any FullKeyboardPresentable)?

    var height: CGFloat { delivery.coveredHeight }
    var duration: TimeInterval { delivery.info.animation.duration }
    var info: KeyboardInfo { delivery.info }
  }

  extension KeyboardPresentation {
    /// Creates the presentation of a notification that an observer gets.
    ///
    /// It uses the pool's values if the pool is calling the observer, and decodes a notification that the app passes on
    /// itself. The result is nil if the notification cannot be read.
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

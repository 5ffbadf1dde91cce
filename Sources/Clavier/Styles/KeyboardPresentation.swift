#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// The values of a notification, and the observer that gets them.
  @MainActor struct KeyboardPresentation {
    let observer: KeyboardObservablePool.Observer
    let info: KeyboardInfo
    let height: CGFloat

    var duration: TimeInterval { info.animation.duration }
    var common: (any CommonKeyboardPresentable)? { observer.common }
    var full: (any FullKeyboardPresentable)? { observer.full }

    /// Returns the values of a notification that an observer gets; nil if the notification cannot be read.
    ///
    /// If the pool is calling the observer, the values are already decoded. If the app passes the notification itself,
    /// it is decoded here.
    static func values(of notification: Notification, for object: some KeyboardObservable) -> KeyboardPresentation? {
      if let call = KeyboardObservablePool.takeCall(of: ObjectIdentifier(object), with: notification.name) {
        return KeyboardPresentation(
          observer: call.observer, info: call.delivery.info, height: call.delivery.coveredHeight)
      }
      guard let info = notification.keyboardInfo else { return nil }
      let state = KeyboardCenter.shared.state(after: notification)
      return KeyboardPresentation(
        observer: KeyboardObservablePool.Observer(object), info: info,
        height: state.overlap(withScreenRect: state.screen))
    }
  }
#endif

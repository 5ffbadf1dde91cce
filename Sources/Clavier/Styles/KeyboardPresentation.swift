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

    /// Creates the values of a notification that an observer gets.
    ///
    /// If the pool is calling the observer, the values are already decoded. If the app passes the notification itself,
    /// it is decoded here. The result is nil if the notification cannot be read.
    init?(of notification: borrowing Notification, for object: any KeyboardObservable) {
      if let call = KeyboardObservablePool.takeCall(of: object, with: notification) {
        observer = call.observer
        (info, height) = (call.delivery.info, call.delivery.coveredHeight)
        return
      }
      guard let info = notification.keyboardInfo else { return nil }
      self.info = info
      observer = KeyboardObservablePool.Observer(object)
      let state = KeyboardCenter.shared.state(after: notification)
      height = state.overlap(withScreenRect: state.screen)
    }
  }
#endif

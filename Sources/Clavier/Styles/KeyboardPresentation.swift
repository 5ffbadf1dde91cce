#if canImport(UIKit)
  import ClavierCore
  import CoreGraphics
  import Foundation

  /// Calls the methods of the presentable protocols that a type adopts.
  ///
  /// Looking up a protocol takes longer than calling a method, so the pool looks up the protocols only once for each
  /// observer.
  @MainActor final class KeyboardPresentation {
    private typealias Call = @MainActor (AnyObject, KeyboardEvent, KeyboardInfo, _ height: CGFloat) -> Void

    /// Whether the observer is still subscribed.
    ///
    /// An observer can unsubscribe in one of its methods. The presentation cannot ask the subscription, because the
    /// subscription's closures retain the presentation.
    var isSubscribed = true

    private let common: Call?
    private let full: Call?

    /// Looks up the protocols that an object's type adopts.
    init(of object: some KeyboardObservable) {
      common = (object as? any CommonKeyboardPresentable).map { Self.commonCall(of: $0) }
      full = (object as? any FullKeyboardPresentable).map { Self.fullCall(of: $0) }
    }

    /// Calls the methods of the object for which the protocols were looked up.
    func call(
      _ object: some KeyboardObservable, _ event: KeyboardEvent, _ info: KeyboardInfo, in state: KeyboardState,
      height: CGFloat
    ) {
      common?(object, MissedEvent.heightChange(insteadOf: event, in: state), info, height)
      if isSubscribed { full?(object, event, info, height) }
    }

    /// Calls only the methods with a height, for a change that no notification of this event announces.
    func callCommon(_ object: some KeyboardObservable, _ event: KeyboardEvent, _ info: KeyboardInfo, height: CGFloat) {
      common?(object, event, info, height)
    }

    /// Calls the methods of an object with the values of a notification, unless the notification cannot be read.
    ///
    /// If the pool is calling the object, the values are already decoded. If the app passes a notification itself, the
    /// notification is decoded here.
    static func call(_ object: some KeyboardObservable, _ event: KeyboardEvent, with notification: Notification) {
      if KeyboardObservablePool.continueCall(of: object, event, with: notification.name) { return }
      guard let info = notification.keyboardInfo else { return }
      let state = KeyboardCenter.shared.state(after: notification)
      KeyboardPresentation(of: object).call(object, event, info, in: state, height: state.coveredHeight)
    }

    // The casts in these two functions are safe, because `call(_:_:_:in:height:)` is called only with the object for
    // which the protocols were looked up.
    private static func commonCall<Object: CommonKeyboardPresentable>(of _: Object) -> Call {
      { object, event, info, height in
        let object = unsafeDowncast(object, to: Object.self)
        let duration = info.animation.duration
        switch event {
        case .willShow: object.keyboardWillBeShown(keyboardHeight: height, duration: duration)
        case .willHide: object.keyboardWillBeHidden(duration: duration)
        case .didShow: object.keyboardWasShown(keyboardHeight: height, duration: duration)
        case .didHide: object.keyboardWasHidden(duration: duration)
        case .willChangeFrame, .didChangeFrame: break
        }
      }
    }

    private static func fullCall<Object: FullKeyboardPresentable>(of _: Object) -> Call {
      { object, event, info, _ in
        let object = unsafeDowncast(object, to: Object.self)
        switch event {
        case .willShow: object.keyboardWillBeShown(keyboardInfo: info)
        case .willHide: object.keyboardWillBeHidden(keyboardInfo: info)
        case .didShow: object.keyboardWasShown(keyboardInfo: info)
        case .didHide: object.keyboardWasHidden(keyboardInfo: info)
        case .willChangeFrame, .didChangeFrame: break
        }
      }
    }
  }
#endif

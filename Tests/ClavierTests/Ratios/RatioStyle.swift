import Combine
import Foundation
import TestSupport
import UIKit

@testable import Clavier

/// A style, with the limit for its cost.
enum RatioStyle: String, CaseIterable {
  case subscribe, listener, publisher, delegate, observable, handler, constraint

  /// Whether the style measures views.
  var measuresViews: Bool { self == .handler || self == .constraint }

  /// The highest ratio of a hundred objects to a hundred hand-written observers.
  ///
  /// A debug build does not inline the iteration over a list of subscribers, and an event passes through two such lists
  /// on its way to the closures of a listener.
  var limitOfHundred: Double {
    switch self {
    case .subscribe, .delegate: 0.2
    case .handler, .constraint: 0.25
    case .listener, .publisher, .observable: 0.4
    }
  }

  /// Returns objects that observe a center in this style, to be kept.
  @MainActor func observer(of center: KeyboardCenter, _ pool: KeyboardObservablePool) -> [Any] {
    let values = Values()
    switch self {
    case .subscribe:
      return [values, center.subscribe { [unowned values] _, info in values.info = info }]
    case .listener:
      let listener = KeyboardListener(center: center)
      listener.on(event: .willShow) { [unowned values] info in values.info = info }.start()
      return [values, listener]
    case .publisher:
      return [values, center.eventPublisher.sink { [unowned values] in values.info = $0.info }]
    case .delegate:
      let manager = KeyboardManager(center: center)
      manager.delegate = values
      return [values, manager]
    case .observable:
      pool.add(values)
      return [values]
    case .handler:
      let screen = KeyboardHandlerScreen()
      let window = makeWindow(screen)
      let handler = KeyboardHandler(for: screen, center: center)
      let field = screen.field(at: 700)
      field.delegate = handler
      field.becomeFirstResponder()
      return [window, handler]
    case .constraint:
      let screen = KeyboardHandlerScreen()
      let window = makeWindow(screen)
      return [window, screen.top?.followKeyboard(in: screen.view, center: center) as Any]
    }
  }

  private final class Values: KeyboardManagerDelegate, KeyboardObservable, CommonKeyboardPresentable {
    var info: KeyboardInfo?
    var height: CGFloat = 0

    func keyboardWillShow(userInfo: [AnyHashable: Any]) { height = 1 }
    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) { height = keyboardHeight }
    func keyboardWillBeHidden(duration: TimeInterval) { height = 0 }
  }
}

/// Reads the values of a notification by their keys, as hand-written code does.
@MainActor final class HandWrittenObserver {
  private var values: (start: CGRect, end: CGRect, duration: Double, curve: Int, isLocal: Bool)?
  private var token: (any NSObjectProtocol)?

  init(_ center: NotificationCenter) {
    token = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { self?.read(notification) }
    }
  }

  private func read(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let end = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    else { return }
    values = (
      (userInfo[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .zero, end,
      (userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0,
      (userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0,
      (userInfo[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true
    )
  }
}

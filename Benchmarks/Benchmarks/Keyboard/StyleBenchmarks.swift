import Clavier
import Combine
import Foundation
import UIKit

/// Each style, relative to as many hand-written observers.
@MainActor enum Style: String, CaseIterable, Sendable {
  case subscribe, closures, Combine, delegate, common, full, handler, covered, constraint

  nonisolated var name: String {
    switch self {
    case .closures: "KeyboardListener"
    case .Combine: "eventPublisher"
    case .delegate: "KeyboardManager"
    case .common: "CommonKeyboardPresentable"
    case .full: "FullKeyboardPresentable"
    case .handler: "KeyboardHandler, nothing edited"
    case .covered: "KeyboardHandler, covered field"
    case .constraint: "followKeyboard"
    case .subscribe: "subscribe"
    }
  }

  /// Returns objects that observe a center, to be kept.
  func observers(_ count: Int, of center: KeyboardCenter) -> [Any] {
    (0..<count).map { _ in observer(of: center) }
  }

  private func observer(of center: KeyboardCenter) -> Any {
    switch self {
    case .subscribe:
      let values = Values()
      return [values, center.subscribe { [unowned values] _, info in values.info = info }]
    case .closures:
      let (values, listener) = (Values(), KeyboardListener(center: center))
      listener.on(event: .willShow) { [unowned values] info in values.info = info }.start()
      return [values, listener]
    case .Combine:
      let values = Values()
      return [values, center.eventPublisher.sink { [unowned values] in values.info = $0.info }]
    case .delegate:
      let (manager, delegate) = (KeyboardManager(center: center), Delegate())
      manager.delegate = delegate
      return [manager, delegate]
    case .common:
      let observer = CommonObserver()
      observer.subscribeOnKeyboardNotifications()
      return observer
    case .full:
      let observer = FullObserver()
      observer.subscribeOnKeyboardNotifications()
      return observer
    case .handler, .covered:
      let screen = Screen(isEdited: self == .covered)
      let handler = KeyboardHandler(for: screen.controller, center: center)
      screen.field.delegate = handler
      screen.beginEditing()
      handler.keyboardOffset.bind { _ in }
      return [screen, handler]
    case .constraint:
      let screen = Screen(isEdited: false)
      return [screen, screen.bottom.followKeyboard(in: screen.controller.view, center: center)]
    }
  }

  /// Compares observers with hand-written ones.
  func comparison(_ count: Int) -> Comparison {
    HeadlessWorld.reset()
    // The protocols have no center of their own.
    let usesShared = self == .common || self == .full
    let notificationCenter = usesShared ? NotificationCenter.default : NotificationCenter()
    let center = usesShared ? KeyboardCenter.shared : KeyboardCenter(notificationCenter: notificationCenter)
    let observers = observers(count, of: center)
    let other = NotificationCenter()
    let handWritten = (0..<count).map { _ in HandWrittenObserver(other) }
    let (post, otherPost) = (KeyboardPost(to: notificationCenter), KeyboardPost(to: other))
    return Comparison(
      repetitions: count == 1 ? 200 : 10,
      { withExtendedLifetime((observers, center)) { post() } },
      to: { withExtendedLifetime(handWritten) { otherPost() } })
  }
}

extension Style {
  /// Compares a task that takes each event with a hand-written observer.
  static func events() -> Comparison {
    HeadlessWorld.reset()
    let notificationCenter = NotificationCenter()
    let center = KeyboardCenter(notificationCenter: notificationCenter)
    let (values, stream) = (Values(), center.events)
    let other = NotificationCenter()
    let handWritten = HandWrittenObserver(other)
    let (post, otherPost) = (KeyboardPost(to: notificationCenter), KeyboardPost(to: other))
    return Comparison(
      repetitions: 200,
      Comparison.Operation { count in
        var iterator = stream.makeAsyncIterator()
        for _ in 0..<count {
          post()
          if let (_, info) = await iterator.next(isolation: MainActor.shared) { values.info = info }
        }
        withExtendedLifetime(center) {}
      },
      to: Comparison.Operation { count in
        for _ in 0..<count { withExtendedLifetime(handWritten) { otherPost() } }
      })
  }
}

@MainActor private final class Values {
  var info: KeyboardInfo?
}

@MainActor private final class Delegate: KeyboardManagerDelegate {
  var endFrame: CGRect?

  func keyboardWillShow(userInfo: [AnyHashable: Any]) { endFrame = .zero }

  func keyboardWillChangeFrame(endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions) {
    self.endFrame = endFrame
  }
}

@MainActor private final class CommonObserver: KeyboardObservable, CommonKeyboardPresentable {
  var height: CGFloat = 0

  func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) { height = keyboardHeight }

  func keyboardWillBeHidden(duration: TimeInterval) { height = 0 }
}

@MainActor private final class FullObserver: KeyboardObservable, FullKeyboardPresentable {
  var info: KeyboardInfo?

  func keyboardWillBeShown(keyboardInfo: KeyboardInfo) { info = keyboardInfo }

  func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) { info = keyboardInfo }
}

/// A screen with a field and a view at its bottom edge.
@MainActor private final class Screen {
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
  let lower = UIView()
  let bottom: NSLayoutConstraint
  private let window: UIWindow
  private let isEdited: Bool

  init(isEdited: Bool) {
    self.isEdited = isEdited
    window = UIWindow(frame: UIScreen.main.bounds)
    let view = controller.view ?? UIView()
    view.addSubview(field)
    view.addSubview(lower)
    lower.translatesAutoresizingMaskIntoConstraints = false
    bottom = view.bottomAnchor.constraint(equalTo: lower.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, lower.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      lower.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      lower.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func beginEditing() {
    if isEdited { field.becomeFirstResponder() }
  }
}

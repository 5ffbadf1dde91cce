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
    case .constraint: "followKeyboard, nothing changes"
    case .subscribe: "subscribe"
    }
  }

  /// The name for notifications that move views.
  nonisolated var movingName: String {
    switch self {
    case .constraint: "followKeyboard, hide and show"
    case .covered: "KeyboardHandler, covered field, hide and show"
    default: "\(name), hide and show"
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

  /// The event to post.
  ///
  /// A manager's delegate receives decoded values only for a `willChangeFrame`.
  private var event: KeyboardEvent { self == .delegate ? .willChangeFrame : .willShow }

  /// Compares observers with hand-written ones.
  ///
  /// - Parameters:
  ///   - count: The number of observers.
  ///   - alternates: Whether the keyboard hides before each notification that shows it, so that an observer that moves
  ///     views has to measure and to move them.
  func comparison(_ count: Int, alternates: Bool = false) -> Comparison {
    HeadlessWorld.reset()
    // The protocols have no center of their own.
    let usesShared = self == .common || self == .full
    let notificationCenter = usesShared ? NotificationCenter.default : NotificationCenter()
    let center = usesShared ? KeyboardCenter.shared : KeyboardCenter(notificationCenter: notificationCenter)
    let observers = observers(count, of: center)
    let other = NotificationCenter()
    let events = alternates ? [.willHide, event] : [event]
    let handWritten = (0..<count).map { _ in HandWrittenObserver(events, of: other) }
    let (posts, otherPosts) = (posts(events, to: notificationCenter), posts(events, to: other))
    return Comparison(
      repetitions: count == 1 ? 200 : 10,
      { withExtendedLifetime((observers, center)) { for post in posts { post() } } },
      to: { withExtendedLifetime(handWritten) { for post in otherPosts { post() } } })
  }

  private func posts(_ events: [KeyboardEvent], to center: NotificationCenter) -> [KeyboardPost] {
    events.map { KeyboardPost($0, to: center) }
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
    let handWritten = HandWrittenObserver([.willShow], of: other)
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

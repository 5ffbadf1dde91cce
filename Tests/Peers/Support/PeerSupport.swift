// scripts/peers compiles this file into each library. It replaces the parts of the Objective-C runtime that their sources use.
import Foundation
import UIKit

/// A reference to a method, in place of a selector.
struct PeerSelector {
  let perform: @MainActor (_ target: Any?, _ arguments: [Any?]) -> Void

  /// Creates a selector that does nothing.
  init() {
    perform = { _, _ in }
  }

  init<Target, Result>(_ method: @escaping (Target) -> @MainActor () -> Result) {
    perform = { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  init<Target, Argument, Result>(_ method: @escaping (Target) -> @MainActor (Argument) -> Result) {
    perform = { target, arguments in
      guard let target = target as? Target, let first = arguments.first else { return }
      if let argument = first as? Argument ?? Self.bridged(first) as? Argument { _ = method(target)(argument) }
    }
  }

  init<Target, First, Second, Result>(_ method: @escaping (Target) -> @MainActor (First, Second) -> Result) {
    perform = { target, arguments in
      guard let target = target as? Target, arguments.count > 1, let first = arguments[0] as? First,
        let second = arguments[1] as? Second
      else { return }
      _ = method(target)(first, second)
    }
  }

  private static func bridged(_ value: Any?) -> Any? {
    guard let notification = value as? Notification else { return nil }
    return NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)
  }
}

/// Returns a selector that does nothing: there is no method to find by its name.
func NSSelectorFromString(_ name: String) -> PeerSelector { PeerSelector() }

/// The registrations of targets and observers.
private final class PeerObservations: @unchecked Sendable {
  struct Entry {
    weak var observer: AnyObject?
    var name: Notification.Name?
    var token: any NSObjectProtocol
  }

  static let shared = PeerObservations()
  var entries: [Entry] = []
  /// The messages to send later.
  var delayed: [(object: ObjectIdentifier, work: HeadlessScheduledWork)] = []
  /// An address may be used again after its object is gone, so each entry knows its object.
  var associations: [ObjectIdentifier: Association] = [:]

  struct Association {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  subscript(object: AnyObject) -> Association {
    get {
      guard let found = associations[ObjectIdentifier(object)], found.object === object else {
        return Association(object: object)
      }
      return found
    }
    set { associations[ObjectIdentifier(object)] = newValue }
  }
}

extension NotificationCenter {
  func addObserver(_ observer: AnyObject, selector: PeerSelector, name: Notification.Name?, object: Any?) {
    nonisolated(unsafe) let perform = selector.perform
    nonisolated(unsafe) weak let target = observer
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let target else { return }
        perform(target, [notification])
      }
    }
    PeerObservations.shared.entries.append(.init(observer: observer, name: name, token: token))
  }

  func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let isGone = { (entry: PeerObservations.Entry) in
      entry.observer === observer && (name == nil || entry.name == name) || entry.token === observer
    }
    for entry in PeerObservations.shared.entries where isGone(entry) {
      removeObserver(entry.token as Any)
    }
    PeerObservations.shared.entries.removeAll(where: isGone)
    if let token = observer as? any NSObjectProtocol { removeObserver(token as Any) }
  }
}

extension UIControl {
  @preconcurrency @MainActor
  func addTarget(_ target: AnyObject?, action: PeerSelector, for controlEvents: UIControl.Event) {
    addAction(UIAction { [weak self, weak target] _ in action.perform(target, [self]) }, for: controlEvents)
  }

  @preconcurrency @MainActor
  func removeTarget(_ target: AnyObject?, action: PeerSelector?, for controlEvents: UIControl.Event) {}
}

extension Timer {
  static func scheduledTimer(
    timeInterval: TimeInterval, target: AnyObject, selector: PeerSelector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let perform = selector.perform
    nonisolated(unsafe) let target = target
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { perform(target, [timer]) }
    }
  }
}

// MARK: - Associated objects

enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  PeerObservations.shared[object as AnyObject].values[key]
}

func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  PeerObservations.shared[object as AnyObject].values[key] = value
}

extension UIGestureRecognizer {
  @preconcurrency @MainActor
  convenience init(target: AnyObject?, action: PeerSelector) {
    self.init(target: nil, action: nil)
    headlessAddAction { [weak target] recognizer in action.perform(target, [recognizer]) }
  }
}

extension UIBarButtonItem {
  @preconcurrency @MainActor
  convenience init(title: String?, style: UIBarButtonItem.Style, target: AnyObject?, action: PeerSelector) {
    self.init(title: title, primaryAction: UIAction { [weak target] _ in action.perform(target, []) })
  }

  @preconcurrency @MainActor
  convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: AnyObject?, action: PeerSelector)
  {
    self.init(systemItem: systemItem, primaryAction: UIAction { [weak target] _ in action.perform(target, []) })
  }
}

extension UIGestureRecognizer {
  @preconcurrency @MainActor
  func addTarget(_ target: AnyObject, action: PeerSelector) {
    headlessAddAction { [weak target] recognizer in action.perform(target, [recognizer]) }
  }
}

extension UIBarButtonItem {
  @preconcurrency @MainActor
  convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: AnyObject?, action: PeerSelector) {
    self.init(image: image, primaryAction: UIAction { [weak target] _ in action.perform(target, []) })
  }
}

// MARK: - Messages

/// Whether an object has a method: here every method of a protocol has an implementation.
func peerResponds(_ object: Any, _ selector: PeerSelector) -> Bool { true }

/// The result of a message.
struct PeerResult {
  let value: Any?

  func takeUnretainedValue() -> Any? { value }
}

extension UIApplication {
  @preconcurrency @MainActor
  static func perform(_ selector: PeerSelector) -> PeerResult { PeerResult(value: UIApplication.shared) }

  /// Performs an action on the first responder if there is no target.
  @preconcurrency @MainActor @discardableResult
  func sendAction(_ action: PeerSelector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target ?? windows.lazy.compactMap(\.peerFirstResponder).first else { return false }
    action.perform(receiver, [sender])
    return true
  }
}

extension UIView {
  @preconcurrency @MainActor
  fileprivate var peerFirstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.peerFirstResponder).first
  }
}

extension NSObject {
  @preconcurrency @MainActor
  func perform(_ selector: PeerSelector, with argument: Any?, afterDelay delay: TimeInterval) {
    let work = HeadlessClock.schedule(after: delay) { [weak self] in selector.perform(self, [argument]) }
    PeerObservations.shared.delayed.append((ObjectIdentifier(self), work))
  }

  @preconcurrency @MainActor
  class func cancelPreviousPerformRequests(withTarget target: AnyObject) {
    let isGone = { (entry: (object: ObjectIdentifier, work: HeadlessScheduledWork)) in
      entry.object == ObjectIdentifier(target)
    }
    for entry in PeerObservations.shared.delayed where isGone(entry) { entry.work.cancel() }
    PeerObservations.shared.delayed.removeAll(where: isGone)
  }

  @preconcurrency @MainActor
  class func cancelPreviousPerformRequests(withTarget target: AnyObject, selector: PeerSelector, object: Any?) {
    cancelPreviousPerformRequests(withTarget: target)
  }
}

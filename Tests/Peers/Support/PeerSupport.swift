// scripts/peers compiles this file to a module that each library imports. It replaces the parts of the Objective-C
// runtime that their sources use.
import Foundation
import UIKit

/// A reference to a method, in place of a selector.
public struct PeerSelector: Hashable {
  let perform: @MainActor (_ target: Any?, _ arguments: [Any?]) -> Void
  private var name: String?

  /// Creates a selector that does nothing.
  public init() {
    perform = { _, _ in }
  }

  /// Creates a selector that does nothing: there is no method to find by its name.
  public init(_ name: String) {
    self.init()
    self.name = name
  }

  /// Returns whether the names of both selectors are known and equal.
  public static func == (one: PeerSelector, other: PeerSelector) -> Bool { one.name != nil && one.name == other.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  public init<Target, Result>(_ method: @escaping (Target) -> @MainActor () -> Result) {
    perform = { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  public init<Target, Argument, Result>(_ method: @escaping (Target) -> @MainActor (Argument) -> Result) {
    perform = { target, arguments in
      guard let target = target as? Target, let first = arguments.first else { return }
      if let argument = first as? Argument ?? Self.bridged(first) as? Argument { _ = method(target)(argument) }
    }
  }

  public init<Target, First, Second, Result>(_ method: @escaping (Target) -> @MainActor (First, Second) -> Result) {
    perform = { target, arguments in
      guard let target = target as? Target, arguments.count > 1, let first = arguments[0] as? First,
        let second = arguments[1] as? Second
      else { return }
      _ = method(target)(first, second)
    }
  }

  /// A method of a type.
  public init<Argument>(_ method: @escaping @MainActor (Argument) -> Void) {
    perform = { _, arguments in
      if let argument = arguments.first as? Argument { method(argument) }
    }
  }

  private static func bridged(_ value: Any?) -> Any? {
    guard let notification = value as? Notification else { return nil }
    return NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)
  }
}

/// Returns a selector that does nothing.
public func NSSelectorFromString(_ name: String) -> PeerSelector { PeerSelector(name) }

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
  /// An address may be used again after its object has been deallocated, so each entry refers to its object.
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
  public func addObserver(_ observer: Any, selector: PeerSelector, name: Notification.Name?, object: Any?) {
    nonisolated(unsafe) let perform = selector.perform
    // A type is never deallocated.
    nonisolated(unsafe) let type = observer as? any Any.Type
    nonisolated(unsafe) weak let target = observer as AnyObject
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let target = type ?? target as Any? else { return }
        perform(target, [notification])
      }
    }
    PeerObservations.shared.entries.append(.init(observer: observer as AnyObject, name: name, token: token))
  }

  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
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
  public func addTarget(_ target: Any?, action: PeerSelector, for controlEvents: UIControl.Event) {
    weak let target = target as AnyObject?
    addAction(UIAction { [weak self, weak target] _ in action.perform(target, [self]) }, for: controlEvents)
  }

  @preconcurrency @MainActor
  public func removeTarget(_ target: Any?, action: PeerSelector?, for controlEvents: UIControl.Event) {}
}

extension Timer {
  public static func scheduledTimer(
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

public enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  PeerObservations.shared[object as AnyObject].values[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  PeerObservations.shared[object as AnyObject].values[key] = value
}

extension UIGestureRecognizer {
  @preconcurrency @MainActor
  public convenience init(target: Any?, action: PeerSelector) {
    self.init(target: nil, action: nil)
    weak let target = target as AnyObject?
    headlessAddAction { [weak target] recognizer in action.perform(target, [recognizer]) }
  }
}

private var (targetKey, actionKey): (UInt8, UInt8) = (0, 0)

extension UIBarButtonItem {
  @_disfavoredOverload @preconcurrency @MainActor
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: PeerSelector?) {
    self.init(title: title)
    self.style = style
    (self.target, self.action) = (target as AnyObject?, action)
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: PeerSelector?
  ) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: PeerSelector?) {
    self.init(image: image)
    self.style = style
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// The object whose method the item calls; nil for the first responder.
  @preconcurrency @MainActor
  public var target: AnyObject? {
    get { (objc_getAssociatedObject(self, &targetKey) as? PeerReference)?.object }
    set { objc_setAssociatedObject(self, &targetKey, PeerReference(object: newValue), .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The method that the item calls.
  @preconcurrency @MainActor
  public var action: PeerSelector? {
    get { objc_getAssociatedObject(self, &actionKey) as? PeerSelector }
    set {
      objc_setAssociatedObject(self, &actionKey, newValue, .OBJC_ASSOCIATION_RETAIN)
      guard newValue != nil else { return }
      primaryAction = UIAction { [unowned self] _ in
        if let action { _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
      }
    }
  }
}

private struct PeerReference {
  weak var object: AnyObject?
}

extension UIGestureRecognizer {
  @preconcurrency @MainActor
  public func addTarget(_ target: Any, action: PeerSelector) {
    weak let target = target as AnyObject?
    headlessAddAction { [weak target] recognizer in action.perform(target, [recognizer]) }
  }
}

// MARK: - Messages

/// Returns whether an object has a method.
///
/// The result is always true, because every method of a protocol has a default implementation.
public func peerResponds(_ object: Any, _ selector: PeerSelector) -> Bool { true }

/// The result of a message.
public struct PeerResult {
  let value: Any?

  public func takeUnretainedValue() -> Any? { value }
}

extension UIApplication {
  @preconcurrency @MainActor
  public static func perform(_ selector: PeerSelector) -> PeerResult { PeerResult(value: UIApplication.shared) }

  /// Performs an action on the first responder if there is no target.
  @preconcurrency @MainActor @discardableResult
  public func sendAction(_ action: PeerSelector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
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
  public func perform(_ selector: PeerSelector, with argument: Any?, afterDelay delay: TimeInterval) {
    let work = HeadlessClock.schedule(after: delay) { [weak self] in selector.perform(self, [argument]) }
    PeerObservations.shared.delayed.append((ObjectIdentifier(self), work))
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: AnyObject) {
    let isGone = { (entry: (object: ObjectIdentifier, work: HeadlessScheduledWork)) in
      entry.object == ObjectIdentifier(target)
    }
    for entry in PeerObservations.shared.delayed where isGone(entry) { entry.work.cancel() }
    PeerObservations.shared.delayed.removeAll(where: isGone)
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: AnyObject, selector: PeerSelector, object: Any?) {
    cancelPreviousPerformRequests(withTarget: target)
  }
}

extension UIResponder {
  /// Returns whether the responder offers an action; false unless a subclass overrides this method.
  @preconcurrency @MainActor
  public func canPerformAction(_ action: PeerSelector, withSender sender: Any?) -> Bool { false }
}

// MARK: - Key-value observing

/// An observation that never reports a change, because only Objective-C can observe arbitrary properties.
public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

public struct NSKeyValueObservingOptions: OptionSet {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: Hashable {
  public static let newKey = NSKeyValueChangeKey()
  public static let oldKey = NSKeyValueChangeKey()
}

public protocol PeerObservable: AnyObject {}

extension NSObject: PeerObservable {}

extension PeerObservable {
  /// Calls the handler only with the initial value, and only if the options request that value.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}

// MARK: - Numbers and constants of Apple's C libraries

extension CGFloat {
  public init(_ number: NSNumber) {
    self.init(number.doubleValue)
  }

  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }
}

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000

// MARK: - Locks

// In the Swift 5 mode, no class can inherit from Foundation's locks on Linux.

open class PeerNSLock: NSObject, NSLocking, @unchecked Sendable {
  private let storedLock = NSLock()

  public override init() {}

  open func lock() { storedLock.lock() }
  open func unlock() { storedLock.unlock() }
  open func `try`() -> Bool { storedLock.try() }
}

open class PeerNSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let storedLock = NSRecursiveLock()

  public override init() {}

  open func lock() { storedLock.lock() }
  open func unlock() { storedLock.unlock() }
  open func `try`() -> Bool { storedLock.try() }
}

extension FloatingPoint {
  /// Returns whether a number is close to another one, as the package swift-numerics defines it.
  public func isApproximatelyEqual(to other: Self, absoluteTolerance: Self, relativeTolerance: Self = 0) -> Bool {
    self == other
      || abs(self - other) <= max(absoluteTolerance, relativeTolerance * max(abs(self), abs(other)))
  }
}

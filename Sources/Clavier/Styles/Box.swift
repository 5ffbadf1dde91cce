/// A value that tells when it changes.
@MainActor public final class Box<Value> {
  /// The present value.
  ///
  /// Setting it tells everybody who is bound.
  public var value: Value {
    didSet { listeners.forEach { $0(value) } }
  }

  private let listeners = SubscriberList<@MainActor (Value) -> Void>()

  /// A box with a first value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Calls `listener` at once with the present value, and with each that follows.
  ///
  /// Any number of them may be bound; they are called in the order in which they came.
  ///
  /// - Parameters:
  ///   - owner: Held weakly: when it is gone, so is the listener. Without one the listener lives as long as the box.
  ///   - listener: Let it hold its owner weakly.
  public func bind(owner: AnyObject? = nil, _ listener: @escaping @MainActor (Value) -> Void) {
    _ = listeners.append(listener, owner: owner)
    listener(value)
  }
}

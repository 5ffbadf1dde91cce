#if canImport(UIKit)
  extension KeyboardHandler {
    /// An observable value.
    @MainActor public final class Box<Value> {
      /// The current value.
      ///
      /// Setting the value calls the listeners. If a listener sets the value, the listeners after it receive only the
      /// new value.
      public var value: Value {
        didSet {
          changes += 1
          let change = changes
          listeners.forEach { if change == changes { $0.call(value) } }
        }
      }

      private final class Listener {
        let call: @MainActor (Value) -> Void

        init(_ call: @escaping @MainActor (Value) -> Void) {
          self.call = call
        }
      }

      private var changes = 0
      private let listeners = SubscriberList<Listener>()

      /// Creates a box with an initial value.
      public init(_ value: Value) {
        self.value = value
      }

      /// Calls `listener` with the current value, and with each later value.
      ///
      /// You can bind any number of listeners. Listeners are called in the order in which they were bound.
      ///
      /// - Parameters:
      ///   - owner: The object that owns the listener, held weakly. When the owner is deallocated, the listener is
      ///     removed. Without an owner, the listener is kept as long as the box exists.
      ///   - listener: The closure, which is called on the main actor. The closure must not retain its owner.
      public func bind(owner: AnyObject? = nil, _ listener: @escaping @MainActor (Value) -> Void) {
        listeners.append(Listener(listener), owner: owner)
        listener(value)
      }
    }
  }
#endif

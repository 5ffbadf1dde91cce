#if canImport(UIKit)
  import ClavierCore

  extension KeyboardListener {
    /// A closure in the list, and the chain that added it.
    final class Registration {
      let key: Key
      let chain: Int
      let callback: Callback

      init(key: Key, chain: Int, callback: @escaping Callback) {
        self.key = key
        self.chain = chain
        self.callback = callback
      }
    }

    /// The closures that a new chain replaces: those of one event and one owner.
    struct Key: Hashable {
      let event: KeyboardEvent
      let owner: ObjectIdentifier?
    }

    /// The period from a start to the next stop.
    ///
    /// If a closure stops the listener, the closures after it do not get the current event.
    @MainActor final class Run {
      var isActive = true
    }
  }
#endif

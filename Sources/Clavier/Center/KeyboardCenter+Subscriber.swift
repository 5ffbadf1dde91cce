#if canImport(UIKit)
  import ClavierCore

  extension KeyboardCenter {
    /// A subscriber's closures.
    ///
    /// This is a class because each delivery copies the value, and a structure with five closures takes longer to copy.
    final class Subscriber {
      let handler: @MainActor (KeyboardDelivery) -> Void
      /// Called after the state of a screen has been corrected, with that state.
      let onCorrection: (@MainActor (KeyboardState) -> Void)?
      let onMalformed: (@MainActor (KeyboardInfoError, KeyboardEvent) -> Void)?
      /// Called after the app becomes active and the states of all screens have been updated.
      let onActivation: (@MainActor () -> Void)?
      let onEnd: (@MainActor () -> Void)?

      init(
        handler: @escaping @MainActor (KeyboardDelivery) -> Void,
        onCorrection: (@MainActor (KeyboardState) -> Void)? = nil,
        onMalformed: (@MainActor (KeyboardInfoError, KeyboardEvent) -> Void)? = nil,
        onActivation: (@MainActor () -> Void)? = nil,
        onEnd: (@MainActor () -> Void)? = nil
      ) {
        self.handler = handler
        self.onCorrection = onCorrection
        self.onMalformed = onMalformed
        self.onActivation = onActivation
        self.onEnd = onEnd
      }
    }
  }
#endif

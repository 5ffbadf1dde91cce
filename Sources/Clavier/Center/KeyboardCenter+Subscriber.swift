#if canImport(UIKit)
  import ClavierCore

  extension KeyboardCenter {
    /// A subscriber's closures.
    ///
    /// This is a class because each delivery copies the value, and a structure with four closures takes longer to copy.
    final class Subscriber {
      let handler: @MainActor (KeyboardDelivery) -> Void
      /// Called with the state of the screen that was corrected.
      let onCorrection: (@MainActor (KeyboardState) -> Void)?
      let onMalformed: (@MainActor (KeyboardInfoError, KeyboardEvent) -> Void)?
      let onEnd: (@MainActor () -> Void)?

      init(
        handler: @escaping @MainActor (KeyboardDelivery) -> Void,
        onCorrection: (@MainActor (KeyboardState) -> Void)? = nil,
        onMalformed: (@MainActor (KeyboardInfoError, KeyboardEvent) -> Void)? = nil,
        onEnd: (@MainActor () -> Void)? = nil
      ) {
        self.handler = handler
        self.onCorrection = onCorrection
        self.onMalformed = onMalformed
        self.onEnd = onEnd
      }
    }
  }
#endif

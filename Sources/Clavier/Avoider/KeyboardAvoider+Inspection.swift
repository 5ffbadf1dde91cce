#if canImport(UIKit)
  // The members that the inspector needs in addition to the public interface.
  extension KeyboardAvoider {
    /// Returns the enabled avoiders of a center, without creating ``shared``.
    package static func enabled(in center: KeyboardCenter) -> [KeyboardAvoider] {
      allEnabled.objects.filter { $0.center === center }
    }
  }
#endif

#if canImport(UIKit)
  // The members that the inspector needs in addition to the public interface.
  extension KeyboardAvoider {
    /// Returns the enabled avoiders of a center in the order in which they were started, without creating ``shared``.
    package static func enabled(in center: KeyboardCenter) -> [KeyboardAvoider] {
      let avoiders = allEnabled.objects.filter { $0.center === center }
      return avoiders.sorted { (allEnabled[$0] ?? 0) < (allEnabled[$1] ?? 0) }
    }
  }
#endif

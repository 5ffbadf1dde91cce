/// A mode of a run loop.
///
/// The raw value is a `String`, because Linux has no `CFString`.
public struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The default mode.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// All common modes, which include the mode in which the user scrolls.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

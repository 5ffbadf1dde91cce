/// What a run loop attends to.
///
/// The raw value is a `String`: there is no `CFString` here.
public struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// When nothing special is going on.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// Every mode that counts as common: also the one in which a finger scrolls.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

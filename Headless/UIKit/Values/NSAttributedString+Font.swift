public import Foundation

// Hidden from the documentation: the table of UIKit's interface has no row for it.
@_documentation(visibility: internal)
extension NSAttributedString.Key {
  /// The font of a text, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

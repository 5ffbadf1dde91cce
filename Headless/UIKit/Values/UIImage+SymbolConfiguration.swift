public import Foundation

// Not documented: the table of UIKit's interface has no rows for these.
@_documentation(visibility: internal)
extension UIImage {
  /// How one of several pictures of an image is chosen.
  // Unchecked because an open class cannot be checked: it stores nothing.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is drawn.
  // Unchecked because an open class cannot be checked: its only stored property is a constant of a Sendable type.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    let pointSize: CGFloat

    /// As large as the texts of a font.
    public init(font: UIFont) {
      pointSize = font.pointSize
      super.init()
    }
  }

  /// A symbol of the system's, drawn as a configuration says.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name, size: (configuration as? SymbolConfiguration)?.pointSize ?? 17)
  }
}

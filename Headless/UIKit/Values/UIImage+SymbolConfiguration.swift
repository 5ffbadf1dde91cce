public import Foundation

// Hidden from the documentation: the table of UIKit's interface has no rows for these types.
@_documentation(visibility: internal)
extension UIImage {
  /// The base class of the configurations of an image.
  // Unchecked because the compiler cannot check an open class. It stores nothing.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The configuration of a symbol.
  // Unchecked because the compiler cannot check an open class. Its only stored property is a constant of a Sendable
  // type.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    let pointSize: CGFloat

    /// Creates a configuration that matches the size of a font.
    public init(font: UIFont) {
      pointSize = font.pointSize
      super.init()
    }
  }

  /// Creates a system symbol with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name, size: (configuration as? SymbolConfiguration)?.pointSize ?? 17)
  }
}

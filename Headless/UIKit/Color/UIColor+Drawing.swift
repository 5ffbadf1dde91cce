// Hidden from the documentation: the table of UIKit's interface has no rows for these methods. Nothing is drawn here.
@_documentation(visibility: internal)
extension UIColor {
  /// Selects the color for filling and for lines.
  public func set() {}
  /// Selects the color for filling.
  public func setFill() {}
  /// Selects the color for lines.
  public func setStroke() {}
}

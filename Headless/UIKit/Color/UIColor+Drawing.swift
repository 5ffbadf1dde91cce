// Hidden from the documentation, because CI's table of UIKit's declarations does not contain these methods.
@_documentation(visibility: internal)
extension UIColor {
  /// Selects the color for filling and for lines.
  public func set() {
    setFill()
    setStroke()
  }

  /// Selects the color for filling.
  public func setFill() {
    GraphicsContexts.current?.setFillColor(cgColor)
  }

  /// Selects the color for lines.
  public func setStroke() {
    GraphicsContexts.current?.setStrokeColor(cgColor)
  }
}

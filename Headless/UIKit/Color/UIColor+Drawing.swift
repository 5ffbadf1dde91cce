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

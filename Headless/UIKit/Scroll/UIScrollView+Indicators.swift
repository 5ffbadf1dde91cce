@_documentation(visibility: internal)
extension UIScrollView {
  /// Shows the indicators for a moment.
  ///
  /// Indicators are not drawn in the headless UIKit, so nothing is visible.
  public func flashScrollIndicators() {}
}

public import HeadlessEnumerations

@_documentation(visibility: internal)
extension UIToolbar {
  struct ImagePlace: Hashable {
    let position: UIBarPosition.RawValue
    let metrics: UIBarMetrics.RawValue
  }

  /// Sets the image behind the buttons, which is only stored; nil for the system's background.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[ImagePlace(position: topOrBottom.rawValue, metrics: barMetrics.rawValue)] = backgroundImage
  }

  /// Returns the image behind the buttons.
  ///
  /// If none was set for this position, the result is the image for any position.
  public func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[ImagePlace(position: topOrBottom.rawValue, metrics: barMetrics.rawValue)]
      ?? backgroundImages[ImagePlace(position: UIBarPosition.any.rawValue, metrics: barMetrics.rawValue)]
  }

  /// Sets the image of the shadow, which is only stored; nil for the system's shadow.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom.rawValue] = shadowImage
  }

  /// Returns the image of the shadow.
  ///
  /// If none was set for this position, the result is the image for any position.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom.rawValue] ?? shadowImages[UIBarPosition.any.rawValue]
  }
}

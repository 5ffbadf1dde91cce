public import Foundation
public import HeadlessEnumerations

// The images and the offsets are stored, but not shown.
@_documentation(visibility: internal)
extension UIBarButtonItem {
  /// What the app has set for states, styles, and metrics.
  struct Decoration {
    struct Place: Hashable {
      var state = UIControl.State.normal.rawValue
      var style: Style.RawValue?
      var metrics = UIBarMetrics.default.rawValue
    }

    var backgrounds: [Place: UIImage] = [:]
    var backBackgrounds: [Place: UIImage] = [:]
    var titleOffsets: [UIBarMetrics.RawValue: UIOffset] = [:]
    var backTitleOffsets: [UIBarMetrics.RawValue: UIOffset] = [:]
    var backgroundOffsets: [UIBarMetrics.RawValue: CGFloat] = [:]
    var backBackgroundOffsets: [UIBarMetrics.RawValue: CGFloat] = [:]
  }

  /// Sets the image behind the button.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    decoration.backgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)] = image
  }

  /// Returns the image behind the button.
  ///
  /// If none was set for this state, the result is the image of the normal state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    decoration.backgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)]
      ?? decoration.backgrounds[.init(metrics: barMetrics.rawValue)]
  }

  /// Sets the image behind the button for a style of the button.
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    decoration.backgrounds[.init(state: state.rawValue, style: style.rawValue, metrics: barMetrics.rawValue)] = image
  }

  /// Returns the image behind the button for a style of the button.
  ///
  /// If no image was set for the style, the result is the image for all styles.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    decoration.backgrounds[.init(state: state.rawValue, style: style.rawValue, metrics: barMetrics.rawValue)]
      ?? backgroundImage(for: state, barMetrics: barMetrics)
  }

  /// Sets the image behind the title of the back button.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    decoration.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)] = backgroundImage
  }

  /// Returns the image behind the title of the back button.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    decoration.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)]
      ?? decoration.backBackgrounds[.init(metrics: barMetrics.rawValue)]
  }

  /// Sets the offset of the title in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    decoration.titleOffsets[barMetrics.rawValue] = adjustment
  }

  /// Returns the offset of the title in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    decoration.titleOffsets[barMetrics.rawValue] ?? .zero
  }

  /// Sets the offset of the title of the back button, in points.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    decoration.backTitleOffsets[barMetrics.rawValue] = adjustment
  }

  /// Returns the offset of the title of the back button, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    decoration.backTitleOffsets[barMetrics.rawValue] ?? .zero
  }

  /// Sets the vertical offset of the background in points.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    decoration.backgroundOffsets[barMetrics.rawValue] = adjustment
  }

  /// Returns the vertical offset of the background in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    decoration.backgroundOffsets[barMetrics.rawValue] ?? 0
  }

  /// Sets the vertical offset of the background of the back button, in points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    decoration.backBackgroundOffsets[barMetrics.rawValue] = adjustment
  }

  /// Returns the vertical offset of the background of the back button, in points.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    decoration.backBackgroundOffsets[barMetrics.rawValue] ?? 0
  }
}

public import Foundation

@_documentation(visibility: internal)
extension UIAccessibility {
  /// Whether transparency is reduced.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    HeadlessAccessibility.settings.contains(.reduceTransparency)
  }

  /// The notification that is posted when ``isReduceTransparencyEnabled`` changes.
  public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.reduceTransparency.rawValue)
  }

  /// Whether text is bold.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    HeadlessAccessibility.settings.contains(.boldText)
  }

  /// The notification that is posted when ``isBoldTextEnabled`` changes.
  public static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.boldText.rawValue)
  }

  /// Whether the contrast is increased.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    HeadlessAccessibility.settings.contains(.darkerSystemColors)
  }

  /// The notification that is posted when ``isDarkerSystemColorsEnabled`` changes.
  public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.darkerSystemColors.rawValue)
  }

  /// Whether colors are inverted.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool {
    HeadlessAccessibility.settings.contains(.invertColors)
  }

  /// The notification that is posted when ``isInvertColorsEnabled`` changes.
  public static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.invertColors.rawValue)
  }

  /// Whether the screen shows no colors.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool {
    HeadlessAccessibility.settings.contains(.grayscale)
  }

  /// The notification that is posted when ``isGrayscaleEnabled`` changes.
  public static var grayscaleStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.grayscale.rawValue)
  }

  /// Whether Switch Control is running.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    HeadlessAccessibility.settings.contains(.switchControl)
  }

  /// The notification that is posted when ``isSwitchControlRunning`` changes.
  public static var switchControlStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.switchControl.rawValue)
  }

  /// Whether AssistiveTouch is running.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool {
    HeadlessAccessibility.settings.contains(.assistiveTouch)
  }

  /// The notification that is posted when ``isAssistiveTouchRunning`` changes.
  public static var assistiveTouchStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.assistiveTouch.rawValue)
  }

  /// Whether Guided Access is running.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool {
    HeadlessAccessibility.settings.contains(.guidedAccess)
  }

  /// The notification that is posted when ``isGuidedAccessEnabled`` changes.
  public static var guidedAccessStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.guidedAccess.rawValue)
  }

  /// Whether the screen can be spoken.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool {
    HeadlessAccessibility.settings.contains(.speakScreen)
  }

  /// The notification that is posted when ``isSpeakScreenEnabled`` changes.
  public static var speakScreenStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.speakScreen.rawValue)
  }

  /// Whether the selection can be spoken.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool {
    HeadlessAccessibility.settings.contains(.speakSelection)
  }

  /// The notification that is posted when ``isSpeakSelectionEnabled`` changes.
  public static var speakSelectionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.speakSelection.rawValue)
  }

  /// Whether subtitles are on.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool {
    HeadlessAccessibility.settings.contains(.closedCaptioning)
  }

  /// The notification that is posted when ``isClosedCaptioningEnabled`` changes.
  public static var closedCaptioningStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.closedCaptioning.rawValue)
  }

  /// Whether switches have labels.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool {
    HeadlessAccessibility.settings.contains(.onOffSwitchLabels)
  }

  /// The notification that is posted when ``isOnOffSwitchLabelsEnabled`` changes.
  public static var onOffSwitchLabelsDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.onOffSwitchLabels.rawValue)
  }

  /// Whether buttons have visible shapes.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool {
    HeadlessAccessibility.settings.contains(.buttonShapes)
  }

  /// The notification that is posted when ``buttonShapesEnabled`` changes.
  public static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.buttonShapes.rawValue)
  }

  /// Whether colors alone must not carry a meaning.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    HeadlessAccessibility.settings.contains(.differentiateWithoutColor)
  }

  /// The notification that is posted when ``shouldDifferentiateWithoutColor`` changes.
  public static var differentiateWithoutColorDidChangeNotification: NSNotification.Name {
    NSNotification.Name(HeadlessAccessibility.Setting.differentiateWithoutColor.rawValue)
  }
}

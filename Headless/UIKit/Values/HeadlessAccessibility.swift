public import Foundation

/// The accessibility settings of the system, and the notifications that were posted to VoiceOver.
///
/// Changing a setting posts its notification.
@MainActor public enum HeadlessAccessibility {
  /// Whether motion is reduced.
  public static var isReduceMotionEnabled = false {
    didSet { if isReduceMotionEnabled != oldValue { post(UIAccessibility.reduceMotionStatusDidChangeNotification) } }
  }

  /// Whether cross-fading replaces sliding transitions.
  ///
  /// This property has an effect only if motion is reduced.
  public static var prefersCrossFadeTransitions = false {
    didSet {
      if prefersCrossFadeTransitions != oldValue { post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange) }
    }
  }

  /// Whether VoiceOver is running.
  public static var isVoiceOverRunning = false {
    didSet { if isVoiceOverRunning != oldValue { post(UIAccessibility.voiceOverStatusDidChangeNotification) } }
  }

  /// A setting that the user has turned on or off.
  public enum Setting: String, CaseIterable, Sendable {
    case reduceTransparency = "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    case boldText = "UIAccessibilityBoldTextStatusDidChangeNotification"
    case darkerSystemColors = "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    case invertColors = "UIAccessibilityInvertColorsStatusDidChangeNotification"
    case grayscale = "UIAccessibilityGrayscaleStatusDidChangeNotification"
    case switchControl = "UIAccessibilitySwitchControlStatusDidChangeNotification"
    case assistiveTouch = "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
    case guidedAccess = "UIAccessibilityGuidedAccessStatusDidChangeNotification"
    case speakScreen = "UIAccessibilitySpeakScreenStatusDidChangeNotification"
    case speakSelection = "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
    case closedCaptioning = "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
    case onOffSwitchLabels = "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
    case buttonShapes = "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
    case differentiateWithoutColor = "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
  }

  /// The settings that are on.
  public static var settings: Set<Setting> = [] {
    didSet {
      for changed in settings.symmetricDifference(oldValue).sorted(by: { $0.rawValue < $1.rawValue }) {
        post(Notification.Name(changed.rawValue))
      }
    }
  }

  /// The text size that the user has chosen.
  ///
  /// Setting this property updates traits and fonts, and then posts `UIContentSizeCategory.didChangeNotification`. The
  /// windows are laid out in the next update cycle.
  public static var preferredContentSizeCategory: UIContentSizeCategory {
    get { HeadlessPreferredSize.category }
    set {
      guard newValue != HeadlessPreferredSize.category else { return }
      let previous = HeadlessWorld.state.traitCollection
      HeadlessPreferredSize.category = newValue
      HeadlessWorld.traitsMayHaveChanged(from: previous)
      for window in HeadlessWorld.state.windows { window.updateSubtreeForContentSizeCategory() }
      post(
        UIContentSizeCategory.didChangeNotification,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue.rawValue])
    }
  }

  /// A notification that was posted to VoiceOver.
  public struct Post {
    /// The type of the notification.
    public let notification: UIAccessibility.Notification
    /// The view or element of the notification.
    ///
    /// The reference is weak.
    public private(set) weak var object: NSObject?
    /// The text of the notification.
    public let text: String?
  }

  /// The calls to `UIAccessibility.post(notification:argument:)` since the last reset.
  public internal(set) static var posts: [Post] = []

  /// Resets all settings to those of a new device.
  public static func reset() {
    isReduceMotionEnabled = false
    prefersCrossFadeTransitions = false
    isVoiceOverRunning = false
    settings = []
    preferredContentSizeCategory = .large
    posts = []
  }

  private static func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
  }
}

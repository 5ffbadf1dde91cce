public import Foundation

/// The accessibility settings of the user.
public struct UIAccessibility {
  private init() {}

  /// Whether motion is reduced.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    HeadlessAccessibility.isReduceMotionEnabled
  }

  /// Whether cross-fading replaces sliding transitions, which requires reduced motion.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    HeadlessAccessibility.isReduceMotionEnabled && HeadlessAccessibility.prefersCrossFadeTransitions
  }

  /// Whether VoiceOver is running.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { HeadlessAccessibility.isVoiceOverRunning }

  /// The notification that is posted when the setting for reduced motion changes.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// The notification that is posted when the setting for cross-fading changes.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// The notification that is posted when VoiceOver starts or stops.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

public import Foundation

/// What the user has asked of the system to make it easier to use.
public struct UIAccessibility {
  private init() {}

  /// Whether things shall move less.
  @MainActor public static var isReduceMotionEnabled: Bool { HeadlessAccessibility.isReduceMotionEnabled }

  /// Whether sliding shall be replaced by cross-fading; only with reduced motion.
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    HeadlessAccessibility.isReduceMotionEnabled && HeadlessAccessibility.prefersCrossFadeTransitions
  }

  /// Whether the screen is read aloud.
  @MainActor public static var isVoiceOverRunning: Bool { HeadlessAccessibility.isVoiceOverRunning }

  /// Posted when reduced motion is switched.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posted when cross-fading is switched.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// Posted when reading aloud is switched.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

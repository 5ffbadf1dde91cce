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

/// The switches of the system's settings.
///
/// A switch posts its notification when it is turned.
@MainActor public enum HeadlessAccessibility {
  /// Whether things shall move less.
  public static var isReduceMotionEnabled = false {
    didSet { if isReduceMotionEnabled != oldValue { post(UIAccessibility.reduceMotionStatusDidChangeNotification) } }
  }

  /// Whether sliding shall be replaced by cross-fading.
  ///
  /// Counts only with reduced motion.
  public static var prefersCrossFadeTransitions = false {
    didSet {
      if prefersCrossFadeTransitions != oldValue { post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange) }
    }
  }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning = false {
    didSet { if isVoiceOverRunning != oldValue { post(UIAccessibility.voiceOverStatusDidChangeNotification) } }
  }

  /// Turns everything off, as on a fresh device.
  public static func reset() {
    isReduceMotionEnabled = false
    prefersCrossFadeTransitions = false
    isVoiceOverRunning = false
  }

  private static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}

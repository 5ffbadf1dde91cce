public import Foundation

/// The switches of the system's settings, and what the app told VoiceOver.
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

  /// How large text shall be.
  ///
  /// Traits and fonts follow, then `UIContentSizeCategory.didChangeNotification` is posted; the windows are laid out in
  /// the next update cycle.
  public static var preferredContentSizeCategory: UIContentSizeCategory {
    get { HeadlessPreferredSize.category }
    set {
      guard newValue != HeadlessPreferredSize.category else { return }
      HeadlessPreferredSize.category = newValue
      for window in HeadlessWorld.state.windows { window.tellSubtreeOfContentSizeCategory() }
      post(
        UIContentSizeCategory.didChangeNotification,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue.rawValue])
    }
  }

  /// Something that the app told VoiceOver.
  public struct Post {
    /// What has happened.
    public let notification: UIAccessibility.Notification
    /// The view or element that it is about.
    ///
    /// Not retained.
    public private(set) weak var object: NSObject?
    /// The text that it is about.
    public let text: String?
  }

  /// What `UIAccessibility.post(notification:argument:)` was called with, since the last reset.
  public internal(set) static var posts: [Post] = []

  /// Turns everything off, as on a fresh device.
  public static func reset() {
    isReduceMotionEnabled = false
    prefersCrossFadeTransitions = false
    isVoiceOverRunning = false
    preferredContentSizeCategory = .large
    posts = []
  }

  private static func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
  }
}

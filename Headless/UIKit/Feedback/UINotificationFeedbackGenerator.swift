public import HeadlessEnumerations

/// Feedback for success, a warning or an error.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public typealias FeedbackType = UINotificationFeedbackType

  /// Generates feedback.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    HeadlessFeedback.count += 1
  }
}

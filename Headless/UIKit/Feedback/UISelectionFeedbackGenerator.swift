/// Feedback for a changed selection.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback.
  open func selectionChanged() {
    HeadlessFeedback.count += 1
  }
}

public import Foundation
public import HeadlessEnumerations

/// Feedback for a collision.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of collision.
  public typealias FeedbackStyle = UIImpactFeedbackStyle

  /// Creates a generator for medium collisions.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator for a kind of collision.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  /// Generates feedback.
  open func impactOccurred() {
    HeadlessFeedback.count += 1
  }

  /// Generates feedback of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    HeadlessFeedback.count += 1
  }
}

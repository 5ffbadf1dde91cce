import Foundation

/// An object that generates haptic feedback.
///
/// As on an iPad, there is nothing to feel in the headless UIKit, but `HeadlessFeedback.count` counts the signals.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Prepares the device, so that the next feedback has no delay.
  open func prepare() {}
}

/// The feedback that the app has generated.
@MainActor public enum HeadlessFeedback {
  /// The number of generated signals since the world was reset.
  public internal(set) static var count = 0
}

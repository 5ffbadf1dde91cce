import Foundation

/// An object that lets the user feel what happens.
///
/// There is nothing to feel here, as on an iPad; `HeadlessFeedback.count` counts.
// Hidden from the documentation: the table of UIKit's interface has no rows for these classes.
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

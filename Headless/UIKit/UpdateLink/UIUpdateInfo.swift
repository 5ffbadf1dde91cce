public import Foundation

/// The times of a frame.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  /// The time for which the frame shows the app's model, in seconds of the virtual clock.
  public let modelTime: TimeInterval

  init(modelTime: TimeInterval) {
    self.modelTime = modelTime
  }
}

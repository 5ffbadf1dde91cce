#if canImport(UIKit)
  import ClavierCore

  /// Requests for updates, which are performed one after another.
  ///
  /// An update measures and moves views. This runs the app's code, which may request another update, for example, by
  /// moving focus. That update begins when the current one has ended, so that an older result never replaces a newer
  /// one.
  @MainActor final class UpdateRequests {
    /// Performs an update with an animation.
    var perform: (KeyboardAnimation) -> Void = { _ in }

    /// Runs a closure later on the main queue.
    var later: (@escaping @MainActor @Sendable () -> Void) -> Void = MainQueue.later

    /// Whether an update is being performed.
    private(set) var isPerforming = false

    /// Whether an update was requested that has not begun.
    var isPending: Bool { animation != nil }

    /// The animation of the next update; nil if no update is needed.
    private var animation: KeyboardAnimation?
    /// Whether updates continue later on the main queue.
    private var isContinuingLater = false

    /// The number of updates in a row after which the next update waits for the main queue.
    ///
    /// An app that moves focus whenever its views are laid out would otherwise block the main thread.
    private static let maximumCount = 8

    /// Performs an update now, or when the current update has ended.
    func request(with animation: KeyboardAnimation) {
      self.animation = animation
      performPending()
    }

    private func performPending() {
      guard !isPerforming else { return }
      isPerforming = true
      defer { isPerforming = false }
      for _ in 0..<Self.maximumCount {
        guard let animation else { return }
        self.animation = nil
        perform(animation)
      }
      guard isPending, !isContinuingLater else { return }
      isContinuingLater = true
      later { [weak self] in
        self?.isContinuingLater = false
        self?.performPending()
      }
    }
  }
#endif

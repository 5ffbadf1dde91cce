#if canImport(UIKit) && canImport(Observation)
  public import ClavierCore
  import CoreGraphics
  public import Foundation
  public import Observation

  /// The keyboard's state as an observable object.
  ///
  /// ```swift
  /// struct SearchView: View {
  ///   @State private var keyboard = KeyboardModel()
  ///
  ///   var body: some View {
  ///     ResultList().opacity(keyboard.isVisible ? 1 : 0.5)
  ///   }
  /// }
  /// ```
  ///
  /// If a notification announces a change, the state changes inside UIKit's own animation of the keyboard. Other
  /// changes are not animated (see ``KeyboardCenter/observeCorrections(owner:_:)``). Before iOS 17, use
  /// ``ObservableKeyboard``.
  @available(iOS 17, *)
  @Observable @MainActor public final class KeyboardModel {
    /// The state of the keyboard.
    public private(set) var state = KeyboardState.unknown(on: .zero)

    /// The animation of the most recent change to ``state``.
    public private(set) var animation = KeyboardAnimation.unanimated

    /// How much of the screen the keyboard covers, in points from the bottom edge.
    public var visibleHeight: CGFloat { state.coveredHeight }

    /// Whether this app's keyboard, or only its accessory view or shortcut bar, is on the screen.
    public var isVisible: Bool { state.isVisible }

    @ObservationIgnored private var subscription: KeyboardSubscription?

    /// Creates a model that observes a center until the model is deallocated.
    ///
    /// If you create a model on a background thread, the model starts observing shortly afterward, on the main thread.
    ///
    /// - Parameter center: The keyboard center to observe; nil for ``KeyboardCenter/shared``.
    public nonisolated init(center: KeyboardCenter? = nil) {
      MainQueue.run { [weak self] in self?.follow(center ?? .shared) }
    }

    private func follow(_ center: KeyboardCenter) {
      subscription = center.subscribeToStates { [weak self] state, animation in
        guard let self, state != self.state else { return }
        self.animation = animation
        self.state = state
      }
    }
  }
#endif

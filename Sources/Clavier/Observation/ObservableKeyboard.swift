#if canImport(UIKit) && canImport(Combine)
  public import ClavierCore
  public import Combine
  public import Foundation

  /// The keyboard's state as an observable object, for systems before iOS 17.
  ///
  /// ```swift
  /// struct SearchView: View {
  ///   @StateObject private var keyboard = ObservableKeyboard()
  ///
  ///   var body: some View {
  ///     ResultList().opacity(keyboard.isVisible ? 1 : 0.5)
  ///   }
  /// }
  /// ```
  ///
  /// If a notification announces a change, the state changes inside UIKit's own animation of the keyboard. Other
  /// changes are not animated (see ``KeyboardCenter/observeCorrections(owner:_:)``).
  @MainActor public final class ObservableKeyboard: ObservableObject {
    /// The state of the keyboard.
    @Published public private(set) var state: KeyboardState

    /// The animation of the most recent change to ``state``.
    public private(set) var animation = KeyboardAnimation.unanimated

    /// How much of the screen the keyboard covers, in points from the bottom edge.
    public var visibleHeight: CGFloat { state.coveredHeight }

    /// Whether this app's keyboard, or only its accessory view or shortcut bar, is on the screen.
    public var isVisible: Bool { state.isVisible }

    private var subscription: KeyboardSubscription?

    /// Creates an object that observes a center until the object is deallocated.
    ///
    /// - Parameter center: The keyboard center to observe.
    public init(center: KeyboardCenter = .shared) {
      state = center.state
      subscription = center.subscribeToStates { [weak self] state, animation in
        guard let self else { return }
        self.animation = animation
        self.state = state
      }
    }
  }
#endif

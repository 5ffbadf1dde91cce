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
  /// Its properties change inside UIKit's own animation of the keyboard.
  @MainActor public final class ObservableKeyboard: ObservableObject {
    /// The state of the keyboard.
    @Published public private(set) var state: KeyboardState

    /// The animation of the last change of ``state``.
    public private(set) var animation = KeyboardAnimation.unanimated

    /// The height that the keyboard covers of the screen, from its bottom edge up, in points.
    public var visibleHeight: CGFloat { state.overlap(withScreenRect: state.screen) }

    /// Whether a keyboard of this app is on the screen, even if it is only a bar.
    public var isVisible: Bool { state.isVisible }

    private var subscription: KeyboardSubscription?

    /// Creates an object that observes a center as long as the object exists.
    ///
    /// - Parameter center: The center to observe.
    public init(center: KeyboardCenter = .shared) {
      state = center.state
      subscription = center.subscribeToStates { [weak self] state, animation in
        guard let self, state != self.state else { return }
        self.animation = animation
        self.state = state
      }
    }
  }
#endif

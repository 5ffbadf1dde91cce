#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// A manager for the whole app that tells delegates about the keyboard.
  ///
  /// ```swift
  /// KeyboardManager.shared.delegate = self
  /// ```
  ///
  /// Unlike a delegate as UIKit has it, each one that is set is *added*: several screens may listen at once. All are
  /// held weakly, told in the order in which they came, and forgotten when they die.
  @MainActor public final class KeyboardManager {
    private struct Message {
      let event: KeyboardEvent
      let info: KeyboardInfo
      let endFrame: CGRect?
      let userInfo: [AnyHashable: Any]
    }

    /// The manager of the whole app.
    public static let shared = KeyboardManager()

    private let audience: KeyboardAudience<Message>
    private weak var lastDelegate: (any KeyboardManagerDelegate)?

    /// A manager that hears a centre: the app's own, unless another is named.
    public init(center: KeyboardCenter = .shared) {
      audience = KeyboardAudience(of: center) { center, event, info in
        Message(
          event: event,
          info: info,
          endFrame: center.lastReading.placement == .indeterminate ? nil : info.endFrame,
          userInfo: info.userInfo
        )
      }
    }

    /// Adds a delegate; reading gives the one that was set last.
    ///
    /// Setting nil removes that one alone, which is why ``remove(_:)`` is the better way where several screens come
    /// and go.
    public var delegate: (any KeyboardManagerDelegate)? {
      get { lastDelegate }
      set {
        if let newValue {
          add(newValue)
        } else if let lastDelegate {
          remove(lastDelegate)
        }
        lastDelegate = newValue
      }
    }

    /// Adds a delegate, unless it is one already.
    ///
    /// It is held weakly.
    public func add(_ delegate: any KeyboardManagerDelegate) {
      audience.add(delegate) { [weak delegate] message in
        guard let delegate else { return }
        Self.tell(delegate, message)
      }
    }

    /// Removes a delegate; the others stay.
    public func remove(_ delegate: any KeyboardManagerDelegate) {
      audience.remove(delegate)
    }

    private static func tell(_ delegate: any KeyboardManagerDelegate, _ message: Message) {
      let userInfo = message.userInfo
      switch message.event {
      case .willShow: delegate.keyboardWillShow(userInfo: userInfo)
      case .didShow: delegate.keyboardDidShow(userInfo: userInfo)
      case .willHide: delegate.keyboardWillHide(userInfo: userInfo)
      case .didHide: delegate.keyboardDidHide(userInfo: userInfo)
      case .didChangeFrame: delegate.keyboardDidChangeFrame(userInfo: userInfo)
      case .willChangeFrame:
        let animation = message.info.animation
        delegate.keyboardWillChangeFrame(
          endFrame: message.endFrame, duration: animation.duration, animationCurve: animation.options)
      }
    }
  }
#endif

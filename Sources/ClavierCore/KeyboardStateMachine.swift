import CoreGraphics
public import Foundation

/// Derives where the keyboard is from what the notifications say, one after the other.
///
/// One machine per screen. It has no clock: what it knows it knows from the events alone.
public struct KeyboardStateMachine: Equatable, Sendable {
  /// Who is typed into, as far as the app knows at the moment of a notification.
  public enum FirstResponder: Hashable, Sendable {
    /// Nobody looked. A text view becomes first responder only after `willShow`, a text field before it.
    case unknown
    /// This app has no first responder.
    case none
    /// This app has one; its accessory view is so many points high, 0 without one, and it may bring its own input view.
    case present(accessoryHeight: CGFloat, hasInputView: Bool)
  }

  /// What surrounds a notification when it arrives.
  public struct Context: Equatable, Sendable {
    /// The bounds of the screen in points, in its present orientation.
    public var screen: CGRect
    /// The bottom safe area of the window, in points.
    public var bottomSafeArea: CGFloat
    /// Who is typed into.
    public var firstResponder: FirstResponder
    /// The window's frame in screen coordinates; `nil` when it fills the screen or is not known.
    public var window: CGRect?

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - screen: The bounds of the screen in points, in its present orientation.
    ///   - bottomSafeArea: The bottom safe area of the window, in points.
    ///   - firstResponder: Who is typed into.
    ///   - window: The window's frame in screen coordinates, where it does not fill the screen.
    public init(
      screen: CGRect, bottomSafeArea: CGFloat = 0, firstResponder: FirstResponder = .unknown, window: CGRect? = nil
    ) {
      self.screen = screen
      self.bottomSafeArea = bottomSafeArea
      self.firstResponder = firstResponder
      self.window = window
    }

    /// Whether the screen is an iPad's: the widest iPhone has 440 points, the narrowest iPad 744.
    public var isPad: Bool {
      min(screen.width, screen.height) >= 700
    }
  }

  /// Where the keyboard is; never ``KeyboardState/Placement/indeterminate``.
  public private(set) var state: KeyboardState

  /// The latest `willShow` or `willHide`.
  private var intention: KeyboardEvent?

  /// Whether a `willHide` has not had its `didHide` yet.
  private var awaitsDidHide = false

  /// Creates a machine that has not heard of any keyboard.
  ///
  /// - Parameter screen: The bounds of the screen in points.
  public init(screen: CGRect) {
    state = .hidden(on: screen)
  }

  /// Takes the next notification.
  ///
  /// - Parameters:
  ///   - event: Which one it is.
  ///   - info: What it says.
  ///   - context: What surrounds it.
  /// - Returns: What the notification said: ``state``, or, when its frame says nothing, an indeterminate state with the
  ///   last good frame, while ``state`` stands.
  @discardableResult
  public mutating func receive(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    switch event {
    case .willHide:
      // A hide is a hide, whatever its frame says: on iOS 26 that may still lie on the screen by the height of the
      // accessory view (hackiftekhar/IQKeyboardManager issue 2124). It counts for another app's keyboard as well
      // (Flutter's FlutterViewController).
      intention = .willHide
      awaitsDidHide = true
      hide(in: context)
    case .didHide:
      if !isOvertakenHide { hide(in: context) }
      awaitsDidHide = false
    case .didShow where intention == .willHide:
      break
    case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
      if event == .willShow { intention = .willShow }
      return apply(event, info, in: context)
    }
    return state
  }

  private mutating func apply(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    let rules = PlacementRules(event: event, info: info, context: context)
    var next = KeyboardState(placement: rules.placement, frame: rules.frame, screen: context.screen)
    switch next.placement {
    case .indeterminate:
      return KeyboardState(placement: .indeterminate, frame: state.frame, screen: state.screen)
    case .hidden:
      if event == .didChangeFrame, isOvertakenHide { return state }
      hide(in: context)
      return state
    default:
      // In a rotation a late `didChangeFrame` describes the keyboard that a `willHide` has just taken away (log in
      // OmniGroup's OUIDocumentRenameViewController). But a keyboard that undocks or floats may say nothing else.
      if event == .didChangeFrame, intention == .willHide, next.isAttached { return state }
      if isOfPreviousApp(event, next, context) { next.placement = .foreign }
      state = next
      return state
    }
  }

  private mutating func hide(in context: Context) {
    state = .hidden(on: context.screen.isUsable ? context.screen : state.screen)
  }

  /// Whether a show has come between a hide and its `did`, which is then no news any more.
  ///
  /// A `did` without such a past is believed: a hide may post one notification only
  /// (kirillzyusko/react-native-keyboard-controller, modals on iOS 15).
  private var isOvertakenHide: Bool {
    awaitsDidHide && intention == .willShow
  }

  /// Whether a lone frame change is about the keyboard of the app that the user comes back from.
  ///
  /// Such a one may claim to be this app's (openradar 48608694). A `willShow` is believed: at that moment the first
  /// responder may still be unknown.
  private func isOfPreviousApp(_ event: KeyboardEvent, _ next: KeyboardState, _ context: Context) -> Bool {
    let isFrameChange = event == .willChangeFrame || event == .didChangeFrame
    return isFrameChange && context.firstResponder == .none && !state.isVisible && next.isVisible
  }
}

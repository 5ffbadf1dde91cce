import CoreGraphics
package import Foundation

/// Derives where the keyboard is from what the notifications say, one after the other.
///
/// One machine per screen. It has no clock: what it knows it knows from the events alone. No single source is right on every
/// system, so the sources have an order. This is the rule, and ``decision`` says which part of it was applied last:
///
/// 1. **A `will` notification decides.** Its frame is where the keyboard goes, and a `willHide` means that the keyboard goes,
///    whatever its frame says (hackiftekhar/IQKeyboardManager issue 2124). While a resident bar is on the screen
///    (``Context/residentBar``), the bar stays: the frame of the hide decides, or the bar's own where the frame is empty.
/// 2. **A `did` notification moves nothing.** It confirms the last `will`, or it is late and about an earlier one, or it
///    disagrees, and then it only counts as one source of a comparison: on iOS 27 its frame can be wrong, and it can arrive
///    after the next transition began (manaflow-ai/cmux pull requests 10006, 10518 and 10810). It decides only what no `will`
///    says: the first thing that is known at all, where an iPad's keyboard is off the bottom edge, and a hide that posts a
///    `did` alone while no input is edited.
/// 3. **The layout guide and a measured accessory view move nothing either** (``compare(_:top:in:)``). Two sources that agree
///    with each other correct the state. One source is enough where no animated `will` contradicts it: while nothing is
///    known, and to cover more than an unanimated frame does, which can be too low by as much as a bar of suggestions.
/// 4. **An unusable frame, a frame that arrives while the app is inactive, and another app's frame change nothing.** What a
///    `willShow` of this app said meanwhile is applied when the app becomes active (``activate(in:)``). A `willHide` of this
///    app is believed in any case, and taken back on activation if an input still has the focus.
///
/// So the state never says hidden while the keyboard covers the input, unless a `will` or two sources said so.
package struct KeyboardStateMachine: Equatable, Sendable {
  /// Who is typed into, as far as the app knows at the moment of a notification.
  package enum FirstResponder: Hashable, Sendable {
    /// Nobody looked. A text view becomes first responder only after `willShow`, a text field before it.
    case unknown
    /// This app was searched, and has no first responder that would bring a keyboard.
    case none
    /// This app has one; its accessory view is so many points high, 0 without one, and it may bring its own input view.
    case present(accessoryHeight: CGFloat, hasInputView: Bool)
  }

  /// What surrounds a notification when it arrives.
  package struct Context: Equatable, Sendable {
    /// The bounds of the screen in points, in its present orientation.
    package var screen: CGRect
    /// The bottom safe area of the window, in points.
    package var bottomSafeArea: CGFloat
    /// Who is typed into.
    package var firstResponder: FirstResponder
    /// The window's frame in screen coordinates; `nil` when it fills the screen or is not known.
    package var window: CGRect?
    /// The place at the bottom edge, in screen coordinates, of an accessory view that is shown without a keyboard; `nil`
    /// without one.
    ///
    /// It belongs to a first responder that nobody types into, such as the view controller of a chat.
    package var residentBar: CGRect?
    /// Whether the app is active.
    package var isActive: Bool

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - screen: The bounds of the screen in points, in its present orientation.
    ///   - bottomSafeArea: The bottom safe area of the window, in points.
    ///   - firstResponder: Who is typed into.
    ///   - window: The window's frame in screen coordinates, where it does not fill the screen.
    ///   - residentBar: The place of an accessory view that is shown without a keyboard, in screen coordinates.
    ///   - isActive: Whether the app is active.
    package init(
      screen: CGRect, bottomSafeArea: CGFloat = 0, firstResponder: FirstResponder = .unknown, window: CGRect? = nil,
      residentBar: CGRect? = nil, isActive: Bool = true
    ) {
      self.screen = screen
      self.bottomSafeArea = bottomSafeArea
      self.firstResponder = firstResponder
      self.window = window
      self.residentBar = residentBar
      self.isActive = isActive
    }

    /// Whether an input is known to be first responder.
    var isInputFirstResponder: Bool {
      if case .present = firstResponder { return residentBar == nil }
      return false
    }

    /// Whether the screen is an iPad's: the widest iPhone has 440 points, the narrowest iPad 744.
    package var isPad: Bool {
      min(screen.width, screen.height) >= 700
    }
  }

  /// Where the keyboard is; ``KeyboardState/Placement/unknown`` until something says so.
  package internal(set) var state: KeyboardState

  /// What became of the last notification, comparison or activation.
  package internal(set) var decision = Decision.applied

  /// What the other sources said since the last `will` notification, where they disagree with ``state``: tops, in screen
  /// coordinates.
  var disagreements: [Source: CGFloat] = [:]

  /// The latest `willShow` or `willHide`.
  private var intention: KeyboardEvent?

  /// Whether a `willHide` has not had its `didHide` yet.
  private var awaitsDidHide = false

  /// The frames of the last `will` notifications, the newest last: a `did` may be about any of them.
  private var announced: [CGRect] = []

  /// The last `will` notification that arrived while the app was inactive.
  private var postponedEvent: KeyboardEvent?
  private var postponedInfo: KeyboardInfo?

  /// The keyboard that a hide took away while the app was inactive.
  private var hiddenWhileInactive: KeyboardState?

  /// Whether the last `will` named a duration of 0: such a frame can be lower than the keyboard.
  var isUnanimated = false

  /// Whether the app became active and no notification has arrived since.
  private var hasJustBecomeActive = false

  /// More are not kept: a `did` that is later than this is about nothing that can be seen.
  private static let mostAnnounced = 8

  /// Creates a machine that knows nothing of any keyboard.
  ///
  /// - Parameter screen: The bounds of the screen in points.
  package init(screen: CGRect) {
    state = .unknown(on: screen)
  }

  /// Takes the next notification.
  ///
  /// - Parameters:
  ///   - event: Which one it is.
  ///   - info: What it says.
  ///   - context: What surrounds it.
  /// - Returns: What the notification said: ``state``, or, when it says nothing that counts, an unknown state with the last
  ///   good frame, while ``state`` stands.
  @discardableResult
  package mutating func receive(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    decision = .applied
    let isOwnHide = event == .willHide && info.belongsToCurrentApp != false
    guard context.isActive || isOwnHide else { return postpone(event, info, in: context) }
    if !context.isActive {
      (postponedEvent, postponedInfo) = (nil, nil)
      if state.isDocked { hiddenWhileInactive = state }
    }
    defer { hasJustBecomeActive = false }
    if Self.isWill(event) { isUnanimated = info.duration == 0 }
    switch event {
    case .willHide:
      (intention, awaitsDidHide) = (.willHide, true)
      note(PlacementRules(event: event, info: info, context: context).frame)
      hide(with: info, in: context)
      return state
    case .willShow, .willChangeFrame:
      if event == .willShow { intention = .willShow }
      return apply(event, info, in: context)
    case .didShow, .didChangeFrame:
      return confirm(event, info, in: context)
    case .didHide:
      defer { awaitsDidHide = false }
      return confirmHide(info, in: context)
    }
  }

  /// Takes note that the app became active again: applies what arrived meanwhile, and forgets a keyboard that left in the
  /// background.
  ///
  /// In the background a keyboard may leave without any notification. It is taken to be gone only if nothing in the app is
  /// first responder any more. If an input still is, the last frame stands, and comes back after
  /// a hide that arrived meanwhile, since the keyboard may cover that input: it can come back without a notification.
  ///
  /// - Parameter context: What surrounds the activation.
  /// - Returns: Whether ``state`` changed.
  @discardableResult
  package mutating func activate(in context: Context) -> Bool {
    let before = state
    hasJustBecomeActive = true
    if let event = postponedEvent, let info = postponedInfo {
      (postponedEvent, postponedInfo) = (nil, nil)
      receive(event, info, in: context)
      hasJustBecomeActive = true
    } else if let hiddenWhileInactive, context.isInputFirstResponder, !state.isVisible {
      // A keyboard that left with its app may be back without a notification, over an input that still has the focus.
      state = hiddenWhileInactive
      decision = .corrected
    }
    hiddenWhileInactive = nil
    if context.firstResponder == .none, context.residentBar == nil, state.isVisible {
      hide(in: context)
      decision = .gone
    }
    return state != before
  }
}

// MARK: - A will decides

extension KeyboardStateMachine {
  /// Keeps the last usable `will` of this app: while the app is inactive, nothing moves.
  ///
  /// On iOS 27 an inactive app gets the frames of the keyboard of the app in front (Apollo-Reborn/Apollo-Reborn issues 619 and
  /// 821).
  private mutating func postpone(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    decision = .inactive
    let rules = PlacementRules(event: event, info: info, context: context)
    let isUsable = rules.placement != .unknown
    if Self.isWill(event), event != .willHide, info.belongsToCurrentApp != false, isUsable {
      (postponedEvent, postponedInfo) = (event, info)
    }
    return said(.unknown)
  }

  private mutating func apply(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    let rules = PlacementRules(event: event, info: info, context: context)
    var next = KeyboardState(placement: rules.placement, frame: rules.frame, screen: context.screen)
    switch next.placement {
    case .unknown:
      // An empty frame while a resident bar is on the screen means the bar: iOS 26 posts one while the keyboard goes down,
      // iOS 27 when the app comes back.
      if rules.isEmpty, let bar = bar(in: context) {
        state = bar
        decision = .replacedByBar
        return state
      }
      decision = .unusable
      return said(.unknown)
    case .hidden:
      note(next.frame)
      hide(in: context)
      return state
    case .otherApp:
      return take(otherApp: next)
    default:
      if isOfPreviousApp(event, context) {
        next.placement = .otherApp
        return take(otherApp: next)
      }
      note(next.frame)
      state = next
      return state
    }
  }

  /// Another app's keyboard is only worth knowing while this app has none: it changes nothing else.
  private mutating func take(otherApp next: KeyboardState) -> KeyboardState {
    decision = .otherApp
    if !state.isVisible { state = next }
    return next
  }

  /// A hide leaves nothing, except for a resident bar.
  ///
  /// MessageKit issue 977 and RxKeyboard issue 116: `willHide` comes with the frame of the bar that stays.
  private mutating func hide(with info: KeyboardInfo, in context: Context) {
    guard let bar = bar(in: context) else { return hide(in: context) }
    let rules = PlacementRules(event: .willChangeFrame, info: info, context: context)
    switch rules.placement {
    case .accessoryOnly, .shortcutBar, .docked:
      state = KeyboardState(placement: .accessoryOnly, frame: rules.frame, screen: context.screen)
    case .unknown where rules.isEmpty:
      state = bar
      decision = .replacedByBar
    default: hide(in: context)
    }
  }

  private mutating func hide(in context: Context) {
    state = .hidden(on: context.screen.isUsable ? context.screen : state.screen)
  }

  /// The state in which only the resident bar is on the screen.
  func bar(in context: Context) -> KeyboardState? {
    guard let bar = context.residentBar, bar.isUsable, !bar.isEmpty, context.screen.isUsable else { return nil }
    return KeyboardState(placement: .accessoryOnly, frame: bar, screen: context.screen)
  }

  /// Takes note of a frame that a `will` announced: every earlier disagreement is about something else.
  private mutating func note(_ frame: CGRect) {
    disagreements = [:]
    announced.append(frame)
    if announced.count > Self.mostAnnounced { announced.removeFirst() }
  }

  private func said(_ placement: KeyboardState.Placement) -> KeyboardState {
    KeyboardState(placement: placement, frame: state.frame, screen: state.screen)
  }

  private static func isWill(_ event: KeyboardEvent) -> Bool {
    event == .willShow || event == .willHide || event == .willChangeFrame
  }

  /// Whether a lone frame change is about the keyboard of the app that the user comes back from.
  ///
  /// Such a one may claim to be this app's (openradar 48608694). Only the first notification after the app became active can
  /// be one, while nothing in the app would bring a keyboard and none is there. A `willShow` is believed.
  private func isOfPreviousApp(_ event: KeyboardEvent, _ context: Context) -> Bool {
    event == .willChangeFrame && hasJustBecomeActive && context.firstResponder == .none && !state.isVisible
  }
}

// MARK: - A did confirms

extension KeyboardStateMachine {
  private mutating func confirm(_ event: KeyboardEvent, _ info: KeyboardInfo, in context: Context) -> KeyboardState {
    let rules = PlacementRules(event: event, info: info, context: context)
    let next = KeyboardState(placement: rules.placement, frame: rules.frame, screen: context.screen)
    switch next.placement {
    case .unknown:
      decision = .unusable
      return said(.unknown)
    case .otherApp:
      return take(otherApp: next)
    case .hidden:
      return event == .didShow && intention == .willHide ? ignore() : confirmHide(info, in: context)
    default:
      // In a rotation a late `did` describes the keyboard that a `willHide` has just taken away (log in OmniGroup's
      // OUIDocumentRenameViewController). But a keyboard that undocks or floats may say nothing else.
      if intention == .willHide, event == .didShow || next.isDocked { return ignore() }
      if isSame(next.frame, announced.last ?? state.frame) || !state.isKnown || isOffBottom(next, context) {
        // The frame is the same, but by now the first responder may be known.
        state = next
        return state
      }
      if announced.dropLast().contains(where: { isSame($0, next.frame) }) { return ignore() }
      compare(.didNotification, with: next, in: context)
      return state
    }
  }

  private mutating func confirmHide(_ info: KeyboardInfo, in context: Context) -> KeyboardState {
    // A show has come between the hide and its `did`, which is no news any more.
    if awaitsDidHide, intention == .willShow { return ignore() }
    if intention == .willHide || !state.isVisible {
      if state.placement == .hidden || !state.isKnown || state.placement == .otherApp { hide(in: context) }
      if intention == .willHide, state.placement == .undocked || state.placement == .floating { hide(in: context) }
      return state
    }
    // A hide may post one notification only (kirillzyusko/react-native-keyboard-controller, modals on iOS 15).
    if context.isInputFirstResponder {
      compare(.didNotification, with: .hidden(on: context.screen), in: context)
    } else if bar(in: context) == nil {
      hide(in: context)
    }
    return state
  }

  /// Leaves everything as it is: the notification is about an earlier transition.
  private mutating func ignore() -> KeyboardState {
    decision = .late
    return state
  }

  /// Whether a keyboard is off an iPad's bottom edge, or comes back to it from there: moving it posts `did` notifications
  /// alone (square/Listable).
  private func isOffBottom(_ next: KeyboardState, _ context: Context) -> Bool {
    guard context.isPad else { return false }
    return [next, state].contains { $0.placement == .undocked || $0.placement == .floating }
  }

  private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < Self.tolerance && abs(one.minY - other.minY) < Self.tolerance
      && abs(one.width - other.width) < Self.tolerance && abs(one.height - other.height) < Self.tolerance
  }

  static var tolerance: CGFloat { 1 }
}

package import ClavierCore
package import Foundation

/// The keyboard notifications that a system version posts.
public struct SystemBehavior: Hashable, Sendable {
  /// The effect of a hardware keyboard.
  package enum HardwareKeyboard: String, Hashable, Sendable, CaseIterable {
    /// Only an accessory view remains. If there is none, no notification is posted when an input becomes first
    /// responder. This is the behavior through iOS 8.
    case silent
    /// An iPad keeps its shortcut bar, and an iPhone keeps only an accessory view. Both devices post `willShow`. This
    /// is the behavior of iOS 9 to 18.
    case bar
    /// An iPad keeps its shortcut bar, and an iPhone keeps a minimized bar. This is the behavior on iOS 26 and later.
    case minimizedBar
  }

  /// The notifications that are posted when a bar without keys appears at the bottom edge of the screen.
  package enum BarArrival: String, Hashable, Sendable, CaseIterable {
    /// `willShow` with the bar's frame.
    case announced
    /// `willShow` with an empty start frame at the center of the screen, as on iOS 26.
    case announcedFromEmptyFrame
    /// No notification.
    ///
    /// On iOS 27, the bar appears silently only until the keyboard has appeared and hidden for the first time.
    ///
    /// Whether iOS 27 posts a notification when such a bar disappears is not known. The simulated system posts no such
    /// notification, because a missing notification is harder for an app to handle.
    case silent
  }

  /// The occasions on which an empty frame is posted although a bar is visible.
  package enum EmptyFrame: String, Hashable, Sendable, CaseIterable {
    /// While the keyboard hides and the bar remains, as on iOS 26.
    case duringHide
    /// When the app becomes active, as on iOS 27.
    case onActivation
  }

  /// The frames and times of the `did` notifications.
  package enum DidFrames: String, Hashable, Sendable, CaseIterable {
    /// The frame of the `will` notification, before the next movement begins.
    case same
    /// A frame that is 34 points lower than the keyboard, as can happen on iOS 27. The distance is an assumption,
    /// because no published report contains it.
    case different
    /// The frame of the `will` notification.
    ///
    /// The `did` notification may be posted after the next movement has begun, as on iOS 27.
    case late
  }

  /// What happens to the keyboard of an app in the background.
  package enum Background: String, Hashable, Sendable, CaseIterable {
    /// The keyboard remains visible.
    case keeps
    /// The keyboard hides without a notification, and the input stays first responder.
    case hidesSilently
    /// The keyboard hides, and reappears without a notification when the app becomes active.
    case returnsSilently
  }

  /// The major version of the system, which determines the keyboard heights.
  public var version: Int
  /// The curve in the notifications: raw value 7 on iOS 7 and later, and raw value 0 on earlier systems.
  package var curve: KeyboardAnimation.Curve = .keyboard
  /// The duration of the animation when the keyboard appears or disappears, in seconds.
  package var duration: TimeInterval = 0.25
  /// The duration of the animation when the keyboard appears or disappears with Prefer Cross-Fade Transitions, in
  /// seconds.
  ///
  /// Only the duration of iOS 26 is known (react-native-keyboard-controller issue 1242).
  package var crossFadeDuration: TimeInterval = 0.25
  /// Whether the keyboard has a predictive bar, as it does on iOS 8 and later.
  package var hasPredictiveBar = true
  /// Whether frames are always in the coordinates of the portrait screen, which was true before iOS 8.
  package var hasFixedPortraitFrames = false
  /// Whether notifications report that the keyboard belongs to the app, as they do on iOS 9 and later.
  package var includesOwner = true
  /// Whether notifications report that the user dragged the keyboard, as they did before iOS 8.
  package var includesUserInteraction = false
  /// Whether the object of the notifications is the screen, as it is on iOS 16.1 and later.
  package var passesScreen = true
  /// Whether a focus change that does not change the frame posts notifications, as it does through iOS 10 (openradar
  /// 34432484).
  package var repeatsForEqualFrames = false
  /// Whether the notifications of a rotation are the same as in OmniGroup's iOS 5 log.
  ///
  /// In that log, the `did` notifications contain no duration and no curve, and some of the frames are from before the
  /// rotation.
  package var hasStaleRotations = false
  /// The effect of a hardware keyboard.
  package var hardwareKeyboard = HardwareKeyboard.bar

  /// The notifications that are posted when a bar without keys appears at the bottom edge of the screen.
  package var barArrival = BarArrival.announced
  /// Whether a docked keyboard that changes its height posts `willShow` and `didShow`.
  ///
  /// According to Apple's page about `UITextFieldDelegate`, such a keyboard posts only frame changes.
  package var showsChangedHeights = true
  /// Whether the notifications after `reloadInputViews()` have the usual duration.
  package var animatesReload = false
  /// Whether `willHide` is posted instead of `willShow` when a bar remains (MessageKit issue 977).
  package var hidesToBar = false
  /// The occasions on which an empty frame is posted although a bar is visible.
  package var emptyFrames: Set<EmptyFrame> = []
  /// Whether an inactive app receives the frame of another app's keyboard, and an empty frame when it becomes active.
  package var announcesOtherApp = false
  /// Whether a hiding keyboard first posts its final frame with a duration of 0, and then `willHide`, as one app logged
  /// on iOS 26.
  ///
  /// None of the systems in ``all`` behaves this way, because in other logs, hiding the keyboard is animated. Betas of
  /// iOS 26 hid the keyboard without an animation, but that was fixed (kirillzyusko/react-native-keyboard-controller
  /// pull request 1044).
  package var hidesFrameFirst = false
  /// The frames and times of the `did` notifications.
  package var didFrames = DidFrames.same
  /// Whether a `willChangeFrame` is posted while observers handle a different `willChangeFrame`.
  package var nestsFrameChanges = false
  /// The heights that are announced before the final height when the keyboard appears, in points.
  ///
  /// Third-party keyboards announce several heights.
  package var earlierHeights: [CGFloat] = []
  /// Whether the keyboard layout guide includes an accessory view.
  package var guideIncludesAccessory = true
  /// The distance by which the frame of an unanimated notification is too low, in points.
  package var unanimatedError: CGFloat = 0
  /// What happens to the keyboard of an app in the background.
  package var background = Background.keeps
  /// Whether an iPad shows every other number pad as a popover, as on iPadOS 26.
  package var hasNumberPadPopover = false
  /// The delay between a focus change and the notifications, in seconds; nil for notifications in the same turn of the
  /// run loop.
  package var focusDelay: TimeInterval?
  /// An additional delay before a hidden keyboard appears, in seconds.
  package var showDelay: TimeInterval = 0

  /// The animation when the keyboard appears or disappears.
  var animation: KeyboardAnimation { KeyboardAnimation(duration: duration, curve: curve, spring: spring) }

  /// The spring that moves the keyboard.
  package var spring: SpringMotion {
    duration == KeyboardAnimation.durationSince26 ? .keyboardSince26 : .keyboard(systemVersion: version)
  }

  /// Creates a behavior that has the given version number, and is otherwise the same as the behavior of iOS 18.
  package init(version: Int) {
    self.version = version
  }

  /// The default behavior, which is the behavior of iOS 16.1 to 18.
  public static let standard = iOS18

  /// The behavior of iOS 5, from the log in OmniGroup's OUIDocumentRenameViewController.m.
  public static let iOS5 = {
    var behavior = SystemBehavior.iOS8
    behavior.version = 5
    behavior.curve = .easeInOut
    behavior.hasPredictiveBar = false
    behavior.hasFixedPortraitFrames = true
    behavior.includesUserInteraction = true
    behavior.hasStaleRotations = true
    return behavior
  }()

  /// The behavior of iOS 8.
  public static let iOS8 = {
    var behavior = SystemBehavior.iOS10
    behavior.version = 8
    behavior.includesOwner = false
    behavior.hardwareKeyboard = .silent
    return behavior
  }()

  /// The behavior of iOS 9 and 10.
  public static let iOS10 = {
    var behavior = SystemBehavior.iOS13
    behavior.version = 10
    behavior.repeatsForEqualFrames = true
    return behavior
  }()

  /// The behavior of iOS 11 and 12.
  public static let iOS12 = {
    var behavior = SystemBehavior.iOS13
    behavior.version = 12
    return behavior
  }()

  /// The behavior of iOS 13 to 16.0.
  public static let iOS13 = {
    var behavior = SystemBehavior(version: 13)
    behavior.passesScreen = false
    return behavior
  }()

  /// The behavior of iOS 16.1 to 18.
  public static let iOS18 = SystemBehavior(version: 18)

  /// The behavior of iOS 15, which is the same as the behavior of iOS 13.
  public static let iOS15 = {
    var behavior = SystemBehavior.iOS13
    behavior.version = 15
    return behavior
  }()

  /// The behavior of iOS 16.1 and later versions of iOS 16.
  public static let iOS16 = SystemBehavior(version: 16)

  /// The behavior of iOS 17.
  public static let iOS17 = SystemBehavior(version: 17)

  /// The behavior of iOS 26.
  ///
  /// The sources are logs from simulators and devices (the duration), `ApolloMessagesKeyboardInset.xm` in Apollo-Reborn
  /// (the notifications for a bar), and flutter/flutter issue 178096 (the popover).
  public static let iOS26 = {
    var behavior = SystemBehavior(version: 26)
    behavior.hardwareKeyboard = .minimizedBar
    behavior.duration = KeyboardAnimation.durationSince26
    behavior.crossFadeDuration = KeyboardAnimation.durationSince26
    behavior.barArrival = .announcedFromEmptyFrame
    behavior.emptyFrames = [.duringHide]
    behavior.hasNumberPadPopover = true
    return behavior
  }()

  /// The behavior of iOS 27.
  ///
  /// The sources are Apollo-Reborn/Apollo-Reborn issue 821 (the notifications when the user switches apps) and
  /// manaflow-ai/cmux pull request 10006 (the late `did` notifications).
  public static let iOS27 = {
    var behavior = SystemBehavior.iOS26
    behavior.version = 27
    behavior.barArrival = .silent
    behavior.emptyFrames = [.onActivation]
    behavior.announcesOtherApp = true
    behavior.didFrames = .late
    return behavior
  }()

  /// Every system that can be simulated, from the oldest to the newest.
  public static let all = [iOS5, iOS8, iOS10, iOS12, iOS13, iOS15, iOS16, iOS17, iOS18, iOS26, iOS27]

  /// Returns the system whose major version is `name`, such as "18", "iOS 27", or "iPadOS 26"; nil if that system
  /// cannot be simulated.
  public static func named(_ name: String) -> SystemBehavior? {
    // Otherwise, "iPhone 16" would be iOS 16.
    let system = name.prefix { !$0.isNumber }.filter { !$0.isWhitespace }.lowercased()
    guard ["", "ios", "ipados"].contains(system) else { return nil }
    let number = name.drop { !$0.isNumber }
    return all.first { String($0.version) == number }
  }
}

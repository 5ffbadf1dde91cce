public import ClavierCore
public import Foundation

/// What differs between systems in how the keyboard makes itself known.
public struct SystemBehavior: Hashable, Sendable {
  /// What a hardware keyboard leaves on the screen of an iPhone or iPad, and what is posted.
  public enum HardwareKeyboard: String, Hashable, Sendable, CaseIterable {
    /// Nothing but an accessory view, and nothing is posted without one: up to iOS 8.
    case silent
    /// An iPad's shortcut bar, nothing on an iPhone; `willShow` is posted either way: since iOS 9.
    case bar
    /// An iPad's shortcut bar, a minimised bar on an iPhone: iOS 26.
    case minimisedBar
  }

  /// What is posted when a bar docks that nobody types into.
  public enum BarArrival: String, Hashable, Sendable, CaseIterable {
    /// `willShow` with the bar's frame.
    case announced
    /// The same, with a start frame without size at the center of the screen: iOS 26.
    case announcedFromEmptyFrame
    /// Nothing, until the keyboard first opens and closes: iOS 27.
    case silent
  }

  /// When a frame without size is posted although a bar is on the screen.
  public enum EmptyFrame: String, Hashable, Sendable, CaseIterable {
    /// While the keyboard goes down to the bar: iOS 26.
    case duringHide
    /// When the app becomes active: iOS 27.
    case onActivation
  }

  /// What the `did` notifications say.
  public enum DidFrames: String, Hashable, Sendable, CaseIterable {
    /// The frame of their `will`, before the next movement begins.
    case same
    /// A frame that is 34 points lower than the keyboard: possible on iOS 27, where no figure is published.
    case different
    /// The frame of their `will`, and the next movement may begin before them: iOS 27.
    case late
  }

  /// What happens to the keyboard while the app is in the background.
  public enum Background: String, Hashable, Sendable, CaseIterable {
    /// It stays.
    case keeps
    /// It goes without a notification, and the input keeps the focus.
    case hidesSilently
    /// It goes, and comes back without a notification when the app becomes active.
    case returnsSilently
  }

  /// The major version, by which the heights are chosen where they differ.
  public var version: Int
  /// The curve that notifications name: 7 since iOS 7, 0 before.
  public var curve: KeyboardAnimation.Curve = .keyboard
  /// The duration of an ordinary show or hide, in seconds.
  public var duration: TimeInterval = 0.25
  /// The duration that a show or hide names with Prefer Cross-Fade Transitions, in seconds; only iOS 26's is on record
  /// (react-native-keyboard-controller issue 1242).
  public var crossFadeDuration: TimeInterval = 0.25
  /// Whether there is a bar with suggestions: since iOS 8.
  public var hasPredictiveBar = true
  /// Whether frames are in the space of the portrait screen however the device is held: before iOS 8.
  public var hasFixedPortraitFrames = false
  /// Whether notifications say whose keyboard it is: since iOS 9.
  public var saysOwner = true
  /// Whether notifications say that the user dragged the keyboard: up to iOS 8.
  public var saysUserInteraction = false
  /// Whether the notifications' object is the screen: since iOS 16.1.
  public var passesScreen = true
  /// Whether a focus move that leaves the frame as it is posts anything: up to iOS 10 (openradar 34432484).
  public var repeatsForEqualFrames = false
  /// Whether the notifications of a rotation have the oddities of OmniGroup's iOS 5 log: the `did` ones say neither
  /// duration nor curve, and some frames are those before the turn.
  public var hasStaleRotations = false
  /// What a hardware keyboard does.
  public var hardwareKeyboard = HardwareKeyboard.bar

  /// What is posted when a bar docks that nobody types into.
  public var barArrival = BarArrival.announced
  /// Whether `willHide` is posted with the frame of a bar that stays, in place of `willShow` (MessageKit issue 977).
  public var hidesToBar = false
  /// When frames without size are posted although a bar is on the screen.
  public var emptyFrames: Set<EmptyFrame> = []
  /// Whether an inactive app gets the frame of another app's keyboard, and an empty one of its own when it becomes active.
  public var announcesOtherApp = false
  /// Whether a hide posts its final frame with a duration of 0 first, and `willHide` after it: seen on iOS 26.
  public var hidesFrameFirst = false
  /// What the `did` notifications say.
  public var didFrames = DidFrames.same
  /// Whether a frame change is posted while another is being handled.
  public var nestsFrameChanges = false
  /// The heights that a show announces before its last one, in points: those of a keyboard by another maker, for instance.
  public var earlierHeights: [CGFloat] = []
  /// Whether the keyboard layout guide counts an accessory view as part of the keyboard.
  public var guideIncludesAccessory = true
  /// How much lower than the keyboard a frame without animation is, in points.
  public var unanimatedError: CGFloat = 0
  /// What happens to the keyboard while the app is in the background.
  public var background = Background.keeps
  /// Whether an iPad shows a number pad as a popover, every other time: iPadOS 26.
  public var hasNumberPadPopover = false
  /// How many seconds after the focus the keyboard posts; `nil` for the same turn of the run loop.
  public var focusDelay: TimeInterval?
  /// How many seconds after the focus a hidden keyboard shows itself, in addition.
  public var showDelay: TimeInterval = 0

  /// The spring that moves the keyboard: the duration names it as well.
  package var spring: SpringMotion {
    duration == KeyboardAnimation.durationSince26 ? .keyboardSince26 : .keyboard(systemVersion: version)
  }

  /// Creates the behavior of a system that is like iOS 18 in everything, to be changed where it is not.
  public init(version: Int) {
    self.version = version
  }

  /// What is simulated when nobody asks for another: iOS 16.1 to 18.
  public static let standard = iOS18

  /// iOS 5, as in the log in OmniGroup's OUIDocumentRenameViewController.m.
  public static let iOS5 = {
    var behavior = SystemBehavior.iOS8
    behavior.version = 5
    behavior.curve = .easeInOut
    behavior.hasPredictiveBar = false
    behavior.hasFixedPortraitFrames = true
    behavior.saysUserInteraction = true
    behavior.hasStaleRotations = true
    return behavior
  }()

  /// iOS 8.
  public static let iOS8 = {
    var behavior = SystemBehavior.iOS10
    behavior.version = 8
    behavior.saysOwner = false
    behavior.hardwareKeyboard = .silent
    return behavior
  }()

  /// iOS 9 and 10.
  public static let iOS10 = {
    var behavior = SystemBehavior.iOS13
    behavior.version = 10
    behavior.repeatsForEqualFrames = true
    return behavior
  }()

  /// iOS 11 to 12.
  public static let iOS12 = {
    var behavior = SystemBehavior.iOS13
    behavior.version = 12
    return behavior
  }()

  /// iOS 13 to 16.0.
  public static let iOS13 = {
    var behavior = SystemBehavior(version: 13)
    behavior.passesScreen = false
    return behavior
  }()

  /// iOS 16.1 to 18.
  public static let iOS18 = SystemBehavior(version: 18)

  /// iOS 15: like iOS 13.
  public static let iOS15 = {
    var behavior = SystemBehavior.iOS13
    behavior.version = 15
    return behavior
  }()

  /// iOS 16, from 16.1 on.
  public static let iOS16 = SystemBehavior(version: 16)

  /// iOS 17.
  public static let iOS17 = SystemBehavior(version: 17)

  /// iOS 26.
  ///
  /// The duration comes from logs of simulators and devices, what a bar posts from `ApolloMessagesKeyboardInset.xm`
  /// (Apollo-Reborn), and the popover from flutter/flutter issue 178096.
  public static let iOS26 = {
    var behavior = SystemBehavior(version: 26)
    behavior.hardwareKeyboard = .minimisedBar
    behavior.duration = KeyboardAnimation.durationSince26
    behavior.crossFadeDuration = KeyboardAnimation.durationSince26
    behavior.barArrival = .announcedFromEmptyFrame
    behavior.emptyFrames = [.duringHide]
    behavior.hidesFrameFirst = true
    behavior.hasNumberPadPopover = true
    return behavior
  }()

  /// iOS 27.
  ///
  /// What an app switch posts comes from Apollo-Reborn/Apollo-Reborn issue 821, the late `did` notifications from
  /// manaflow-ai/cmux pull request 10006.
  public static let iOS27 = {
    var behavior = SystemBehavior.iOS26
    behavior.version = 27
    behavior.barArrival = .silent
    behavior.emptyFrames = [.onActivation]
    behavior.hidesFrameFirst = false
    behavior.announcesOtherApp = true
    behavior.didFrames = .late
    return behavior
  }()

  /// Every system that can be simulated, the oldest first.
  public static let all = [iOS5, iOS8, iOS10, iOS12, iOS13, iOS15, iOS16, iOS17, iOS18, iOS26, iOS27]

  /// The system with a major version, such as "18" or "iOS 27"; `nil` for one that is not simulated.
  public static func named(_ name: String) -> SystemBehavior? {
    let number = name.drop { !$0.isNumber }
    return all.first { String($0.version) == number }
  }
}

extension Figure {
  /// This figure, or the variant that a system has where this one is not that system's.
  func on(version: Int) -> Figure {
    if Self.holds(systems, for: version) ?? true { return self }
    guard var variant = variants.first(where: { Self.holds($0.systems, for: version) == true }) else { return self }
    variant.isAssumed = isAssumed
    return variant
  }

  /// Whether "8-12", "13+", "26" or a list of them names a version; `nil` when the text is none of these.
  private static func holds(_ systems: String?, for version: Int) -> Bool? {
    guard let systems else { return nil }
    let parts = systems.split(separator: ",")
    if parts.count > 1 { return parts.contains { holds(String($0.drop { $0 == " " }), for: version) == true } }
    if systems.hasSuffix("+") { return Double(systems.dropLast()).map { Double(version) >= $0 } }
    let bounds = systems.split(separator: "-").map { Double($0) }
    guard let first = bounds.first, let lower = first, let last = bounds.last, let upper = last else { return nil }
    return lower...max(lower, upper) ~= Double(version) || Int(lower) == version
  }
}

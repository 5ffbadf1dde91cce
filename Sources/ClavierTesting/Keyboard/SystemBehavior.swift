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

  /// Creates the behaviour of a system that is like the newest in everything, to be changed where it is not.
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

  /// iOS 26.
  public static let iOS26 = {
    var behavior = SystemBehavior(version: 26)
    behavior.hardwareKeyboard = .minimisedBar
    behavior.crossFadeDuration = 0.383
    return behavior
  }()
}

extension Figure {
  /// This figure, or the variant that a system has where this one is not that system's.
  func on(version: Int) -> Figure {
    if Self.holds(systems, for: version) ?? true { return self }
    guard var variant = variants.first(where: { Self.holds($0.systems, for: version) == true }) else { return self }
    variant.isAssumed = isAssumed
    return variant
  }

  /// Whether "8-12", "13+" or "26" names a version; `nil` when the text is none of these.
  private static func holds(_ systems: String?, for version: Int) -> Bool? {
    guard let systems else { return nil }
    if systems.hasSuffix("+") { return Double(systems.dropLast()).map { Double(version) >= $0 } }
    let bounds = systems.split(separator: "-").map { Double($0) }
    guard let first = bounds.first, let lower = first, let last = bounds.last, let upper = last else { return nil }
    return lower...max(lower, upper) ~= Double(version) || Int(lower) == version
  }
}

/// Which phone the lab shows, how it is held, and what the user of the phone has chosen.
///
/// In JSON an object; a field that is missing has its default value.
public struct LabSettings: Codable, Hashable, Sendable {
  /// How the phone is held.
  public enum Orientation: String, CaseIterable, Codable, Hashable, Sendable { case portrait, landscape }

  /// Which keyboard comes up: the one that the input asks for, or always the same.
  public enum Keyboard: String, CaseIterable, Codable, Hashable, Sendable { case automatic, text, numberPad, emoji }

  /// Where the user wants the keyboard, as far as the device can.
  public enum Placement: String, CaseIterable, Codable, Hashable, Sendable { case docked, floating, undocked, split }

  /// The text size that the user prefers; the names are those of `UIContentSizeCategory`'s members.
  public enum TextSize: String, CaseIterable, Codable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  /// The device's identifier or any of its names.
  public var device: String
  public var orientation: Orientation
  /// The identifier of a screen of the gallery.
  public var screen: String
  public var keyboard: Keyboard
  /// Whether the bar with suggestions is switched on.
  public var predictiveBar: Bool
  /// Whether a hardware keyboard is attached.
  public var hardwareKeyboard: Bool
  public var placement: Placement
  /// Whether the app's language is read from right to left.
  public var rightToLeft: Bool
  public var textSize: TextSize
  public var reduceMotion: Bool
  /// Whether the keyboard fades in place of sliding; counts only with reduced motion.
  public var crossFade: Bool

  public init(
    device: String = "iPhone 16", orientation: Orientation = .portrait, screen: String = "closures",
    keyboard: Keyboard = .automatic, predictiveBar: Bool = true, hardwareKeyboard: Bool = false,
    placement: Placement = .docked, rightToLeft: Bool = false, textSize: TextSize = .large, reduceMotion: Bool = false,
    crossFade: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.screen = screen
    self.keyboard = keyboard
    self.predictiveBar = predictiveBar
    self.hardwareKeyboard = hardwareKeyboard
    self.placement = placement
    self.rightToLeft = rightToLeft
    self.textSize = textSize
    self.reduceMotion = reduceMotion
    self.crossFade = crossFade
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    device = try fields.decodeIfPresent(String.self, forKey: .device) ?? device
    orientation = try fields.decodeNameIfPresent(forKey: .orientation) ?? orientation
    screen = try fields.decodeIfPresent(String.self, forKey: .screen) ?? screen
    keyboard = try fields.decodeNameIfPresent(forKey: .keyboard) ?? keyboard
    predictiveBar = try fields.decodeIfPresent(Bool.self, forKey: .predictiveBar) ?? predictiveBar
    hardwareKeyboard = try fields.decodeIfPresent(Bool.self, forKey: .hardwareKeyboard) ?? hardwareKeyboard
    placement = try fields.decodeNameIfPresent(forKey: .placement) ?? placement
    rightToLeft = try fields.decodeIfPresent(Bool.self, forKey: .rightToLeft) ?? rightToLeft
    textSize = try fields.decodeNameIfPresent(forKey: .textSize) ?? textSize
    reduceMotion = try fields.decodeIfPresent(Bool.self, forKey: .reduceMotion) ?? reduceMotion
    crossFade = try fields.decodeIfPresent(Bool.self, forKey: .crossFade) ?? crossFade
  }
}

/// Which phone the lab shows, how it is held, and what the user of the phone has chosen.
///
/// In JSON an object; a field that is missing has its default value.
package struct LabSettings: Codable, Hashable, Sendable {
  /// How the phone is held.
  package enum Orientation: String, CaseIterable, Codable, Hashable, Sendable { case portrait, landscape }

  /// Which keyboard comes up: the one that the input asks for, or always the same.
  package enum Keyboard: String, CaseIterable, Codable, Hashable, Sendable { case automatic, text, numberPad, emoji }

  /// Where the user wants the keyboard, as far as the device can.
  package enum Placement: String, CaseIterable, Codable, Hashable, Sendable { case docked, floating, undocked, split }

  /// The text size that the user prefers; the names are those of `UIContentSizeCategory`'s members.
  package enum TextSize: String, CaseIterable, Codable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  /// The device's identifier or any of its names.
  package var device = "iPhone 16"
  package var orientation = Orientation.portrait
  /// The identifier of a screen of the gallery.
  package var screen = "closures"
  package var keyboard = Keyboard.automatic
  /// Whether the bar with suggestions is switched on.
  package var predictiveBar = true
  /// Whether a hardware keyboard is attached.
  package var hardwareKeyboard = false
  package var placement = Placement.docked
  /// Whether the app's language is read from right to left.
  package var rightToLeft = false
  package var textSize = TextSize.large
  package var reduceMotion = false
  /// Whether the keyboard fades in place of sliding; counts only with reduced motion.
  package var crossFade = false
}

extension LabSettings {
  package init(from decoder: any Decoder) throws {
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

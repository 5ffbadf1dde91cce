/// The device, the screen, the orientation, and the user's settings of the phone.
///
/// In JSON, the settings are an object. A missing field has its default value.
package struct LabSettings: Codable, Hashable, Sendable {
  /// The orientation of the device.
  package enum Orientation: String, CaseIterable, Codable, Hashable, Sendable { case portrait, landscape }

  /// The keyboard to show: the keyboard that the input requests, or always the same keyboard.
  package enum Keyboard: String, CaseIterable, Codable, Hashable, Sendable { case automatic, text, numberPad, emoji }

  /// The placement of the keyboard, if the device supports it.
  package enum Placement: String, CaseIterable, Codable, Hashable, Sendable { case docked, floating, undocked, split }

  /// The preferred text size, with the names of `UIContentSizeCategory`.
  package enum TextSize: String, CaseIterable, Codable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  /// The device's identifier or any of its names.
  package var device = "iPhone 16"
  package var orientation = Orientation.portrait
  /// The identifier of a screen.
  package var screen = "closures"
  package var keyboard = Keyboard.automatic
  /// Whether the predictive bar is turned on.
  package var predictiveBar = true
  /// Whether a hardware keyboard is attached.
  package var hardwareKeyboard = false
  package var placement = Placement.docked
  /// Whether the app's language is written from right to left.
  package var rightToLeft = false
  package var textSize = TextSize.large
  package var reduceMotion = false
  /// Whether the keyboard fades instead of sliding.
  ///
  /// The setting requires ``reduceMotion``.
  package var crossFade = false
  /// The system version of the device.
  package var system = LabSystem.iOS26
  /// Whether the phone uses dark mode.
  package var darkMode = false
  /// Whether the screen handles the keyboard.
  ///
  /// Otherwise, no notification reaches the screen.
  package var handlesKeyboard = true
  /// Whether the keyboard inspector is presented over the screen.
  package var inspector = false
}

extension LabSettings {
  /// The maximum number of characters in the name of a device or a screen.
  ///
  /// The time for finding similar names is proportional to the length of a name.
  static let longestName = 200

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    device = try fields.decodeTextIfPresent(limit: Self.longestName, in: .characters, forKey: .device) ?? device
    orientation = try fields.decodeNameIfPresent(forKey: .orientation) ?? orientation
    screen = try fields.decodeTextIfPresent(limit: Self.longestName, in: .characters, forKey: .screen) ?? screen
    keyboard = try fields.decodeNameIfPresent(forKey: .keyboard) ?? keyboard
    predictiveBar = try fields.decodeIfPresent(Bool.self, forKey: .predictiveBar) ?? predictiveBar
    hardwareKeyboard = try fields.decodeIfPresent(Bool.self, forKey: .hardwareKeyboard) ?? hardwareKeyboard
    placement = try fields.decodeNameIfPresent(forKey: .placement) ?? placement
    rightToLeft = try fields.decodeIfPresent(Bool.self, forKey: .rightToLeft) ?? rightToLeft
    textSize = try fields.decodeNameIfPresent(forKey: .textSize) ?? textSize
    reduceMotion = try fields.decodeIfPresent(Bool.self, forKey: .reduceMotion) ?? reduceMotion
    crossFade = try fields.decodeIfPresent(Bool.self, forKey: .crossFade) ?? crossFade
    system = try fields.decodeNameIfPresent(forKey: .system) ?? system
    darkMode = try fields.decodeIfPresent(Bool.self, forKey: .darkMode) ?? darkMode
    handlesKeyboard = try fields.decodeIfPresent(Bool.self, forKey: .handlesKeyboard) ?? handlesKeyboard
    inspector = try fields.decodeIfPresent(Bool.self, forKey: .inspector) ?? inspector
  }
}

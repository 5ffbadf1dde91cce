import Foundation

extension Device {
  init(
    id: String, idiom: Idiom, names: [String], size: CGSize, scale: CGFloat, home: Home,
    sizeConfidence: KeyboardMeasurement.Confidence, sizeSources: [MeasurementSource], safeAreas: SafeAreas,
    heights: [KeyboardVariant: KeyboardMeasurement], hardwareKeyboardBar: KeyboardMeasurement? = nil,
    floatingKeyboard: KeyboardMeasurement? = nil,
    canSplit: Bool = false
  ) {
    self.init(
      id: id, idiom: idiom, names: names, size: size, scale: scale, home: home, safeAreas: safeAreas,
      sizeConfidence: sizeConfidence, sizeSources: sizeSources.map(\.rawValue))
    self.heights = heights
    self.hardwareKeyboardBar = hardwareKeyboardBar
    self.floatingKeyboard = floatingKeyboard
    self.canSplit = canSplit
  }
}

extension Device.SafeAreas {
  init(
    portrait: Device.Insets, landscape: Device.Insets, confidence: KeyboardMeasurement.Confidence,
    sources: [MeasurementSource]
  ) {
    self.init(portrait: portrait, landscape: landscape, confidence: confidence, sources: sources.map(\.rawValue))
  }
}

extension KeyboardMeasurement? {
  /// The shortcut bar of an iPad with a hardware keyboard.
  static let padShortcutBar: KeyboardMeasurement? = KeyboardMeasurement(
    55, .measured, [.ionic273, .stackOverflow32319697], systems: "9+",
    note: "the frame keeps the keyboard's height; it is not known whether the home indicator's 20 points are added")

  /// The floating keyboard of an iPad.
  static let padFloating: KeyboardMeasurement? = KeyboardMeasurement(
    254, .library, [.cantoboard], systems: "13+",
    note: "the keys and a bar of 38 points; the keyboard is 320 points wide; no notification has been published")
}

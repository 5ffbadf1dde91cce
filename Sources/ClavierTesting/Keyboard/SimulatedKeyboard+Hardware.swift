import ClavierCore
import Foundation

extension SimulatedKeyboard {
  /// Attaches a hardware keyboard and hides the on-screen keys.
  ///
  /// On iOS 9 and later, an iPad keeps its shortcut bar. The frame keeps the keyboard's full height, but most of the
  /// frame is below the screen (Stack Overflow 32319697). An iPhone keeps an accessory view and, on iOS 26 and later, a
  /// small bar without keys. Before iOS 9, iPads and iPhones keep only an accessory view. A keyboard that already
  /// floats or is undocked stays, because no source reports what devices do.
  public func attachHardwareKeyboard() {
    isHardwareKeyboardAttached = true
    guard input != nil, placement != .floating, placement != .undocked else { return }
    // If no keyboard is visible, nothing changes until the next input is focused.
    if isVisible { present(duration: assumedBehavior.duration) }
  }

  /// Detaches the hardware keyboard, and shows the on-screen keys if an input is focused.
  ///
  /// The simulated keyboard posts an ordinary `willShow`, because no source reports which notifications devices post.
  public func detachHardwareKeyboard() {
    isHardwareKeyboardAttached = false
    if input != nil { present(duration: assumedBehavior.duration) }
  }

  /// Returns the part of the keyboard that remains for an input; nil if nothing remains, and no notification is posted.
  func hardwareTarget(for input: KeyboardInput) -> (frame: CGRect, placement: KeyboardState.Placement)? {
    let accessory = input.accessoryHeight
    let full = keyboardHeight(for: input)
    let accessoryFrame = bottomFrame(height: accessory + device.safeArea(for: orientation).bottom)
    if input.inputViewHeight != nil { return (bottomFrame(height: full), .docked) }
    if !input.wantsKeys { return (accessoryFrame, .accessoryOnly) }
    switch (assumedBehavior.hardwareKeyboard, device.idiom) {
    case (.silent, _):
      // The keyboard is below the screen, except for its accessory view.
      return accessory > 0 ? (bottomFrame(height: full, visible: accessory), .accessoryOnly) : nil
    case (.bar, .pad), (.minimizedBar, .pad):
      guard let bar = device.hardwareKeyboardBar else { return nil }
      recordUse(of: bar, for: .shortcutBar)
      return (bottomFrame(height: full, visible: bar.value + accessory), .shortcutBar)
    case (.bar, .phone):
      if accessory == 0 { return (bottomFrame(height: 0), .hidden) }
      return (accessoryFrame, .accessoryOnly)
    case (.minimizedBar, .phone):
      let bar = minimizedBar
      recordUse(of: bar, for: .shortcutBar)
      return (bottomFrame(height: bar.value + accessory), .shortcutBar)
    }
  }

  /// The bar of an iPhone with a hardware keyboard on iOS 26.
  ///
  /// The height of 48 points is known for only one device, in portrait.
  private var minimizedBar: KeyboardMeasurement {
    if orientation == .portrait, let bar = device.hardwareKeyboardBar { return bar }
    let bottom = device.safeArea(for: orientation).bottom
    return KeyboardMeasurement(
      48 + bottom, confidence: .inferred, sources: [MeasurementSource.minimizedBar.rawValue], systems: "26",
      note: "assumed: the 48-point bar of an iPhone 17 Pro in portrait, plus a bottom safe area of \(Int(bottom))",
      isAssumed: true)
  }
}

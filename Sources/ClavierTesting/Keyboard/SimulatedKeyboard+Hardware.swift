import ClavierCore
import Foundation

extension SimulatedKeyboard {
  /// Attaches a hardware keyboard: the keys go, and what stays depends on device and system.
  ///
  /// An iPad keeps its shortcut bar, in a frame that has the keyboard's full height and lies mostly below the screen (Stack
  /// Overflow 32319697). An iPhone keeps an accessory view, or nothing.
  public func attachHardwareKeyboard() {
    isHardwareKeyboardAttached = true
    guard input != nil, placement != .floating, placement != .undocked else { return }
    // Nothing to announce where there was nothing before: the next focus will.
    if isVisible { present(duration: habits.duration) }
  }

  /// Detaches the hardware keyboard: the keys come back if an input has the focus.
  ///
  /// Nobody has published what is posted then; an ordinary `willShow` is.
  public func detachHardwareKeyboard() {
    isHardwareKeyboardAttached = false
    if input != nil { present(duration: habits.duration) }
  }

  /// What a hardware keyboard leaves for an input; `nil` when nothing, not even a notification.
  func hardwareTarget(for input: KeyboardInput) -> (frame: CGRect, placement: KeyboardState.Placement)? {
    let accessory = input.accessoryHeight
    let full = keyboardHeight(for: input)
    if !input.wantsKeys || input.inputViewHeight != nil {
      let height = input.inputViewHeight == nil ? accessory + device.safeArea(for: orientation).bottom : full
      return (bottomFrame(height: height), input.inputViewHeight == nil ? .accessoryOnly : .docked)
    }
    switch (habits.hardwareKeyboard, device.idiom) {
    case (.silent, _):
      // The whole keyboard slides up until its accessory view is on the screen.
      return accessory > 0 ? (bottomFrame(height: full, visible: accessory), .accessoryOnly) : nil
    case (.bar, .pad), (.minimisedBar, .pad):
      guard let bar = device.hardwareKeyboardBar else { return nil }
      use(bar)
      return (bottomFrame(height: full, visible: bar.value + accessory), .shortcutBar)
    case (.bar, .phone):
      if accessory == 0 { return (bottomFrame(height: 0), .hidden) }
      let height = accessory + device.safeArea(for: orientation).bottom
      return (bottomFrame(height: height), .accessoryOnly)
    case (.minimisedBar, .phone):
      let bar = minimisedBar
      use(bar)
      return (bottomFrame(height: bar.value + accessory), .shortcutBar)
    }
  }

  /// The bar of an iPhone with a hardware keyboard on iOS 26, known for one device in portrait: 48 points of bar.
  private var minimisedBar: Figure {
    if orientation == .portrait, let bar = device.hardwareKeyboardBar { return bar }
    let bottom = device.safeArea(for: orientation).bottom
    return Figure(
      48 + bottom, confidence: .inferred, sources: [FigureSource.minimisedBar.rawValue], systems: "26",
      note: "assumed: a bar of 48 as on an iPhone 17 Pro in portrait, and the bottom safe area of \(Int(bottom))",
      isAssumed: true)
  }
}

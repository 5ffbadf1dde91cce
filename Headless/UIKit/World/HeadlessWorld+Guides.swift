import Foundation

/// Where a keyboard layout guide takes the keyboard to be.
struct GuidedKeyboard: Equatable {
  /// In screen coordinates.
  var frame: CGRect
  var isDocked: Bool
}

extension WorldState {
  /// Whether anything of the keyboard is on the screen.
  var isKeyboardUp: Bool { keyboardFrame.height > 0 && keyboardFrame.minY < screen.bounds.maxY }
}

extension HeadlessWorld {
  /// Whether the keyboard layout guides do not notice a movement of the keyboard.
  ///
  /// See the doubt "guide-tracking".
  static func isMissedByGuides(wasUp: Bool, isUp: Bool) -> Bool {
    if assumes(.guideStaysAtRest) { return true }
    if assumes(.guideMissesShow) { return !wasUp && isUp }
    if assumes(.guideMissesHide) { return wasUp && !isUp }
    return false
  }

  /// Moves the guides of all views in windows of the device's own screen, with a layout.
  static func moveGuides(to keyboard: GuidedKeyboard) {
    state.guidedKeyboard = keyboard
    for window in state.windows { window.geometryForGuides = window.geometry }
    state.keyboardGuides.removeAll { $0.object == nil }
    var windows: [UIWindow] = []
    for reference in state.keyboardGuides {
      guard let guide = reference.object, let owner = guide.owningView, let window = owner.window,
        window.screen === state.screen
      else { continue }
      guide.follow(keyboard)
      owner.guideDefinitionDidChange(guide)
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.layoutIfNeeded() }
  }

  /// A window has another place or size, and with it the keyboard another place in its views.
  static func windowGeometryDidChange(_ window: UIWindow) {
    for reference in state.keyboardGuides {
      guard let guide = reference.object, let owner = guide.owningView, owner.window === window else { continue }
      owner.guideDefinitionDidChange(guide)
    }
  }

  /// Moves what is presented in the device's own screen out of the keyboard's way.
  ///
  /// See the doubt "sheet-order".
  static func moveSheetsForKeyboard() {
    let move: @MainActor @Sendable () -> Void = {
      for window in state.windows where window.screen === state.screen {
        for case let container as PresentationContainer in window.subviews { container.presentation?.keyboardDidMove() }
      }
    }
    guard assumes(.sheetMovesInNextTurn) else { return move() }
    HeadlessClock.schedule(after: 0, move)
  }

  /// Lets the guides keep what they have for four frames, as long as the keyboard's window needs to rotate.
  static func holdGuides() {
    let world = state
    world.areGuidesHeld = true
    HeadlessClock.schedule(after: 4.0 / 60) {
      world.areGuidesHeld = false
      moveGuides(to: GuidedKeyboard(frame: world.keyboardFrame, isDocked: world.isKeyboardDocked))
    }
  }
}

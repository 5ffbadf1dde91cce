import Foundation

/// The state of the keyboard according to a keyboard layout guide.
struct GuidedKeyboard: Equatable {
  /// The frame in screen coordinates.
  var frame: CGRect
  var isDocked: Bool
}

extension WorldState {
  /// Whether part of the keyboard is on the screen.
  var isKeyboardUp: Bool { keyboardFrame.height > 0 && keyboardFrame.minY < screen.bounds.maxY }
}

extension HeadlessWorld {
  /// Returns whether keyboard layout guides do not follow a movement of the keyboard.
  ///
  /// See the doubt "guide-tracking".
  static func isMissedByGuides(wasUp: Bool, isUp: Bool) -> Bool {
    if assumes(.guideStaysAtRest) { return true }
    if assumes(.guideMissesShow) { return !wasUp && isUp }
    if assumes(.guideMissesHide) { return wasUp && !isUp }
    return false
  }

  /// Moves the guides of all views in windows of the main screen, with a layout pass.
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

  /// Called when a window has moved or resized, so that the keyboard's frame in its views has changed.
  static func windowGeometryDidChange(_ window: UIWindow) {
    for reference in state.keyboardGuides {
      guard let guide = reference.object, let owner = guide.owningView, owner.window === window else { continue }
      owner.guideDefinitionDidChange(guide)
    }
  }

  /// Moves presented views on the main screen away from the keyboard.
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

  /// Keeps the geometry of guides for four frames, while the keyboard's window rotates.
  static func holdGuides() {
    let world = state
    world.areGuidesHeld = true
    HeadlessClock.schedule(after: 4.0 / 60) {
      world.areGuidesHeld = false
      moveGuides(to: GuidedKeyboard(frame: world.keyboardFrame, isDocked: world.isKeyboardDocked))
    }
  }
}

public import Foundation

/// A guide that follows the keyboard.
///
/// While the keyboard is off screen, or undocked unless told to follow that too, the guide's top is the lower edge of the
/// safe area.
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  init() {
    super.init(role: .keyboard)
  }

  /// Whether the guide follows a keyboard that is undocked, split or floating.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { layoutItem?.definitionDidChange() } }
  }

  /// Whether the guide rests on the safe area, or else on the lower edge of the view, while there is no keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { layoutItem?.definitionDidChange() } }
  }

  /// How far above the keyboard a dragging finger takes it along, in points.
  ///
  /// Negative values count as 0.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { if keyboardDismissPadding < 0 { keyboardDismissPadding = 0 } }
  }

  /// Where the guide is in its view's coordinates, as things are now.
  func presentFrame(in view: UIView) -> CGRect {
    let world = HeadlessWorld.state
    let bounds = view.bounds
    let covered = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let resting = CGRect(x: bounds.minX, y: bounds.maxY - covered, width: bounds.width, height: covered)
    guard view.window != nil else { return resting }
    let keyboard = world.keyboardFrame.applying(view.transformToScreen.inverted())
    if !world.isKeyboardDocked {
      return followsUndockedKeyboard && !world.keyboardFrame.isEmpty && keyboard.intersects(bounds) ? keyboard : resting
    }
    guard keyboard.minY < resting.minY else { return resting }
    return CGRect(
      x: keyboard.minX, y: keyboard.minY, width: keyboard.width, height: max(0, bounds.maxY - keyboard.minY))
  }
}

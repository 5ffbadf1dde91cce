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

  /// What the guide follows where it is not correct as soon as its view is in a window; nil while the keyboard has not moved.
  private var followed: GuidedKeyboard?
  /// Whether the view came into its window while the keyboard's notifications were posted, too late for that movement.
  private var missesMovement = false

  /// The keyboard has moved, and the guide's view is in a window.
  func follow(_ keyboard: GuidedKeyboard) {
    if !missesMovement { followed = keyboard }
  }

  /// The guide is new, or its view has come into a window.
  func didAttach() {
    missesMovement = HeadlessWorld.state.isKeyboardTransaction
  }

  /// The keyboard's notifications have been posted.
  func transactionDidEnd() {
    missesMovement = false
  }

  /// Where the guide is in its view's coordinates, as things are now.
  func presentFrame(in view: UIView) -> CGRect {
    let world = HeadlessWorld.state
    let bounds = view.bounds
    let covered = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let resting = CGRect(x: bounds.minX, y: bounds.maxY - covered, width: bounds.width, height: covered)
    guard let window = view.window else { return resting }
    var known = world.guidedKeyboard
    if HeadlessWorld.assumes(.guideIsStaleOnceAttached) {
      guard let followed else { return resting }
      known = followed
    }
    let keyboard = known.frame.applying(transformToScreen(from: view, in: window).inverted())
    if !known.isDocked {
      return followsUndockedKeyboard && !known.frame.isEmpty && keyboard.intersects(bounds) ? keyboard : resting
    }
    guard keyboard.minY < resting.minY else { return resting }
    return CGRect(
      x: keyboard.minX, y: keyboard.minY, width: keyboard.width, height: max(0, bounds.maxY - keyboard.minY))
  }

  /// See the doubts "guide-under-transform" and "window-move".
  private func transformToScreen(from view: UIView, in window: UIWindow) -> CGAffineTransform {
    let toWindow =
      HeadlessWorld.assumes(.guideIgnoresTransform) ? view.transformToTopWithoutTransforms : view.transformToTop
    let geometry = HeadlessWorld.assumes(.guideIgnoresWindow) ? window.geometryForGuides : nil
    return toWindow.concatenating((geometry ?? window.geometry).toSuperview)
  }
}

public import Foundation

/// A layout guide that follows the keyboard.
///
/// While the keyboard is hidden, or while it is undocked and the guide does not follow it, the top of the guide is at
/// the bottom of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  @_documentation(visibility: internal)
  public override init() {
    super.init()
    assign(.keyboard)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assign(.keyboard)
  }

  /// Whether the guide follows a keyboard that is undocked, split, or floating.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { layoutItem?.definitionDidChange() } }
  }

  /// Whether the guide rests at the safe area while the keyboard is hidden, instead of the bottom edge of the view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { layoutItem?.definitionDidChange() } }
  }

  /// The distance above the keyboard at which a drag begins to move it, in points.
  ///
  /// Negative values count as 0.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { if keyboardDismissPadding < 0 { keyboardDismissPadding = 0 } }
  }

  /// The keyboard that the guide follows, under the assumption that a new guide is not correct immediately; nil until
  /// the keyboard moves.
  private var followed: GuidedKeyboard?
  /// Whether the guide misses the keyboard's movement, because the view was added to its window while the keyboard's
  /// notifications were posted.
  private var missesMovement = false

  /// Called when the keyboard has moved and the guide's view is in a window.
  func follow(_ keyboard: GuidedKeyboard) {
    if !missesMovement { followed = keyboard }
  }

  /// Called when the guide is new or its view has been added to a window.
  func didAttach() {
    missesMovement = HeadlessWorld.state.isKeyboardTransaction
  }

  /// Called when the keyboard's notifications have been posted.
  func transactionDidEnd() {
    missesMovement = false
  }

  /// Returns the current frame of the guide in its view's coordinates.
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

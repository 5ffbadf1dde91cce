import Foundation
import HeadlessEnumerations

/// Everything there is one of: made anew by `HeadlessWorld.reset(_:orientation:)`.
@MainActor final class WorldState {
  let display: HeadlessDisplay
  /// Which of the plausible behaviors the device has.
  let assumptions = HeadlessAssumptions.current
  /// Answers that are needed at each change of a view: a look into the assumptions would take longer than the change.
  let (doesTransformLayOut, areHiddenViewsLaidOut, isSafeAreaFrozen, isDecelerationEnded): (Bool, Bool, Bool, Bool)
  /// Whether the keyboard's spring is that of iOS 26 and later.
  lazy var movesKeyboardAsSince26 = assumptions.contains(.springSince26)
  var orientation: UIInterfaceOrientation
  let screen: UIScreen
  let device: UIDevice
  let application: UIApplication
  /// The scene that the app begins with.
  let scene: UIWindowScene
  /// Every scene, in the order in which they were connected.
  var scenes: [UIWindowScene]
  /// The scene in which a window became key last: the keyboard is at its service.
  var keyScene: UIWindowScene
  /// Every screen, the device's own first.
  var screens: [UIScreen]
  /// Who the keyboard knows to want input.
  weak var inputResponder: UIResponder?
  var hasInputSession = false
  var keyboardFrame: CGRect
  var isKeyboardDocked = false
  weak var keyboard: (any HeadlessKeyboard)?
  /// Where the layout guides take the keyboard to be.
  var guidedKeyboard: GuidedKeyboard
  /// Whether layout guides wait for the keyboard's window to rotate.
  var areGuidesHeld = false
  /// Whether the system is posting the keyboard's notifications.
  var isKeyboardTransaction = false
  /// What runs after the windows have been laid out in this turn.
  var afterCommit: [@MainActor () -> Void] = []
  /// The layout guides that follow the keyboard.
  var keyboardGuides: [WeakReference<UIKeyboardLayoutGuide>] = []
  /// The controllers whose views are in a window and who have not heard yet that they appeared.
  var appearing: [UIViewController] = []

  /// The windows of every scene.
  var windows: [UIWindow] { scenes.flatMap(\.windows) }

  init(_ display: HeadlessDisplay, orientation: UIInterfaceOrientation) {
    self.display = display
    self.orientation = orientation
    let bounds = CGRect(origin: .zero, size: display.size(in: orientation))
    keyboardFrame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
    guidedKeyboard = GuidedKeyboard(frame: keyboardFrame, isDocked: false)
    doesTransformLayOut = !assumptions.contains(.transformInvalidatesNothing)
    areHiddenViewsLaidOut = assumptions.contains(.hiddenViewsAreLaidOut)
    isSafeAreaFrozen = assumptions.contains(.safeAreaIgnoresTransform)
    isDecelerationEnded = assumptions.contains(.offsetEndsDeceleration)
    screen = UIScreen(display)
    device = UIDevice(idiom: display.idiom)
    application = UIApplication()
    application.userInterfaceLayoutDirection = display.layoutDirection
    scene = UIWindowScene(screen: screen)
    (scenes, keyScene, screens) = ([scene], scene, [screen])
  }
}

/// A reference that lets go.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}

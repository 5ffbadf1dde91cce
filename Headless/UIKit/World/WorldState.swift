import Foundation
import HeadlessEnumerations

/// The state of the world, which `HeadlessWorld.reset(_:orientation:)` replaces.
@MainActor final class WorldState {
  let display: HeadlessDisplay
  /// The assumptions about the device's behavior.
  let assumptions = HeadlessAssumptions.current
  /// The assumptions that are needed for every change of a view, cached because looking them up would take longer than
  /// the change.
  let (doesTransformLayOut, areHiddenViewsLaidOut, isSafeAreaFrozen, isDecelerationEnded): (Bool, Bool, Bool, Bool)
  /// An assumption that is needed for every conversion of coordinates, cached for the same reason.
  let areConversionsRounded: Bool
  /// An assumption that is needed for every change of a content offset, cached for the same reason.
  let areOffsetsRounded: Bool
  /// The major version of the system.
  lazy var systemVersion = assumptions.contains(.springSince26) ? 26 : 18
  /// The number of times that the app has requested to ignore touches.
  var ignoredInteractions = 0
  var orientation: UIInterfaceOrientation
  let screen: UIScreen
  let device: UIDevice
  let application: UIApplication
  /// The initial scene of the app.
  let scene: UIWindowScene
  /// All scenes, in the order in which they were connected.
  var scenes: [UIWindowScene]
  /// The scene in which a window became key last, and to which the keyboard belongs.
  var keyScene: UIWindowScene
  /// The window that most recently became key or in which a view most recently became first responder.
  weak var focusedWindow: UIWindow?
  /// All screens, beginning with the main screen.
  var screens: [UIScreen]
  let pasteboard = UIPasteboard()
  /// The responder that currently uses the keyboard.
  weak var inputResponder: UIResponder?
  var hasInputSession = false
  var keyboardFrame: CGRect
  var isKeyboardDocked = false
  weak var keyboard: (any HeadlessKeyboard)?
  /// The window that contains accessory views; nil until one is shown.
  var inputWindow: InputWindow?
  /// The state of the keyboard according to the layout guides.
  var guidedKeyboard: GuidedKeyboard
  /// Whether layout guides wait for the rotation of the keyboard's window.
  var areGuidesHeld = false
  /// Whether the system is posting the keyboard's notifications.
  var isKeyboardTransaction = false
  /// The closures to call after the windows have been laid out in this turn.
  var afterCommit: [@MainActor () -> Void] = []
  /// The objects that follow the keyboard by themselves, such as a hosting controller or a web view.
  var keyboardFollowers: [WeakReference<AnyObject>] = []
  /// The layout guides that follow the keyboard.
  var keyboardGuides: [WeakReference<UIKeyboardLayoutGuide>] = []
  /// The controllers whose views are in a window and whose appearance has not ended yet.
  var appearing: [UIViewController] = []

  /// The appearances that the app has requested, in the order in which they are applied.
  var appearances: [HeadlessAppearance] = []

  /// The last result of ``traitCollection``, for as long as no trait changes.
  var lastScreenTraits: UITraitCollection?

  /// Whether traits can differ between views, because a view or a controller has overridden the interface style, or a
  /// presentation was elevated.
  var hasTraitOverrides = false

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
    areConversionsRounded = assumptions.contains(.conversionsAreRounded)
    areOffsetsRounded = assumptions.contains(.offsetsAreRounded)
    screen = UIScreen(display)
    device = UIDevice(idiom: display.idiom)
    application = UIApplication()
    application.userInterfaceLayoutDirection = display.layoutDirection
    scene = UIWindowScene(screen: screen)
    (scenes, keyScene, screens) = ([scene], scene, [screen])
  }
}

/// A weak reference.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}

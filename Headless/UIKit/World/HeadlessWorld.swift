import Foundation
import HeadlessCoreFoundation
public import HeadlessEnumerations

/// The simulated device that the whole process shares: its screen, its scene, its keyboard, and its time.
///
/// A test calls ``reset(_:orientation:)`` first and does not suspend while it uses the device, so no other test
/// interferes.
@MainActor public enum HeadlessWorld {
  static var state = WorldState(.phone, orientation: .portrait)

  /// Creates a new device with one scene in the foreground.
  ///
  /// Existing windows, animations, scheduled work, run loop observers, and the app's fonts are removed, and the clock
  /// is set to 0.
  public static func reset(
    _ display: HeadlessDisplay = .phone, orientation: UIInterfaceOrientation = .portrait
  ) {
    HeadlessClock.reset()
    AnimationContext.reset()
    HeadlessTouches.reset()
    TouchDelivery.reset()
    HeadlessAccessibility.reset()
    MotionEffects.reset()
    HeadlessRunLoop.reset()
    HeadlessFontFiles.shared.removeAll()
    // The old windows are deallocated after the new state has been set, because their `deinit` may access the screen.
    let before = state
    state = WorldState(display, orientation: orientation)
    withExtendedLifetime(before) {}
  }

  /// The initial scene of the app, which shows windows by default.
  public static var windowScene: UIWindowScene { state.scene }

  /// Opens another scene of the app, such as a second window on an iPad or the scene on an external screen.
  ///
  /// - Parameters:
  ///   - screen: The screen of the scene; nil selects the main screen.
  ///   - frame: The frame on that screen, in points; nil selects the whole screen. New windows of the scene have this
  ///     origin.
  public static func connectScene(on screen: UIScreen? = nil, frame: CGRect? = nil) -> UIWindowScene {
    let scene = UIWindowScene(screen: screen ?? state.screen, frame: frame)
    state.scenes.append(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    return scene
  }

  /// Connects another screen, which has no safe area and does not rotate.
  public static func connectScreen(size: CGSize, scale: CGFloat = 1) -> UIScreen {
    let display = HeadlessDisplay(
      size: size, scale: scale, idiom: .pad, portraitSafeArea: .zero, landscapeSafeArea: .zero)
    let screen = UIScreen(display)
    state.screens.append(screen)
    return screen
  }

  /// The major version of the system, which determines `UIDevice.systemVersion`, the keyboard's spring, and the look.
  ///
  /// A simulated keyboard sets this number when it connects. A reset sets the number according to the assumptions.
  public static var systemVersion: Int {
    get { state.systemVersion }
    set { state.systemVersion = newValue }
  }

  /// Whether the system has the keyboard spring and the look of iOS 26 and later.
  static var isSince26: Bool { state.systemVersion >= 26 }

  /// Returns whether the device behaves according to an alternative.
  ///
  /// The alternatives are those of ``HeadlessAssumptions/current`` at the time when the world was reset.
  public static func assumes(_ alternative: HeadlessAlternative) -> Bool { state.assumptions.contains(alternative) }

  /// The assumptions that were selected when the world was reset.
  public static var assumptions: HeadlessAssumptions { state.assumptions }

  /// The simulated keyboard.
  ///
  /// The reference is weak.
  package static var keyboard: (any HeadlessKeyboard)? {
    get { state.keyboard }
    set { state.keyboard = newValue }
  }

  /// Updates every keyboard layout guide.
  ///
  /// If you call this method inside `HeadlessAnimation.withKeyboardAnimation`, views that are constrained to the guides
  /// move with the keyboard.
  ///
  /// - Parameters:
  ///   - frame: The frame in screen coordinates, which is below the screen if the keyboard is hidden.
  ///   - isDocked: Whether the keyboard is docked at the bottom of the screen.
  public static func keyboardFrameDidChange(to frame: CGRect, isDocked: Bool) {
    let wasUp = state.isKeyboardUp
    state.keyboardFrame = frame
    state.isKeyboardDocked = isDocked && frame.minY < state.screen.bounds.maxY
    moveInputWindow()
    moveKeyboardFollowers()
    moveSheetsForKeyboard()
    guard !isMissedByGuides(wasUp: wasUp, isUp: state.isKeyboardUp), !state.areGuidesHeld else { return }
    moveGuides(to: GuidedKeyboard(frame: frame, isDocked: state.isKeyboardDocked))
  }

  /// Ends a run loop turn: calls observers with `beforeWaiting`, and lays out every visible window.
  ///
  /// Changes of an observer are laid out in the same turn, unless its order is above Core Animation's. The call is
  /// inexpensive if nothing is pending and there are no observers.
  public static func updateCycle() {
    let appearing = state.appearing
    state.appearing = []
    for controller in appearing { controller.callIsAppearingIfNeeded() }
    if assumes(.commitPrecedesObservers) {
      commit()
      HeadlessRunLoop.callObserversBeforeCommit()
      // The changes of observers are laid out in the next frame, for which UIKit wakes the run loop.
      if state.windows.contains(where: { !$0.isHidden && !$0.isClean }) { HeadlessClock.scheduleFrame() }
    } else {
      HeadlessRunLoop.callObserversBeforeCommit()
      commit()
    }
    for controller in appearing { controller.endTransition() }
    HeadlessRunLoop.callObserversAfterCommit()
    let handlers = state.afterCommit
    state.afterCommit = []
    for handler in handlers { handler() }
    HeadlessRunLoop.callLastObservers()
  }

  /// Lays out the visible windows.
  private static func commit() {
    for window in state.windows where !window.isHidden { window.layoutIfNeeded() }
    state.inputWindow?.layoutIfNeeded()
    for window in state.windows { window.displaySubtree() }
  }
}

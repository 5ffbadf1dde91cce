import Foundation
import HeadlessCoreFoundation
public import HeadlessEnumerations

/// The one device that everything in the process runs on: its screen, its scene, its keyboard and its time.
///
/// A test begins with ``reset(_:orientation:)`` and touches the world without suspending: then it is alone with it.
@MainActor public enum HeadlessWorld {
  static var state = WorldState(.phone, orientation: .portrait)

  /// Makes a fresh device with one scene in the foreground.
  ///
  /// Windows, animations, scheduled work and run loop observers of before are gone, and the clock stands at 0.
  public static func reset(
    _ display: HeadlessDisplay = .phone, orientation: UIInterfaceOrientation = .portrait
  ) {
    HeadlessClock.reset()
    AnimationContext.reset()
    HeadlessTouches.reset()
    TouchDelivery.reset()
    HeadlessAccessibility.reset()
    HeadlessRunLoop.reset()
    // The windows of before die after the new state stands: their `deinit` may ask for the screen.
    let before = state
    state = WorldState(display, orientation: orientation)
    withExtendedLifetime(before) {}
  }

  /// The scene that the app begins with, where windows are shown unless somebody says otherwise.
  public static var windowScene: UIWindowScene { state.scene }

  /// Opens another scene of the app, as a second window of it on a pad is, or what is shown on a screen that is plugged in.
  ///
  /// - Parameters:
  ///   - screen: Where it is shown; the device's own screen when nil.
  ///   - frame: Its place on that screen, in points; the whole screen when nil. Windows made for it begin there.
  public static func connectScene(on screen: UIScreen? = nil, frame: CGRect? = nil) -> UIWindowScene {
    let scene = UIWindowScene(screen: screen ?? state.screen, frame: frame)
    state.scenes.append(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    return scene
  }

  /// Plugs in another screen, which covers nothing of what it shows and does not turn.
  public static func connectScreen(size: CGSize, scale: CGFloat = 1) -> UIScreen {
    let display = HeadlessDisplay(
      size: size, scale: scale, idiom: .pad, portraitSafeArea: .zero, landscapeSafeArea: .zero)
    let screen = UIScreen(display)
    state.screens.append(screen)
    return screen
  }

  /// Whether the device behaves as an alternative says.
  ///
  /// Chosen by ``HeadlessAssumptions/current`` when the world was reset.
  public static func assumes(_ alternative: HeadlessAlternative) -> Bool { state.assumptions.contains(alternative) }

  /// The choice of one alternative for each doubt, made when the world was reset.
  public static var assumptions: HeadlessAssumptions { state.assumptions }

  /// Who plays the system's keyboard.
  ///
  /// Not retained.
  public static var keyboard: (any HeadlessKeyboard)? {
    get { state.keyboard }
    set { state.keyboard = newValue }
  }

  /// Tells every keyboard layout guide where the keyboard is.
  ///
  /// Called inside `HeadlessAnimation.withKeyboardAnimation`, what is tied to the guides moves with the keyboard.
  /// - Parameters:
  ///   - frame: In screen coordinates; below the screen when the keyboard is hidden.
  ///   - isDocked: Whether the keyboard stands at the lower edge of the screen.
  public static func keyboardFrameDidChange(to frame: CGRect, isDocked: Bool) {
    let wasUp = state.isKeyboardUp
    state.keyboardFrame = frame
    state.isKeyboardDocked = isDocked && frame.minY < state.screen.bounds.maxY
    moveSheetsForKeyboard()
    guard !isMissedByGuides(wasUp: wasUp, isUp: state.isKeyboardUp), !state.areGuidesHeld else { return }
    moveGuides(to: GuidedKeyboard(frame: frame, isDocked: state.isKeyboardDocked))
  }

  /// Ends a turn of the run loop: its observers hear `beforeWaiting`, and every visible window is laid out.
  ///
  /// What an observer changes is laid out in the same turn, unless its order is above Core Animation's. Costs nothing where
  /// nothing is pending and nobody observes.
  public static func updateCycle() {
    let appearing = state.appearing
    state.appearing = []
    for controller in appearing { controller.payIsAppearing() }
    if assumes(.commitPrecedesObservers) {
      commit()
      HeadlessRunLoop.turnWillBeShown()
      // What an observer changed is laid out in the next frame, for which UIKit wakes the run loop.
      if state.windows.contains(where: { !$0.isHidden && !$0.isClean }) { HeadlessClock.scheduleFrame() }
    } else {
      HeadlessRunLoop.turnWillBeShown()
      commit()
    }
    for controller in appearing { controller.endTransition() }
    HeadlessRunLoop.turnWasShown()
    let handlers = state.afterCommit
    state.afterCommit = []
    for handler in handlers { handler() }
  }

  /// Lays out the visible windows.
  private static func commit() {
    for window in state.windows where !window.isHidden { window.layoutIfNeeded() }
  }
}

/// One plausible behavior of UIKit where nobody has settled which one is real.
///
/// The raw value is the doubt's name and the alternative's, as the command line spells them.
public enum HeadlessAlternative: String, CaseIterable, Sendable {
  // T1

  /// Shrinking `contentInset` moves `contentOffset` into range in the setter.
  case insetClampsImmediately = "inset-clamping=immediately"
  /// Shrinking `contentInset` moves `contentOffset` into range in the next layout pass.
  case insetClampsAtLayout = "inset-clamping=at-layout"
  /// Shrinking `contentInset` never moves `contentOffset`.
  case insetNeverClamps = "inset-clamping=never"

  // T2

  /// Only table view controllers scroll to the first responder by themselves.
  case onlyTableControllersScroll = "system-scrolling=table-controllers"
  /// Every scroll view scrolls to the first responder, animated, before the keyboard posts its notifications.
  case scrollViewsScrollBeforeNotifications = "system-scrolling=before-notifications"
  /// Every scroll view scrolls to the first responder, animated, one turn after the keyboard has posted its notifications.
  case scrollViewsScrollAfterNotifications = "system-scrolling=after-notifications"

  // T3

  /// A layout that is pending when an input becomes first responder is still pending when the keyboard posts.
  case pendingLayoutWaits = "pending-layout=waits"
  /// The system does a pending layout before the keyboard posts.
  case pendingLayoutIsDone = "pending-layout=done"

  // T5

  /// A transform invalidates no layout.
  case transformInvalidatesNothing = "transform-layout=nothing"
  /// A transform invalidates the layout of the superview.
  case transformInvalidatesSuperview = "transform-layout=superview"
  /// A transform invalidates the layout of the superview, containers set the frames of their children in each layout, and a frame
  /// that is set includes the transform, so that the view is where it would be without.
  case parentsSetFrames = "transform-layout=parent-sets-frame"

  // T6

  /// Run loop observers run before the windows are laid out and shown.
  case observersPrecedeCommit = "end-of-turn=observer-first"
  /// The windows are laid out and shown before run loop observers run, so what an observer changes is a frame late.
  case commitPrecedesObservers = "end-of-turn=commit-first"

  // T7

  /// The safe area of a controller's view follows its transform.
  case safeAreaFollowsTransform = "shifted-safe-area=recomputed"
  /// The safe area of a controller's view ignores its transform.
  case safeAreaIgnoresTransform = "shifted-safe-area=frozen"

  // T8

  /// A keyboard layout guide accounts for the transforms of the views that it is in.
  case guideFollowsTransform = "guide-under-transform=recomputed"
  /// A keyboard layout guide ignores the transforms of the views that it is in.
  case guideIgnoresTransform = "guide-under-transform=frozen"
  /// Hidden views are laid out as visible ones are.
  case hiddenViewsAreLaidOut = "hidden-layout=done"
  /// Hidden views and what is in them are laid out when they become visible.
  case hiddenViewsAreNotLaidOut = "hidden-layout=not-done"

  // T10

  /// A row is selected when the finger is lifted.
  case rowsAreSelectedAtTouchUp = "row-selection=at-touch-up"
  /// A row is selected after the windows have been laid out and shown.
  case rowsAreSelectedAfterCommit = "row-selection=after-commit"

  // T12

  /// Converting from a window to nil gives screen coordinates.
  case windowsConvertToScreen = "window-coordinates=screen"
  /// Converting from a window to nil gives the coordinates of its scene, which begins elsewhere on the screen.
  case windowsConvertToScene = "window-coordinates=scene"

  // T13

  /// Rows that leave vanish when the offset is set, also inside an animation block.
  case leavingRowsVanish = "leaving-rows=vanish"
  /// Rows that leave stay until the animation of the offset has ended.
  case leavingRowsStay = "leaving-rows=stay"
  /// Setting the offset ends a deceleration.
  case offsetEndsDeceleration = "deceleration=ends"
  /// A deceleration continues on its own way after the offset is set inside an animation block.
  case decelerationContinues = "deceleration=continues"

  // T14

  /// A toolbar is 44 points high.
  case toolbarIs44High = "toolbar-height=44"
  /// A toolbar is 48 points high.
  case toolbarIs48High = "toolbar-height=48"
  /// A toolbar is 58 points high.
  case toolbarIs58High = "toolbar-height=58"

  // T15

  /// A large title adds 52 points to a navigation bar.
  case largeTitleAdds52 = "large-title=52"
  /// A large title adds 60 points to a navigation bar.
  case largeTitleAdds60 = "large-title=60"
  /// A search bar below a title is 52 points high.
  case searchBarIs52High = "search-bar=52"
  /// A search bar below a title is 60 points high.
  case searchBarIs60High = "search-bar=60"
  /// Editing ends when the swipe that pops begins.
  case swipeEndsEditingAtOnce = "back-swipe=focus-ends-at-begin"
  /// Editing ends when the swipe that pops has ended.
  case swipeEndsEditingAtEnd = "back-swipe=focus-ends-at-end"

  // T16

  /// Keyboard layout guides follow every movement of the keyboard.
  case guideFollowsKeyboard = "guide-tracking=always"
  /// Keyboard layout guides stay at rest while the keyboard is shown and hidden.
  case guideStaysAtRest = "guide-tracking=never"
  /// Keyboard layout guides miss that the keyboard is shown, and follow what comes after.
  case guideMissesShow = "guide-tracking=stale-on-show"
  /// Keyboard layout guides miss that the keyboard is hidden, and follow what comes after.
  case guideMissesHide = "guide-tracking=stale-on-hide"

  // T24

  /// A keyboard layout guide is correct as soon as its view is in a window.
  case guideIsCorrectOnceAttached = "guide-attachment=correct"
  /// A keyboard layout guide keeps its last position while its view is in no window, and afterward until the keyboard moves again.
  case guideIsStaleOnceAttached = "guide-attachment=stale"

  // T26

  /// Keyboard layout guides move after the notification, within the same animation.
  case guideMovesAfterNotifications = "guide-order=after-notifications"
  /// Keyboard layout guides move, with a layout, before the notification.
  case guideMovesBeforeNotifications = "guide-order=before-notifications"
  /// The system moves a sheet after the notification, within the same animation.
  case sheetMovesAfterNotifications = "sheet-order=after-notifications"
  /// The system moves a sheet one turn after the notification.
  case sheetMovesInNextTurn = "sheet-order=next-turn"

  // T31

  /// Keyboard layout guides follow a window that moves or resizes.
  case guideFollowsWindow = "window-move=guide-updated"
  /// Keyboard layout guides ignore that a window moves or resizes until the keyboard moves.
  case guideIgnoresWindow = "window-move=guide-stale"

  // T33

  /// The keyboard and its layout guides have the new orientation as soon as the app's windows have it.
  case keyboardRotatesWithWindows = "rotation=one-geometry"
  /// Keyboard layout guides keep what they had before the rotation for four frames.
  case keyboardRotatesFourFramesLate = "rotation=four-frames-late"

  /// The doubt that this alternative answers.
  ///
  /// A test proves that every alternative belongs to exactly one doubt.
  public var doubt: HeadlessDoubt? { HeadlessDoubt.all.first { $0.alternatives.contains(self) } }
}

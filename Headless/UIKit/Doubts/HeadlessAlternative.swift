/// One plausible behavior of UIKit where Apple documents none.
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

  // T4

  /// The keyboard posts while the focus changes, in the same turn of the run loop.
  case keyboardPostsInSameTurn = "keyboard-turn=same"
  /// The keyboard posts in a later turn than that in which the focus changes.
  case keyboardPostsInLaterTurn = "keyboard-turn=later"

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

  // T11

  /// The keyboard posts willShow with the frame of the bar that stays.
  case hideToBarPostsShow = "hide-to-bar=will-show"
  /// The keyboard posts willHide with the frame of the bar that stays.
  case hideToBarPostsHide = "hide-to-bar=will-hide"

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

  // T17

  /// A did notification carries the frame of its will, before the next movement begins.
  case didFramesAreSame = "did-frames=same"
  /// A did notification carries another frame than its will.
  case didFramesDiffer = "did-frames=different"
  /// A did notification may arrive after the next movement began.
  case didFramesAreLate = "did-frames=late"

  // T18

  /// No notification is posted while observers handle another one.
  case framesComeInOrder = "nested-frames=never"
  /// A frame change is posted while observers handle another one.
  case framesAreNested = "nested-frames=nested"

  // T19

  /// A bar that docks posts willShow with its frame.
  case barPostsShow = "bar-arrival=posted"
  /// A bar that docks posts willShow with its frame, and an empty start frame at the center of the screen.
  case barPostsEmptyStart = "bar-arrival=empty-start"
  /// A bar that docks posts nothing.
  case barPostsNothing = "bar-arrival=silent"

  // T20

  /// No frame without size is posted while a bar is docked.
  case emptyFramesNever = "empty-frames=never"
  /// A frame without size is posted while the keyboard goes down to a bar.
  case emptyFramesDuringHide = "empty-frames=during-hide"
  /// A frame without size is posted when the app becomes active over a bar.
  case emptyFramesOnActivation = "empty-frames=on-activation"

  // T21

  /// Nothing is posted while the user turns to another app.
  case appSwitchPostsNothing = "app-switch=silent"
  /// An inactive app gets the frame of another app's keyboard, and an empty local one when it becomes active.
  case appSwitchPostsOtherApp = "app-switch=other-app"

  // T22

  /// The keyboard moves on a spring of mass 3, stiffness 1000 and damping 500, and posts 0.25 seconds.
  case springBefore26 = "keyboard-spring=before-26"
  /// The keyboard moves on a spring of mass 1, stiffness 555.0265 and damping 47.118, and posts 0.383 seconds.
  case springSince26 = "keyboard-spring=since-26"

  // T23

  /// A hide posts willHide with a duration, before the keyboard moves.
  case hideIsAnimated = "hide-frames=animated"
  /// A hide posts its final frame with a duration of 0 first, and willHide after it.
  case hideFrameComesFirst = "hide-frames=frame-first"

  // T24

  /// A keyboard layout guide is correct as soon as its view is in a window.
  case guideIsCorrectOnceAttached = "guide-attachment=correct"
  /// A keyboard layout guide keeps its last position while its view is in no window, and afterward until the keyboard moves again.
  case guideIsStaleOnceAttached = "guide-attachment=stale"

  // T25

  /// The keyboard layout guide begins at the accessory view.
  case guideIncludesAccessory = "guide-accessory=included"
  /// The keyboard layout guide begins below the accessory view.
  case guideLeavesOutAccessory = "guide-accessory=left-out"

  // T26

  /// Keyboard layout guides move after the notification, within the same animation.
  case guideMovesAfterNotifications = "guide-order=after-notifications"
  /// Keyboard layout guides move, with a layout, before the notification.
  case guideMovesBeforeNotifications = "guide-order=before-notifications"
  /// The system moves a sheet after the notification, within the same animation.
  case sheetMovesAfterNotifications = "sheet-order=after-notifications"
  /// The system moves a sheet one turn after the notification.
  case sheetMovesInNextTurn = "sheet-order=next-turn"

  // T27

  /// A frame that is announced without animation is the keyboard's.
  case unanimatedFramesAreExact = "unanimated-frames=exact"
  /// A frame that is announced without animation is 27 points lower than the keyboard.
  case unanimatedFramesAreTooLow = "unanimated-frames=too-low"

  // T28

  /// The keyboard stays while the app is in the background.
  case backgroundKeepsKeyboard = "background=keeps"
  /// The keyboard goes without a notification while the app is in the background.
  case backgroundHidesKeyboard = "background=hides"
  /// The keyboard comes back without a notification when the app becomes active.
  case activationRestoresKeyboard = "background=restores"

  // T29

  /// An iPad with a hardware keyboard posts willShow with a bar of shortcuts.
  case hardwarePadPostsBar = "hardware-pad=bar"
  /// An iPad with a hardware keyboard posts nothing.
  case hardwarePadPostsNothing = "hardware-pad=silent"

  // T30

  /// An iPad shows a number pad as its docked keyboard.
  case numberPadIsDocked = "number-pad=docked"
  /// An iPad shows a number pad as a popover, for which nothing is posted, every other time.
  case numberPadIsPopover = "number-pad=popover"

  // T31

  /// Keyboard layout guides follow a window that moves or resizes.
  case guideFollowsWindow = "window-move=guide-updated"
  /// Keyboard layout guides ignore that a window moves or resizes until the keyboard moves.
  case guideIgnoresWindow = "window-move=guide-stale"

  // T32

  /// A hidden keyboard shows itself as soon as an input has the focus.
  case keyboardShowsSoon = "show-delay=soon"
  /// A hidden keyboard shows itself two seconds after an input has the focus.
  case keyboardShowsAfterSeconds = "show-delay=seconds"

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

/// One plausible behavior of UIKit where Apple documents none, or where developers expect another one.
///
/// The raw value is the doubt's name and the alternative's name, as they are spelled on the command line.
public enum HeadlessAlternative: String, CaseIterable, Sendable {
  /// Shrinking `contentInset` moves `contentOffset` into range in the setter.
  case insetClampsImmediately = "inset-clamping=immediately"
  /// Shrinking `contentInset` moves `contentOffset` into range in the next layout pass.
  case insetClampsAtLayout = "inset-clamping=at-layout"
  /// Shrinking `contentInset` never moves `contentOffset`.
  case insetNeverClamps = "inset-clamping=never"

  /// Only table view controllers scroll to the first responder automatically.
  case onlyTableControllersScroll = "system-scrolling=table-controllers"
  /// Every scroll view scrolls to the first responder, animated, before the keyboard posts its notifications.
  case scrollViewsScrollBeforeNotifications = "system-scrolling=before-notifications"
  /// Every scroll view scrolls to the first responder, animated, one run loop turn after the keyboard has posted its
  /// notifications.
  case scrollViewsScrollAfterNotifications = "system-scrolling=after-notifications"

  /// A layout pass that is pending when an input becomes first responder is still pending when the keyboard posts its
  /// notifications.
  case pendingLayoutWaits = "pending-layout=waits"
  /// The system performs a pending layout pass before the keyboard posts its notifications.
  case pendingLayoutIsDone = "pending-layout=done"

  /// The keyboard posts its notifications while the first responder changes, in the same run loop turn.
  case keyboardPostsInSameTurn = "keyboard-turn=same"
  /// The keyboard posts its notifications in a later run loop turn than the one in which the first responder changes.
  case keyboardPostsInLaterTurn = "keyboard-turn=later"

  /// A transform does not invalidate any layout.
  case transformInvalidatesNothing = "transform-layout=nothing"
  /// A transform invalidates the layout of the superview.
  case transformInvalidatesSuperview = "transform-layout=superview"
  /// A transform invalidates the layout of the superview, and containers set the frames of their children in each
  /// layout pass. Setting a frame includes the transform, so the transform does not move the view.
  case parentsSetFrames = "transform-layout=parent-sets-frame"

  /// Setting the frame of a translated view moves its center to the center of the new frame.
  case setFrameIgnoresTranslation = "translated-frame=ignores-translation"
  /// Setting the frame of a translated view moves its center so that the frame equals the new frame.
  case setFrameIncludesTranslation = "translated-frame=includes-translation"

  /// Run loop observers run before the windows are laid out and committed.
  case observersPrecedeCommit = "end-of-turn=observer-first"
  /// The windows are laid out and committed before run loop observers run, so changes in an observer are a frame late.
  case commitPrecedesObservers = "end-of-turn=commit-first"

  /// The safe area of a controller's view follows the view's transform.
  case safeAreaFollowsTransform = "shifted-safe-area=recomputed"
  /// The safe area of a controller's view ignores the view's transform.
  case safeAreaIgnoresTransform = "shifted-safe-area=frozen"

  /// A keyboard layout guide accounts for the transforms of its view and its superviews.
  case guideFollowsTransform = "guide-under-transform=recomputed"
  /// A keyboard layout guide ignores the transforms of its view and its superviews.
  case guideIgnoresTransform = "guide-under-transform=frozen"
  /// Hidden views are laid out like visible ones.
  case hiddenViewsAreLaidOut = "hidden-layout=done"
  /// Hidden views and their subviews are laid out when they become visible.
  case hiddenViewsAreNotLaidOut = "hidden-layout=not-done"

  /// A row is selected when the touch ends.
  case rowsAreSelectedAtTouchUp = "row-selection=at-touch-up"
  /// A row is selected after the windows have been laid out and committed.
  case rowsAreSelectedAfterCommit = "row-selection=after-commit"

  /// The keyboard posts willShow with the frame of the docked bar.
  case hideToBarPostsShow = "hide-to-bar=will-show"
  /// The keyboard posts willHide with the frame of the docked bar.
  case hideToBarPostsHide = "hide-to-bar=will-hide"

  /// Converting from a window to nil returns screen coordinates.
  case windowsConvertToScreen = "window-coordinates=screen"
  /// Converting from a window to nil returns coordinates of its scene, whose origin differs from the screen's.
  case windowsConvertToScene = "window-coordinates=scene"

  /// Rows disappear when an offset that scrolls them out of view is set, even inside an animation block.
  case leavingRowsVanish = "leaving-rows=vanish"
  /// Rows that scroll out of view disappear when the animation of the offset has ended.
  case leavingRowsStay = "leaving-rows=stay"
  /// A deceleration continues from the new offset after the property is set.
  case decelerationContinues = "deceleration=continues"
  /// Setting the offset ends a deceleration.
  case offsetEndsDeceleration = "deceleration=ends"

  /// An offset that the app sets is rounded to pixels, and to points before the scroll view is in a window.
  case offsetsAreRounded = "offset-rounding=pixels"
  /// An offset that the app sets is not rounded.
  case offsetsAreExact = "offset-rounding=exact"

  /// A toolbar is 44 points high.
  case toolbarIs44High = "toolbar-height=44"
  /// A toolbar is 48 points high.
  case toolbarIs48High = "toolbar-height=48"
  /// A toolbar is 58 points high.
  case toolbarIs58High = "toolbar-height=58"

  /// A large title adds 52 points to a navigation bar.
  case largeTitleAdds52 = "large-title=52"
  /// A large title adds 60 points to a navigation bar.
  case largeTitleAdds60 = "large-title=60"
  /// A search bar below a title is 52 points high.
  case searchBarIs52High = "search-bar=52"
  /// A search bar below a title is 60 points high.
  case searchBarIs60High = "search-bar=60"
  /// Editing ends when the swipe that pops begins.
  case swipeEndsEditingAtBegin = "back-swipe=focus-ends-at-begin"
  /// Editing ends when the swipe that pops has ended.
  case swipeEndsEditingAtEnd = "back-swipe=focus-ends-at-end"

  /// Keyboard layout guides follow every movement of the keyboard.
  case guideFollowsKeyboard = "guide-tracking=always"
  /// Keyboard layout guides do not move when the keyboard appears and disappears.
  case guideStaysAtRest = "guide-tracking=never"
  /// Keyboard layout guides do not move when the keyboard appears, but follow later movements.
  case guideMissesShow = "guide-tracking=stale-on-show"
  /// Keyboard layout guides do not move when the keyboard hides, but follow later movements.
  case guideMissesHide = "guide-tracking=stale-on-hide"

  /// A `did` notification has the same frame as its `will` notification and is posted before the next movement begins.
  case didFramesAreSame = "did-frames=same"
  /// A `did` notification has a different frame than its `will` notification.
  case didFramesDiffer = "did-frames=different"
  /// A `did` notification may be posted after the next movement has begun.
  case didFramesAreLate = "did-frames=late"

  /// No notification is posted while observers handle another one.
  case framesComeInOrder = "nested-frames=never"
  /// A frame change is posted while observers handle another one.
  case framesAreNested = "nested-frames=nested"

  /// When an accessory view docks, willShow is posted with the frame of the view.
  case barPostsShow = "bar-arrival=posted"
  /// When a bar docks, willShow is posted with its frame and with an empty start frame at the center of the screen.
  case barPostsEmptyStart = "bar-arrival=empty-start"
  /// When a bar docks, nothing is posted.
  case barPostsNothing = "bar-arrival=silent"

  /// No frame of zero size is posted while a bar is docked.
  case emptyFramesNever = "empty-frames=never"
  /// A frame of zero size is posted while the keyboard hides and a bar stays docked.
  case emptyFramesDuringHide = "empty-frames=during-hide"
  /// A frame of zero size is posted when the app becomes active and a bar is docked.
  case emptyFramesOnActivation = "empty-frames=on-activation"

  /// Nothing is posted while the user switches to another app.
  case appSwitchPostsNothing = "app-switch=silent"
  /// An inactive app receives the frame of another app's keyboard, and an empty local frame when it becomes active.
  case appSwitchPostsOtherApp = "app-switch=other-app"

  /// The keyboard moves on a spring of mass 3, stiffness 1000, and damping 500, and posts a duration of 0.25 seconds.
  case springBefore26 = "keyboard-spring=before-26"
  /// The keyboard moves on a spring of mass 1, stiffness 555.0265, and damping 47.118, and posts a duration of 0.383
  /// seconds.
  case springSince26 = "keyboard-spring=since-26"

  /// Hiding posts willHide with a duration, before the keyboard moves.
  case hideIsAnimated = "hide-frames=animated"
  /// Hiding first posts the final frame with a duration of 0, and then willHide.
  case hideFrameComesFirst = "hide-frames=frame-first"

  /// A keyboard layout guide is correct as soon as its view is in a window.
  case guideIsCorrectOnceAttached = "guide-attachment=correct"
  /// A keyboard layout guide keeps its last position while its view is not in a window, and afterward until the
  /// keyboard moves.
  case guideIsStaleOnceAttached = "guide-attachment=stale"

  /// The top of the keyboard layout guide is the top of the accessory view.
  case guideIncludesAccessory = "guide-accessory=included"
  /// The top of the keyboard layout guide is the bottom of the accessory view.
  case guideLeavesOutAccessory = "guide-accessory=left-out"

  /// Keyboard layout guides move after the notification, within the same animation.
  case guideMovesAfterNotifications = "guide-order=after-notifications"
  /// Keyboard layout guides move, with a layout pass, before the notification.
  case guideMovesBeforeNotifications = "guide-order=before-notifications"
  /// The system moves a sheet after the notification, within the same animation.
  case sheetMovesAfterNotifications = "sheet-order=after-notifications"
  /// The system moves a sheet one turn after the notification.
  case sheetMovesInNextTurn = "sheet-order=next-turn"

  /// A frame that is posted without animation is the final frame of the keyboard.
  case unanimatedFramesAreExact = "unanimated-frames=exact"
  /// A frame that is announced without animation is 27 points lower than the keyboard.
  case unanimatedFramesAreTooLow = "unanimated-frames=too-low"

  /// The keyboard stays visible while the app is in the background.
  case backgroundKeepsKeyboard = "background=keeps"
  /// The keyboard hides without a notification while the app is in the background.
  case backgroundHidesKeyboard = "background=hides"
  /// The keyboard appears again without a notification when the app becomes active.
  case activationRestoresKeyboard = "background=restores"

  /// An iPad with a hardware keyboard posts willShow with the frame of its shortcut bar.
  case hardwarePadPostsBar = "hardware-pad=bar"
  /// An iPad with a hardware keyboard posts no notifications.
  case hardwarePadPostsNothing = "hardware-pad=silent"

  /// An iPad shows a number pad as a docked keyboard.
  case numberPadIsDocked = "number-pad=docked"
  /// An iPad shows every other number pad as a popover, for which nothing is posted.
  case numberPadIsPopover = "number-pad=popover"

  /// Keyboard layout guides follow a window that moves or resizes.
  case guideFollowsWindow = "window-move=guide-updated"
  /// When a window moves or resizes, keyboard layout guides do not change until the keyboard moves.
  case guideIgnoresWindow = "window-move=guide-stale"

  /// A hidden keyboard appears as soon as an input becomes first responder.
  case keyboardShowsSoon = "show-delay=soon"
  /// A hidden keyboard appears two seconds after an input becomes first responder.
  case keyboardShowsAfterSeconds = "show-delay=seconds"

  /// The keyboard and its layout guides change to a new orientation together with the app's windows.
  case keyboardRotatesWithWindows = "rotation=one-geometry"
  /// Keyboard layout guides keep their geometry for four frames after a rotation.
  case keyboardRotatesFourFramesLate = "rotation=four-frames-late"

  /// The primary column of a split view controller fills the height.
  case sidebarFillsHeight = "sidebar-shape=full"
  /// The primary column of a split view controller floats, with a margin around it.
  case sidebarIsInset = "sidebar-shape=inset"

  /// An accessory view is in a window of the system, which is not the key window.
  case accessoryIsInInputWindow = "accessory-window=input-window"
  /// An accessory view is not in a window, so an input in it cannot become first responder.
  case accessoryIsInNoWindow = "accessory-window=none"

  /// A hosting controller moves its content together with the keyboard.
  case hostingMovesWithKeyboard = "hosting-turn=same"
  /// A hosting controller moves its content in the turn after the keyboard's notifications.
  case hostingMovesInNextTurn = "hosting-turn=next"

  /// The safe area and the keyboard layout guide of a scroll view do not scroll with the content.
  case scrollViewGuidesStay = "scroll-view-guides=stay"
  /// The safe area and the keyboard layout guide of a scroll view scroll with its content.
  case scrollViewGuidesScroll = "scroll-view-guides=scroll"

  /// A text field begins editing, and then the keyboard posts its notifications.
  case fieldBeginsBeforeKeyboard = "text-field-focus=before"
  /// The keyboard posts its notifications, and then a text field begins editing, as a text view does.
  case fieldBeginsAfterKeyboard = "text-field-focus=after"

  /// The return key of a text field inserts nothing if focus moves to a text view.
  case returnIsConsumed = "return-key=consumed"
  /// If an action for the end of editing moves focus to a text view, the return key inserts a new line there.
  case returnReachesNewResponder = "return-key=inserted"

  /// Reading canBecomeFirstResponder asks the delegate whether editing may begin.
  case readingFocusAsks = "focus-question=asked"
  /// Reading canBecomeFirstResponder does not ask the delegate.
  case readingFocusIsSilent = "focus-question=not-asked"

  /// A visible keyboard that changes its height posts willChangeFrame and willShow.
  case heightChangesPostShow = "visible-changes=will-show"
  /// A visible keyboard that changes its height posts only frame changes.
  case heightChangesPostFrames = "visible-changes=frame-only"

  /// After reloadInputViews(), the keyboard posts a duration of 0.
  case reloadIsUnanimated = "input-view-reload=unanimated"
  /// After reloadInputViews(), the keyboard posts its usual duration.
  case reloadIsAnimated = "input-view-reload=animated"

  /// An input that the app hides stays first responder.
  case hiddenInputKeepsFocus = "hidden-focus=stays"
  /// The next input in the window becomes first responder when the app hides the first responder.
  case hiddenInputLosesFocus = "hidden-focus=next-input"

  /// When an input resigns, the next responder in its chain that can become first responder gets focus.
  case resigningFocusesNextResponder = "resign-focus=next-responder"
  /// When an input resigns, nothing becomes first responder.
  case resigningLeavesNoResponder = "resign-focus=none"

  /// A window becomes key when a view in it becomes first responder.
  case focusMakesWindowKey = "focus-window=becomes-key"
  /// Another window stays key when a view in a window becomes first responder, and the keyboard appears.
  case focusLeavesKeyWindow = "focus-window=stays"

  /// Setting the root view controller removes only the view of the former root view controller.
  case rootReplacesRoot = "window-root=former-root"
  /// Setting the root view controller removes all views in the window.
  case rootReplacesEverything = "window-root=all"

  /// The next responder of a window is its scene, whose next responder is the app.
  case sceneFollowsWindow = "window-next=scene"
  /// The next responder of a window is the app.
  case appFollowsWindow = "window-next=app"

  /// A text view reports the text that the app inserts, deletes, or replaces through UITextInput.
  case insertionIsReported = "inserted-text-view=reported"
  /// A text view reports only changes that the user makes.
  case insertionIsSilent = "inserted-text-view=silent"

  /// The delegate is notified of scrolling to a row, as of every change of the offset.
  case scrollToRowIsReported = "row-scrolling=reported"
  /// The delegate is not notified of scrolling to a row.
  case scrollToRowIsSilent = "row-scrolling=silent"

  /// The new animation is added to the running one.
  case animationsAreAdded = "running-animations=added"
  /// The running animation ends first, and its view jumps to its final value.
  case animationsEndRunning = "running-animations=ends"

  /// Floating headers and footers stay in the area that the adjusted insets of the list leave free.
  case headersPinToInset = "pinned-headers=inset"
  /// Floating headers and footers stay at the edges of the list's bounds, even under bars and the keyboard.
  case headersPinToBounds = "pinned-headers=bounds"

  /// Coordinates are converted directly from a view to a view that contains it, so most results are exact.
  case conversionsAreExact = "coordinate-conversion=exact"
  /// Coordinates are converted through the window, so results have rounding errors.
  case conversionsAreRounded = "coordinate-conversion=rounded"

  /// The doubt that this alternative answers.
  ///
  /// A test checks that every alternative belongs to exactly one doubt.
  public var doubt: HeadlessDoubt? { HeadlessDoubt.all.first { $0.alternatives.contains(self) } }
}

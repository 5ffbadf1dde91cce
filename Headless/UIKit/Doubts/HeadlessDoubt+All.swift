extension HeadlessDoubt {
  /// Every doubt that the headless UIKit can decide either way.
  public static let all: [HeadlessDoubt] = [
    HeadlessDoubt(
      "T1", "inset-clamping", "Does shrinking contentInset move contentOffset into range?",
      [.insetClampsImmediately, .insetClampsAtLayout, .insetNeverClamps],
      evidence: """
        Comments in Signal-iOS (conversation scrolling) and HalloApp (ChatGroupViewController) note that shrinking the inset \
        moves the offset. Apple documents only setContentOffset.
        """),
    HeadlessDoubt(
      "T2", "system-scrolling", "Which scroll views scroll to the first responder by themselves, and when?",
      [.onlyTableControllersScroll, .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications],
      evidence: """
        splinter.com.au (2014/09) describes scroll views that scroll to a text field by themselves and fight with the app's own \
        scrolling. Apple documents only table view controllers.
        """),
    HeadlessDoubt(
      "T3", "pending-layout", "Is a pending layout done before the keyboard's notifications are posted?",
      [.pendingLayoutWaits, .pendingLayoutIsDone],
      evidence: """
        Views that were not laid out yet fly in with the keyboard's animation: Stack Overflow 33486030, \
        yourcodesucksexception.com (2015/10). Others never see it.
        """),
    HeadlessDoubt(
      "T5", "transform-layout", "Does a transform invalidate the layout of the superview?",
      [.transformInvalidatesNothing, .transformInvalidatesSuperview, .parentsSetFrames],
      evidence: """
        Stack Overflow 728372 lists what causes layoutSubviews, without agreement about transforms. Apple documents only that \
        the frame of a transformed view is undefined.
        """),
    HeadlessDoubt(
      "T6", "end-of-turn", "Does a run loop observer run before what changed is laid out and shown?",
      [.observersPrecedeCommit, .commitPrecedesObservers],
      evidence: """
        The orders in the description of the main run loop say so. The update phases of iOS 18 (UIUpdateLink) commit without a \
        return to the run loop.
        """),
    HeadlessDoubt(
      "T7", "shifted-safe-area", "Does the safe area of a controller's view follow the view's transform?",
      [.safeAreaFollowsTransform, .safeAreaIgnoresTransform],
      evidence: "Apple documents neither. A view that is moved by its frame gets another safe area."),
    HeadlessDoubt(
      "T8", "guide-under-transform", "Does the keyboard layout guide account for transforms?",
      [.guideFollowsTransform, .guideIgnoresTransform],
      evidence: "Auto Layout ignores the transforms of views; the guide is documented only as following the keyboard."),
    HeadlessDoubt(
      "T8", "hidden-layout", "Are hidden views laid out?",
      [.hiddenViewsAreLaidOut, .hiddenViewsAreNotLaidOut],
      evidence: "Apple documents only that a hidden view stays in its superview's list and takes part in autoresizing."),
    HeadlessDoubt(
      "T10", "row-selection", "When is a row selected?",
      [.rowsAreSelectedAtTouchUp, .rowsAreSelectedAfterCommit],
      evidence: """
        Stacks of didSelectRow show _userSelectRowAtPendingSelectionIndexPath, called from an after-commit handler \
        (_runAfterCACommitDeferredBlocks).
        """),
    HeadlessDoubt(
      "T12", "window-coordinates", "Which coordinates does a conversion from a window to nil give?",
      [.windowsConvertToScreen, .windowsConvertToScene],
      evidence:
        "Apple documents screen coordinates; openradar 22670063 found the window's origin missing in split screen."),
    HeadlessDoubt(
      "T13", "leaving-rows", "When does a row go that an animated offset takes out of sight?",
      [.leavingRowsVanish, .leavingRowsStay],
      evidence: "Table views that are scrolled in an animation block show gaps for some apps and none for others."),
    HeadlessDoubt(
      "T13", "deceleration", "Does setting the offset inside an animation block end a deceleration?",
      [.offsetEndsDeceleration, .decelerationContinues],
      evidence: "Apple documents only that setContentOffset(_:animated:) scrolls; apps stop a deceleration with either."
    ),
    HeadlessDoubt(
      "T14", "toolbar-height", "How high is a toolbar?", [.toolbarIs44High, .toolbarIs48High, .toolbarIs58High],
      evidence: "44 points up to iOS 18 and with UIDesignRequiresCompatibility; apps report 48 and 58 on iOS 26."),
    HeadlessDoubt(
      "T15", "large-title", "How much does a large title add to a navigation bar?",
      [.largeTitleAdds52, .largeTitleAdds60],
      evidence: "52 points were logged up to iOS 18 (Geoff Hackworth on Medium); later figures are not published."),
    HeadlessDoubt(
      "T15", "search-bar", "How high is a search bar below a title?", [.searchBarIs52High, .searchBarIs60High],
      evidence: "Known by sight only."),
    HeadlessDoubt(
      "T15", "back-swipe", "When does the swipe that pops end editing?",
      [.swipeEndsEditingAtOnce, .swipeEndsEditingAtEnd],
      evidence:
        "The keyboard goes and comes with the swipe, as seen. When the first responder resigns is not documented."),
    HeadlessDoubt(
      "T16", "guide-tracking", "Which movements of the keyboard do keyboard layout guides follow?",
      [.guideFollowsKeyboard, .guideStaysAtRest, .guideMissesShow, .guideMissesHide],
      evidence: """
        On iOS 27 a guide stayed at rest under a visible keyboard (manaflow-ai/cmux#9958, #10687). On iOS 26.5 it stayed up after \
        a hide (kirillzyusko/react-native-keyboard-controller#1591).
        """),
    HeadlessDoubt(
      "T24", "guide-attachment", "Is a keyboard layout guide correct as soon as its view is in a window?",
      [.guideIsCorrectOnceAttached, .guideIsStaleOnceAttached],
      evidence: """
        A guide kept the position of the time when its view left (manaflow-ai/cmux#9663, #10518), and one attached in \
        keyboardWillShow missed that show (kirillzyusko/react-native-keyboard-controller#1158).
        """),
    HeadlessDoubt(
      "T26", "guide-order", "Do keyboard layout guides move before or after the notification?",
      [.guideMovesAfterNotifications, .guideMovesBeforeNotifications],
      evidence: "Both orders were logged; an app that placed content in the guide's layout had nothing left to animate."
    ),
    HeadlessDoubt(
      "T26", "sheet-order", "When does the system move a sheet for the keyboard?",
      [.sheetMovesAfterNotifications, .sheetMovesInNextTurn],
      evidence:
        "willChangeFrame arrives before the sheet is resized, and only didChangeFrame sees its final bounds (2026)."),
    HeadlessDoubt(
      "T31", "window-move", "Do keyboard layout guides follow a window that moves or resizes?",
      [.guideFollowsWindow, .guideIgnoresWindow],
      evidence: "Nothing is posted when a window moves; FB18184281 reports guides that do not update on iPadOS 26."),
    HeadlessDoubt(
      "T33", "rotation", "When do keyboard layout guides get the geometry of a new orientation?",
      [.keyboardRotatesWithWindows, .keyboardRotatesFourFramesLate],
      evidence: "The keyboard's window was seen to rotate about four frames after the app's window."),
  ]
}

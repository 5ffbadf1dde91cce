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
      "T4", "keyboard-turn",
      "Does the keyboard post its notifications in the turn of the run loop in which the focus changes?",
      [.keyboardPostsInSameTurn, .keyboardPostsInLaterTurn],
      evidence: """
        WWDC 2023, session 10281: since iOS 17 the keyboard runs in another process, and its notifications do not \
        arrive before becomeFirstResponder returns. A log of iOS 5 (OmniGroup) and react-native-keyboard-controller \
        on iOS 15 show them within the call. The default is the older order, on which the animation of an input's \
        own change depends.
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
      "T11", "hide-to-bar", "What does a keyboard post that goes down to an accessory view which stays?",
      [.hideToBarPostsShow, .hideToBarPostsHide],
      evidence: """
        MessageKit issue 977 and RxKeyboard issue 116 report willHide; both libraries handle willShow as well.
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
      "T17", "did-frames", "Do did notifications carry the frame of their will, before the next movement begins?",
      [.didFramesAreSame, .didFramesDiffer, .didFramesAreLate],
      evidence: """
        manaflow-ai/cmux pull requests 10006, 10518 and 10810, on iOS 27: an app that applied the frame of \
        didChangeFrame jumped after the animation, and a quick hide and show posts the first did after the second \
        will. No log of the frames is public.
        """),
    HeadlessDoubt(
      "T18", "nested-frames", "Does UIKit post a frame change while observers handle another one?",
      [.framesComeInOrder, .framesAreNested],
      evidence: """
        manaflow-ai/cmux pull request 12183: without a guard an app started opposing animations forever.
        """),
    HeadlessDoubt(
      "T19", "bar-arrival", "What is posted when the bar of a view controller docks that became first responder?",
      [.barPostsShow, .barPostsEmptyStart, .barPostsNothing],
      evidence: """
        MessageKit issue 977 (willShow). ApolloMessagesKeyboardInset.xm in Apollo-Reborn: an empty start frame on \
        iOS 26, nothing on iOS 27, both in the simulator.
        """),
    HeadlessDoubt(
      "T20", "empty-frames", "Is a frame without size posted while a bar is docked?",
      [.emptyFramesNever, .emptyFramesDuringHide, .emptyFramesOnActivation],
      evidence: """
        ApolloMessagesKeyboardInset.xm in Apollo-Reborn: during a hide on iOS 26, when the app returns on iOS 27, \
        both in the simulator.
        """),
    HeadlessDoubt(
      "T21", "app-switch", "Does an iPhone post the keyboard of the app in front to one that is inactive?",
      [.appSwitchPostsNothing, .appSwitchPostsOtherApp],
      evidence: """
        Apollo-Reborn/Apollo-Reborn issues 619, 732, 809 and 821, on devices with iOS 27. No report of earlier \
        systems.
        """),
    HeadlessDoubt(
      "T22", "keyboard-spring", "Which spring moves the keyboard?",
      [.springBefore26, .springSince26],
      evidence: """
        Apple developer forum 48088 for iOS 13 to 18; layers of simulators of iOS 26.0 to 27.0 and constants in \
        Telegram for iOS since. The simulated system decides; the alternative imposes the newer spring.
        """),
    HeadlessDoubt(
      "T23", "hide-frames", "Is a hide animated?",
      [.hideIsAnimated, .hideFrameComesFirst],
      evidence: """
        Log lines of a device with iOS 26 for the second; logs of iOS 5 to 18 for the first.
        """),
    HeadlessDoubt(
      "T24", "guide-attachment", "Is a keyboard layout guide correct as soon as its view is in a window?",
      [.guideIsCorrectOnceAttached, .guideIsStaleOnceAttached],
      evidence: """
        A guide kept the position of the time when its view left (manaflow-ai/cmux#9663, #10518), and one attached in \
        keyboardWillShow missed that show (kirillzyusko/react-native-keyboard-controller#1158).
        """),
    HeadlessDoubt(
      "T25", "guide-accessory", "Is an accessory view part of the keyboard for the keyboard layout guide?",
      [.guideIncludesAccessory, .guideLeavesOutAccessory],
      evidence: """
        FB18129551 (reported by chockenberry/KeyboardAvoider): unpredictable on iOS 26. A library's log: included on \
        the first show of iOS 18.5 and not on the second.
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
      "T27", "unanimated-frames", "Is a frame that is announced without animation the keyboard's?",
      [.unanimatedFramesAreExact, .unanimatedFramesAreTooLow],
      evidence: """
        A library's log of iOS 26: 370 points announced on the first keystroke while the keys stayed at 397.
        """),
    HeadlessDoubt(
      "T28", "background", "What happens to the keyboard while the app is in the background?",
      [.backgroundKeepsKeyboard, .backgroundHidesKeyboard, .activationRestoresKeyboard],
      evidence: """
        niw/KeyboardGuide: no notifications arrive in the background. Apps of 2026 report an inset that stays after \
        a return, and on iPad a keyboard that is back without a frame.
        """),
    HeadlessDoubt(
      "T29", "hardware-pad", "What does an iPad with a hardware keyboard post for a new focus?",
      [.hardwarePadPostsBar, .hardwarePadPostsNothing],
      evidence: """
        Stack Overflow 32319697 (iOS 9) for the bar; an app of 2026 on iPadOS 26 for silence.
        """),
    HeadlessDoubt(
      "T30", "number-pad", "How does an iPad show a number pad?",
      [.numberPadIsDocked, .numberPadIsPopover],
      evidence: """
        flutter/flutter issue 178096 and FB21144039: on iPadOS 26 it alternates with the docked keyboard on \
        consecutive taps. UITextField.allowsNumberPadPopover restores the docked one.
        """),
    HeadlessDoubt(
      "T31", "window-move", "Do keyboard layout guides follow a window that moves or resizes?",
      [.guideFollowsWindow, .guideIgnoresWindow],
      evidence: "Nothing is posted when a window moves; FB18184281 reports guides that do not update on iPadOS 26."),
    HeadlessDoubt(
      "T32", "show-delay", "How long after the focus does a hidden keyboard post?",
      [.keyboardShowsSoon, .keyboardShowsAfterSeconds],
      evidence: """
        One app's traces on iOS 26 show up to 18 seconds on the first focus, while it loaded a model.
        """),
    HeadlessDoubt(
      "T33", "rotation", "When do keyboard layout guides get the geometry of a new orientation?",
      [.keyboardRotatesWithWindows, .keyboardRotatesFourFramesLate],
      evidence: "The keyboard's window was seen to rotate about four frames after the app's window."),
  ]
}

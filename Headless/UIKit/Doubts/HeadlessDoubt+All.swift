extension HeadlessDoubt {
  /// Every doubt, in the order in which reports list them.
  public static let all: [HeadlessDoubt] = [
    HeadlessDoubt(
      "inset-clamping", "Does shrinking contentInset move contentOffset into range?",
      evidence: """
        Comments in Signal-iOS (conversation scrolling) and HalloApp (ChatGroupViewController) note that shrinking the inset \
        moves the offset. Apple documents only setContentOffset.
        """),
    HeadlessDoubt(
      "system-scrolling", "Which scroll views scroll to the first responder automatically, and when?",
      evidence: """
        splinter.com.au (2014/09) describes scroll views that scroll to a text field automatically and conflict with the \
        app's own scrolling. According to Open Radar 20798351, they have done so since iOS 8. Apple documents only table \
        view controllers. By default, an app cannot rely on this scrolling.
        """),
    HeadlessDoubt(
      "pending-layout", "Is a pending layout pass performed before the keyboard posts its notifications?",
      evidence: """
        Views that have not been laid out move into place with the keyboard's animation: Stack Overflow 33486030, \
        yourcodesucksexception.com (2015/10). Other developers do not observe this.
        """),
    HeadlessDoubt(
      "keyboard-turn",
      "Does the keyboard post its notifications in the run loop turn in which the first responder changes?",
      evidence: """
        WWDC 2023, session 10281: on iOS 17 and later, the keyboard runs in another process, and its notifications do \
        not arrive before becomeFirstResponder returns. An iOS 5 log (OmniGroup) and react-native-keyboard-controller \
        on iOS 15 show them within the call. The default is the older order, because animations of changes \
        that an input makes itself depend on it.
        """),
    HeadlessDoubt(
      "transform-layout", "Does a transform invalidate the layout of the superview?",
      evidence: """
        Stack Overflow 728372 lists the causes of layoutSubviews; its answers disagree about transforms. Apple documents only that \
        the frame of a transformed view is undefined.
        """),
    HeadlessDoubt(
      "translated-frame", "Where does a translated view move if its frame is set?",
      evidence: """
        Apple documents only that the frame of a transformed view is undefined. Libraries that move a view with a transform \
        report that the view keeps an offset if its frame is set during that time (alibaba/weex, commit 84dfd4c).
        """),
    HeadlessDoubt(
      "end-of-turn", "Do run loop observers run before changes are laid out and committed?",
      evidence: """
        The orders in the description of the main run loop show that observers with a lower order run first. The update \
        phases of iOS 18 (UIUpdateLink) commit without returning to the run loop.
        """),
    HeadlessDoubt(
      "shifted-safe-area", "Does the safe area of a controller's view follow the view's transform?",
      evidence: """
        Open Radar 35532074 (iOS 11): a transform changes the insets. matrixprojects.net: the insets of a controller's view \
        do not change when the view moves. According to Apple (developer forum 671541), the insets of a view with a scale \
        or a rotation are not supported.
        """),
    HeadlessDoubt(
      "guide-under-transform", "Does the keyboard layout guide account for transforms?",
      evidence: "Auto Layout ignores the transforms of views; the guide is documented only as following the keyboard."),
    HeadlessDoubt(
      "hidden-layout", "Are hidden views laid out?",
      evidence: "Apple documents only that a hidden view stays in its superview's list and takes part in autoresizing."),
    HeadlessDoubt(
      "row-selection", "When is a row selected?",
      evidence: """
        Stack traces of didSelectRow show _userSelectRowAtPendingSelectionIndexPath, called from an after-commit handler \
        (_runAfterCACommitDeferredBlocks).
        """),
    HeadlessDoubt(
      "hide-to-bar", "What does the keyboard post when it hides and an accessory view stays docked?",
      evidence: """
        MessageKit issue 977 and RxKeyboard issue 116 report willHide; both libraries also handle willShow.
        """),
    HeadlessDoubt(
      "window-coordinates", "Which coordinates does a conversion from a window to nil return?",
      evidence:
        "Apple documents screen coordinates; openradar 22670063 found the window's origin missing in split screen."),
    HeadlessDoubt(
      "leaving-rows", "If an animated offset scrolls a row out of view, when does the row disappear?",
      evidence: "Table views that are scrolled in an animation block show gaps in some apps and none in others."),
    HeadlessDoubt(
      "deceleration", "Does setting the contentOffset property end a deceleration?",
      evidence: """
        Open Radar 16724593 (iOS 6 and 7) and momotech/MLN issue 99: only setContentOffset(_:animated:) without animation \
        ends a deceleration. Apps that recenter endless content set the property while content decelerates. Other apps \
        set the property to stop it.
        """),
    HeadlessDoubt(
      "offset-rounding", "Is an offset that the app sets rounded to pixels?",
      evidence: """
        Apple developer forum 666049: 71.75 becomes 71.667 on a display with three pixels per point. Open Radar 23255528: \
        before a scroll view is in a window, offsets are rounded to points. Apple documents no rounding.
        """),
    HeadlessDoubt(
      "toolbar-height", "How tall is a toolbar?",
      evidence: "44 points through iOS 18 and with UIDesignRequiresCompatibility; apps report 48 and 58 on iOS 26."),
    HeadlessDoubt(
      "large-title", "How much does a large title add to a navigation bar?",
      evidence: "52 points were logged through iOS 18 (Geoff Hackworth on Medium); later figures are not published."),
    HeadlessDoubt(
      "search-bar", "How tall is a search bar below a title?",
      evidence: "Known only from observation."),
    HeadlessDoubt(
      "back-swipe", "When does editing end during the swipe that pops a view controller?",
      evidence:
        "The keyboard was observed to move with the swipe. When the first responder resigns is not documented."),
    HeadlessDoubt(
      "guide-tracking", "Which movements of the keyboard do keyboard layout guides follow?",
      evidence: """
        On iOS 27, a guide did not move under a visible keyboard (manaflow-ai/cmux#9958, #10687). On iOS 26.5, it stayed up \
        after a hide (kirillzyusko/react-native-keyboard-controller#1591).
        """),
    HeadlessDoubt(
      "did-frames",
      "Does a did notification have the same frame as its will notification, and is it posted before the next movement begins?",
      evidence: """
        manaflow-ai/cmux pull requests 10006, 10518, and 10810, on iOS 27: an app that applied the frame of \
        didChangeFrame jumped after the animation, and a quick hide and show posts the first did notification after \
        the second will notification. No log of the frames is public.
        """),
    HeadlessDoubt(
      "nested-frames", "Does UIKit post a frame change while observers handle another notification?",
      evidence: """
        manaflow-ai/cmux pull request 12183: without a guard, an app kept starting opposing animations.
        """),
    HeadlessDoubt(
      "bar-arrival", "What is posted when a view controller becomes first responder and its accessory view docks?",
      evidence: """
        MessageKit issue 977 (willShow). ApolloMessagesKeyboardInset.xm in Apollo-Reborn: an empty start frame \
        on iOS 26, and nothing on iOS 27, both in the simulator.
        """),
    HeadlessDoubt(
      "empty-frames", "Is a frame of zero size posted while an accessory view is docked?",
      evidence: """
        ApolloMessagesKeyboardInset.xm in Apollo-Reborn: during a hide on iOS 26, and when the app returns on \
        iOS 27, both in the simulator.
        """),
    HeadlessDoubt(
      "app-switch", "Does an inactive app on an iPhone receive notifications about the keyboard of the active app?",
      evidence: """
        Apollo-Reborn/Apollo-Reborn issues 619, 732, 809, and 821, on devices with iOS 27. There are no reports for \
        earlier systems.
        """),
    HeadlessDoubt(
      "keyboard-spring", "Which spring moves the keyboard?",
      evidence: """
        Apple developer forum 48088 for iOS 13 to 18; for later systems, layers in simulators of iOS 26.0 to 27.0 and \
        constants in Telegram for iOS. By default the simulated system determines the spring; the alternative forces \
        the newer one.
        """),
    HeadlessDoubt(
      "hide-frames", "Is hiding the keyboard animated?",
      evidence: """
        Logs from iOS 5 to 18 show the first alternative. Log lines from a device with iOS 26 show the second one.
        """),
    HeadlessDoubt(
      "guide-attachment", "Is a keyboard layout guide correct as soon as its view is in a window?",
      evidence: """
        A guide kept the position that it had when its view was removed (manaflow-ai/cmux#9663, #10518), and a guide \
        attached in keyboardWillShow missed that show (kirillzyusko/react-native-keyboard-controller#1158).
        """),
    HeadlessDoubt(
      "guide-accessory", "Does the keyboard layout guide include the accessory view?",
      evidence: """
        FB18129551 (reported by chockenberry/KeyboardAvoider): unpredictable on iOS 26. A library's log of iOS 18.5: \
        included on the first show and not on the second.
        """),
    HeadlessDoubt(
      "guide-order", "Do keyboard layout guides move before or after the notification?",
      evidence: "Both orders were logged; an app that positioned content with the guide had nothing left to animate."
    ),
    HeadlessDoubt(
      "sheet-order", "When does the system move a sheet for the keyboard?",
      evidence:
        "willChangeFrame arrives before the sheet is resized; its final bounds are available only in didChangeFrame (2026)."
    ),
    HeadlessDoubt(
      "unanimated-frames", "Does a notification without an animation contain the correct frame?",
      evidence: """
        A library's log of iOS 26: 370 points were announced on the first keystroke while the keyboard stayed at 397.
        """),
    HeadlessDoubt(
      "background", "What happens to the keyboard while the app is in the background?",
      evidence: """
        niw/KeyboardGuide: no notifications arrive in the background. Apps from 2026 report that an inset \
        remains after the return and that, on an iPad, a keyboard reappears without a frame.
        """),
    HeadlessDoubt(
      "hardware-pad", "What does an iPad with a hardware keyboard post when an input becomes first responder?",
      evidence: """
        Stack Overflow 32319697 (iOS 9) reports the bar; an app from 2026 reports no notification on iPadOS 26.
        """),
    HeadlessDoubt(
      "number-pad", "How does an iPad show a number pad?",
      evidence: """
        flutter/flutter issue 178096 and FB21144039: on iPadOS 26, consecutive taps show the popover and the docked \
        keyboard in turn. UITextField.allowsNumberPadPopover restores the docked keyboard.
        """),
    HeadlessDoubt(
      "window-move", "Do keyboard layout guides follow a window that moves or resizes?",
      evidence: "Nothing is posted when a window moves; FB18184281 reports guides that do not update on iPadOS 26."),
    HeadlessDoubt(
      "show-delay", "How soon does a hidden keyboard post willShow after an input becomes first responder?",
      evidence: """
        One app's traces on iOS 26 show up to 18 seconds for the first input, while the app loaded a model.
        """),
    HeadlessDoubt(
      "rotation", "When the device rotates, when do keyboard layout guides change?",
      evidence: "The keyboard's window was observed to rotate about four frames after the app's window."),
    HeadlessDoubt(
      "sidebar-shape", "Does the primary column fill the height of a split view controller?",
      evidence: """
        Apple's Human Interface Guidelines show sidebars that float above the content on iPadOS 26 and later. On earlier versions, \
        sidebars fill the height. Apps built with an older SDK, or with UIDesignRequiresCompatibility, keep the older shape.
        """),
    HeadlessDoubt(
      "accessory-window", "Which window contains an accessory view?",
      evidence: """
        Comments in Apollo-Reborn (ApolloMessagesKeyboardInset.xm, 2026) measure a resident bar one turn after its didMoveToWindow, so it is \
        in a window, which is not the app's. Apple documents only that the system shows the view above the keyboard. Without a \
        window, no input in an accessory view could become first responder, and chats have such inputs.
        """),
    HeadlessDoubt(
      "hosting-turn", "When does a SwiftUI hosting controller change the layout of its content for the keyboard?",
      evidence: """
        Apple documents that SwiftUI adds the keyboard to the safe area, but not when. Issue 1747 of IQKeyboardManager shows a \
        manager and SwiftUI that both move a screen, with results that depend on the timing.
        """),
    HeadlessDoubt(
      "scroll-view-guides", "Do the safe area and the keyboard layout guide of a scroll view scroll with its content?",
      evidence: """
        Apple documents contentLayoutGuide, which scrolls, and frameLayoutGuide, which does not, but neither for the other guides. \
        Apps pin buttons that float above the rows of a table view controller to its safe area.
        """),
    HeadlessDoubt(
      "text-field-focus", "Does a text field begin editing before the keyboard posts its notifications?",
      evidence: """
        A log from iOS 5 (OmniGroup, OUIDocumentRenameViewController) shows the first order. Apple documents the second one \
        (UITextFieldDelegate). React Native observed both.
        """),
    HeadlessDoubt(
      "return-key", "What does the return key of a text field insert if an action moves focus to a text view?",
      evidence: """
        michaeltyson/TPKeyboardAvoiding issue 89 and facebookarchive/three20 issue 464: if focus moves while the key is \
        handled, the text view receives a new line. It is not documented whether the same happens if focus moves in an \
        action for editingDidEndOnExit.
        """),
    HeadlessDoubt(
      "focus-question", "Does reading canBecomeFirstResponder ask the delegate whether editing may begin?",
      evidence: """
        hackiftekhar/IQKeyboardManager issues 158, 690, 709, and 723: a text field asks textFieldShouldBeginEditing(_:) when \
        the property is read. Apple does not document when the delegate is asked.
        """),
    HeadlessDoubt(
      "visible-changes", "When a visible keyboard changes its height, is willShow posted?",
      evidence: """
        The notes of react-native-keyboard-controller describe willShow when the keyboard changes. Apple documents \
        (UITextFieldDelegate) that a keyboard that is already visible posts only frame changes.
        """),
    HeadlessDoubt(
      "input-view-reload", "Is the keyboard's change animated after reloadInputViews()?",
      evidence: """
        Apple documents that the views are replaced without an animation, but not what the keyboard posts. No log was found.
        """),
    HeadlessDoubt(
      "hidden-focus", "Does an input that the app hides stay first responder?",
      evidence: """
        Apple documents (UIView.isHidden) that the next valid key view becomes first responder. UIKit has no key views, and \
        no log was found.
        """),
    HeadlessDoubt(
      "resign-focus", "What becomes first responder when an input resigns?",
      evidence: """
        wikimedia/wikipedia-ios pull request 2848: the system searches the responder chain for an object that can become \
        first responder, so the accessory view of a view controller stays. nathantannar4/InputBarAccessoryView issue 21: \
        the accessory view does not return until the app makes the view controller first responder.
        """),
    HeadlessDoubt(
      "focus-window", "Does a window become key when a view in it becomes first responder?",
      evidence: """
        Apple documents that the key window receives keyboard events, but not that a window becomes key when a view in it \
        becomes first responder. No log of either was found.
        """),
    HeadlessDoubt(
      "window-root", "Which views are removed from a window when its root view controller is set?",
      evidence: """
        Apple documents (UIWindow.rootViewController) that the views in the window are removed first. Overlays that apps add to a \
        window are expected to stay, but no log was found.
        """),
    HeadlessDoubt(
      "window-next", "What is the next responder of a window?",
      evidence: """
        According to Apple's documentation, it is the app (UIResponder.next), but scenes are responders too. UIScene.next is not documented.
        """),
    HeadlessDoubt(
      "inserted-text-view", "Does a text view report a change that the app makes with insertText(_:)?",
      evidence: """
        Apple documents (textViewDidChange) that changes made by the app are not reported. Whether this includes the methods of \
        UITextInput, which the keyboard also calls, is not documented.
        """),
    HeadlessDoubt(
      "row-scrolling",
      "Does a table's delegate receive scrollViewDidScroll(_:) when scrollToRow(at:at:animated:) scrolls?",
      evidence: """
        Apple documents that the delegate does not receive the message. Other changes of the offset are reported, and no log was \
        found.
        """),
    HeadlessDoubt(
      "running-animations",
      "What happens to a running animation when another animation begins without beginFromCurrentState?",
      evidence: """
        WWDC 2014, session 236, describes animations that are added to each other on iOS 8 and later. Apple documents \
        (beginFromCurrentState) that running animations finish first.
        """),
    HeadlessDoubt(
      "pinned-headers", "At which edge do the floating headers and footers of a list stay?",
      evidence: """
        On devices, headers were observed to stay below a navigation bar. Apple documents that they are pinned to the upper bounds of \
        the collection view (sectionHeadersPinToVisibleBounds).
        """),
    HeadlessDoubt(
      "coordinate-conversion", "Do coordinates that are converted to a superview have rounding errors?",
      evidence: """
        Apple documents neither the precision of convert(_:to:) nor the steps of a conversion. No log was found.
        """),
  ]
}

#if canImport(UIKit) && !os(visionOS)
  extension DeviceCheck {
    /// Every check, in the order in which reports list them.
    public static let all: [DeviceCheck] = withDoubt + withoutDoubt + changingDevice

    /// Most checks that settle a *doubt* (an open question about UIKit), in the order of the doubts.
    private static let withDoubt: [DeviceCheck] = [
      insetClamping, systemScrolling, pendingLayout, keyboardTurn, transformLayout, translatedFrame, endOfTurn,
      shiftedSafeArea, guideUnderTransform, hiddenLayout, rowSelection, hideToBar, leavingRows,
      deceleration, offsetRounding, toolbarHeight, largeTitle, searchBar, backSwipe, guideTracking, didFrames,
      nestedFrames, barArrival, emptyFrames, appSwitch, keyboardSpring, hideFrames, guideAttachment, guideAccessory,
      guideOrder, sheetOrder, background, numberPad, windowMove, showDelay,
      scrollViewGuides, fieldFocus, returnKey, focusQuestion, visibleChanges, inputViewReload, hiddenFocus, resignFocus,
      focusWindow, windowRoot, windowNext, insertedTextView, rowScrolling, runningAnimations, pinnedHeaders,
      coordinateConversion,
    ]

    /// The checks that do not settle an open question about UIKit.
    ///
    /// Except for `accessoryWindow`, the headless UIKit has no alternative for the behavior that these checks observe.
    private static let withoutDoubt: [DeviceCheck] = [
      textViewFocus, endOfEditing, beginningEvents, insertedText, removedInput, typedLine, tapOnInput,
      accessoryWindow, notificationObject, interactiveDismissal, tableControllerInset, rowWithFirstResponder,
      reloadedRow, largerInset, largerTopInset, shorterContent, animatedScroll, presentation, push, formSheet,
      barHeights, controlHeights, releasedWindow, safeAreaUpdate,
    ]

    /// The checks that ask a person to change the device, and then to restore it.
    ///
    /// These checks come last. If a person does not restore the device, it stays changed for all checks that follow.
    private static let changingDevice: [DeviceCheck] = [
      unanimatedFrames, rotation, windowCoordinates, hardwarePad,
    ]

    /// Returns the check with the given name; nil if there is none.
    public static func named(_ name: String) -> DeviceCheck? { all.first { $0.name == name } }
  }
#endif

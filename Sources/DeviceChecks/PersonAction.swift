#if canImport(UIKit) && !os(visionOS)
  package import UIKit

  /// Something that a person must do, because an app cannot do it.
  ///
  /// The headless UIKit simulates the action.
  package enum PersonAction {
    /// Tap a view.
    case tap(UIView)
    /// Flick a scroll view, so that it keeps scrolling.
    case flick(UIScrollView)
    /// Drag the keyboard halfway down by scrolling, then lift the finger.
    case dragKeyboard(UIScrollView)
    /// Swipe from the left edge to go back.
    case swipeBack
    /// Rotate the device to landscape.
    case rotateToLandscape
    /// Rotate the device to portrait.
    case rotateToPortrait
    /// Go to the Home Screen and return.
    case leaveAndReturn
    /// Type in another app and return.
    case typeInAnotherApp
    /// Connect a hardware keyboard.
    case attachHardwareKeyboard
    /// Disconnect the hardware keyboard.
    case detachHardwareKeyboard
    /// Move the window of the app away from the corner of the screen.
    case moveWindow
    /// Make the window of the app fill the screen.
    case fillScreen
    /// Switch to the emoji keyboard.
    case showEmoji
    /// Switch to a keyboard with letters.
    case showLetters
    /// Press the return key.
    case pressReturn

    /// Whether the action only restores the device for the checks that follow.
    ///
    /// Such an action is the last one of a check. The observations are complete without it.
    package var restoresDevice: Bool {
      switch self {
      case .rotateToPortrait, .detachHardwareKeyboard, .fillScreen, .showLetters: true
      default: false
      }
    }

    /// The request, in one sentence.
    package var instruction: String {
      switch self {
      case .tap: "Tap the blue view."
      case .flick: "Flick the blue list upward, so that it keeps scrolling."
      case .dragKeyboard: "Drag the blue list down until the keyboard is halfway down, then lift your finger."
      case .swipeBack: "Swipe slowly from the left edge to go back."
      case .rotateToLandscape: "Rotate the device to landscape."
      case .rotateToPortrait: "Rotate the device to portrait."
      case .leaveAndReturn: "Go to the Home Screen, wait three seconds, and return to this app."
      case .typeInAnotherApp: "Switch to another app, tap a text field there, and return to this app."
      case .attachHardwareKeyboard: "Connect a hardware keyboard, then tap Done."
      case .detachHardwareKeyboard: "Disconnect the hardware keyboard, then tap Done."
      case .moveWindow:
        "Make the window of this app smaller and move it away from the top-left corner (Stage Manager, windowed apps)."
      case .fillScreen: "Make the window of this app fill the screen again."
      case .pressReturn: "Press the return key of the keyboard."
      case .showEmoji: "Switch to the emoji keyboard with the globe or emoji key."
      case .showLetters: "Switch back to the keyboard with letters, then tap Done."
      }
    }
  }
#endif

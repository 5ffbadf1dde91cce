import ClavierCore
import CoreGraphics
import Foundation

extension AppScreen {
  /// Returns a phone of 390 x 844 points with a home indicator, below bars that end at 91.
  static func phone(keyboard height: CGFloat = 336) -> AppScreen {
    let display = CGRect(x: 0, y: 0, width: 390, height: 844)
    return AppScreen(
      windowFrame: display,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 844 - height, width: 390, height: height), screen: display),
      spacing: 10, viewHeight: 844, safeTop: 91, safeBottom: 810)
  }

  /// Returns a phone whose whole view is a scroll view with content of a given height.
  static func form(content height: CGFloat, keyboard: CGFloat = 336, offset: CGFloat = -91) -> AppScreen {
    var screen = phone(keyboard: keyboard)
    screen.scrolls = [
      AppScreen.Scroll(
        top: 0, height: 844, width: 390, contentSize: CGSize(width: 390, height: height), offset: offset,
        adjustsForSafeArea: true)
    ]
    return screen
  }

  static func field(_ top: CGFloat, _ height: CGFloat = 34, in holder: Int? = nil) -> AppScreen.Input {
    AppScreen.Input(top: top, height: height, holder: holder)
  }

  /// Returns the distance between an input and the keyboard, in points.
  static func gap(_ screen: AppScreen, _ index: Int = 0) -> CGFloat {
    (screen.keyboardTop ?? screen.windowHeight) - screen.bottom(of: screen.inputs[index])
  }
}

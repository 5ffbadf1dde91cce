import ClavierCore
import Foundation
import Testing

@Suite struct KeyboardEventTests {
  @Test("Each event has the system's own notification name")
  func names() {
    let names = KeyboardEvent.allCases.map(\.notificationName.rawValue)
    #expect(
      names == [
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidHideNotification", "UIKeyboardWillChangeFrameNotification",
        "UIKeyboardDidChangeFrameNotification",
      ])
  }
}

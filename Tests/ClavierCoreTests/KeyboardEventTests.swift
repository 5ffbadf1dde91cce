import ClavierCore
import Foundation
import Testing

@Suite struct KeyboardEventTests {
  static let names: [(KeyboardEvent, String)] = [
    (.willShow, "UIKeyboardWillShowNotification"), (.didShow, "UIKeyboardDidShowNotification"),
    (.willHide, "UIKeyboardWillHideNotification"), (.didHide, "UIKeyboardDidHideNotification"),
    (.willChangeFrame, "UIKeyboardWillChangeFrameNotification"),
    (.didChangeFrame, "UIKeyboardDidChangeFrameNotification"),
  ]

  @Test("each event has the system's notification name, and is created from the name", arguments: names)
  func name(event: KeyboardEvent, name: String) {
    #expect(event.notificationName == Notification.Name(name))
    #expect(KeyboardEvent(notificationName: Notification.Name(name)) == event)
    #expect(Notification(name: Notification.Name(name)).keyboardEvent == event)
  }

  @Test("an event announces a movement if its name begins with will", arguments: KeyboardEvent.allCases)
  func announces(_ event: KeyboardEvent) {
    #expect(event.isWill == event.rawValue.hasPrefix("will"))
  }

  @Test("there are six events")
  func count() {
    #expect(Set(KeyboardEvent.allCases) == Set(Self.names.map(\.0)))
  }

  @Test(
    "another name is not a keyboard event",
    arguments: [
      "", "willShow", "UIKeyboardWillShow", "uikeyboardwillshownotification", "UIWindowDidBecomeKeyNotification",
    ])
  func otherName(_ name: String) {
    #expect(KeyboardEvent(notificationName: Notification.Name(name)) == nil)
    #expect(Notification(name: Notification.Name(name)).keyboardEvent == nil)
  }

  @Test("an event is encoded as its name")
  func coding() throws {
    let words = KeyboardEvent.allCases.map(\.rawValue)
    #expect(words == ["willShow", "didShow", "willHide", "didHide", "willChangeFrame", "didChangeFrame"])
    let data = try JSONEncoder().encode(KeyboardEvent.allCases)
    #expect(try JSONDecoder().decode([KeyboardEvent].self, from: data) == KeyboardEvent.allCases)
  }
}

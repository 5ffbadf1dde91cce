import Foundation
import Testing
import UIKit

@testable import Clavier

/// The protocols observe the app's own keyboard, so these tests post to `NotificationCenter.default`, as the system
/// does.
@MainActor struct KeyboardObservableTests {
  let keyboard = KeyboardFixture(notificationCenter: .default)

  @Test("calls CommonKeyboardPresentable with heights and durations, for all four events")
  func common() {
    HeadlessWorld.reset()
    let observer = CommonObserver()
    observer.subscribeOnKeyboardNotifications()
    keyboard.show(height: 336)
    keyboard.hide(height: 336)
    observer.unsubscribeFromKeyboardNotifications()
    #expect(observer.received == ["will show 336 in 0.25", "did show 336", "will hide in 0.25", "did hide"])
  }

  @Test("calls FullKeyboardPresentable with all values of the notification")
  func full() {
    HeadlessWorld.reset()
    let observer = FullObserver()
    observer.subscribeOnKeyboardNotifications()
    keyboard.show(height: 336)
    keyboard.hide(height: 336)
    observer.unsubscribeFromKeyboardNotifications()
    #expect(observer.received == [keyboard.info(height: 336), keyboard.hidden(height: 336)])
  }

  @Test("the methods for completed changes are optional")
  func optional() {
    HeadlessWorld.reset()
    let observer = MinimalObserver()
    observer.subscribeOnKeyboardNotifications()
    keyboard.show(height: 300)
    keyboard.hide(height: 300)
    observer.unsubscribeFromKeyboardNotifications()
    #expect(observer.received == ["show 300", "hide"])
  }

  @Test("calls the methods of both protocols if a type adopts both")
  func both() {
    HeadlessWorld.reset()
    let observer = BothObserver()
    observer.subscribeOnKeyboardNotifications()
    keyboard.show(height: 336)
    observer.unsubscribeFromKeyboardNotifications()
    #expect(observer.received == ["common 336", "full 336.0"])
  }

  @Test("calls the methods of a protocol that only a subclass adopts")
  func subclass() {
    HeadlessWorld.reset()
    let observer = FullSubclassOfCommon()
    observer.subscribeOnKeyboardNotifications()
    keyboard.show(height: 336)
    observer.unsubscribeFromKeyboardNotifications()
    #expect(observer.received == ["will show 336 in 0.25", "did show 336"])
    #expect(observer.infos == [keyboard.info(height: 336)])
  }

  @Test("works with a protocol that the app defines instead of Clavier's two protocols")
  func specific() {
    HeadlessWorld.reset()
    let observer = SpecificObserver()
    observer.subscribeOnKeyboardNotifications()
    keyboard.show(height: 336)
    keyboard.hide(height: 336)
    observer.unsubscribeFromKeyboardNotifications()
    #expect(observer.received == ["specific 516.0", "specific hide"])
  }

  @Test("if a type implements the notification methods, calls only these methods")
  func bare() {
    HeadlessWorld.reset()
    let observer = BareObserver()
    observer.subscribeOnKeyboardNotifications()
    keyboard.post(.willShow, keyboard.info(height: 336), object: UIScreen.main)
    keyboard.hide(height: 336)
    observer.unsubscribeFromKeyboardNotifications()
    #expect(observer.received == [.willShow, .willHide])
    #expect(observer.lastObject === UIScreen.main)
  }

  @Test("ignores a second subscription and a second unsubscription")
  func twice() {
    HeadlessWorld.reset()
    let observer = MinimalObserver()
    observer.subscribeOnKeyboardNotifications()
    observer.subscribeOnKeyboardNotifications()
    keyboard.show(height: 300)
    observer.unsubscribeFromKeyboardNotifications()
    observer.unsubscribeFromKeyboardNotifications()
    keyboard.show(height: 300)
    #expect(observer.received == ["show 300"])
  }

  @Test("reports the covered height: 0 for a floating keyboard, and no change for another app's keyboard")
  func heightsAreReal() {
    HeadlessWorld.reset(
      HeadlessDisplay(
        size: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad,
        portraitSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)))
    let observer = MinimalObserver()
    observer.subscribeOnKeyboardNotifications()
    keyboard.post(.willShow, frame: CGRect(x: 300, y: 400, width: 320, height: 260))
    keyboard.post(.willShow, frame: CGRect(x: 0, y: 1125, width: 820, height: 313))
    keyboard.post(.willShow, frame: CGRect(x: 0, y: 860, width: 820, height: 320), belongsToCurrentApp: false)
    observer.unsubscribeFromKeyboardNotifications()
    #expect(observer.received == ["show 0", "show 55", "show 55"])
  }

  @Test("a notification that an observer forwards reaches the object that it is forwarded to")
  func forwarded() {
    HeadlessWorld.reset()
    let target = MinimalObserver()
    let observer = ForwardingObserver(target)
    observer.subscribeOnKeyboardNotifications()
    keyboard.post(.willShow, keyboard.info(height: 336))
    observer.unsubscribeFromKeyboardNotifications()
    #expect(target.received == ["show 336"])
    #expect(observer.received.isEmpty)
  }

  @Test("keeps no notification after it is delivered")
  func released() {
    HeadlessWorld.reset()
    let observer = BareObserver()
    observer.subscribeOnKeyboardNotifications()
    weak var released: Witness?
    do {
      let witness = Witness()
      released = witness
      var userInfo = keyboard.info(height: 336).userInfo
      userInfo["witness"] = witness
      NotificationCenter.default.post(name: KeyboardEvent.willShow.notificationName, object: nil, userInfo: userInfo)
    }
    #expect(observer.received == [.willShow])
    #expect(released == nil)
    observer.unsubscribeFromKeyboardNotifications()
  }

  @Test("reports the height of a notification, including one that a test creates")
  func madeByHand() {
    HeadlessWorld.reset()
    let observer = MinimalObserver()
    let notification = Notification(
      name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: keyboard.info(height: 250).userInfo)
    observer.keyboardWillBeShown(notification: notification)
    observer.keyboardWillBeShown(notification: Notification(name: UIResponder.keyboardWillShowNotification))
    #expect(observer.received == ["show 250"])
  }
}

private class CommonObserver: KeyboardObservable, CommonKeyboardPresentable {
  var received: [String] = []

  func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
    received.append("will show \(Int(keyboardHeight)) in \(duration)")
  }

  func keyboardWillBeHidden(duration: TimeInterval) {
    received.append("will hide in \(duration)")
  }

  func keyboardWasShown(keyboardHeight: CGFloat, duration: TimeInterval) {
    received.append("did show \(Int(keyboardHeight))")
  }

  func keyboardWasHidden(duration: TimeInterval) {
    received.append("did hide")
  }
}

private final class FullSubclassOfCommon: CommonObserver, FullKeyboardPresentable {
  var infos: [KeyboardInfo] = []

  func keyboardWillBeShown(keyboardInfo: KeyboardInfo) { infos.append(keyboardInfo) }
  func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) { infos.append(keyboardInfo) }
}

private final class FullObserver: KeyboardObservable, FullKeyboardPresentable {
  var received: [KeyboardInfo] = []

  func keyboardWillBeShown(keyboardInfo: KeyboardInfo) { received.append(keyboardInfo) }
  func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) { received.append(keyboardInfo) }
}

private final class MinimalObserver: KeyboardObservable, CommonKeyboardPresentable {
  var received: [String] = []

  func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
    received.append("show \(Int(keyboardHeight))")
  }

  func keyboardWillBeHidden(duration: TimeInterval) {
    received.append("hide")
  }
}

private final class BothObserver: KeyboardObservable, CommonKeyboardPresentable, FullKeyboardPresentable {
  var received: [String] = []

  func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
    received.append("common \(Int(keyboardHeight))")
  }

  func keyboardWillBeHidden(duration: TimeInterval) {}

  func keyboardWillBeShown(keyboardInfo: KeyboardInfo) {
    received.append("full \(keyboardInfo.endFrame.height)")
  }

  func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) {}
}

private final class ForwardingObserver: KeyboardObservable, CommonKeyboardPresentable {
  let target: MinimalObserver
  var received: [String] = []

  init(_ target: MinimalObserver) {
    self.target = target
  }

  func keyboardWillBeShown(notification: Notification) { target.keyboardWillBeShown(notification: notification) }

  func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) { received.append("show") }

  func keyboardWillBeHidden(duration: TimeInterval) { received.append("hide") }
}

private final class BareObserver: KeyboardObservable {
  var received: [KeyboardEvent?] = []
  var lastObject: AnyObject?

  func keyboardWillBeShown(notification: Notification) {
    received.append(notification.keyboardEvent)
    lastObject = notification.object as AnyObject?
  }

  func keyboardWillBeHidden(notification: Notification) {
    received.append(notification.keyboardEvent)
  }
}

// The protocol and its default implementations are not public, as in the code of an app.
@MainActor private protocol SpecificKeyboardPresentable: AnyObject {
  func keyboardTopWillBe(_ top: CGFloat)
  func keyboardWillGo()
}

extension SpecificKeyboardPresentable where Self: KeyboardObservable {
  func keyboardWillBeShown(notification: Notification) {
    if let frame = notification.keyboardInfo?.endFrame { keyboardTopWillBe(frame.minY) }
  }

  func keyboardWillBeHidden(notification: Notification) {
    keyboardWillGo()
  }
}

private final class SpecificObserver: KeyboardObservable, SpecificKeyboardPresentable {
  var received: [String] = []

  func keyboardTopWillBe(_ top: CGFloat) { received.append("specific \(top)") }
  func keyboardWillGo() { received.append("specific hide") }
}

import Foundation
import Testing
import UIKit

@testable import Clavier

/// Known problems of the keyboard protocols of surfstudio/iOS-Utils, found by reading their source.
///
/// Each test shows that Clavier does not have one of the problems.
@MainActor struct SurfLimitsTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test("uses the visible height of a shortcut bar, while the original uses the frame's height")
  func heightIsCovered() {
    HeadlessWorld.reset()
    let observer = HeightObserver()
    let bar = Notification(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: KeyboardInfo(endFrame: CGRect(x: 0, y: 797, width: 393, height: 313)).userInfo)
    observer.keyboardWillBeShown(notification: bar)
    #expect(observer.heights == [55])
  }

  @Test("a type can adopt both protocols, but such a type does not compile with the original")
  func bothProtocols() {
    HeadlessWorld.reset()
    let observer = BothObserver()
    observer.keyboardWillBeShown(
      notification: Notification(
        name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: keyboard.info(height: 336).userInfo))
    #expect(observer.received == ["common", "full"])
  }

  @Test("a test can create a KeyboardInfo, which has no public initializer in the original")
  func infoCanBeMade() {
    HeadlessWorld.reset()
    let info = KeyboardInfo(endFrame: CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(info.startFrame == nil && info.duration == nil && info.curve == nil && info.belongsToCurrentApp == nil)
    #expect(Notification(name: .init("any"), object: nil, userInfo: info.userInfo).keyboardInfo == info)
  }

  @Test("forgets a deallocated observer, which the original keeps until it unsubscribes")
  func orphans() {
    HeadlessWorld.reset()
    let pool = KeyboardObservablePool(center: center)
    for _ in 0..<3 { pool.add(HeightObserver()) }
    keyboard.show()
    #expect(pool.count == 0)
  }

  @Test("accepts notifications from another thread, unlike the original")
  func postedElsewhere() {
    HeadlessWorld.reset()
    let pool = KeyboardObservablePool(center: center)
    let observers = (0..<3).map { _ in HeightObserver() }
    observers.forEach(pool.add)
    let posted = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [keyboard] in
      keyboard.post(.willShow, keyboard.info(height: 300))
      posted.signal()
    }
    posted.wait()
    pool.remove(observers[1])
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(observers.map(\.heights.count) == [2, 0, 2])
  }

  @Test("another app's keyboard covers nothing, while the original does not recognize another app's keyboard")
  func foreignKeyboard() {
    HeadlessWorld.reset()
    var info = keyboard.info(height: 336)
    info.belongsToCurrentApp = false
    let observer = HeightObserver()
    observer.keyboardWillBeShown(
      notification: Notification(
        name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info.userInfo))
    #expect(observer.heights == [0])
  }

  private final class HeightObserver: KeyboardObservable, CommonKeyboardPresentable {
    var heights: [CGFloat] = []

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) { heights.append(keyboardHeight) }
    func keyboardWillBeHidden(duration: TimeInterval) {}
  }

  private final class BothObserver: KeyboardObservable, CommonKeyboardPresentable, FullKeyboardPresentable {
    var received: [String] = []

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) { received.append("common") }
    func keyboardWillBeHidden(duration: TimeInterval) {}
    func keyboardWillBeShown(keyboardInfo: KeyboardInfo) { received.append("full") }
    func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) {}
  }
}

import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardObservablePoolTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter
  let pool: KeyboardObservablePool

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    pool = KeyboardObservablePool(center: center)
  }

  @Test("forgets a deallocated observer that did not unsubscribe")
  func orphans() {
    HeadlessWorld.reset()
    let survivor = Observer()
    pool.add(survivor)
    var orphans = (0..<10).map { _ in Observer() }
    orphans.forEach(pool.add)
    #expect(pool.count == 11)
    weak let orphan = orphans.first
    orphans = []
    #expect(orphan == nil, "the pool retains no observer")
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(pool.count == 1)
    #expect(survivor.shown == 1)
  }

  @Test("does not call an observer that was removed")
  func removed() {
    HeadlessWorld.reset()
    let observer = Observer()
    pool.add(observer)
    keyboard.show()
    #expect(observer.shown == 1)
    pool.remove(observer)
    keyboard.post(.willShow, keyboard.info(height: 300))
    #expect(observer.shown == 1)
    #expect(pool.count == 0)
  }

  @Test("calls an observer that has the address of a deallocated one")
  func reusedMemory() {
    HeadlessWorld.reset()
    for _ in 0..<200 {
      let observer = Observer()
      pool.add(observer)
    }
    let last = Observer()
    pool.add(last)
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(last.shown == 1)
    #expect(pool.count == 1)
  }

  @Test("observers can unsubscribe themselves and others while they are called")
  func unsubscribeWhileTold() {
    HeadlessWorld.reset()
    let observers = (0..<6).map { _ in Observer() }
    observers.forEach(pool.add)
    observers[0].onShow = { [pool, unowned self0 = observers[0]] in
      pool.remove(self0)
      pool.remove(observers[3])
    }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(observers.map(\.shown) == [1, 1, 1, 0, 1, 1])
    observers[0].onShow = {}
  }

  @Test("passes on the posted notification unchanged")
  func sameNotification() {
    HeadlessWorld.reset()
    let observer = Observer()
    pool.add(observer)
    let token = Witness()
    var userInfo = keyboard.info(height: 336).userInfo
    userInfo["token"] = token
    keyboard.notificationCenter.post(
      name: UIResponder.keyboardWillShowNotification, object: UIScreen.main, userInfo: userInfo)
    #expect(observer.notification?.userInfo?["token"] as? Witness === token)
    #expect(observer.notification?.object as? UIScreen === UIScreen.main)
  }

  @Test("passes on an equal notification if it was posted on another thread")
  func otherThread() {
    HeadlessWorld.reset()
    let observer = Observer()
    pool.add(observer)
    let posted = DispatchSemaphore(value: 0)
    let screen = UIScreen.main
    Thread.detachNewThread { [keyboard] in
      keyboard.post(.willShow, keyboard.info(height: 300), object: screen)
      posted.signal()
    }
    posted.wait()
    keyboard.post(.didShow, keyboard.info(height: 300))
    #expect(observer.notification?.name == UIResponder.keyboardWillShowNotification)
    #expect(observer.notification?.keyboardInfo == keyboard.info(height: 300))
    #expect(observer.notification?.object as? UIScreen === screen)
  }

  @Test("uses the values of a notification that an observer passes on during a delivery")
  func notificationWithinCall() {
    HeadlessWorld.reset()
    let (observer, other) = (CommonObserver(), CommonObserver())
    pool.add(observer)
    pool.add(other)
    let own = Notification(
      name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: keyboard.info(height: 100).userInfo)
    observer.onShow = { [unowned observer, unowned other] in
      observer.onShow = {}
      observer.keyboardWillBeShown(notification: own)
      other.keyboardWillBeShown(notification: own)
    }
    keyboard.show(height: 336)
    #expect(observer.heights == [336, 100])
    #expect(other.heights == [100, 336])
  }

  @Test("if an observer passes on another event's notification instead, uses the values of that notification")
  func otherNotificationInstead() {
    HeadlessWorld.reset()
    let observer = ForwardingObserver(
      Notification(name: UIResponder.keyboardDidShowNotification, userInfo: keyboard.info(height: 100).userInfo))
    pool.add(observer)
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(observer.heights == [100])
  }

  @Test("subscribes and unsubscribes in constant time")
  func constantTime() {
    HeadlessWorld.reset()
    let few = costPerObserver(among: 1_000)
    let many = costPerObserver(among: 100_000)
    // A pool that looks through its members would be a hundred times slower.
    #expect(many < few * 10, "\(few) and \(many) seconds")
  }

  @Test("forgets a hundred thousand deallocated observers")
  func manyOrphans() {
    HeadlessWorld.reset()
    var orphans = (0..<100_000).map { _ in Observer() }
    orphans.forEach(pool.add)
    #expect(pool.count == 100_000)
    orphans = []
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(pool.count == 0)
  }

  /// Returns the shortest time of many runs, because other processes slow some of them down.
  private func costPerObserver(among count: Int) -> Double {
    let pool = KeyboardObservablePool(center: center)
    let crowd = (0..<count).map { _ in Observer() }
    crowd.forEach(pool.add)
    let guests = (0..<500).map { _ in Observer() }
    let best = (0..<20)
      .map { _ in
        processorTime {
          guests.forEach(pool.add)
          guests.forEach(pool.remove)
        }
      }
      .min()
    // The members are removed in the order in which they were added, not only the latest ones.
    let leaving = processorTime { crowd.forEach(pool.remove) } / count
    #expect(pool.count == 0)
    return max((best ?? .zero) / guests.count, leaving) / .seconds(1)
  }

  private final class CommonObserver: KeyboardObservable, CommonKeyboardPresentable {
    var heights: [CGFloat] = []
    var onShow: () -> Void = {}

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
      heights.append(keyboardHeight)
      onShow()
    }

    func keyboardWillBeHidden(duration: TimeInterval) {}
  }

  private final class ForwardingObserver: KeyboardObservable, CommonKeyboardPresentable {
    var heights: [CGFloat] = []
    private let notification: Notification

    init(_ notification: Notification) {
      self.notification = notification
    }

    func keyboardWillBeShown(notification: Notification) { keyboardWasShown(notification: self.notification) }
    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {}
    func keyboardWillBeHidden(duration: TimeInterval) {}
    func keyboardWasShown(keyboardHeight: CGFloat, duration: TimeInterval) { heights.append(keyboardHeight) }
  }

  private final class Observer: KeyboardObservable {
    var shown = 0
    var notification: Notification?
    var onShow: () -> Void = {}

    func keyboardWillBeShown(notification: Notification) {
      shown += 1
      self.notification = notification
      onShow()
    }

    func keyboardWillBeHidden(notification: Notification) {}
  }
}

import ClavierCore
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Posts from other threads.
@MainActor struct KeyboardCenterThreadTests {
  @Test("delivers notifications from another thread on the main actor, in order")
  func offMain() async {
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let (deliveries, continuation) = AsyncStream.makeStream(of: CGFloat.self)
    let subscription = center.subscribe { _, info in
      MainActor.assertIsolated()
      continuation.yield(info.endFrame.height)
    }
    let heights = (1...500).map { CGFloat($0) }
    Thread.detachNewThread {
      for height in heights { keyboard.post(.willChangeFrame, keyboard.info(height: height)) }
    }
    var received: [CGFloat] = []
    for await height in deliveries {
      received.append(height)
      if received.count == heights.count { break }
    }
    #expect(received == heights)
    subscription.cancel()
  }

  @Test("delivers notifications from other threads before a later notification from the main thread")
  func mainAfterOffMain() {
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    var received: [CGFloat] = []
    let subscription = center.subscribe { _, info in received.append(info.endFrame.height) }
    for _ in 0..<2 {
      received = []
      let posted = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        for height in 1...100 { keyboard.post(.willChangeFrame, keyboard.info(height: CGFloat(height))) }
        posted.signal()
      }
      // The main actor is blocked in the meantime, so nothing can have been delivered.
      posted.wait()
      #expect(received.isEmpty)
      keyboard.post(.willShow, keyboard.info(height: 101))
      #expect(received == (1...101).map { CGFloat($0) })
    }
    subscription.cancel()
  }

  @Test("state(after:) follows an earlier notification again after another thread has posted a notification")
  func stateAfterPostElsewhere() async {
    HeadlessWorld.reset()
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    // Other tests replace the main screen while this one waits.
    let screen = UIScreen.main
    let earlier = keyboard.info(height: 301)
    let subscription = center.subscribe { _, info in
      if info == earlier { keyboard.post(.willChangeFrame, keyboard.info(height: 336), object: screen) }
    }
    keyboard.post(.willChangeFrame, earlier, object: screen)
    func covered() -> CGFloat {
      let notification = Notification(
        name: KeyboardEvent.willChangeFrame.notificationName, object: screen, userInfo: earlier.userInfo)
      let state = center.state(after: notification)
      return state.overlap(withScreenRect: state.screen)
    }
    #expect(covered() == 336)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        keyboard.post(.didChangeFrame, keyboard.info(height: 336), object: screen)
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(covered() == 301)
    subscription.cancel()
  }

  @Test("keeps all notifications from several threads, and the order of each thread")
  func manyThreads() async {
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let (deliveries, continuation) = AsyncStream.makeStream(of: Int.self)
    let subscription = center.subscribe { _, info in continuation.yield(Int(info.endFrame.height)) }
    for thread in 0..<4 {
      Thread.detachNewThread {
        for number in 0..<200 {
          keyboard.post(.willChangeFrame, keyboard.info(height: CGFloat(1 + thread * 1000 + number)))
        }
      }
    }
    var received: [Int] = []
    for await height in deliveries {
      received.append(height - 1)
      if received.count == 800 { break }
    }
    for thread in 0..<4 {
      #expect(received.filter { $0 / 1000 == thread }.map { $0 % 1000 } == Array(0..<200))
    }
    subscription.cancel()
  }

  @Test("ends a subscription on the main actor if it is released on another thread")
  func tokenReleasedElsewhere() async {
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    var received = 0
    var token: KeyboardSubscription? = center.subscribe { _, _ in received += 1 }
    keyboard.post(.willShow, keyboard.info(height: 336))
    await release(&token)
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(received == 1)
  }

  @Test("calls no closure after another thread has released the subscription or the listener")
  func nothingAfterRelease() {
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    var heard: [String] = []
    let subscription = Box(center.subscribe { _, _ in heard.append("subscription") })
    let listener = Box(KeyboardListener(center: center).on(.willShow) { _ in heard.append("listener") })
    listener.object?.start()
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(heard == ["subscription", "listener"])
    let released = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      subscription.empty()
      listener.empty()
      released.signal()
    }
    // The main actor is blocked in the meantime, so the release cannot have been completed there.
    released.wait()
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(heard.count == 2)
  }

  @Test("reports no correction after another thread has released the subscription")
  func noCorrectionAfterRelease() {
    HeadlessWorld.reset()
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    var corrections = 0
    let subscription = Box(center.observeCorrections { corrections += 1 })
    keyboard.post(.willShow, keyboard.info(height: 336))
    func changeWhileInactive(height: CGFloat) {
      keyboard.notificationCenter.post(name: UIApplication.willResignActiveNotification, object: nil)
      keyboard.post(.willChangeFrame, keyboard.info(height: height))
    }
    changeWhileInactive(height: 300)
    keyboard.notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(corrections == 1)
    changeWhileInactive(height: 336)
    let released = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      subscription.empty()
      released.signal()
    }
    released.wait()
    keyboard.notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(corrections == 1)
  }

  @Test("when another thread releases the center, restores the constraint that follows the keyboard")
  func centerReleasedElsewhere() async {
    HeadlessWorld.reset()
    let keyboard = KeyboardFixture()
    let (window, content) = (makeWindow(), UIView())
    let bottom = content.bottomAnchor.constraint(equalTo: window.bottomAnchor)
    window.addSubview(content)
    bottom.isActive = true
    var center: KeyboardCenter? = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    if let center { bottom.followKeyboard(in: window, center: center) }
    keyboard.show()
    #expect(bottom.constant == -336)
    await release(&center)
    #expect(bottom.constant == 0)
  }

  private func release<Object: AnyObject>(_ object: inout Object?) async {
    let box = Box(object)
    object = nil
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        box.empty()
        // This runs after everything that the release has added to the main queue.
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  /// The unchecked conformance is safe: the box is filled before the other thread starts, and only that thread empties
  /// it.
  private final class Box<Object: AnyObject>: @unchecked Sendable {
    private(set) var object: Object?

    init(_ object: Object?) {
      self.object = object
    }

    func empty() {
      object = nil
    }
  }
}

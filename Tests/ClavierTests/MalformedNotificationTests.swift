import Foundation
import Testing
import UIKit

@testable import Clavier

@MainActor struct MalformedNotificationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let key: KeyboardInfo.Key
    let problem: String
    let value: @Sendable () -> Any

    var testDescription: String { "\(key) is \(problem)" }
  }

  nonisolated static let cases: [Case] = KeyboardInfo.Key.allCases.flatMap { key -> [Case] in
    var cases = [
      Case(key: key, problem: "a string") { "336" },
      Case(key: key, problem: "a date") { Date(timeIntervalSince1970: 0) },
    ]
    switch key {
    case .startFrame, .endFrame:
      cases += [
        Case(key: key, problem: "not a number") { CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1) },
        Case(key: key, problem: "infinite") { CGRect(x: 0, y: CGFloat.infinity, width: 0, height: 0) },
        Case(key: key, problem: "of negative height") { CGRect(x: 0, y: 516, width: 393, height: -336) },
        Case(key: key, problem: "absurdly large") { CGRect(x: 0, y: 0, width: 1e9, height: 1) },
        Case(key: key, problem: "a point") { NSValue(point: CGPoint(x: 1, y: 2)) },
        Case(key: key, problem: "a number") { NSNumber(value: 336) },
      ]
    case .animationDuration:
      cases += [
        Case(key: key, problem: "not a number") { Double.nan },
        Case(key: key, problem: "infinite") { Double.infinity },
        Case(key: key, problem: "negative") { -0.25 },
      ]
    case .animationCurve:
      cases.append(Case(key: key, problem: "not a number") { Double.nan })
    case .belongsToCurrentApp:
      break
    }
    return cases
  }

  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test("reports an invalid value once, calls no subscriber, and keeps the state", arguments: cases)
  func badValue(bad: Case) {
    HeadlessWorld.reset()
    var received = 0
    let subscriptions = (0..<3).map { _ in center.subscribe { _, _ in received += 1 } }
    keyboard.post(.willShow, keyboard.info(height: 300))
    let before = (center.state, center.lastInfo)
    received = 0
    var reports: [(KeyboardInfoError, KeyboardEvent)] = []
    center.onMalformedNotification = { reports.append(($0, $1)) }
    var observed: [KeyboardEvent] = []
    let observation = center.observeMalformedNotifications { observed.append($1) }

    var userInfo = keyboard.info(height: 336).userInfo
    userInfo[bad.key.rawValue] = bad.value()
    keyboard.notificationCenter.post(
      name: KeyboardEvent.willChangeFrame.notificationName, object: nil, userInfo: userInfo)

    #expect(received == 0)
    #expect(reports.count == 1)
    #expect(reports.first?.1 == .willChangeFrame && observed == [.willChangeFrame])
    #expect(reports.first.map { "\($0.0)".contains(bad.key.rawValue) } == true, "it names the key")
    #expect(center.state == before.0)
    #expect(center.lastInfo == before.1)
    _ = (subscriptions, observation)
  }

  @Test("reports a notification without an end frame, or without any values")
  func missingEndFrame() {
    HeadlessWorld.reset()
    var reports: [KeyboardInfoError] = []
    center.onMalformedNotification = { error, _ in reports.append(error) }
    let subscription = center.subscribe { _, _ in Issue.record("called without an end frame") }
    var userInfo = keyboard.info(height: 336).userInfo
    userInfo[KeyboardInfo.Key.endFrame.rawValue] = nil
    for userInfo in [userInfo, [:], nil] {
      keyboard.notificationCenter.post(
        name: KeyboardEvent.willShow.notificationName, object: nil, userInfo: userInfo)
    }
    #expect(reports == [.missing(.endFrame), .missing(.endFrame), .missingUserInfo])
    #expect(center.state.placement == .unknown)
    _ = subscription
  }

  @Test(
    "accepts a notification without one of the optional keys, and substitutes no value",
    arguments: KeyboardInfo.Key.allCases.filter { $0 != .endFrame })
  func missingKey(key: KeyboardInfo.Key) {
    HeadlessWorld.reset()
    center.onMalformedNotification = { error, _ in Issue.record(error) }
    var received: [KeyboardInfo] = []
    let subscription = center.subscribe { _, info in received.append(info) }
    var userInfo = keyboard.info(height: 336).userInfo
    userInfo[key.rawValue] = nil
    keyboard.notificationCenter.post(name: KeyboardEvent.willShow.notificationName, object: nil, userInfo: userInfo)
    #expect(received.map { $0.userInfo.keys.contains(key.rawValue) } == [false])
    #expect(center.state.placement == .docked)
    _ = subscription
  }

  @Test("reports an invalid notification of another thread on the main actor, in order")
  func offMain() {
    HeadlessWorld.reset()
    var log: [String] = []
    center.onMalformedNotification = { _, event in log.append("malformed \(event)") }
    let subscription = center.subscribe { event, _ in log.append("\(event)") }
    let posted = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [keyboard] in
      keyboard.post(.willChangeFrame, keyboard.info(height: 336))
      keyboard.notificationCenter.post(name: KeyboardEvent.willShow.notificationName, object: nil)
      posted.signal()
    }
    posted.wait()
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(log == ["willChangeFrame", "malformed willShow", "didShow"])
    _ = subscription
  }
}

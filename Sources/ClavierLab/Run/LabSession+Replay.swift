import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import UIKit

extension LabSession {
  /// Plays the notifications of a trace: each burst is a step, and somebody is editing the lowest input meanwhile.
  func play(_ trace: KeyboardTrace) {
    guard let input = inputs.filter({ window.bounds.contains(frame(of: $0)) }).last ?? inputs.last else { return }
    for burst in bursts(of: trace) {
      let isHide = burst.contains { $0.event == .willHide }
      let isShow = !isHide && burst.contains { ($0.end?.minY ?? .infinity) < window.screen.bounds.maxY }
      if isShow, !input.isFirstResponder {
        let frame = frame(of: input)
        recorder.fingerDown(at: CGPoint(x: frame.midX, y: frame.midY), time: now)
        HeadlessTouches.tap(input)
        if !input.isFirstResponder { _ = input.becomeFirstResponder() }
      }
      let names = burst.map { $0.event.rawValue }.joined(separator: ", ")
      let lines = Self.lines(burst.map(\.line))
      step("\(lines): \(names)") {
        for post in burst { self.post(post) }
        if isHide { _ = window.endEditing(true) }
      }
      rest(0.8)
    }
    if KeyboardCenter.shared.state.isVisible {
      let screen = window.screen.bounds
      let frame = KeyboardCenter.shared.state.frame
      let parked = CGRect(x: 0, y: screen.maxY, width: frame.width, height: frame.height)
      let info = KeyboardInfo(startFrame: frame, endFrame: parked, duration: 0.25, curve: .keyboard)
      step("end of the text: dismiss") {
        for event in [KeyboardEvent.willChangeFrame, .willHide] {
          self.post(Post(line: 0, event: event, end: parked, userInfo: info.userInfo, animation: info.animation))
        }
        _ = window.endEditing(true)
      }
    } else {
      _ = window.endEditing(true)
      settle()
    }
    rest(0.9)
  }

  /// A notification to post, with frames that fit this device.
  struct Post {
    var line: Int
    var event: KeyboardEvent
    var end: CGRect?
    var userInfo: [AnyHashable: Any]
    var animation: KeyboardAnimation
  }

  private func post(_ post: Post) {
    let notification = Notification(name: post.event.notificationName, object: nil, userInfo: post.userInfo)
    switch post.event {
    case .willShow, .willHide, .willChangeFrame:
      let animation = post.animation
      HeadlessAnimation.withKeyboardAnimation(
        duration: animation.duration, curveRawValue: animation.curve.rawValue
      ) { NotificationCenter.default.post(notification) }
    case .didShow, .didHide, .didChangeFrame:
      NotificationCenter.default.post(notification)
    }
  }

  // MARK: Reading

  /// The notifications that belong together: those that tell of one movement, its beginning and its end.
  private func bursts(of trace: KeyboardTrace) -> [[Post]] {
    let readings = trace.entries.map(Reading.init)
    let fits = ScreenFit.screens(of: trace)
    var bursts: [[Post]] = []
    var lastEnd: CGRect?
    var lastWasDid = true
    for (reading, fit) in zip(readings, fits) {
      let end = reading.info.map { adapted($0.endFrame, from: fit) }
      let event = reading.event ?? guessedEvent(end)
      let isDid = [.didShow, .didHide, .didChangeFrame].contains(event)
      let isNew = !isDid && (lastWasDid || end != lastEnd)
      let post = Post(
        line: reading.line, event: event, end: end, userInfo: userInfo(of: reading, from: fit),
        animation: reading.info?.animation ?? KeyboardAnimation(duration: 0, curve: .keyboard))
      if isNew || bursts.isEmpty { bursts.append([]) }
      bursts[bursts.count - 1].append(post)
      lastEnd = end
      lastWasDid = isDid
    }
    return bursts
  }

  /// A text without names still shows which way the keyboard goes.
  private func guessedEvent(_ end: CGRect?) -> KeyboardEvent {
    guard let end else { return .willChangeFrame }
    return end.minY >= window.screen.bounds.maxY ? .willHide : .willShow
  }

  /// A frame of another screen on this one: as wide as this screen, and as far up from its bottom edge as it was there.
  private func adapted(_ frame: CGRect, from fit: ScreenFit?) -> CGRect {
    guard let fit, frame.isFiniteFrame else { return frame }
    var own = fit.interfaceFrame(frame)
    let screen = window.screen.bounds
    own.origin.y += screen.height - fit.size.height
    if own.width == fit.size.width { own.size.width = screen.width }
    return own
  }

  /// What the text says and nothing else: a key that it does not have stays away.
  private func userInfo(of reading: Reading, from fit: ScreenFit?) -> [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [:]
    if let frame = reading.startFrame {
      userInfo[KeyboardInfo.Key.startFrame.rawValue] = NSValue(cgRect: adapted(frame, from: fit))
    }
    if let frame = reading.endFrame {
      userInfo[KeyboardInfo.Key.endFrame.rawValue] = NSValue(cgRect: adapted(frame, from: fit))
    }
    userInfo[KeyboardInfo.Key.animationDuration.rawValue] = reading.duration
    userInfo[KeyboardInfo.Key.animationCurve.rawValue] = reading.curve
    userInfo[KeyboardInfo.Key.belongsToCurrentApp.rawValue] = reading.belongsToCurrentApp
    return userInfo
  }

  private static func lines(_ lines: [Int]) -> String {
    guard let first = lines.first, let last = lines.last, first != last else {
      return "line \(lines.first ?? 0)"
    }
    return "lines \(first) to \(last)"
  }
}

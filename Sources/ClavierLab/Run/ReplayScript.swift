import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import UIKit

/// The notifications of a trace as they are posted on one screen, with frames that fit it.
struct ReplayScript {
  /// The notifications that belong together: those that tell of one movement, its beginning and its end.
  let bursts: [[Post]]

  /// A notification to post.
  struct Post {
    var line: Int
    var event: KeyboardEvent
    /// On the log's own clock, in seconds.
    var time: TimeInterval?
    var end: CGRect?
    var userInfo: [AnyHashable: Any]
    var animation: KeyboardAnimation

    var isBeginning: Bool {
      switch event {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }

    /// Posts it as the system does: a beginning inside of the keyboard's animation.
    @MainActor func deliver() {
      let notification = Notification(name: event.notificationName, object: nil, userInfo: userInfo)
      guard isBeginning else { return NotificationCenter.default.post(notification) }
      HeadlessAnimation.withKeyboardAnimation(
        duration: animation.duration, curveRawValue: animation.curve.rawValue
      ) { NotificationCenter.default.post(notification) }
    }
  }

  init(_ trace: KeyboardTrace, screen: CGSize) {
    let readings = trace.entries.map(Reading.init)
    let fits = ScreenFit.screens(of: trace)
    var bursts: [[Post]] = []
    var lastEnd: CGRect?
    var lastWasDid = true
    for (index, (reading, fit)) in zip(readings, fits).enumerated() {
      let end = reading.info.map { Self.adapted($0.endFrame, from: fit, to: screen) }
      let post = Post(
        line: reading.line, event: reading.event ?? Self.guessedEvent(end, on: screen), time: trace.entries[index].time,
        end: end, userInfo: Self.userInfo(of: reading, from: fit, to: screen),
        animation: reading.info?.animation ?? KeyboardAnimation(duration: 0, curve: .keyboard))
      let isNew = post.isBeginning && (lastWasDid || end != lastEnd)
      if isNew || bursts.isEmpty { bursts.append([]) }
      bursts[bursts.count - 1].append(post)
      lastEnd = end
      lastWasDid = !post.isBeginning
    }
    self.bursts = bursts
  }

  /// Where a burst stands in the text, for people.
  static func lines(of burst: [Post]) -> String {
    guard let first = burst.first?.line, let last = burst.last?.line, first != last else {
      return "line \(burst.first?.line ?? 0)"
    }
    return "lines \(first) to \(last)"
  }

  /// A text without names still shows which way the keyboard goes.
  private static func guessedEvent(_ end: CGRect?, on screen: CGSize) -> KeyboardEvent {
    guard let end else { return .willChangeFrame }
    return end.minY >= screen.height ? .willHide : .willShow
  }

  /// A frame of another screen on this one: as wide as this screen, and as far up from its bottom edge as it was there.
  private static func adapted(_ frame: CGRect, from fit: ScreenFit?, to screen: CGSize) -> CGRect {
    guard let fit, frame.isFiniteFrame else { return frame }
    var own = fit.interfaceFrame(frame)
    own.origin.y += screen.height - fit.size.height
    if own.width == fit.size.width { own.size.width = screen.width }
    return own
  }

  /// What the text says and nothing else: a key that it does not have stays away.
  private static func userInfo(
    of reading: Reading, from fit: ScreenFit?, to screen: CGSize
  ) -> [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [:]
    if let frame = reading.startFrame {
      userInfo[KeyboardInfo.Key.startFrame.rawValue] = NSValue(cgRect: adapted(frame, from: fit, to: screen))
    }
    if let frame = reading.endFrame {
      userInfo[KeyboardInfo.Key.endFrame.rawValue] = NSValue(cgRect: adapted(frame, from: fit, to: screen))
    }
    userInfo[KeyboardInfo.Key.animationDuration.rawValue] = reading.duration
    userInfo[KeyboardInfo.Key.animationCurve.rawValue] = reading.curve
    userInfo[KeyboardInfo.Key.belongsToCurrentApp.rawValue] = reading.belongsToCurrentApp
    return userInfo
  }
}

extension ReplayScript.Post {
  /// A notification of our own.
  init(line: Int, event: KeyboardEvent, info: KeyboardInfo) {
    self.init(
      line: line, event: event, time: nil, end: info.endFrame, userInfo: info.userInfo, animation: info.animation)
  }
}

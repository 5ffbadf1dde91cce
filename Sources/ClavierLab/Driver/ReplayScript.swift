import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import UIKit

/// The notifications of a trace, with frames that are adapted to one screen.
struct ReplayScript {
  /// The notifications in groups.
  ///
  /// Each group announces the beginning and the end of one movement.
  let bursts: [[Post]]

  /// The longest pause between two notifications of a replay, in seconds.
  static let longestPause = 3.0

  /// A notification to post.
  struct Post {
    var line: Int
    var event: KeyboardEvent
    /// The time on the log's clock, in seconds.
    var time: TimeInterval?
    /// The time between the first notification of the replay and this one, in seconds.
    ///
    /// The delay is never less than the delay of an earlier notification.
    var delay: TimeInterval = 0
    var end: CGRect?
    var userInfo: [AnyHashable: Any]
    var animation: KeyboardAnimation

    var isBeginning: Bool {
      switch event {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }

    /// Posts the notification.
    ///
    /// As in the system, a `will` notification is posted inside the keyboard's animation.
    @MainActor func deliver(to center: NotificationCenter) {
      let notification = Notification(name: event.notificationName, object: nil, userInfo: userInfo)
      guard isBeginning else { return center.post(notification) }
      HeadlessAnimation.withKeyboardAnimation(
        duration: animation.duration, curveRawValue: animation.curve.rawValue
      ) { center.post(notification) }
    }
  }

  init(_ trace: KeyboardTrace, screen: CGSize) {
    let notifications = trace.entries.map(NotificationValues.init)
    let fits = ScreenFit.screens(of: trace)
    var bursts: [[Post]] = []
    var lastEnd: CGRect?
    var lastWasDid = true
    for (index, (values, fit)) in zip(notifications, fits).enumerated() {
      let end = values.info.map { Self.adapted($0.endFrame, from: fit, to: screen) }
      var post = Post(
        line: values.line, event: values.event ?? Self.guessedEvent(end, on: screen), time: trace.entries[index].time,
        end: end, userInfo: Self.userInfo(of: values, from: fit, to: screen),
        animation: values.info?.animation ?? KeyboardAnimation(duration: 0, curve: .keyboard))
      let isNew = post.isBeginning && (lastWasDid || end != lastEnd)
      post.delay = Self.delay(of: post, isNew: isNew, after: bursts.last ?? [])
      if isNew || bursts.isEmpty { bursts.append([]) }
      bursts[bursts.count - 1].append(post)
      lastEnd = end
      lastWasDid = !post.isBeginning
    }
    self.bursts = bursts
  }

  /// Returns the line numbers of a group, such as `lines 3 to 6`.
  static func lines(of burst: [Post]) -> String {
    guard let first = burst.first?.line, let last = burst.last?.line, first != last else {
      return "line \(burst.first?.line ?? 0)"
    }
    return "lines \(first) to \(last)"
  }

  /// Returns the time between the first and the last notification of a group, in seconds.
  static func duration(of burst: [Post]) -> TimeInterval { (burst.last?.delay ?? 0) - (burst.first?.delay ?? 0) }

  /// Returns the time between the first notification of a group and the last one that begins an animation, in seconds.
  static func timeOfLastAnimation(in burst: [Post]) -> TimeInterval {
    guard let first = burst.first, let last = burst.last(where: \.isBeginning) else { return 0 }
    return last.delay - first.delay
  }

  /// Returns the delay of a notification.
  ///
  /// The pause before the notification is the pause in the log, up to ``longestPause``. If the log contains no times,
  /// the pause is long enough to see each movement.
  ///
  /// - Parameters:
  ///   - post: The notification.
  ///   - isNew: Whether it begins a group.
  ///   - burst: The group of the previous notification; empty if there is none.
  private static func delay(of post: Post, isNew: Bool, after burst: [Post]) -> TimeInterval {
    guard let first = burst.first, let last = burst.last else { return 0 }
    if let time = post.time, let before = last.time { return last.delay + min(max(time - before, 0), longestPause) }
    let usual = isNew ? 1.4 : post.isBeginning ? 0 : 0.5
    return max(first.delay + usual, last.delay)
  }

  /// Returns the event of a notification without a name, derived from the direction of its movement.
  private static func guessedEvent(_ end: CGRect?, on screen: CGSize) -> KeyboardEvent {
    guard let end else { return .willChangeFrame }
    return end.minY >= screen.height ? .willHide : .willShow
  }

  /// Converts a frame from the log's screen to this screen.
  ///
  /// The frame keeps its distance from the bottom edge and gets this screen's width.
  private static func adapted(_ frame: CGRect, from fit: ScreenFit?, to screen: CGSize) -> CGRect {
    guard let fit, frame.isFiniteFrame else { return frame }
    var own = fit.interfaceFrame(frame)
    own.origin.y += screen.height - fit.size.height
    if own.width == fit.size.width { own.size.width = screen.width }
    return own
  }

  /// Returns the user info with exactly the keys that the text contains.
  private static func userInfo(
    of values: NotificationValues, from fit: ScreenFit?, to screen: CGSize
  ) -> [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [:]
    if let frame = values.startFrame {
      userInfo[KeyboardInfo.Key.startFrame.rawValue] = NSValue(cgRect: adapted(frame, from: fit, to: screen))
    }
    if let frame = values.endFrame {
      userInfo[KeyboardInfo.Key.endFrame.rawValue] = NSValue(cgRect: adapted(frame, from: fit, to: screen))
    }
    userInfo[KeyboardInfo.Key.animationDuration.rawValue] = values.duration
    userInfo[KeyboardInfo.Key.animationCurve.rawValue] = values.curve
    userInfo[KeyboardInfo.Key.belongsToCurrentApp.rawValue] = values.belongsToCurrentApp
    return userInfo
  }
}

extension ReplayScript.Post {
  /// Creates a notification that is not part of the log.
  init(line: Int, event: KeyboardEvent, info: KeyboardInfo) {
    self.init(
      line: line, event: event, time: nil, end: info.endFrame, userInfo: info.userInfo, animation: info.animation)
  }
}

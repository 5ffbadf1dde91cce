import Clavier
import ClavierCore
import CoreGraphics
import Foundation

extension SimulatedKeyboard {
  /// Moves the keyboard, posts the `will` notifications, and schedules the `did` notifications.
  ///
  /// If `will` and `did` are nil, only the frame changes are posted.
  func move(
    to end: CGRect, _ placement: KeyboardState.Placement, _ will: KeyboardEvent?, _ did: KeyboardEvent?,
    duration: TimeInterval, curve: KeyboardAnimation.Curve? = nil, announcing announcedEnd: CGRect? = nil,
    didAfter delay: TimeInterval? = nil
  ) {
    // A new movement first ends the previous movement. For example, OmniGroup's log contains a rotation in which the
    // movement that hides the keyboard ends after 24 milliseconds, although its duration is 250 milliseconds.
    if assumedBehavior.didFrames != .late { settle() }
    let animation = KeyboardAnimation(
      duration: duration, curve: curve ?? assumedBehavior.curve, spring: assumedBehavior.spring)
    var motion = KeyboardMovement(
      start: frame, end: announcedEnd ?? end, orientation: orientation, animation: animation)
    if !isVisible, placement == .accessoryOnly, assumedBehavior.barArrival == .announcedFromEmptyFrame {
      motion.namedStart = CGRect(x: screen.midX, y: screen.midY, width: 0, height: 0)
    }
    frame = end
    self.placement = placement
    hasUnannouncedBar = false
    guard post([.willChangeFrame, will].compactMap { $0 }, motion) else { return }
    var settled = motion
    if assumedBehavior.didFrames == .different, placement == .docked {
      settled.namedEnd = CGRect(x: end.minX, y: end.minY + 34, width: end.width, height: end.height - 34)
    }
    later(delay ?? didDelay(animation)) { $0.post([.didChangeFrame, did].compactMap { $0 }, settled) }
  }

  /// Returns the delay of the `did` notifications, in seconds.
  ///
  /// On iOS 26 and later, the delay is the duration in the notification.
  func didDelay(_ animation: KeyboardAnimation) -> TimeInterval {
    assumedBehavior.version >= 26 ? max(0, animation.duration) : animation.settlingDuration
  }

  /// Posts several notifications about one movement.
  ///
  /// The `will` notifications are posted inside the keyboard's animation.
  ///
  /// - Returns: Whether this is still the current movement. An observer may have moved the keyboard again.
  @discardableResult
  func post(_ events: [KeyboardEvent], _ motion: KeyboardMovement) -> Bool {
    movement += 1
    let current = movement
    let isBeginning = events.contains { $0 == .willChangeFrame || $0 == .willShow || $0 == .willHide }
    let movesGuidesFirst = isBeginning && environment.movesGuidesFirst()
    let body = {
      if movesGuidesFirst { self.updateEnvironment() }
      if isBeginning, self.assumedBehavior.nestsFrameChanges, motion.namedEnd == nil {
        return self.postNested(events, motion)
      }
      // The notifications of a replaced movement are not posted.
      for event in events where self.movement == current { self.post(event, motion) }
      if isBeginning, !movesGuidesFirst, self.movement == current { self.updateEnvironment() }
    }
    if isBeginning, let animation = motion.animation { environment.animate(animation, body) } else { body() }
    return movement == current
  }

  /// Posts a `willChangeFrame` while observers handle a different `willChangeFrame`.
  ///
  /// The outer notification announces a keyboard whose height is 45 points smaller, as it is without the predictive
  /// bar.
  private func postNested(_ events: [KeyboardEvent], _ motion: KeyboardMovement) {
    let current = movement
    var outer = motion
    if placement == .docked {
      outer.namedEnd = CGRect(
        x: motion.end.minX, y: motion.end.minY + 45, width: motion.end.width, height: motion.end.height - 45)
    }
    let nested = NestedPost()
    nested.observation = NotificationObservation(
      of: [KeyboardEvent.willChangeFrame.notificationName], in: notificationCenter
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard nested.observation != nil else { return }
        nested.observation = nil
        self?.post(.willChangeFrame, motion)
      }
    }
    post(.willChangeFrame, outer)
    nested.observation = nil
    var others = events.filter { $0 != .willChangeFrame }
    // Without willShow, the final frame is announced again. Otherwise, observers that the notification center calls
    // after the nested notification would keep the frame of the outer notification.
    if others.isEmpty, !assumedBehavior.showsChangedHeights { others = [.willChangeFrame] }
    for event in others where movement == current { post(event, motion) }
    if !environment.movesGuidesFirst(), movement == current { updateEnvironment() }
  }

  @MainActor private final class NestedPost {
    var observation: NotificationObservation?
  }

  func updateEnvironment() {
    var frame = frame
    if !assumedBehavior.guideIncludesAccessory, placement == .docked, let accessory = input?.accessoryHeight {
      frame = CGRect(
        x: frame.minX, y: frame.minY + accessory, width: frame.width, height: max(0, frame.height - accessory))
    }
    environment.frameDidChange(frame, placement != .undocked && placement != .floating)
  }

  /// Schedules work that is performed after a delay, or immediately when ``settle()`` is called.
  func later(_ delay: TimeInterval, _ work: @escaping @MainActor (SimulatedKeyboard) -> Void) {
    lastPendingID += 1
    let id = lastPendingID
    pending.append(ScheduledWork(id: id) { [weak self] in self.map(work) })
    environment.schedule(delay) { [weak self] in self?.runPending(upTo: id) }
  }

  private func runPending(upTo id: Int) {
    while let next = pending.first, next.id <= id {
      pending.removeFirst()
      next.work()
    }
  }

  private func post(_ event: KeyboardEvent, _ motion: KeyboardMovement) {
    let entry = entry(event, motion)
    notificationCenter.postKeyboardNotification(
      Notification(
        name: event.notificationName, object: assumedBehavior.passesScreen ? environment.screen() : nil,
        userInfo: userInfo(of: entry)))
    if let info = entry.info { onPost?(event, info) }
  }

  /// Returns the dictionary of an entry.
  ///
  /// Most entries share the dictionary of the previous entry.
  private func userInfo(of entry: KeyboardTrace.Entry) -> [AnyHashable: Any] {
    var values = entry
    (values.event, values.name) = (nil, nil)
    if let lastUserInfo, lastUserInfo.values == values { return lastUserInfo.dictionary }
    let dictionary = entry.userInfo
    lastUserInfo = (values, dictionary)
    return dictionary
  }

  /// Returns the values that the simulated system would post.
  private func entry(_ event: KeyboardEvent, _ motion: KeyboardMovement) -> KeyboardTrace.Entry {
    var entry = KeyboardTrace.Entry(line: 0, event: event)
    entry.startFrame = announced(motion.namedStart ?? motion.start, motion.orientation)
    entry.endFrame = announced(motion.namedEnd ?? motion.end, motion.orientation)
    entry.bounds = CGRect(origin: .zero, size: motion.end.size)
    entry.startCenter = CGPoint(x: motion.start.midX, y: motion.start.midY)
    entry.endCenter = CGPoint(x: motion.end.midX, y: motion.end.midY)
    entry.duration = motion.animation?.duration
    entry.curve = motion.animation?.curve
    if assumedBehavior.includesOwner { entry.belongsToCurrentApp = motion.belongsToCurrentApp }
    if assumedBehavior.includesUserInteraction { entry.changedByUserInteraction = dragOrigin != nil }
    return entry
  }

  /// Returns a frame in the coordinates that the simulated system uses in its notifications.
  ///
  /// Before iOS 8, landscape frames were in the coordinates of the portrait screen.
  private func announced(_ frame: CGRect, _ orientation: DeviceOrientation) -> CGRect {
    guard assumedBehavior.hasFixedPortraitFrames, orientation == .landscape, frame != .zero else { return frame }
    return CGRect(
      x: device.size.width - frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
  }
}

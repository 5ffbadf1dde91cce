import ClavierCore
import CoreGraphics
import Foundation

/// One movement of the keyboard, as its notifications tell it.
struct KeyboardMotion {
  var start: CGRect
  var end: CGRect
  var orientation: DeviceOrientation
  var animation: KeyboardAnimation?
  /// The frames that the notification names where they are not those of the movement; the centres still are.
  var namedStart: CGRect?
  var namedEnd: CGRect?
}

/// Notifications that are due later.
struct PendingPosts {
  var id: Int
  var work: @MainActor () -> Void
}

extension SimulatedKeyboard {
  /// Moves the keyboard, posts the two `will` notifications and, when it has settled, the two `did` ones.
  func move(
    to end: CGRect, _ placement: KeyboardState.Placement, _ will: KeyboardEvent, _ did: KeyboardEvent,
    duration: TimeInterval, curve: KeyboardAnimation.Curve? = nil, announcing announcedEnd: CGRect? = nil,
    didAfter delay: TimeInterval? = nil
  ) {
    // A movement that begins while another is under way ends that one first: in OmniGroup's log the hide of a rotation is
    // reported done after 24 of its 250 milliseconds.
    settle()
    let animation = KeyboardAnimation(duration: duration, curve: curve ?? behavior.curve)
    let motion = KeyboardMotion(start: frame, end: announcedEnd ?? end, orientation: orientation, animation: animation)
    frame = end
    self.placement = placement
    guard post([.willChangeFrame, will], motion) else { return }
    later(delay ?? animation.settlingDuration) { $0.post([.didChangeFrame, did], motion) }
  }

  /// Posts several notifications about one movement, `will` ones inside the keyboard's animation.
  ///
  /// - Returns: Whether the movement still stands; an observer may have moved the keyboard again.
  @discardableResult
  func post(_ events: [KeyboardEvent], _ motion: KeyboardMotion) -> Bool {
    movement += 1
    let current = movement
    let isBeginning = events.contains { $0 == .willChangeFrame || $0 == .willShow || $0 == .willHide }
    let tellsFirst = isBeginning && host.movesGuidesFirst()
    let body = {
      if tellsFirst { self.tellHost() }
      // What was overtaken is not announced any more.
      for event in events where self.movement == current { self.post(event, motion) }
      if isBeginning, !tellsFirst, self.movement == current { self.tellHost() }
    }
    if isBeginning, let animation = motion.animation { host.animate(animation, body) } else { body() }
    return movement == current
  }

  func tellHost() {
    host.frameDidChange(frame, placement != .undocked && placement != .floating)
  }

  /// Does something after a while, or when ``settle()`` is called.
  func later(_ delay: TimeInterval, _ work: @escaping @MainActor (SimulatedKeyboard) -> Void) {
    lastPendingID += 1
    let id = lastPendingID
    pending.append(PendingPosts(id: id) { [weak self] in self.map(work) })
    host.schedule(delay) { [weak self] in self?.runPending(upTo: id) }
  }

  private func runPending(upTo id: Int) {
    while let next = pending.first, next.id <= id {
      pending.removeFirst()
      next.work()
    }
  }

  private func post(_ event: KeyboardEvent, _ motion: KeyboardMotion) {
    let entry = entry(event, motion)
    notificationCenter.post(
      name: event.notificationName, object: behavior.passesScreen ? host.screen() : nil, userInfo: entry.userInfo)
    if let info = entry.info { onPost?(event, info) }
  }

  /// What the system of this keyboard would say.
  private func entry(_ event: KeyboardEvent, _ motion: KeyboardMotion) -> KeyboardTrace.Entry {
    var entry = KeyboardTrace.Entry(line: 0, event: event)
    entry.startFrame = announced(motion.namedStart ?? motion.start, motion.orientation)
    entry.endFrame = announced(motion.namedEnd ?? motion.end, motion.orientation)
    entry.bounds = CGRect(origin: .zero, size: motion.end.size)
    entry.startCenter = CGPoint(x: motion.start.midX, y: motion.start.midY)
    entry.endCenter = CGPoint(x: motion.end.midX, y: motion.end.midY)
    entry.duration = motion.animation?.duration
    entry.curve = motion.animation?.curve
    if behavior.saysOwner { entry.belongsToCurrentApp = true }
    if behavior.saysUserInteraction { entry.changedByUserInteraction = dragOrigin != nil }
    return entry
  }

  /// Before iOS 8 a landscape frame was given in the portrait screen's space, turned by a quarter.
  private func announced(_ frame: CGRect, _ orientation: DeviceOrientation) -> CGRect {
    guard behavior.hasFixedPortraitFrames, orientation == .landscape, frame != .zero else { return frame }
    return CGRect(
      x: device.size.width - frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
  }
}

import ClavierCore
import CoreGraphics
import Foundation

/// Behavior of individual system versions.
extension SimulatedKeyboard {
  /// The height of another app's keyboard in the notification that an inactive app receives, in points
  /// (Apollo-Reborn/Apollo-Reborn issue 821).
  private static let heightOfOtherApp: CGFloat = 347

  /// Shows a keyboard after announcing the heights that precede its final height.
  func show(at target: CGRect, _ placement: KeyboardState.Placement, duration: TimeInterval) {
    for height in isVisible ? [] : assumedBehavior.earlierHeights {
      move(to: bottomFrame(height: height), placement, .willShow, .didShow, duration: duration)
    }
    // On some simulated systems, a frame that is announced without an animation is too low, and no later notification
    // corrects it.
    let error = duration == 0 && placement == .docked ? assumedBehavior.unanimatedError : 0
    let announced = CGRect(
      x: target.minX, y: target.minY + error, width: target.width, height: target.height - error)
    let changesOnlyHeight = self.placement == .docked && placement == .docked
    if changesOnlyHeight, !assumedBehavior.showsChangedHeights {
      move(to: target, placement, nil, nil, duration: duration, announcing: announced)
    } else {
      move(to: target, placement, .willShow, .didShow, duration: duration, announcing: announced)
    }
  }

  /// Shows a bar without keys at the bottom edge of the screen, alone or in place of the keyboard.
  func dockBar(at target: CGRect, duration: TimeInterval) {
    if isVisible {
      if assumedBehavior.emptyFrames.contains(.duringHide) { postFrameChange(.zero) }
      let (will, did) =
        assumedBehavior.hidesToBar ? (KeyboardEvent.willHide, KeyboardEvent.didHide) : (.willShow, .didShow)
      return move(to: target, .accessoryOnly, will, did, duration: duration)
    }
    guard assumedBehavior.barArrival == .silent else {
      return move(to: target, .accessoryOnly, .willShow, .didShow, duration: duration)
    }
    settle()
    frame = target
    placement = .accessoryOnly
    hasUnannouncedBar = true
    updateEnvironment()
  }

  /// Removes a bar that docked without a notification.
  ///
  /// The removal posts no notification either.
  func removeUnannouncedBar() {
    settle()
    frame = parked(frame)
    placement = .hidden
    hasUnannouncedBar = false
    updateEnvironment()
  }

  /// Posts the final frame without an animation, and then `willHide`.
  func hideFrameFirst() {
    settle()
    let animation = KeyboardAnimation(duration: 0, curve: assumedBehavior.curve, spring: assumedBehavior.spring)
    let motion = KeyboardMovement(start: frame, end: parked(frame), orientation: orientation, animation: animation)
    frame = motion.end
    placement = .hidden
    guard post([.willChangeFrame], motion) else { return }
    post([.willHide, .didChangeFrame, .didHide], motion)
  }

  /// Returns whether an iPad can show the keyboard of an input as a popover, for which no notification is posted.
  func canBePopover(_ input: KeyboardInput) -> Bool {
    assumedBehavior.hasNumberPadPopover && device.idiom == .pad && input.kind == .numberPad
      && input.inputViewHeight == nil
  }

  /// Whether the number pad of the current input is a popover, which is not part of the keyboard.
  package var showsPopover: Bool { !isHardwareKeyboardAttached && input != nil && isPopover }

  // MARK: - App state

  /// Simulates the app becoming inactive.
  ///
  /// When the app becomes inactive, some simulated systems post the frame of another app's keyboard.
  public func appWillResignActive() {
    guard assumedBehavior.announcesOtherApp, device.idiom == .phone else { return }
    postFrameChange(bottomFrame(height: Self.heightOfOtherApp), belongsToCurrentApp: false)
  }

  /// Simulates the app entering the background.
  ///
  /// In the background, some simulated systems hide the keyboard.
  public func appDidEnterBackground() {
    guard placement == .docked else { return }
    switch assumedBehavior.background {
    case .keeps: break
    case .hidesSilently:
      settle()
      dragOrigin = nil
      frame = parked(frame)
      placement = .hidden
      updateEnvironment()
    case .returnsSilently:
      dragOrigin = nil
      moveAway()
    }
  }

  /// Simulates the app becoming active again.
  ///
  /// When the app becomes active, some simulated systems post notifications, or show the keyboard again.
  public func appDidBecomeActive() {
    if assumedBehavior.background == .returnsSilently, !isVisible, let input, let target = target(for: input) {
      settle()
      frame = target.frame
      placement = target.placement
      updateEnvironment()
    }
    let hasBar = placement == .accessoryOnly && assumedBehavior.emptyFrames.contains(.onActivation)
    if hasBar || assumedBehavior.announcesOtherApp, device.idiom == .phone { postFrameChange(.zero) }
  }

  /// Posts a frame that differs from the keyboard's frame.
  private func postFrameChange(_ announced: CGRect, belongsToCurrentApp: Bool = true) {
    var motion = KeyboardMovement(
      start: frame, end: frame, orientation: orientation, animation: assumedBehavior.animation)
    motion.namedEnd = announced
    motion.belongsToCurrentApp = belongsToCurrentApp
    post([.willChangeFrame], motion)
  }
}

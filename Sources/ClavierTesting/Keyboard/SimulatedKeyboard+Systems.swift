import ClavierCore
import CoreGraphics
import Foundation

/// What only some systems do.
extension SimulatedKeyboard {
  /// The height of another app's keyboard, in points, as an inactive app was told (Apollo-Reborn/Apollo-Reborn issue 821).
  private static let heightOfOtherApp: CGFloat = 347

  /// Shows a keyboard, with the heights before its last one.
  func show(at target: CGRect, _ placement: KeyboardState.Placement, duration: TimeInterval) {
    for height in isVisible ? [] : habits.earlierHeights {
      move(to: bottomFrame(height: height), placement, .willShow, .didShow, duration: duration)
    }
    // The announced frame is too low, and no notification says so later.
    let error = duration == 0 && placement == .docked ? habits.unanimatedError : 0
    let announced = CGRect(
      x: target.minX, y: target.minY + error, width: target.width, height: target.height - error)
    move(to: target, placement, .willShow, .didShow, duration: duration, announcing: announced)
  }

  /// Docks a bar that nobody types into: alone, or where a keyboard goes down to it.
  func dockBar(at target: CGRect, duration: TimeInterval) {
    if isVisible {
      if habits.emptyFrames.contains(.duringHide) { postFrameChange(.zero) }
      let (will, did) = habits.hidesToBar ? (KeyboardEvent.willHide, KeyboardEvent.didHide) : (.willShow, .didShow)
      return move(to: target, .accessoryOnly, will, did, duration: duration)
    }
    guard habits.barArrival == .silent else {
      return move(to: target, .accessoryOnly, .willShow, .didShow, duration: duration)
    }
    settle()
    (frame, placement) = (target, .accessoryOnly)
    tellHost()
  }

  /// Posts the final frame without animation, and `willHide` when there is nothing left to animate.
  func hideFrameFirst() {
    settle()
    let animation = KeyboardAnimation(duration: 0, curve: habits.curve, spring: habits.spring)
    let motion = KeyboardMotion(start: frame, end: parked(frame), orientation: orientation, animation: animation)
    (frame, placement) = (motion.end, .hidden)
    guard post([.willChangeFrame], motion) else { return }
    post([.willHide, .didChangeFrame, .didHide], motion)
  }

  /// Whether an iPad shows a number pad as a popover at its field, for which nothing is posted.
  ///
  /// It alternates with the full keyboard on consecutive taps (flutter/flutter issue 178096).
  func isPopover(_ input: KeyboardInput) -> Bool {
    habits.hasNumberPadPopover && device.idiom == .pad && input.kind == .numberPad && input.inputViewHeight == nil
      && numberPads % 2 == 1
  }

  // MARK: - The app is not in front

  /// Posts what an app gets that is no longer active: the frame of the keyboard of the app in front.
  public func appWillResignActive() {
    guard habits.announcesOtherApp, device.idiom == .phone else { return }
    postFrameChange(bottomFrame(height: Self.heightOfOtherApp), belongsToCurrentApp: false)
  }

  /// Takes the keyboard away with its app, where the system does that.
  public func appDidEnterBackground() {
    guard placement == .docked else { return }
    switch habits.background {
    case .keeps: break
    case .hidesSilently:
      settle()
      (frame, placement) = (parked(frame), .hidden)
      tellHost()
    case .returnsSilently: moveAway()
    }
  }

  /// Posts what an app gets that is active again, and brings the keyboard back, where the system does that.
  public func appDidBecomeActive() {
    if habits.background == .returnsSilently, !isVisible, let input, let target = target(for: input) {
      settle()
      (frame, placement) = (target.frame, target.placement)
      tellHost()
    }
    let hasBar = placement == .accessoryOnly && habits.emptyFrames.contains(.onActivation)
    if hasBar || habits.announcesOtherApp, device.idiom == .phone { postFrameChange(.zero) }
  }

  /// Posts a frame that the keyboard does not have.
  private func postFrameChange(_ announced: CGRect, belongsToCurrentApp: Bool = true) {
    let animation = KeyboardAnimation(duration: habits.duration, curve: habits.curve, spring: habits.spring)
    var motion = KeyboardMotion(start: frame, end: frame, orientation: orientation, animation: animation)
    (motion.namedEnd, motion.belongsToCurrentApp) = (announced, belongsToCurrentApp)
    post([.willChangeFrame], motion)
  }
}

import ClavierCore
import CoreGraphics
import Foundation

extension SimulatedKeyboard {
  /// What happened while a rotation was hiding the keyboard.
  enum Rotation {
    case keyboardStayedHidden
    /// An observer has shown the keyboard again.
    case keyboardReappeared
  }

  /// The times of a rotation in seconds, from the log in OmniGroup's OUIDocumentRenameViewController.
  private enum RotationTiming {
    static let hideSettles = 0.024
    static let showBegins = 0.144
    static let showSettles = 0.565
  }

  /// Rotates the device and, on Linux, its screen and windows.
  ///
  /// A visible keyboard hides in the old orientation, and then appears in the new orientation with that orientation's
  /// height. A floating or undocked keyboard stays on the screen, and an undocked keyboard takes the new width. A
  /// floating or undocked keyboard posts no notification, because no source reports what devices post.
  public func rotate(to newOrientation: DeviceOrientation) {
    guard newOrientation != orientation else { return }
    settle()
    guard placement != .hidden, placement != .undocked, placement != .floating else {
      turn(to: newOrientation)
      return
    }

    let isStale = assumedBehavior.hasStaleRotations
    let animation = assumedBehavior.animation
    let hide = KeyboardMovement(start: frame, end: parked(frame), orientation: orientation, animation: animation)
    frame = hide.end
    placement = .hidden
    hasUnannouncedBar = false
    var rotation = Rotation.keyboardStayedHidden
    if post([.willChangeFrame, .willHide], hide) {
      later(RotationTiming.hideSettles) { $0.settleHide(hide, isStale: isStale) }
    } else {
      // An observer has shown the keyboard in the old orientation.
      settle()
      guard placement != .undocked, placement != .floating else {
        turn(to: newOrientation)
        return
      }
      if isVisible { rotation = .keyboardReappeared }
      placement = .hidden
    }
    self.rotation = rotation
    later(RotationTiming.showBegins) { $0.showAfterRotation(animation, isStale: isStale) }
    turn(to: newOrientation)
  }

  private func settleHide(_ hide: KeyboardMovement, isStale: Bool) {
    var settled = hide
    if isStale {
      settled.animation = nil
      settled.namedEnd = hide.start
    }
    // An observer may have moved the keyboard again.
    guard post([.didChangeFrame], settled) else { return }
    settled.namedEnd = nil
    post([.didHide], settled)
  }

  private func showAfterRotation(_ animation: KeyboardAnimation, isStale: Bool) {
    let rotation = rotation
    self.rotation = nil
    guard let input, let target = target(for: input), target.placement != .hidden else {
      // The last notification announced a visible keyboard, so another notification must announce that the keyboard
      // hides.
      if rotation == .keyboardReappeared { moveAway() }
      return
    }
    let show = KeyboardMovement(
      start: parked(target.frame), end: target.frame, orientation: orientation, animation: animation)
    frame = show.end
    placement = target.placement
    var announced = show
    if isStale { announced.namedStart = show.end }
    guard post([.willChangeFrame], announced), post([.willShow], show) else { return }
    later(RotationTiming.showSettles - RotationTiming.showBegins) { keyboard in
      var settled = show
      if isStale { settled.animation = nil }
      keyboard.post([.didChangeFrame, .didShow], settled)
    }
  }

  private func turn(to newOrientation: DeviceOrientation) {
    // A drag's origin is in the coordinates of the old orientation.
    dragOrigin = nil
    orientation = newOrientation
    switch placement {
    case .floating, .undocked:
      let size = placement == .floating ? frame.size : CGSize(width: screen.width, height: frame.height)
      frame = clamped(CGRect(origin: frame.origin, size: size))
    default:
      frame = parked(frame)
    }
    environment.rotate(newOrientation)
    updateEnvironment()
  }
}

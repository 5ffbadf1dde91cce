import Foundation
public import HeadlessEnumerations
import HeadlessQuartz

extension HeadlessWorld {
  /// The duration of a rotation, in seconds.
  static let rotationDuration = 0.3

  /// Rotates the device as the user would, but does not rotate a simulated keyboard.
  ///
  /// A visible `SimulatedKeyboard` keeps its frame, so call its `rotate(to:)` instead, which rotates the device too.
  ///
  /// If the traits change, `willTransition(to:with:)` of the controllers is called first. Then
  /// `viewWillTransition(to:with:)` is called. Then the screen, the windows, and their safe areas change, with a layout
  /// pass. Nothing happens if the topmost controller does not support the orientation. The change is animated for 0.3
  /// seconds on the virtual clock, together with the animations of the coordinator.
  public static func rotate(to orientation: UIInterfaceOrientation) {
    let world = state
    guard orientation != world.orientation else { return }
    let windowsOfDevice = world.scene.windows.filter { !$0.isHidden }
    guard windowsOfDevice.allSatisfy({ $0.supports(orientation) }) else { return }
    let (oldOrientation, oldTraits) = (world.orientation, world.traitCollection)
    let size = world.display.size(in: orientation)
    let windows = world.scene.windows.filter { !$0.isHidden && $0.frame == world.screen.bounds }
    let transitions = windows.map { window in
      TransitionCoordinator(
        in: window, duration: rotationDuration, targetTransform: turn(from: oldOrientation, to: orientation))
    }
    world.orientation = orientation
    let newTraits = world.traitCollection
    world.orientation = oldOrientation
    for (window, transition) in zip(windows, transitions) {
      guard size != window.bounds.size else { continue }
      window.rootViewController?.activeTransition = transition
      if newTraits != oldTraits { window.rootViewController?.willTransition(to: newTraits, with: transition) }
      window.rootViewController?.viewWillTransition(to: size, with: transition)
    }
    world.orientation = orientation
    traitsMayHaveChanged(from: oldTraits)
    if assumes(.keyboardRotatesFourFramesLate) { holdGuides() }
    if world.device.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: world.device)
    }
    for (window, transition) in zip(windows, transitions) {
      transition.run {
        window.frame = CGRect(origin: .zero, size: size)
        window.safeAreaMayHaveChanged(hasResizedOrScrolled: true)
        window.layoutIfNeeded()
      } ended: {
      }
    }
  }

  /// Rotates the interface for a controller that is about to be presented, if it supports the orientation.
  static func rotateForPresentation(to orientation: UIInterfaceOrientation, of controller: UIViewController) {
    guard controller.supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(orientation)) else { return }
    rotate(to: orientation)
  }

  private static func turn(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation
  ) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle(of: new) - angle(of: old))
  }

  private static func angle(of orientation: UIInterfaceOrientation) -> CGFloat {
    switch orientation {
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    case .portraitUpsideDown: .pi
    default: 0
    }
  }
}

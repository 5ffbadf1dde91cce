public import Foundation
import HeadlessEnumerations

extension HeadlessWorld {
  /// Moves and resizes a scene, as the user does with a window in Stage Manager.
  ///
  /// Windows that fill the scene are resized with it, and the others move. No notification is posted, and the keyboard
  /// stays where it is. Size classes do not change.
  ///
  /// - Parameters:
  ///   - scene: The scene, such as ``windowScene``.
  ///   - frame: The new frame on the screen, in points.
  public static func moveScene(_ scene: UIWindowScene, to frame: CGRect) {
    let old = scene.frame
    guard frame != old else { return }
    let filling = scene.windows.filter { $0.frame == old }
    scene.move(to: frame)
    for window in scene.windows {
      let fills = filling.contains { $0 === window }
      if fills, window.frame.size != frame.size {
        let transition = TransitionCoordinator(in: window, duration: 0)
        window.rootViewController?.viewWillTransition(to: frame.size, with: transition)
        transition.run {
          window.frame = frame
        } ended: {
        }
      } else {
        window.frame = fills ? frame : window.frame.offsetBy(dx: frame.minX - old.minX, dy: frame.minY - old.minY)
      }
      window.safeAreaMayHaveChanged(hasResizedOrScrolled: true)
    }
  }
}

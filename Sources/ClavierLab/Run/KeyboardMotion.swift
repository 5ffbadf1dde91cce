import ClavierCore
import Foundation

/// Where the keyboard is while it moves: the keyboard's own process draws it, and says only where it goes and how.
struct KeyboardMotion {
  private(set) var target: CGRect
  private var origin: CGRect
  private var animation = KeyboardAnimation(duration: 0, curve: .keyboard)
  private var start = 0.0
  /// Whether it appears and disappears where it is.
  private var fades = false
  private let screen: CGRect

  init(screen: CGRect) {
    self.screen = screen
    target = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
    origin = target
  }

  /// Takes up a will-notification, from wherever the keyboard is at that time.
  ///
  /// - Parameter fades: whether it appears or disappears in its place when it comes or goes.
  mutating func go(to frame: CGRect, with animation: KeyboardAnimation, at time: TimeInterval, fades: Bool = false) {
    guard frame != target else { return }
    var current = self.frame(at: time)
    if current.minY >= screen.maxY {
      // A hidden keyboard has no height of its own; it rises as the one it will be.
      current = CGRect(x: frame.minX, y: screen.maxY, width: frame.width, height: frame.height)
    }
    let comesOrGoes = current.minY >= screen.maxY || frame.minY >= screen.maxY
    self.fades = fades && comesOrGoes
    origin = current
    target = frame
    start = time
    self.animation = animation
  }

  /// Whether it is on its way.
  func isMoving(at time: TimeInterval) -> Bool {
    origin != target && time - start <= animation.settlingDuration
  }

  /// The frame to draw, nil when nothing of it is on the screen.
  func visibleFrame(at time: TimeInterval) -> CGRect? {
    let frame = frame(at: time)
    return frame.minY < screen.maxY - 0.05 && frame.height > 0 ? frame : nil
  }

  /// How much of it is seen through, from 0 to 1.
  func opacity(at time: TimeInterval) -> Double {
    guard fades else { return 1 }
    let part = min(max(animation.progress(at: time - start), 0), 1)
    return target.minY >= screen.maxY ? 1 - part : part
  }

  private func frame(at time: TimeInterval) -> CGRect {
    if fades {
      // One that goes stays until nothing of it is left to see.
      let isGoing = target.minY >= screen.maxY && opacity(at: time) > 0.005
      return isGoing ? origin : target
    }
    let part = CGFloat(animation.progress(at: time - start))
    // The keys take their new size at once, only the place is animated. One that leaves keeps the size it had.
    let leaves = target.minY >= screen.maxY
    return CGRect(
      x: origin.minX + (target.minX - origin.minX) * part,
      y: origin.minY + (target.minY - origin.minY) * part,
      width: target.width,
      height: leaves ? origin.height : target.height)
  }
}

package import CoreGraphics
import Foundation

/// The top edge of a keyboard that a finger drags, computed from the positions of the keyboard layout guide.
///
/// The guide alone is unreliable. On iOS 26, the guide is above the keyboard in some animation frames, and excludes the
/// accessory view during a drag. On iOS 27, the guide can stay at its resting position. Therefore, the edge begins at
/// the position that the last notification announced, and rises only if the finger does, or if another notification has
/// announced the same position.
package struct DraggedEdge: Equatable, Sendable {
  /// The maximum difference between positions that count as equal, in points.
  private static let tolerance: CGFloat = 1

  /// The keyboard's state after the last notification.
  package let keyboard: KeyboardState
  /// The keyboard's top, in screen coordinates, in points.
  package private(set) var top: CGFloat

  private let accessoryHeight: CGFloat
  /// The announced top minus the guide's top.
  private var difference: CGFloat = 0
  /// The position of a guide that has not followed the keyboard; nil once the guide has moved.
  private var restingTop: CGFloat?
  private var finger: CGFloat?
  private var isFingerRising = false
  private var returnsWithoutFinger = false
  /// The position of the guide, if it is above ``top`` and ignored because the finger does not rise.
  private var refusedTop: CGFloat?

  /// Returns whether a position differs from the top of an announced keyboard, in screen coordinates.
  package static func isTop(_ top: CGFloat, awayFrom keyboard: KeyboardState) -> Bool {
    abs(top - keyboard.frame.minY) > tolerance
  }

  /// Whether the keyboard is below its announced position.
  package var isLowered: Bool { top > keyboard.frame.minY }

  /// Creates the edge of a keyboard that the finger has not moved yet.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's state after the last notification.
  ///   - guide: The guide's top before the finger moved, in screen coordinates.
  ///   - lowest: The lowest top that the guide can report, in screen coordinates.
  ///   - accessoryHeight: The height of the first responder's accessory view, in points.
  package init(of keyboard: KeyboardState, guide: CGFloat?, lowest: CGFloat, accessoryHeight: CGFloat) {
    self.keyboard = keyboard
    self.accessoryHeight = accessoryHeight
    top = keyboard.frame.minY
    guard let guide, Self.isTop(guide, awayFrom: keyboard) else { return }
    if guide > lowest - Self.tolerance {
      restingTop = guide
    } else {
      difference = top - guide
    }
  }

  /// Updates ``top`` for new positions of the guide and the finger, in screen coordinates.
  ///
  /// - Returns: Whether ``top`` changed.
  package mutating func follow(guide: CGFloat, lowest: CGFloat, finger: CGFloat) -> Bool {
    record(finger)
    refusedTop = nil
    if let restingTop, abs(guide - restingTop) <= Self.tolerance { return false }
    restingTop = nil
    if !isLowered { updateDifference(guide: guide, finger: finger) }
    let announced = keyboard.frame.minY
    var newTop = min(guide + difference, max(lowest, announced))
    // A finger cannot drag a keyboard above its announced position, so a higher position is wrong.
    guard newTop >= announced - Self.tolerance else { return false }
    if newTop <= announced + Self.tolerance { newTop = announced }
    guard newTop > top || newTop < top && (isFingerRising || returnsWithoutFinger) else {
      if newTop < top { refusedTop = newTop }
      return false
    }
    if newTop > top || newTop == announced { returnsWithoutFinger = false }
    top = newTop
    return true
  }

  /// Lets the keyboard return to the announced position although the finger does not rise, because a notification has
  /// announced this position again.
  ///
  /// For example, the keyboard returns if focus moves to another input while the finger holds the keyboard.
  package mutating func mayReturn() {
    returnsWithoutFinger = true
    if let refusedTop { top = refusedTop }
    refusedTop = nil
  }

  /// Returns whether the guide is back at the announced position.
  package func hasReturned(guide: CGFloat) -> Bool {
    isLowered && abs(guide + difference - keyboard.frame.minY) <= Self.tolerance
  }

  private mutating func record(_ finger: CGFloat) {
    let change = finger - (self.finger ?? finger)
    if self.finger != nil, abs(change) < Self.tolerance { return }
    isFingerRising = change < 0
    self.finger = finger
  }

  /// Detects that the guide excludes the accessory view, because the guide is suddenly lower by the view's height, and
  /// below the finger.
  private mutating func updateDifference(guide: CGFloat, finger: CGFloat) {
    let change = guide - keyboard.frame.minY
    if abs(change) <= Self.tolerance {
      difference = 0
    } else if difference == 0, accessoryHeight > 0, change >= accessoryHeight - Self.tolerance,
      change < 2 * accessoryHeight, guide - finger > accessoryHeight / 2
    {
      difference = -accessoryHeight
    }
  }
}

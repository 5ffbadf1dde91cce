import ClavierCore
import CoreGraphics
import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The keyboard's upper edge under a finger, computed from what the keyboard layout guide reports.
///
/// The guide is not trusted by itself. On iOS 26 it reports positions above the keyboard for single frames, and leaves the
/// accessory view out while a finger drags; on iOS 27 it can stay at its resting place. The announced frame decides where the
/// keyboard begins, and the direction of the finger decides where the edge may go.
struct DraggedEdge {
  /// What differs by less, in points, is the same.
  static let tolerance: CGFloat = 1

  /// The keyboard as the last notification announced it.
  let keyboard: KeyboardState
  /// Where the keyboard begins, in screen coordinates.
  private(set) var top: CGFloat

  private let accessoryHeight: CGFloat
  /// The announced edge less the guide's.
  private var difference: CGFloat = 0
  /// Where a guide rests that has not followed the keyboard; nil for one that moves.
  private var restingPlace: CGFloat?
  private var finger: CGFloat?
  private var isFingerRising = false

  /// Whether the keyboard is lower than it was announced.
  var isLowered: Bool { top > keyboard.frame.minY }

  /// - Parameters:
  ///   - keyboard: The keyboard as the last notification announced it.
  ///   - guide: What the guide reported before the finger moved.
  ///   - lowest: The lowest edge that the guide can report.
  ///   - accessoryHeight: The height of the first responder's accessory view.
  init(of keyboard: KeyboardState, guide: CGFloat?, lowest: CGFloat, accessoryHeight: CGFloat) {
    self.keyboard = keyboard
    self.accessoryHeight = accessoryHeight
    top = keyboard.frame.minY
    guard let guide, abs(guide - top) > Self.tolerance else { return }
    if guide > lowest - Self.tolerance {
      restingPlace = guide
    } else {
      difference = top - guide
    }
  }

  /// Takes note of where the guide and the finger are now.
  ///
  /// - Returns: Whether ``top`` changed.
  mutating func follow(guide: CGFloat, lowest: CGFloat, finger: CGFloat) -> Bool {
    note(finger)
    if let restingPlace, abs(guide - restingPlace) <= Self.tolerance { return false }
    restingPlace = nil
    if !isLowered { compare(guide, with: finger) }
    let announced = keyboard.frame.minY
    var place = min(guide + difference, max(lowest, announced))
    // A keyboard that a finger drags is never higher than before, and a spike says nothing about where it is.
    guard place >= announced - Self.tolerance else { return false }
    if place <= announced + Self.tolerance { place = announced }
    guard place > top || place < top && isFingerRising else { return false }
    top = place
    return true
  }

  /// Whether the guide says that the keyboard is where it was announced.
  func isBack(guide: CGFloat) -> Bool {
    isLowered && abs(guide + difference - keyboard.frame.minY) <= Self.tolerance
  }

  private mutating func note(_ finger: CGFloat) {
    let change = finger - (self.finger ?? finger)
    if self.finger != nil, abs(change) < Self.tolerance { return }
    isFingerRising = change < 0
    self.finger = finger
  }

  /// A guide that suddenly is lower by the height of the accessory view, and lower than the finger, has begun to leave the
  /// accessory view out.
  private mutating func compare(_ guide: CGFloat, with finger: CGFloat) {
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

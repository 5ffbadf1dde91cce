package import ClavierTesting
package import Foundation

extension KeyboardTrace {
  /// A screen that the frames of a trace reveal.
  package struct Screen: Hashable, Sendable {
    /// The size in the current orientation, in points.
    package var size: CGSize
    /// The known devices with this screen.
    package var devices: [Device] { Device.all.filter { $0.size == size || $0.size(in: .landscape) == size } }
    /// Whether frames are always in the coordinates of the portrait screen, as before iOS 8.
    package var hasFixedPortraitFrames: Bool

    /// The orientation of the device.
    package var orientation: DeviceOrientation { size.width > size.height ? .landscape : .portrait }

    /// Hashes the numbers of the size.
    ///
    /// `CGSize` is not hashable before iOS 18, so the conformance cannot be synthesized.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }
}

extension KeyboardTrace.Screen {
  /// The maximum number of entries between an ambiguous entry and the entry that determines its screen.
  ///
  /// The distance is limited, because a distant entry may come from another device.
  package static let reach = 64

  /// Returns the most likely screen of an entry's keyboard; nil if no screen fits.
  ///
  /// A keyboard is as wide as its screen. A visible keyboard ends at the bottom edge of the screen, and a hidden
  /// keyboard begins there. If an entry's own frames are ambiguous, the result is the screen of the nearest earlier
  /// entry with the same width. If there is none, the result is the screen of the nearest later entry.
  ///
  /// - Parameters:
  ///   - index: The index of the entry.
  ///   - count: The number of entries.
  ///   - width: A closure that returns the width of an entry's keyboard.
  ///   - own: A closure that returns the screen that an entry's own frames reveal.
  package static func nearest(
    to index: Int, count: Int, width: (Int) -> CGFloat?, own: (Int) -> KeyboardTrace.Screen?
  ) -> KeyboardTrace.Screen? {
    if let screen = own(index) { return screen }
    guard let wanted = width(index) else { return nil }
    for other in (max(0, index - reach)..<index).reversed() where width(other) == wanted {
      if let screen = own(other) { return screen }
    }
    for other in (index + 1)..<max(index + 1, min(count, index + 1 + reach)) where width(other) == wanted {
      if let screen = own(other) { return screen }
    }
    return nil
  }

  /// Returns the width of an entry's keyboard.
  package static func width(of entry: KeyboardTrace.Entry) -> CGFloat? {
    (entry.endFrame ?? entry.startFrame)?.size.width
  }

  /// The portrait sizes of screens whose devices are not supported.
  private static let oldSizes = [CGSize(width: 320, height: 480)]

  private static let knownSizes: Set<KeyboardTrace.Screen> = Set(
    (Device.all.map(\.size) + oldSizes).flatMap {
      [KeyboardTrace.Screen($0), KeyboardTrace.Screen(CGSize(width: $0.height, height: $0.width))]
    })

  package init(_ size: CGSize, hasFixedPortraitFrames: Bool = false) {
    self.size = size
    self.hasFixedPortraitFrames = hasFixedPortraitFrames
  }

  /// Creates the screen that an entry's own values reveal; nil if no screen fits.
  package init?(of entry: KeyboardTrace.Entry) {
    if let size = entry.screen {
      self.init(size)
      return
    }
    if let screen = Self.fixedPortrait(entry) ?? Self.upright(entry) {
      self = screen
      return
    }
    return nil
  }

  /// Returns the screen of a landscape keyboard whose frame is in the coordinates of the portrait screen.
  ///
  /// Before iOS 8, such a keyboard had a tall frame at the side of the portrait screen.
  private static func fixedPortrait(_ entry: KeyboardTrace.Entry) -> KeyboardTrace.Screen? {
    guard let frame = entry.endFrame ?? entry.startFrame else { return nil }
    let (width, height) = (frame.size.width, frame.size.height)
    if let bounds = entry.bounds, bounds.size.width == height, bounds.size.height == width, width != height {
      let portrait = (Device.all.map(\.size) + oldSizes).first { $0.height == height && $0.width > width }
      return portrait.map {
        KeyboardTrace.Screen(CGSize(width: $0.height, height: $0.width), hasFixedPortraitFrames: true)
      }
    }
    // If the device is upside down, the keyboard is at the top of the portrait screen, but its center is in interface
    // coordinates.
    if let center = entry.startCenter, let start = entry.startFrame, start.origin.y == 0, center.y > height {
      return screen(width: width, height: center.y + height / 2).map {
        KeyboardTrace.Screen($0.size, hasFixedPortraitFrames: true)
      }
    }
    return nil
  }

  private static func upright(_ entry: KeyboardTrace.Entry) -> KeyboardTrace.Screen? {
    func usable(_ frame: CGRect?) -> CGRect? { frame.flatMap { $0.size.width > 0 ? $0 : nil } }
    let (end, start) = (usable(entry.endFrame), usable(entry.startFrame))
    guard let first = end ?? start else { return nil }
    let width = first.size.width
    let second = end == nil ? nil : start.flatMap { $0.size.width == width ? $0 : nil }
    // A visible keyboard ends at the bottom edge, and a hidden keyboard begins there. The end frame is tried first,
    // because it is more reliable than the start frame.
    if let screen = screen(width: width, height: first.origin.y + first.size.height) { return screen }
    if let second, let screen = screen(width: width, height: second.origin.y + second.size.height) { return screen }
    if let screen = screen(width: width, height: first.origin.y) { return screen }
    if let second, let screen = screen(width: width, height: second.origin.y) { return screen }
    // An unknown screen is accepted if one frame ends where the other begins.
    guard let second else { return nil }
    let edges = [
      (first.origin.y + first.size.height, second.origin.y), (first.origin.y, second.origin.y + second.size.height),
    ]
    return edges.first { abs($0.0 - $0.1) < 0.01 && $0.0 >= 320 }
      .map { KeyboardTrace.Screen(CGSize(width: width, height: $0.0)) }
  }

  private static func screen(width: CGFloat, height: CGFloat) -> KeyboardTrace.Screen? {
    // Thirds of a point do not add up to integers in binary.
    let size = CGSize(width: width, height: height.rounded())
    let screen = KeyboardTrace.Screen(size)
    return abs(size.height - height) < 0.01 && knownSizes.contains(screen) ? screen : nil
  }
}

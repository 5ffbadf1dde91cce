import ClavierCore
import ClavierTesting
import ClavierTraces
import Foundation

/// The screen of a notification, and the coordinates of its frames.
///
/// A log does not contain the device, but the frames reveal it. A visible keyboard ends at the bottom edge of the
/// screen, a hidden one begins there, and both are as wide as the screen.
struct ScreenFit: Hashable {
  /// The coordinates of the frames.
  enum Space: Hashable {
    case interface
    /// Before iOS 8, frames were in the coordinates of the portrait screen.
    case fixedPortraitLeft, fixedPortraitRight, fixedPortraitUpsideDown
  }

  /// The size of the screen in its orientation.
  var size: CGSize
  var space: Space

  /// The names of the devices with this screen.
  var devices: [String] {
    // The first iPhones are not simulated, but they occur in logs.
    if min(size.width, size.height) == 320, max(size.width, size.height) == 480 { return ["iPhone 4s and earlier"] }
    return KeyboardTrace.Screen(size).devices.flatMap(\.names)
  }

  var isLandscape: Bool { size.width > size.height }

  /// Whether the screen belongs to an iPad.
  var isPad: Bool { KeyboardStateMachine.Context(screen: CGRect(origin: .zero, size: size)).isPad }

  /// Returns the screen of each notification; nil if no screen fits.
  static func screens(of trace: KeyboardTrace) -> [ScreenFit?] {
    var fits: [ScreenFit?] = []
    var stream = ScreenFitStream()
    stream.read(trace.entries, isLast: true) { _, fit in fits.append(fit) }
    return fits
  }

  /// Creates the screen that a notification reveals without the notifications around it; nil if no screen fits.
  init?(_ entry: KeyboardTrace.Entry) {
    guard let screen = KeyboardTrace.Screen(of: entry) else { return nil }
    self.init(screen, NotificationValues(entry))
  }

  /// Creates the fit for the screen on which a notification was posted.
  ///
  /// `size` is the current size of the device's screen. During a rotation, a notification may still refer to the screen
  /// in its previous orientation.
  init?(_ entry: KeyboardTrace.Entry, on device: Device, now size: CGSize) {
    let sizes = [device.size(in: .portrait), device.size(in: .landscape)]
    if let fit = Self(entry), sizes.contains(fit.size) {
      self = fit
      return
    }
    var entry = entry
    entry.screen = size
    guard let fit = Self(entry) else { return nil }
    self = fit
  }

  init(_ screen: KeyboardTrace.Screen, _ values: NotificationValues) {
    size = screen.size
    space = .interface
    guard screen.hasFixedPortraitFrames, let frame = values.frames.first else { return }
    guard isLandscape else {
      space = .fixedPortraitUpsideDown
      return
    }
    // In landscape, the keyboard is at a side of the portrait screen, and a hidden one is beyond that side.
    let isAtLeft = values.frames.allSatisfy { $0.minX <= 0 }
    space = isAtLeft && frame.maxX < size.height ? .fixedPortraitLeft : .fixedPortraitRight
  }

  /// Returns a frame in interface coordinates.
  func interfaceFrame(_ frame: CGRect) -> CGRect {
    let (x, y, width, height) = frame.exact
    let across = Double(size.height)
    switch space {
    case .interface: return frame
    case .fixedPortraitLeft: return CGRect(x: 0, y: across - (x + width), width: height, height: width)
    case .fixedPortraitRight: return CGRect(x: 0, y: x, width: height, height: width)
    case .fixedPortraitUpsideDown: return CGRect(x: x, y: across - (y + height), width: width, height: height)
    }
  }
}

import ClavierTesting
import ClavierTraces
import Foundation

/// The screen of a notification, and how its frames lie on it.
///
/// A console text never says which device it was, but frames do: a docked keyboard ends where the screen ends, a hidden
/// one is parked there, and both are as wide as the screen.
struct ScreenFit: Hashable {
  /// How the frames are to be read.
  enum Space: Hashable {
    case interface
    /// Before iOS 8 frames were given in portrait coordinates however the device was held.
    case fixedPortraitLeft, fixedPortraitRight, fixedPortraitUpsideDown
  }

  /// The screen as it is held.
  var size: CGSize
  var space: Space
  /// Names of devices with such a screen.
  var devices: [String]

  var isLandscape: Bool { size.width > size.height }

  /// The same rule as the state machine's: no phone is that wide, no pad that narrow.
  var isPad: Bool { min(size.width, size.height) >= 700 }

  /// The screens of all the notifications of a trace; nil where nothing fits.
  static func screens(of trace: KeyboardTrace) -> [ScreenFit?] {
    trace.entries.indices.map { index in
      trace.screen(ofEntryAt: index).map { ScreenFit($0, Reading(trace.entries[index])) }
    }
  }

  private init(_ screen: KeyboardTrace.Screen, _ reading: Reading) {
    size = screen.size
    devices = screen.devices.flatMap(\.names)
    // The first iPhones are not among the simulated devices, but among pasted logs.
    if min(size.width, size.height) == 320, max(size.width, size.height) == 480 { devices = ["iPhone 4s and earlier"] }
    space = .interface
    guard screen.hasFixedPortraitFrames, let frame = reading.frames.first else { return }
    guard isLandscape else {
      space = .fixedPortraitUpsideDown
      return
    }
    // Held in landscape, the keyboard's edge is a side of the portrait screen: its frame is parked beyond that side.
    let isAtLeft = reading.frames.allSatisfy { $0.minX <= 0 }
    space = isAtLeft && frame.maxX < size.height ? .fixedPortraitLeft : .fixedPortraitRight
  }

  /// A frame in the coordinates of the screen as it is held.
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

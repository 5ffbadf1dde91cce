import ClavierCore
import ClavierTesting
import Foundation
import UIKit

/// Keeps pictures of the phone while things move.
@MainActor
final class FilmRecorder {
  private(set) var moments: [(time: Double, picture: PhonePicture)] = []
  private(set) var motion: KeyboardMotion

  /// The latest picture, nil when nothing is kept.
  var last: PhonePicture? { moments.last?.picture }

  private let painter = ViewPainter()
  private let shape: PhoneShape
  private let topInset: Double
  private let bottomInset: Double
  private let isFilming: Bool
  private var plane = KeyboardDrawing.Plane.text
  /// Which keyboard the input in focus wants, asked at every picture: two kinds may be equally high, and then no
  /// notification tells them apart.
  private let kind: () -> KeyboardKind?
  private var finger: (number: Int, point: CGPoint, time: Double)?
  /// How long the mark of a finger takes to fade, in seconds.
  private let fading = 0.35

  init(device: Device, orientation: DeviceOrientation, isFilming: Bool, kind: @escaping () -> KeyboardKind?) {
    self.kind = kind
    shape = device.shape(in: orientation)
    let insets = device.safeArea(for: orientation)
    topInset = Double(insets.top)
    bottomInset = Double(insets.bottom)
    self.isFilming = isFilming
    motion = KeyboardMotion(screen: CGRect(origin: .zero, size: device.size(in: orientation)))
  }

  func fingerDown(at point: CGPoint, time: Double) {
    capture(at: time)
    finger = ((finger?.number ?? 0) + 1, point, time)
  }

  /// The finger that is down has moved; without one, one comes down.
  func finger(at point: CGPoint, time: Double) {
    let isDown = finger.map { time - $0.time < 0.1 } ?? false
    finger = ((finger?.number ?? 0) + (isDown ? 0 : 1), point, time)
  }

  func keyboardGoes(to frame: CGRect, with animation: KeyboardAnimation, at time: Double) {
    motion.go(to: frame, with: animation, at: time)
  }

  /// Takes a picture.
  ///
  /// The one before it at the same time gives way: only the last one shows what came of it.
  func capture(at time: Double) {
    guard isFilming else { return }
    var picture = PhonePicture(
      phone: shape, topInset: topInset, bottomInset: bottomInset,
      windows: painter.windows(of: HeadlessWorld.windowScene))
    if let frame = motion.visibleFrame(at: time) {
      let visibleHeight = min(motion.target.maxY, shape.screen.height) - motion.target.minY
      // One that leaves keeps its keys although nothing wants them any more.
      if let kind = kind() { plane = visibleHeight < 100 ? .bar : KeyboardDrawing.Plane(kind) }
      picture.keyboard = .init(frame: frame, plane: plane)
    }
    if let finger, time - finger.time < fading {
      picture.touch = .init(number: finger.number, point: finger.point, opacity: 1 - (time - finger.time) / fading)
    }
    // What changes at once must not seem to change slowly since the picture before.
    if let previous = moments.last, time - previous.time > 0.02 {
      moments.append((time - 0.001, previous.picture.lifted))
    }
    if moments.last?.time == time { moments.removeLast() }
    moments.append((time, picture))
  }
}

extension KeyboardDrawing.Plane {
  init(_ kind: KeyboardKind) {
    switch kind {
    case .text: self = .text
    case .numberPad: self = .numberPad
    case .emoji: self = .emoji
    }
  }
}

extension PhonePicture {
  /// The same after the finger has gone.
  fileprivate var lifted: PhonePicture {
    var copy = self
    copy.touch = nil
    return copy
  }
}

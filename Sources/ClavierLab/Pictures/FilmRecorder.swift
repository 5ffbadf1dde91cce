import ClavierCore
import ClavierTesting
import Foundation
import UIKit

/// Keeps pictures of the phone while things move.
@MainActor
final class FilmRecorder {
  private let camera: PhoneCamera
  private var reel = FilmReel()
  private let isFilming: Bool

  var moments: [(time: Double, picture: PhonePicture)] { reel.moments }
  var motion: KeyboardMotion { camera.motion }

  /// The latest picture, nil when nothing is kept.
  var last: PhonePicture? { moments.last?.picture }

  init(
    device: Device, orientation: DeviceOrientation, isFilming: Bool, kind: @escaping () -> KeyboardKind?,
    accessory: @escaping () -> UIView?
  ) {
    camera = PhoneCamera(device: device, orientation: orientation, kind: kind, accessory: accessory)
    self.isFilming = isFilming
  }

  func fingerDown(at point: CGPoint, time: Double) {
    capture(at: time)
    camera.fingerDown(at: point, time: time)
  }

  /// The finger that is down has moved; without one, one comes down.
  func finger(at point: CGPoint, time: Double) {
    camera.finger(at: point, time: time)
  }

  func keyboardGoes(to frame: CGRect, with animation: KeyboardAnimation, at time: Double) {
    camera.keyboardGoes(to: frame, with: animation, at: time)
  }

  /// Takes a picture.
  func capture(at time: Double) {
    if isFilming { reel.append(camera.picture(at: time), at: time) }
  }
}

import ClavierCore
import ClavierTesting
import Foundation
import UIKit

/// Takes pictures of the phone: what its windows show at this moment, the keyboard on its way, the finger.
@MainActor
final class PhoneCamera {
  private(set) var motion: KeyboardMotion
  private(set) var shape: PhoneShape
  /// Whether the keyboard stands at the bottom edge, or comes from there.
  var isKeyboardAttached = true
  /// Whether the keyboard is drawn as two halves.
  var isKeyboardSplit = false

  private let device: Device
  private let painter = ViewPainter()
  private var topInset: Double
  private var bottomInset: Double
  private var plane = KeyboardDrawing.Plane.text
  /// Which keyboard the input in focus wants, asked at every picture: two kinds may be equally high, and then no
  /// notification tells them apart.
  private let kind: () -> KeyboardKind?
  /// The accessory view of the input in focus, asked at every picture.
  private let accessory: () -> UIView?
  private let accessoryWindow = AccessoryWindow()
  private var finger: Finger?
  /// How long the mark of a finger takes to fade, in seconds.
  private static let fading = 0.35

  private struct Finger {
    var number: Int
    var point: CGPoint
    /// When it was last seen down.
    var time: Double
    var isHeld = false
  }

  init(
    device: Device, orientation: DeviceOrientation, kind: @escaping () -> KeyboardKind?,
    accessory: @escaping () -> UIView?
  ) {
    self.device = device
    self.kind = kind
    self.accessory = accessory
    shape = device.shape(in: orientation)
    let insets = device.safeArea(for: orientation)
    topInset = Double(insets.top)
    bottomInset = Double(insets.bottom)
    motion = KeyboardMotion(screen: CGRect(origin: .zero, size: device.size(in: orientation)))
  }

  /// Takes up that the device is held otherwise: its keyboard is then where the next word about it says.
  func turn(to orientation: DeviceOrientation) {
    shape = device.shape(in: orientation)
    let insets = device.safeArea(for: orientation)
    topInset = Double(insets.top)
    bottomInset = Double(insets.bottom)
    motion = KeyboardMotion(screen: CGRect(origin: .zero, size: device.size(in: orientation)))
  }

  // MARK: Finger

  /// A finger came down.
  ///
  /// - Parameter isHeld: whether somebody will say when it is lifted; else it fades at once.
  func fingerDown(at point: CGPoint, time: Double, isHeld: Bool = false) {
    finger = Finger(number: (finger?.number ?? 0) + 1, point: point, time: time, isHeld: isHeld)
  }

  /// The finger that is down has moved; without one, one comes down.
  func finger(at point: CGPoint, time: Double) {
    let isDown = finger.map { $0.isHeld || time - $0.time < 0.1 } ?? false
    finger = Finger(
      number: (finger?.number ?? 0) + (isDown ? 0 : 1), point: point, time: time, isHeld: finger?.isHeld ?? false)
  }

  func fingerUp(time: Double) {
    finger?.isHeld = false
    finger?.time = time
  }

  // MARK: Keyboard

  func keyboardGoes(to frame: CGRect, with animation: KeyboardAnimation, at time: Double, fades: Bool = false) {
    motion.go(to: frame, with: animation, at: time, fades: fades)
  }

  /// Where the accessory view on the keyboard is, in screen coordinates; nil while there is none.
  var accessoryFrame: CGRect? { accessoryWindow.frame }

  /// Gives the accessory view back to the app.
  func putAccessoryAway() { accessoryWindow.hide() }

  // MARK: Pictures

  /// Whether the next picture will be another one although nothing happens in the windows.
  func isChanging(at time: Double) -> Bool {
    if motion.isMoving(at: time) { return true }
    guard let finger else { return false }
    return !finger.isHeld && time - finger.time < Self.fading
  }

  func picture(at time: Double) -> PhonePicture {
    let visibleFrame = motion.visibleFrame(at: time)
    placeAccessory(on: visibleFrame)
    var picture = PhonePicture(
      phone: shape, topInset: topInset, bottomInset: bottomInset,
      windows: painter.windows(of: HeadlessWorld.windowScene) { !self.accessoryWindow.isWindow($0) })
    if let frame = visibleFrame {
      let visibleHeight = min(motion.target.maxY, shape.screen.height) - motion.target.minY
      // One that leaves keeps its keys although nothing wants them any more.
      if let kind = kind() { plane = plane(of: kind, visibleHeight: Double(visibleHeight)) }
      var keyboard = PhonePicture.Keyboard(frame: frame, plane: plane, isAttached: isKeyboardAttached)
      keyboard.isSplit = isKeyboardSplit && !isKeyboardAttached
      keyboard.opacity = motion.opacity(at: time)
      keyboard.accessory = accessoryWindow.view.map { painter.accessory($0, width: Double(frame.width)) }
      picture.keyboard = keyboard
    }
    if let finger {
      let opacity = finger.isHeld ? 1 : 1 - (time - finger.time) / Self.fading
      if opacity > 0 { picture.touch = .init(number: finger.number, point: finger.point, opacity: opacity) }
    }
    return picture
  }

  private func plane(of kind: KeyboardKind, visibleHeight: Double) -> KeyboardDrawing.Plane {
    guard visibleHeight < 100 else { return KeyboardDrawing.Plane(kind) }
    let rest = visibleHeight - Double(accessoryWindow.frame?.height ?? 0) - bottomInset
    return accessoryWindow.view != nil && rest < 20 ? .blank : .bar
  }

  /// One that leaves with the keyboard stays on it although nothing wants it any more.
  private func placeAccessory(on keyboard: CGRect?) {
    guard let keyboard else { return accessoryWindow.hide() }
    guard kind() != nil else { return }
    guard let view = accessory() else { return accessoryWindow.hide() }
    accessoryWindow.show(view, on: motion.target.minY < shape.screen.height ? motion.target : keyboard)
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

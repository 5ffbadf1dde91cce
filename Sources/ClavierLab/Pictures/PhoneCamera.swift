import ClavierCore
import ClavierTesting
import Foundation
import UIKit

/// Takes pictures of the phone: its windows, the keyboard, and the finger.
@MainActor
final class PhoneCamera {
  private(set) var keyboard: KeyboardAnimator
  private(set) var shape: PhoneShape
  /// Whether the keyboard is at the bottom edge, or moves to or from that edge.
  var isKeyboardAttached = true
  /// Whether the keyboard is drawn as two halves.
  var isKeyboardSplit = false

  private let device: Device
  private let painter = ViewPainter()
  private var topInset: Double
  private var bottomInset: Double
  private var plane = KeyboardDrawing.Plane.text
  /// The kind of the focused input's keyboard.
  ///
  /// The kind is queried for each picture, because no notification is posted when the kind changes but the height stays
  /// the same.
  private let kind: () -> KeyboardKind?
  /// The accessory view of the focused input, queried for each picture.
  private let accessory: () -> UIView?
  /// The frame of the input beside which an iPad shows a number pad as a popover; nil without one.
  private let popoverAnchor: () -> CGRect?
  /// What the keys show, queried for each picture.
  private let face: () -> KeyboardFace
  var look = KeyboardLook.iOS26
  var isDark = false
  var isRightToLeft = false
  /// The key under the finger.
  private(set) var pressedKey: KeyboardKey?
  /// The keys of the latest picture, and their origin on the screen.
  private var drawnKeys: (drawing: KeyboardDrawing, origin: CGPoint)?
  private let accessoryWindow = AccessoryWindow()
  private var finger: Finger?
  /// The time that the mark of a finger takes to fade, in seconds.
  private static let fading = 0.35

  private struct Finger {
    var number: Int
    var point: CGPoint
    /// The time at which the finger was last down.
    var time: Double
    var isHeld = false
  }

  init(
    device: Device, orientation: DeviceOrientation, kind: @escaping () -> KeyboardKind?,
    accessory: @escaping () -> UIView?, popoverAnchor: @escaping () -> CGRect?, face: @escaping () -> KeyboardFace
  ) {
    self.device = device
    self.kind = kind
    self.accessory = accessory
    self.popoverAnchor = popoverAnchor
    self.face = face
    shape = device.shape(in: orientation)
    let insets = device.safeArea(for: orientation)
    topInset = Double(insets.top)
    bottomInset = Double(insets.bottom)
    keyboard = KeyboardAnimator(screen: CGRect(origin: .zero, size: device.size(in: orientation)))
  }

  /// Adopts an orientation.
  ///
  /// The keyboard stays hidden until the next notification.
  func turn(to orientation: DeviceOrientation) {
    shape = device.shape(in: orientation)
    let insets = device.safeArea(for: orientation)
    topInset = Double(insets.top)
    bottomInset = Double(insets.bottom)
    keyboard = KeyboardAnimator(screen: CGRect(origin: .zero, size: device.size(in: orientation)))
  }

  // MARK: Finger

  /// Marks the position of a new touch.
  ///
  /// - Parameter isHeld: Whether ``fingerUp(time:)`` follows. Otherwise the mark fades immediately.
  func fingerDown(at point: CGPoint, time: Double, isHeld: Bool = false) {
    finger = Finger(number: (finger?.number ?? 0) + 1, point: point, time: time, isHeld: isHeld)
  }

  /// Moves the mark of the finger, or adds one.
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
    keyboard.go(to: frame, with: animation, at: time, fades: fades)
  }

  /// The window that shows the accessory view; nil if there is none.
  var windowOfAccessory: UIWindow? { accessoryWindow.view?.window }

  /// The frame of the accessory view in screen coordinates; nil if there is none.
  var accessoryFrame: CGRect? { accessoryWindow.frame }

  /// Marks a pressed key; nil when it is released.
  func press(_ key: KeyboardKey?) { pressedKey = key }

  /// Returns the key at a point in screen coordinates.
  func key(at point: CGPoint) -> KeyboardKey? {
    guard let drawnKeys else { return nil }
    let place = CGPoint(x: point.x - drawnKeys.origin.x, y: point.y - drawnKeys.origin.y)
    // A point in a gap between keys belongs to a key beside it.
    return drawnKeys.drawing.layout.keys.last { $0.frame.insetBy(dx: -3.5, dy: -6).contains(place) }
  }

  /// Returns the parts of the screen under the drawn keys: two for the halves of a split keyboard.
  func keyboardParts(at time: Double) -> [CGRect] {
    guard let frame = keyboard.visibleFrame(at: time) else {
      return popoverFrame.map { [$0] } ?? []
    }
    guard isKeyboardSplit, !isKeyboardAttached else { return [frame] }
    let width = KeyboardLayout.halfWidth(of: Double(frame.width))
    return [
      CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height),
      CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height),
    ]
  }

  /// Returns the accessory view to the app.
  func putAccessoryAway() { accessoryWindow.hide() }

  // MARK: Pictures

  /// Returns whether the next picture will differ even if nothing changes in the windows.
  func isChanging(at time: Double) -> Bool {
    if keyboard.isMoving(at: time) { return true }
    guard let finger else { return false }
    return !finger.isHeld && time - finger.time < Self.fading
  }

  func picture(at time: Double) -> PhonePicture {
    let visibleFrame = keyboard.visibleFrame(at: time)
    placeAccessory(on: visibleFrame)
    if isDark { darkenWindows() }
    var picture = PhonePicture(
      phone: shape, topInset: topInset, bottomInset: bottomInset,
      windows: painter.windows(of: HeadlessWorld.windowScene) { !self.accessoryWindow.isWindow($0) })
    if let visibleFrame {
      picture.keyboard = keyboard(in: visibleFrame, at: time)
    } else if let anchor = popoverAnchor() {
      picture.keyboard = popover(beside: anchor)
    }
    picture.look = look
    picture.isDark = isDark
    picture.isRightToLeft = isRightToLeft
    drawKeys(in: &picture)
    if let finger {
      let opacity = finger.isHeld ? 1 : 1 - (time - finger.time) / Self.fading
      if opacity > 0 { picture.touch = .init(number: finger.number, point: finger.point, opacity: opacity) }
    }
    return picture
  }

  private func keyboard(in frame: CGRect, at time: Double) -> PhonePicture.Keyboard {
    let visibleHeight = min(keyboard.target.maxY, shape.screen.height) - keyboard.target.minY
    // A keyboard keeps its keys while it hides.
    if let kind = kind() { plane = plane(of: kind, visibleHeight: Double(visibleHeight)) }
    var drawn = PhonePicture.Keyboard(frame: frame, plane: plane, isAttached: isKeyboardAttached)
    drawn.isSplit = isKeyboardSplit && !isKeyboardAttached
    drawn.opacity = keyboard.opacity(at: time)
    drawn.accessory = accessoryWindow.view.map { painter.accessory($0, width: Double(frame.width), isDark: isDark) }
    drawn.face = face()
    return drawn
  }

  /// Remembers the positions of the keys, and draws the pressed one.
  private func drawKeys(in picture: inout PhonePicture) {
    drawnKeys = nil
    guard let frame = picture.keyboard?.frame, let drawing = picture.keyboardDrawing else { return }
    let accessoryHeight = picture.keyboard?.accessory?.size.height ?? 0
    drawnKeys = (drawing, CGPoint(x: frame.minX, y: frame.minY + accessoryHeight))
    guard let pressedKey else { return }
    var pen = KeyboardPen(colors: drawing.colors)
    pen.drawPress(of: pressedKey, hasCallouts: drawing.form == .floating || !shape.isPad)
    picture.keyboard?.pressed = PictureNode("pressed", shapes: pen.shapes)
  }

  /// The frame of a number pad that is a popover; nil if there is none.
  var popoverFrame: CGRect? { popoverAnchor().map { popover(beside: $0).frame } }

  /// The height of the arrow of a popover.
  private static let popoverArrow: CGFloat = 11

  /// Returns a number pad below an input, or above it if there is no room.
  private func popover(beside input: CGRect) -> PhonePicture.Keyboard {
    let size = CGSize(width: 320, height: 262)
    let (screen, gap) = (shape.screen, CGFloat(12))
    let isBelow = input.maxY + gap + size.height <= screen.height - CGFloat(bottomInset)
    let x = min(max(input.midX - size.width / 2, 10), screen.width - size.width - 10)
    let y = isBelow ? input.maxY + gap : max(input.minY - gap - size.height, CGFloat(topInset))
    var popover = PhonePicture.Keyboard(
      frame: CGRect(origin: CGPoint(x: x, y: y), size: size), plane: .numberPad, isAttached: false)
    let tip = min(max(input.midX - x, 34), size.width - 34)
    popover.popoverTip = CGPoint(x: tip, y: isBelow ? -Self.popoverArrow : size.height + Self.popoverArrow)
    popover.face = face()
    return popover
  }

  /// Applies dark mode to the windows that opened after the screen did.
  ///
  /// The windows can belong to the app, the inspector, or the system.
  private func darkenWindows() {
    let windows = HeadlessWorld.windowScene.windows + [windowOfAccessory].compactMap(\.self)
    for window in windows where window.overrideUserInterfaceStyle == .unspecified {
      window.overrideUserInterfaceStyle = .dark
    }
  }

  private func plane(of kind: KeyboardKind, visibleHeight: Double) -> KeyboardDrawing.Plane {
    guard visibleHeight < 100 else { return KeyboardDrawing.Plane(kind) }
    let rest = visibleHeight - Double(accessoryWindow.frame?.height ?? 0) - bottomInset
    return accessoryWindow.view != nil && rest < 20 ? .blank : .bar
  }

  /// Shows the accessory view on the keyboard.
  ///
  /// A keyboard keeps its accessory view while it hides.
  private func placeAccessory(on frame: CGRect?) {
    guard let frame else { return accessoryWindow.hide() }
    guard kind() != nil else { return }
    guard let view = accessory() else { return accessoryWindow.hide() }
    accessoryWindow.show(view, on: keyboard.target.minY < shape.screen.height ? keyboard.target : frame)
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

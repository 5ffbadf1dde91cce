import Foundation

/// Composes pictures of one phone.
///
/// The body, the status bar, and each keyboard are drawn once and then reused.
package struct PhoneStage {
  private let phone: PhoneShape
  private let body: PictureNode
  private let backdrop: PictureNode
  private let statusBar: PictureNode
  private let homeIndicator: PictureNode
  private let glass: PictureNode
  private var keyboards: [KeyboardDrawing: PictureNode] = [:]
  private static let mostKeyboards = 30

  /// Creates a stage for a phone.
  ///
  /// - Parameter picture: Any picture of the phone.
  package init(_ picture: PhonePicture) {
    phone = picture.phone
    let status = StatusBarDrawing(
      phone: phone, height: picture.topInset,
      background: picture.windows.first?.background ?? (picture.isDark ? .black : .white),
      isRightToLeft: picture.isRightToLeft)
    body = phone.body
    backdrop = PictureNode(
      "backdrop", frame: CGRect(origin: .zero, size: phone.screen),
      shapes: [.box(.init(fill: picture.isDark ? .black : .white))])
    statusBar = status.node
    homeIndicator = status.homeIndicator
    glass = phone.glass
  }

  package mutating func node(of picture: PhonePicture) -> PictureNode {
    var onScreen = [backdrop] + picture.windows + [statusBar]
    if let keyboard = picture.keyboard, let drawing = picture.keyboardDrawing {
      var keys = node(of: drawing)
      keys.origin.y = keyboard.accessory?.size.height ?? 0
      var parts = [keys] + (keyboard.accessory.map { [$0] } ?? [])
      if var pressed = keyboard.pressed {
        pressed.origin.y += keys.origin.y
        parts.append(pressed)
      }
      onScreen.append(PictureNode("keyboard", frame: keyboard.frame, opacity: keyboard.opacity, children: parts))
    }
    onScreen.append(homeIndicator)
    if let touch = picture.touch { onScreen.append(node(of: touch)) }
    onScreen.append(glass)
    let screen = PictureNode("screen", frame: phone.screenFrame, clipRadius: phone.screenRadius, children: onScreen)
    return PictureNode("phone", frame: CGRect(origin: .zero, size: phone.bodySize), children: [body, screen])
  }

  private mutating func node(of drawing: KeyboardDrawing) -> PictureNode {
    if let known = keyboards[drawing] { return known }
    let node = drawing.node
    // The suggestions change with each letter, so the number of kept keyboards is limited.
    if keyboards.count >= Self.mostKeyboards { keyboards = [:] }
    keyboards[drawing] = node
    return node
  }

  private func node(of touch: PhonePicture.Touch) -> PictureNode {
    let blue: UInt32 = 0x0A84FF
    let spot = PictureShape.path(
      PhoneShape.circle(.zero, 22), fill: Paint(blue, alpha: 0.28), stroke: Paint(blue, alpha: 0.55), width: 1.5)
    return PictureNode(
      "touch \(touch.number)", frame: CGRect(origin: touch.point, size: .zero), opacity: touch.opacity,
      shapes: [spot])
  }
}

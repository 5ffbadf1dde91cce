import Foundation

/// Composes pictures of one phone.
///
/// The body, the status bar, and each keyboard are drawn again only when they change.
package struct PhoneStage {
  private let phone: PhoneShape
  private let body: PictureNode
  private let sensorHousing: PictureNode
  private var statusBar: (drawing: StatusBarDrawing, bar: PictureNode, homeIndicator: PictureNode)?
  private var keyboards: [KeyboardDrawing: PictureNode] = [:]
  private static let maximumKeyboardCount = 30

  /// Creates a stage for a phone in one orientation.
  package init(_ phone: PhoneShape) {
    self.phone = phone
    body = phone.body
    sensorHousing = phone.sensorHousing
  }

  /// Returns the complete picture.
  package mutating func node(of picture: PhonePicture) -> PictureNode {
    let screenColor = picture.isDark ? Paint.black : .white
    let backdrop = PictureNode(
      "backdrop", frame: CGRect(origin: .zero, size: phone.screen), shapes: [.box(.init(fill: screenColor))])
    let (statusBar, homeIndicator) = statusBar(over: picture, screenColor: screenColor)
    var onScreen = [backdrop] + picture.windows + [statusBar]
    if let keyboard = picture.keyboard, let drawing = picture.keyboardDrawing {
      var keys = keyboardNode(drawing)
      keys.origin.y = keyboard.accessory?.size.height ?? 0
      var parts = [keys] + (keyboard.accessory.map { [$0] } ?? [])
      if var pressed = keyboard.pressed {
        pressed.origin.y += keys.origin.y
        parts.append(pressed)
      }
      onScreen.append(PictureNode("keyboard", frame: keyboard.frame, opacity: keyboard.opacity, children: parts))
    }
    onScreen.append(homeIndicator)
    if let touch = picture.touch { onScreen.append(touchNode(touch)) }
    onScreen.append(sensorHousing)
    let screen = PictureNode("screen", frame: phone.screenFrame, clipRadius: phone.screenRadius, children: onScreen)
    return PictureNode("phone", frame: CGRect(origin: .zero, size: phone.bodySize), children: [body, screen])
  }

  /// Returns the status bar and the home indicator, which contrast with the picture behind them.
  private mutating func statusBar(
    over picture: PhonePicture, screenColor: Paint
  ) -> (bar: PictureNode, homeIndicator: PictureNode) {
    let drawing = StatusBarDrawing(
      phone: phone, height: picture.topInset, background: picture.windows.first?.background ?? screenColor,
      isRightToLeft: picture.isRightToLeft)
    if let statusBar, statusBar.drawing == drawing { return (statusBar.bar, statusBar.homeIndicator) }
    let (bar, homeIndicator) = (drawing.node, drawing.homeIndicator)
    statusBar = (drawing, bar, homeIndicator)
    return (bar, homeIndicator)
  }

  private mutating func keyboardNode(_ drawing: KeyboardDrawing) -> PictureNode {
    if let known = keyboards[drawing] { return known }
    let node = drawing.node
    // The suggestions change with each letter, so the number of kept keyboards is limited.
    if keyboards.count >= Self.maximumKeyboardCount { keyboards = [:] }
    keyboards[drawing] = node
    return node
  }

  private func touchNode(_ touch: PhonePicture.Touch) -> PictureNode {
    let blue: UInt32 = 0x0A84FF
    let spot = PictureShape.path(
      SVGText.circle(around: .zero, radius: 22), fill: Paint(blue, alpha: 0.28), stroke: Paint(blue, alpha: 0.55),
      width: 1.5)
    return PictureNode(
      "touch \(touch.number)", frame: CGRect(origin: touch.point, size: .zero), opacity: touch.opacity,
      shapes: [spot])
  }
}

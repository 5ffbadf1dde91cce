package import Foundation

/// A drawing of the system keyboard that fits a frame of any size.
package struct KeyboardDrawing: Hashable, Sendable {
  package enum Plane: String, Hashable, Sendable {
    case text, numberPad, emoji, bar
    /// The area under an accessory view, without keys.
    case blank
  }

  /// The arrangement of the keys.
  enum Form: String, Hashable, Sendable { case docked, floating, split, popover }

  package var plane: Plane
  package var face: KeyboardFace
  package var size: CGSize
  package var phone: PhoneShape
  /// The bottom safe area, which the keyboard covers.
  package var bottomInset: Double
  /// Whether the keyboard extends to the bottom edge of the screen.
  package var isAttached: Bool
  /// Whether the keyboard is split into halves at the edges of the screen.
  package var isSplit: Bool
  /// The tip of the popover's arrow if the keys are in a popover beside the input; nil if there is no popover.
  package var popoverTip: CGPoint?
  /// Whether the interface is laid out from right to left.
  package var isMirrored = false
  package var look: KeyboardLook
  package var isDark: Bool

  package init(
    plane: Plane, face: KeyboardFace = KeyboardFace(), size: CGSize, phone: PhoneShape, bottomInset: Double,
    isAttached: Bool = true, isSplit: Bool = false, look: KeyboardLook = .iOS26, isDark: Bool = false
  ) {
    self.plane = plane
    self.face = face
    self.size = size
    self.phone = phone
    self.bottomInset = bottomInset
    self.isAttached = isAttached
    self.isSplit = isSplit
    self.look = look
    self.isDark = isDark
  }

  var form: Form {
    if popoverTip != nil { return .popover }
    if isSplit, plane == .text || plane == .numberPad { return .split }
    return !isAttached && size.width < phone.screen.width ? .floating : .docked
  }

  var colors: KeyboardColors { KeyboardColors(look, isDark: isDark) }

  /// The keys with their positions.
  var layout: KeyboardLayout { KeyboardLayout(self) }

  package var node: PictureNode {
    var pen = KeyboardPen(colors: colors)
    drawBackground(&pen)
    let layout = layout
    // The suggestions change with each letter, so they are drawn in a separate node.
    var bar = KeyboardPen(colors: colors)
    for heading in layout.headings { pen.drawHeading(heading.title, at: heading.place) }
    for key in layout.keys {
      if case .suggestion = key.action {
        if !bar.shapes.isEmpty { bar.drawSeparator(leftOf: key.frame) }
        bar.draw(key)
      } else {
        pen.draw(key)
      }
    }
    let suggestions = bar.shapes.isEmpty ? [] : [PictureNode("suggestions", shapes: bar.shapes)]
    // The name contains the size, so that a film reuses the keys only while their frame has the same size.
    let tip = popoverTip.map { " \(SVGText.number($0.x)) \(SVGText.number($0.y))" } ?? ""
    let key = "\(plane.rawValue) \(form.rawValue) \(SVGText.number(size.width)) \(SVGText.number(size.height))\(tip)"
    return PictureNode(
      key, frame: CGRect(origin: .zero, size: size), shapes: pen.shapes, children: suggestions)
  }

  private func drawBackground(_ pen: inout KeyboardPen) {
    let colors = colors
    let isEmoji = plane == .emoji || face.sheet == .emoji
    let background = isEmoji ? colors.emojiBackground : colors.background
    let bounds = CGRect(origin: .zero, size: size)
    switch form {
    case .split:
      for half in halves {
        pen.shapes.append(.rectangle(half, .init(fill: background, stroke: colors.edge, radius: 12)))
      }
    case .docked where isAttached:
      // The background extends below the frame, because the frame may shrink faster than the keyboard moves down.
      let panel = CGRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height) + 200)
      let isBar = plane == .bar || plane == .blank
      // If keys are directly below the edge, there is no space for round corners.
      let hasRoom = layout.barHeight > 0 || layout.roundEdge > 0
      let radius = isBar ? 0 : hasRoom ? colors.panelRadius : colors.panelRadius / 2
      // On iOS 26 and later, light seems to fall on the round edge.
      let edge = radius > 0 ? colors.edge : nil
      pen.shapes.append(.rectangle(panel, .init(fill: background, stroke: edge, radius: radius)))
      if radius == 0 {
        pen.shapes.append(
          .rectangle(CGRect(x: 0, y: 0, width: Double(size.width), height: 0.6), .init(fill: colors.edge)))
      }
    case .docked, .floating, .popover:
      let radius = form == .docked ? 0 : look == .iOS26 ? 20.0 : 12
      pen.shapes.append(.rectangle(bounds, .init(fill: background, stroke: colors.edge, radius: radius)))
      if let popoverTip { drawArrow(to: popoverTip, &pen) }
    }
  }

  /// Draws the arrow from the popover to its input.
  private func drawArrow(to tip: CGPoint, _ pen: inout KeyboardPen) {
    let isUp = tip.y < 0
    // The arrow overlaps the line around the popover by half of the line's width.
    let base = isUp ? 0.6 : Double(size.height) - 0.6
    let (x, y) = (Double(tip.x), Double(tip.y))
    let points = [(x - 13, base), (x - 2, y + (isUp ? 1.2 : -1.2)), (x + 2, y + (isUp ? 1.2 : -1.2)), (x + 13, base)]
    let corners = points.map { "\(SVGText.number($0.0)) \(SVGText.number($0.1))" }
    let arrow = "M\(corners[0])L\(corners[1])Q\(SVGText.number(x)) \(SVGText.number(y)) \(corners[2])L\(corners[3])"
    pen.shapes.append(.path(arrow, fill: colors.background, stroke: colors.edge, width: 1))
  }

  /// The frames of the two halves of a split keyboard.
  var halves: [CGRect] {
    let width = KeyboardLayout.halfWidth(of: Double(size.width))
    return [0, Double(size.width) - width].map { CGRect(x: $0, y: 0, width: width, height: Double(size.height)) }
  }
}

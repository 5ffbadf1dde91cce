import Foundation

/// Collects the shapes of a keyboard.
struct KeyboardPen {
  let colors: KeyboardColors
  var shapes: [PictureShape] = []

  init(colors: KeyboardColors) {
    self.colors = colors
  }

  mutating func draw(_ key: KeyboardKey) {
    drawBackground(of: key)
    let ink = ink(of: key)
    let frame = key.frame
    let center = CGPoint(x: frame.midX, y: frame.midY)
    // In the dock, keys have no background, and their symbols are larger.
    let isInDock = key.tone == .none
    switch key.face {
    case .label(let text, let size): drawLabel(text, in: frame, size: size, ink: ink)
    case .digit(let digit, let letters): drawDigit(digit, letters: letters, at: center, ink: ink)
    case .shift(let isOn, let isLocked): drawShift(isOn: isOn, isLocked: isLocked, at: center, ink: ink)
    case .backspace: drawBackspace(at: center, ink: ink)
    case .globe: drawGlobe(at: center, radius: isInDock ? 12.5 : 10, ink: isInDock ? colors.dock : ink)
    case .microphone: drawMicrophone(at: center, scale: isInDock ? 1 : 0.8, ink: isInDock ? colors.dock : ink)
    case .emoji: drawIcon(EmojiCategory.smileys.outline(at: center), ink: ink)
    case .dismiss: drawDismiss(at: center, ink: ink)
    case .editing(let editing): drawEditing(editing, at: center, ink: ink)
    case .emojiCategory(let category, let isShown):
      if isShown {
        let disk = SVGText.circle(around: center, radius: 15)
        shapes.append(.path(disk, fill: colors.field, stroke: nil, width: 0))
      }
      drawIcon(category.outline(at: center), ink: isShown ? ink : colors.dim, width: 1.4)
    case .language(let mark):
      let corner = CGPoint(x: Double(frame.maxX) - 6, y: Double(frame.maxY) - 6)
      shapes.append(.text(.init(mark, at: corner, size: 11, weight: 400, paint: colors.dim, anchor: .end)))
    case .search(let title): drawSearch(title, in: frame)
    case .arrow: drawArrow(at: center, ink: ink)
    case .grabber:
      let bar = CGRect(x: center.x - 32, y: center.y - 2.5, width: 64, height: 5)
      shapes.append(.rectangle(bar, .init(fill: colors.dim, radius: 2.5)))
    }
  }

  /// Draws the title above some emoji.
  mutating func drawHeading(_ title: String, at point: CGPoint) {
    shapes.append(.text(.init(title, at: point, size: 12, weight: 600, paint: colors.dim, anchor: .start)))
  }

  /// Draws the line to the left of a word in the predictive bar.
  mutating func drawSeparator(leftOf frame: CGRect) {
    let line = CGRect(x: frame.minX, y: frame.height * 0.27, width: 0.8, height: frame.height * 0.46)
    shapes.append(.rectangle(line, .init(fill: Paint(0x8E8E93, alpha: 0.6))))
  }

  /// Draws the enlarged letter above a pressed key, or its dark background.
  mutating func drawPress(of key: KeyboardKey, hasCallouts: Bool) {
    guard hasCallouts, key.hasCallout, case .label(let text, _) = key.face else {
      shapes.append(.rectangle(key.frame, .init(fill: Paint(0x000000, alpha: 0.18), radius: colors.keyRadius)))
      return
    }
    let frame = key.frame
    let callout = CGRect(
      x: frame.minX - 9, y: frame.minY - frame.height - 6, width: frame.width + 18, height: frame.height + 12)
    let edge = colors.shadow ?? Paint(0x000000, alpha: 0.18)
    shapes.append(.rectangle(callout, .init(fill: colors.key, stroke: edge, radius: 10)))
    shapes.append(.rectangle(frame.insetBy(dx: 0, dy: -3), .init(fill: colors.key, radius: colors.keyRadius)))
    let middle = CGPoint(x: callout.midX, y: callout.midY + 11)
    drawText(text, at: middle, size: 32, ink: colors.ink)
  }

  /// Returns the color of a key's symbol.
  private func ink(of key: KeyboardKey) -> Paint { key.tone == .accent ? .white : colors.ink }

  /// Draws the background of a key with its shadow.
  private mutating func drawBackground(of key: KeyboardKey) {
    let fill: Paint
    switch key.tone {
    case .none: return
    case .letter: fill = colors.key
    case .special: fill = colors.special
    case .accent: fill = .tint
    case .field:
      shapes.append(.rectangle(key.frame, .init(fill: colors.field, radius: 10)))
      return
    }
    if let shadow = colors.shadow {
      let box = key.frame.offsetBy(dx: 0, dy: 1)
      shapes.append(.rectangle(box, .init(fill: shadow, radius: colors.keyRadius)))
    }
    shapes.append(.rectangle(key.frame, .init(fill: fill, radius: colors.keyRadius)))
  }

  private mutating func drawLabel(_ string: String, in frame: CGRect, size: Double, ink: Paint) {
    guard !string.isEmpty else { return }
    // A long word in the predictive bar or on a return key shrinks to fit.
    let fitting = (Double(frame.width) - 6) / (Double(string.count) * 0.52)
    let size = string.count > 1 ? min(size, max(fitting, 8)) : size
    let baseline = Double(frame.midY) + size * (size > 18 ? 0.30 : 0.35)
    drawText(string, at: CGPoint(x: frame.midX, y: baseline), size: size, ink: ink)
  }

  private mutating func drawText(_ string: String, at point: CGPoint, size: Double, weight: Int = 400, ink: Paint) {
    shapes.append(.text(.init(string, at: point, size: size, weight: weight, paint: ink, anchor: .middle)))
  }

  // MARK: - Symbols on keys

  private mutating func drawDigit(_ digit: String, letters: String, at center: CGPoint, ink: Paint) {
    let (x, y) = center.coordinates
    drawText(digit, at: CGPoint(x: x, y: y + (letters.isEmpty ? 8.5 : 3)), size: 24, ink: ink)
    if !letters.isEmpty { drawText(letters, at: CGPoint(x: x, y: y + 15), size: 9.5, weight: 600, ink: ink) }
  }

  private mutating func drawShift(isOn: Bool, isLocked: Bool, at center: CGPoint, ink: Paint) {
    let (x, y) = center.coordinates
    let arrow = "M\(n(x)) \(n(y - 9))l9 9.5h-4.6v7.5h-8.8v-7.5h-4.6z"
    shapes.append(.path(arrow, fill: isOn ? ink : nil, stroke: isOn ? nil : ink, width: 1.5))
    if isLocked { drawIcon("M\(n(x - 4.4)) \(n(y + 11))h8.8", ink: ink, width: 2) }
  }

  private mutating func drawBackspace(at center: CGPoint, ink: Paint) {
    let (x, y) = center.coordinates
    drawIcon("M\(n(x - 11)) \(n(y))l6.5 -7.5h13q2.5 0 2.5 2.5v10q0 2.5 -2.5 2.5h-13z", ink: ink)
    drawIcon("M\(n(x - 1.5)) \(n(y - 3.2))l6.4 6.4m0 -6.4l-6.4 6.4", ink: ink)
  }

  private mutating func drawDismiss(at center: CGPoint, ink: Paint) {
    let (x, y) = center.coordinates
    let board = CGRect(x: x - 13, y: y - 11, width: 26, height: 14)
    shapes.append(.rectangle(board, .init(stroke: ink, strokeWidth: 1.5, radius: 3)))
    drawIcon("M\(n(x - 8)) \(n(y - 6))h16M\(n(x - 8)) \(n(y - 2))h16M\(n(x - 4)) \(n(y + 8))l4 4l4 -4", ink: ink)
  }

  private mutating func drawArrow(at center: CGPoint, ink: Paint) {
    let (x, y) = center.coordinates
    drawIcon("M\(n(x + 8)) \(n(y - 7))v5a4 4 0 0 1 -4 4h-11M\(n(x - 3)) \(n(y - 3))l-5 5l5 5", ink: ink, width: 1.8)
  }

  private mutating func drawSearch(_ title: String, in frame: CGRect) {
    let glass = CGPoint(x: frame.minX + 17, y: frame.midY - 1)
    let handle = "M\(n(Double(glass.x) + 3.7)) \(n(Double(glass.y) + 3.7))l4 4"
    drawIcon(SVGText.circle(around: glass, radius: 5) + handle, ink: colors.dim)
    let start = CGPoint(x: Double(frame.minX) + 29, y: Double(frame.midY) + 5.5)
    shapes.append(.text(.init(title, at: start, size: 16, weight: 400, paint: colors.dim, anchor: .start)))
  }

  private mutating func drawEditing(_ editing: KeyboardKey.Editing, at center: CGPoint, ink: Paint) {
    let (x, y) = center.coordinates
    switch editing {
    case .undo: drawIcon("M\(n(x - 4)) \(n(y - 9))l-5 5l5 5M\(n(x - 9)) \(n(y - 4))h11a5.5 5.5 0 0 1 0 11h-6", ink: ink)
    case .redo: drawIcon("M\(n(x + 4)) \(n(y - 9))l5 5l-5 5M\(n(x + 9)) \(n(y - 4))h-11a5.5 5.5 0 0 0 0 11h6", ink: ink)
    case .pasteboard:
      drawIcon("M\(n(x - 4)) \(n(y - 8))h-3.5v17h15v-17h-3.5M\(n(x - 4)) \(n(y - 10.5))h8v4.5h-8z", ink: ink)
    }
  }

  private mutating func drawGlobe(at center: CGPoint, radius r: Double, ink: Paint) {
    let (x, y) = center.coordinates
    drawIcon(SVGText.circle(around: center, radius: r), ink: ink)
    drawIcon("M\(n(x - r)) \(n(y))h\(n(2 * r))M\(n(x)) \(n(y - r))v\(n(2 * r))", ink: ink)
    let bow = "a\(n(r * 0.5)) \(n(r)) 0 0 0 0"
    drawIcon("M\(n(x)) \(n(y - r))\(bow) \(n(2 * r))\(bow) -\(n(2 * r))z", ink: ink)
    // The circles of latitude.
    let (width, height) = (r * 0.8, r * 0.6)
    let curve = "a\(n(r * 1.2)) \(n(r * 1.2)) 0 0"
    drawIcon("M\(n(x - width)) \(n(y - height))\(curve) 0 \(n(2 * width)) 0", ink: ink)
    drawIcon("M\(n(x - width)) \(n(y + height))\(curve) 1 \(n(2 * width)) 0", ink: ink)
  }

  private mutating func drawMicrophone(at center: CGPoint, scale: Double, ink: Paint) {
    let (x, y) = center.coordinates
    func s(_ value: Double) -> String { n(value * scale) }
    let capsule = CGRect(x: x - 4.2 * scale, y: y - 14 * scale, width: 8.4 * scale, height: 18 * scale)
    shapes.append(.rectangle(capsule, .init(stroke: ink, strokeWidth: 1.7, radius: 4.2 * scale)))
    let cup = "M\(n(x - 8.5 * scale)) \(n(y - 2 * scale))v\(s(2))a\(s(8.5)) \(s(8.5)) 0 0 0 \(s(17)) 0v-\(s(2))"
    let foot = "M\(n(x)) \(n(y + 8.5 * scale))v\(s(5))M\(n(x - 5 * scale)) \(n(y + 13.5 * scale))h\(s(10))"
    drawIcon(cup + foot, ink: ink, width: 1.7)
  }

  private mutating func drawIcon(_ data: String, ink: Paint, width: Double = 1.5) {
    shapes.append(.path(data, fill: nil, stroke: ink, width: width))
  }

  private func n(_ value: Double) -> String { SVGText.number(value) }
}

extension CGPoint {
  fileprivate var coordinates: (x: Double, y: Double) { (Double(x), Double(y)) }
}

import Foundation

/// Collects the shapes of a keyboard.
struct KeyboardPen {
  let colors: KeyboardColors
  var shapes: [PictureShape] = []

  init(colors: KeyboardColors) {
    self.colors = colors
  }

  mutating func draw(_ key: KeyboardKey) {
    let ink = background(of: key)
    let frame = key.frame
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let (x, y) = (Double(frame.midX), Double(frame.midY))
    // In the dock, keys have no background, and their symbols are larger.
    let isInDock = key.tone == .none
    switch key.face {
    case .label(let text, let size): label(text, in: frame, size: size, paint: ink)
    case .digit(let digit, let letters): self.digit(digit, letters, x, y, ink)
    case .shift(let isOn, let isLocked): shift(isOn: isOn, isLocked: isLocked, x, y, ink)
    case .backspace: backspace(x, y, ink)
    case .globe: globe(x, y, isInDock ? colors.dock : ink, radius: isInDock ? 12.5 : 10)
    case .microphone: microphone(x, y, isInDock ? colors.dock : ink, scale: isInDock ? 1 : 0.8)
    case .emoji: icon(EmojiCategory.smileys.outline(at: center), ink)
    case .dismiss: dismiss(x, y, ink)
    case .editing(let editing): draw(editing, x, y, ink)
    case .emojiCategory(let category, let isShown):
      if isShown { shapes.append(.path(PhoneShape.circle(center, 15), fill: colors.field, stroke: nil, width: 0)) }
      icon(category.outline(at: center), isShown ? ink : colors.dim, width: 1.4)
    case .language(let mark):
      let place = CGPoint(x: Double(frame.maxX) - 6, y: Double(frame.maxY) - 6)
      shapes.append(.text(.init(mark, at: place, size: 11, weight: 400, paint: colors.dim, anchor: .end)))
    case .search(let title): search(title, in: frame)
    case .arrow: icon("M\(n(x + 8)) \(n(y - 7))v5a4 4 0 0 1 -4 4h-11M\(n(x - 3)) \(n(y - 3))l-5 5l5 5", ink, width: 1.8)
    case .grabber:
      let bar = CGRect(x: x - 32, y: y - 2.5, width: 64, height: 5)
      shapes.append(.rectangle(bar, .init(fill: colors.dim, radius: 2.5)))
    }
  }

  /// Draws the title above some emoji.
  mutating func heading(_ title: String, at place: CGPoint) {
    shapes.append(.text(.init(title, at: place, size: 12, weight: 600, paint: colors.dim, anchor: .start)))
  }

  /// Draws the line to the left of a word in the predictive bar.
  mutating func separator(at frame: CGRect) {
    let line = CGRect(x: frame.minX, y: frame.height * 0.27, width: 0.8, height: frame.height * 0.46)
    shapes.append(.rectangle(line, .init(fill: Paint(0x8E8E93, alpha: 0.6))))
  }

  /// Draws the enlarged letter above a pressed key, or its dark background.
  mutating func press(_ key: KeyboardKey, isPhone: Bool) {
    guard isPhone, key.hasCallout, case .label(let text, _) = key.face else {
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
    self.text(text, at: middle, size: 32, paint: colors.ink)
  }

  /// Draws the background of a key with its shadow, and returns the color of the key's symbol.
  private mutating func background(of key: KeyboardKey) -> Paint {
    let fill: Paint
    switch key.tone {
    case .none: return colors.ink
    case .letter: fill = colors.key
    case .special: fill = colors.special
    case .accent: fill = .tint
    case .field:
      shapes.append(.rectangle(key.frame, .init(fill: colors.field, radius: 10)))
      return colors.ink
    }
    if let shadow = colors.shadow {
      let box = key.frame.offsetBy(dx: 0, dy: 1)
      shapes.append(.rectangle(box, .init(fill: shadow, radius: colors.keyRadius)))
    }
    shapes.append(.rectangle(key.frame, .init(fill: fill, radius: colors.keyRadius)))
    return key.tone == .accent ? .white : colors.ink
  }

  private mutating func label(_ string: String, in frame: CGRect, size: Double, paint: Paint) {
    guard !string.isEmpty else { return }
    // A long word in the predictive bar or on a return key shrinks to fit.
    let fitting = (Double(frame.width) - 6) / (Double(string.count) * 0.52)
    let size = string.count > 1 ? min(size, max(fitting, 8)) : size
    let baseline = Double(frame.midY) + size * (size > 18 ? 0.30 : 0.35)
    text(string, at: CGPoint(x: frame.midX, y: baseline), size: size, paint: paint)
  }

  private mutating func text(_ string: String, at place: CGPoint, size: Double, weight: Int = 400, paint: Paint) {
    shapes.append(.text(.init(string, at: place, size: size, weight: weight, paint: paint, anchor: .middle)))
  }

  // MARK: - Symbols on keys

  private mutating func digit(_ digit: String, _ letters: String, _ x: Double, _ y: Double, _ ink: Paint) {
    text(digit, at: CGPoint(x: x, y: y + (letters.isEmpty ? 8.5 : 3)), size: 24, paint: ink)
    if !letters.isEmpty { text(letters, at: CGPoint(x: x, y: y + 15), size: 9.5, weight: 600, paint: ink) }
  }

  private mutating func shift(isOn: Bool, isLocked: Bool, _ x: Double, _ y: Double, _ ink: Paint) {
    let arrow = "M\(n(x)) \(n(y - 9))l9 9.5h-4.6v7.5h-8.8v-7.5h-4.6z"
    shapes.append(.path(arrow, fill: isOn ? ink : nil, stroke: isOn ? nil : ink, width: 1.5))
    if isLocked { icon("M\(n(x - 4.4)) \(n(y + 11))h8.8", ink, width: 2) }
  }

  private mutating func backspace(_ x: Double, _ y: Double, _ ink: Paint) {
    icon("M\(n(x - 11)) \(n(y))l6.5 -7.5h13q2.5 0 2.5 2.5v10q0 2.5 -2.5 2.5h-13z", ink)
    icon("M\(n(x - 1.5)) \(n(y - 3.2))l6.4 6.4m0 -6.4l-6.4 6.4", ink)
  }

  private mutating func dismiss(_ x: Double, _ y: Double, _ ink: Paint) {
    let board = CGRect(x: x - 13, y: y - 11, width: 26, height: 14)
    shapes.append(.rectangle(board, .init(stroke: ink, strokeWidth: 1.5, radius: 3)))
    icon("M\(n(x - 8)) \(n(y - 6))h16M\(n(x - 8)) \(n(y - 2))h16M\(n(x - 4)) \(n(y + 8))l4 4l4 -4", ink)
  }

  private mutating func search(_ title: String, in frame: CGRect) {
    let glass = CGPoint(x: frame.minX + 17, y: frame.midY - 1)
    icon(PhoneShape.circle(glass, 5) + "M\(n(Double(glass.x) + 3.7)) \(n(Double(glass.y) + 3.7))l4 4", colors.dim)
    let place = CGPoint(x: Double(frame.minX) + 29, y: Double(frame.midY) + 5.5)
    shapes.append(.text(.init(title, at: place, size: 16, weight: 400, paint: colors.dim, anchor: .start)))
  }

  private mutating func draw(_ editing: KeyboardKey.Editing, _ x: Double, _ y: Double, _ ink: Paint) {
    switch editing {
    case .undo: icon("M\(n(x - 4)) \(n(y - 9))l-5 5l5 5M\(n(x - 9)) \(n(y - 4))h11a5.5 5.5 0 0 1 0 11h-6", ink)
    case .redo: icon("M\(n(x + 4)) \(n(y - 9))l5 5l-5 5M\(n(x + 9)) \(n(y - 4))h-11a5.5 5.5 0 0 0 0 11h6", ink)
    case .pasteboard:
      icon("M\(n(x - 4)) \(n(y - 8))h-3.5v17h15v-17h-3.5M\(n(x - 4)) \(n(y - 10.5))h8v4.5h-8z", ink)
    }
  }

  private mutating func globe(_ x: Double, _ y: Double, _ ink: Paint, radius r: Double) {
    icon(PhoneShape.circle(CGPoint(x: x, y: y), r), ink)
    icon("M\(n(x - r)) \(n(y))h\(n(2 * r))M\(n(x)) \(n(y - r))v\(n(2 * r))", ink)
    let bow = "a\(n(r * 0.5)) \(n(r)) 0 0 0 0"
    icon("M\(n(x)) \(n(y - r))\(bow) \(n(2 * r))\(bow) -\(n(2 * r))z", ink)
    // The circles of latitude.
    let (width, height) = (r * 0.8, r * 0.6)
    let curve = "a\(n(r * 1.2)) \(n(r * 1.2)) 0 0"
    icon("M\(n(x - width)) \(n(y - height))\(curve) 0 \(n(2 * width)) 0", ink)
    icon("M\(n(x - width)) \(n(y + height))\(curve) 1 \(n(2 * width)) 0", ink)
  }

  private mutating func microphone(_ x: Double, _ y: Double, _ ink: Paint, scale: Double) {
    func s(_ value: Double) -> String { n(value * scale) }
    let capsule = CGRect(x: x - 4.2 * scale, y: y - 14 * scale, width: 8.4 * scale, height: 18 * scale)
    shapes.append(.rectangle(capsule, .init(stroke: ink, strokeWidth: 1.7, radius: 4.2 * scale)))
    let cup = "M\(n(x - 8.5 * scale)) \(n(y - 2 * scale))v\(s(2))a\(s(8.5)) \(s(8.5)) 0 0 0 \(s(17)) 0v-\(s(2))"
    let foot = "M\(n(x)) \(n(y + 8.5 * scale))v\(s(5))M\(n(x - 5 * scale)) \(n(y + 13.5 * scale))h\(s(10))"
    icon(cup + foot, ink, width: 1.7)
  }

  private mutating func icon(_ data: String, _ ink: Paint, width: Double = 1.5) {
    shapes.append(.path(data, fill: nil, stroke: ink, width: width))
  }

  private func n(_ value: Double) -> String { SVGText.number(value) }
}

package import Foundation

/// A drawing of the system keyboard that fits a frame of any size.
///
/// The proportions are those of iOS 12 to 18: a predictive bar of 45 points (38 in landscape, 55 on an iPad), four rows
/// of keys, and on an iPhone without a home button a row for the globe and the microphone above the home indicator.
package struct KeyboardDrawing: Hashable, Sendable {
  package enum Plane: String, Hashable, Sendable {
    case text, numberPad, emoji, bar
    /// The area under an accessory view, without keys.
    case blank
  }

  package var plane: Plane
  package var size: CGSize
  package var phone: PhoneShape
  /// The bottom safe area, which the keyboard covers.
  package var bottomInset: Double
  /// Whether the keyboard extends to the bottom edge of the screen.
  package var isAttached: Bool
  /// Whether the keyboard is split into halves at the edges of the screen.
  package var isSplit: Bool

  package init(
    plane: Plane, size: CGSize, phone: PhoneShape, bottomInset: Double, isAttached: Bool = true, isSplit: Bool = false
  ) {
    self.plane = plane
    self.size = size
    self.phone = phone
    self.bottomInset = bottomInset
    self.isAttached = isAttached
    self.isSplit = isSplit
  }

  static let background = Paint(0xD2D4DA)
  static let special = Paint(0xABB0BA)
  private static let shadow = Paint(0x898A8D)

  package var node: PictureNode {
    var pen = Pen(width: Double(size.width))
    let key = "\(plane.rawValue)\(isSplit ? " split" : "") \(SVGText.number(size.width)) \(SVGText.number(size.height))"
    if isSplit, plane == .text || plane == .numberPad {
      halves(&pen)
      return PictureNode(key, frame: CGRect(origin: .zero, size: size), shapes: pen.shapes)
    }
    let edge = Paint(0xB9BBC1)
    if isAttached {
      // The background extends below the frame, because the frame may shrink faster than the keyboard moves down.
      let background = CGRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height) + 200)
      pen.shapes.append(.rectangle(background, .init(fill: Self.background)))
      pen.shapes.append(.rectangle(CGRect(x: 0, y: 0, width: Double(size.width), height: 0.6), .init(fill: edge)))
    } else {
      let radius = size.width < phone.screen.width ? 12.0 : 0
      pen.shapes.append(.box(.init(fill: Self.background, stroke: edge, radius: radius)))
    }
    let height = Double(size.height)
    switch plane {
    case .blank: break
    case .bar:
      suggestions(&pen, height: min(height, 55))
    case .numberPad where phone.isPad:
      // An iPad shows the digits of its text keyboard.
      if barHeight > 0 { suggestions(&pen, height: barHeight) }
      padKeys(&pen, rows: ["1234567890", "@#£&*()’”", "%-+=/;:,."], top: barHeight, height: height - barHeight - foot)
    case .numberPad:
      numberPad(&pen, top: 6, height: height - foot - 6)
    case .emoji:
      emoji(&pen, height: height - foot)
      dock(&pen)
    case .text:
      let bar = barHeight
      if bar > 0 { suggestions(&pen, height: bar) }
      if phone.isPad {
        padKeys(&pen, rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm,."], top: bar, height: height - bar - foot)
      } else {
        letters(&pen, top: bar, height: height - bar - foot)
        dock(&pen)
      }
    }
    return PictureNode(key, frame: CGRect(origin: .zero, size: size), shapes: pen.shapes)
  }

  /// The height below the keys: the safe area and, on an iPhone without a home button in portrait, the globe's row.
  private var foot: Double {
    let hasDock = !phone.isPad && !phone.hasHomeButton && !phone.isLandscape
    return bottomInset + (hasDock ? 41 : 0)
  }

  private var barHeight: Double {
    if phone.isPad { return Double(size.height) > 300 ? 55 : 0 }
    // Rows without the predictive bar are 54 points high (40 in landscape). A greater height includes the bar.
    let keys = phone.isLandscape ? 162.0 : 216
    let rest = Double(size.height) - foot - keys
    return rest >= 30 ? min(rest, 46) : 0
  }

  // MARK: Parts

  private func suggestions(_ pen: inout Pen, height: Double) {
    let width = Double(size.width)
    let words = ["“I”", "the", "thanks"]
    let size = height > 50 ? 17.0 : 16
    for (index, word) in words.enumerated() {
      let x = width * (Double(index) + 0.5) / 3
      pen.text(word, at: CGPoint(x: x, y: height / 2 + size * 0.35), size: size, paint: Paint(0x1C1C1E))
      if index > 0 {
        let line = CGRect(x: width * Double(index) / 3, y: height * 0.27, width: 0.8, height: height * 0.46)
        pen.shapes.append(.rectangle(line, .init(fill: Paint(0xA9ABB2))))
      }
    }
  }

  private func letters(_ pen: inout Pen, top: Double, height: Double) {
    let landscapeMargin = phone.isLandscape && !phone.hasHomeButton ? 74.0 : 0
    let margin = 3 + landscapeMargin
    let inner = Double(size.width) - 2 * margin
    let gap = phone.isLandscape ? 5.0 : 6
    let key = (inner - 9 * gap) / 10
    let row = height / 4
    let keyHeight = row * (phone.isLandscape ? 0.82 : 0.78)
    func y(_ index: Int) -> Double { top + row * Double(index) + (row - keyHeight) / 2 + (index == 0 ? 1 : 0) }
    let size = phone.isLandscape ? 20.0 : 23

    for (index, letter) in "qwertyuiop".enumerated() {
      pen.key(
        String(letter), CGRect(x: margin + Double(index) * (key + gap), y: y(0), width: key, height: keyHeight), size)
    }
    let second = margin + (key + gap) / 2
    for (index, letter) in "asdfghjkl".enumerated() {
      pen.key(
        String(letter), CGRect(x: second + Double(index) * (key + gap), y: y(1), width: key, height: keyHeight), size)
    }
    let third = margin + 1.5 * (key + gap)
    for (index, letter) in "zxcvbnm".enumerated() {
      pen.key(
        String(letter), CGRect(x: third + Double(index) * (key + gap), y: y(2), width: key, height: keyHeight), size)
    }
    let side = key * 1.28
    let shift = CGRect(x: margin, y: y(2), width: side, height: keyHeight)
    let delete = CGRect(x: margin + inner - side, y: y(2), width: side, height: keyHeight)
    pen.key("", shift, size, Self.special)
    pen.shiftIcon(in: shift)
    pen.key("", delete, size, Self.special)
    pen.deleteIcon(in: delete)

    let wide = key * 2.45
    pen.key("123", CGRect(x: margin, y: y(3), width: wide, height: keyHeight), 15, Self.special)
    let space = margin + wide + gap
    let spaceWidth = inner - 2 * (wide + gap)
    pen.key("space", CGRect(x: space, y: y(3), width: spaceWidth, height: keyHeight), 15)
    pen.key("return", CGRect(x: margin + inner - wide, y: y(3), width: wide, height: keyHeight), 15, Self.special)
  }

  private func padKeys(_ pen: inout Pen, rows: [String], top: Double, height: Double) {
    let margin = 8.0
    let gap = phone.isLandscape ? 14.0 : 11
    let inner = Double(size.width) - 2 * margin
    let key = (inner - 10 * gap) / 11
    let row = height / 4
    let keyHeight = row * 0.84
    func y(_ index: Int) -> Double { top + row * Double(index) + (row - keyHeight) / 2 }
    func frame(_ x: Double, _ index: Int, _ width: Double) -> CGRect {
      CGRect(x: x, y: y(index), width: width, height: keyHeight)
    }
    for (index, letter) in rows[0].enumerated() {
      pen.key(String(letter), frame(margin + Double(index) * (key + gap), 0, key), 23)
    }
    let delete = frame(margin + 10 * (key + gap), 0, key)
    pen.key("", delete, 16, Self.special)
    pen.deleteIcon(in: delete)

    let second = margin + key * 0.45
    for (index, letter) in rows[1].enumerated() {
      pen.key(String(letter), frame(second + Double(index) * (key + gap), 1, key), 23)
    }
    let returnX = second + 9 * (key + gap)
    pen.key("return", frame(returnX, 1, margin + inner - returnX), 16, Self.special)

    let leftShift = frame(margin, 2, key)
    let rightShift = frame(margin + 10 * (key + gap), 2, key)
    for (index, letter) in rows[2].enumerated() {
      pen.key(String(letter), frame(margin + Double(index + 1) * (key + gap), 2, key), 23)
    }
    for shift in [leftShift, rightShift] {
      pen.key("", shift, 16, Self.special)
      pen.shiftIcon(in: shift)
    }

    pen.key(".?123", frame(margin, 3, key), 15, Self.special)
    let globe = frame(margin + key + gap, 3, key)
    pen.key("", globe, 16, Self.special)
    pen.globeIcon(at: CGPoint(x: globe.midX, y: globe.midY), radius: 9)
    let microphone = frame(margin + 2 * (key + gap), 3, key)
    pen.key("", microphone, 16, Self.special)
    pen.microphoneIcon(at: CGPoint(x: microphone.midX, y: microphone.midY))
    let space = margin + 3 * (key + gap)
    pen.key("", frame(space, 3, inner - 3 * (key + gap) - 2 * (key + gap)), 16)
    pen.key(".?123", frame(margin + inner - 2 * key - gap, 3, key), 15, Self.special)
    let away = frame(margin + inner - key, 3, key)
    pen.key("", away, 16, Self.special)
    pen.dismissIcon(at: CGPoint(x: away.midX, y: away.midY))
  }

  private func numberPad(_ pen: inout Pen, top: Double, height: Double) {
    let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["", "0", "⌫"]]
    let below = [["", "ABC", "DEF"], ["GHI", "JKL", "MNO"], ["PQRS", "TUV", "WXYZ"], ["", "", ""]]
    let isWide = phone.isPad || phone.isLandscape
    let block = isWide ? min(Double(size.width) * 0.6, 560) : Double(size.width) - 12
    let left = (Double(size.width) - block) / 2
    let gap = 6.0
    let width = (block - 2 * gap) / 3
    let row = height / 4
    for (line, digits) in rows.enumerated() {
      for (column, digit) in digits.enumerated() where !digit.isEmpty {
        let frame = CGRect(
          x: left + Double(column) * (width + gap), y: top + Double(line) * row, width: width, height: row - gap)
        if digit == "⌫" {
          pen.deleteIcon(in: frame)
          continue
        }
        let letters = below[line][column]
        let isTall = row > 44
        pen.key("", frame, 0)
        let digitY = Double(frame.midY) + (letters.isEmpty || !isTall ? 8.5 : 3)
        pen.text(digit, at: CGPoint(x: frame.midX, y: digitY), size: 24, paint: .black)
        if isTall && !letters.isEmpty {
          pen.text(letters, at: CGPoint(x: frame.midX, y: frame.midY + 15), size: 9.5, weight: 600, paint: .black)
        }
      }
    }
  }

  private func emoji(_ pen: inout Pen, height: Double) {
    let search = CGRect(x: 8, y: 8, width: Double(size.width) - 16, height: 34)
    pen.shapes.append(.rectangle(search, .init(fill: Paint(0xC3C6CD), radius: 9)))
    pen.text("Search Emoji", at: CGPoint(x: 36, y: 30.5), size: 16, paint: Paint(0x3C3C43, alpha: 0.6), anchor: .start)
    pen.shapes.append(
      .path("M21.5 24a5 5 0 1 0 0.1 0M25 32l4 4", fill: nil, stroke: Paint(0x3C3C43, alpha: 0.6), width: 1.6))
    let step = 43.0
    let columns = max(1, Int((Double(size.width) - 16) / step))
    let pitch = (Double(size.width) - 16) / Double(columns)
    let rows = max(1, Int((height - 56) / 42))
    for line in 0..<rows {
      for column in 0..<columns {
        let centre = CGPoint(x: 8 + (Double(column) + 0.5) * pitch, y: 70 + Double(line) * 42)
        pen.face(at: centre, mood: line * 7 + column * 3)
      }
    }
  }

  private func dock(_ pen: inout Pen) {
    guard !phone.hasHomeButton, !phone.isLandscape else { return }
    let y = Double(size.height) - bottomInset - 12
    pen.globeIcon(at: CGPoint(x: 38, y: y), radius: 12)
    pen.microphoneIcon(at: CGPoint(x: Double(size.width) - 38, y: y))
  }
}

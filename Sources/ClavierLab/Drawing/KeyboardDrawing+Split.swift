import Foundation

extension KeyboardDrawing {
  /// The width of one half of a split keyboard.
  var halfWidth: Double { min(Double(size.width) * 0.4, 360) }

  /// Draws the two halves of a split keyboard at the edges of the screen.
  func halves(_ pen: inout Pen) {
    let height = Double(size.height)
    let margin = 6.0
    let gap = 7.0
    let key = (halfWidth - 2 * margin - 5 * gap) / 6
    let row = (height - 2 * margin) / 4
    let keyHeight = row - gap
    for isLeft in [true, false] {
      let edge = isLeft ? 0 : Double(size.width) - halfWidth
      let half = CGRect(x: edge, y: 0, width: halfWidth, height: height)
      pen.shapes.append(
        .rectangle(half, .init(fill: Self.background, stroke: Paint(0xB9BBC1), radius: 12)))
      /// Returns the frame of a key at a number of key widths from the left edge of the half.
      func frame(_ line: Int, at place: Double, keys: Double = 1) -> CGRect {
        CGRect(
          x: edge + margin + place * (key + gap), y: margin + Double(line) * row + gap / 2,
          width: keys * (key + gap) - gap, height: keyHeight)
      }
      func letters(_ text: String, line: Int, from place: Double) {
        for (index, letter) in text.enumerated() {
          pen.key(String(letter), frame(line, at: place + Double(index)), 20)
        }
      }
      func shift(at place: Double) {
        let box = frame(2, at: place)
        pen.key("", box, 16, Self.special)
        pen.shiftIcon(in: box)
      }
      if isLeft {
        letters(plane == .numberPad ? "12345" : "qwert", line: 0, from: 0)
        letters(plane == .numberPad ? "@#£&*" : "asdfg", line: 1, from: 0.4)
        shift(at: 0)
        letters(plane == .numberPad ? "%-+=" : "zxcv", line: 2, from: 1)
        pen.key(".?123", frame(3, at: 0, keys: 1.4), 14, Self.special)
        let globe = frame(3, at: 1.4)
        pen.key("", globe, 16, Self.special)
        pen.globeIcon(at: CGPoint(x: globe.midX, y: globe.midY), radius: 9)
        pen.key("space", frame(3, at: 2.4, keys: 3.6), 14)
      } else {
        letters(plane == .numberPad ? "67890" : "yuiop", line: 0, from: 0)
        let delete = frame(0, at: 5)
        pen.key("", delete, 16, Self.special)
        pen.deleteIcon(in: delete)
        letters(plane == .numberPad ? "()’”" : "hjkl", line: 1, from: 0.4)
        pen.key("return", frame(1, at: 4.4, keys: 1.6), 14, Self.special)
        letters(plane == .numberPad ? "/;:,." : "bnm,.", line: 2, from: 0)
        shift(at: 5)
        pen.key("space", frame(3, at: 0, keys: 3.6), 14)
        pen.key(".?123", frame(3, at: 3.6, keys: 1.4), 14, Self.special)
        let away = frame(3, at: 5)
        pen.key("", away, 16, Self.special)
        pen.dismissIcon(at: CGPoint(x: away.midX, y: away.midY))
      }
    }
  }
}

import Foundation

/// The keys of an iPad's docked, undocked, and split keyboards.
extension KeyboardLayout {
  /// The width of one half of a split keyboard.
  static func halfWidth(of width: Double) -> Double { min(width * 0.4, 360) }

  private var padRows: [[Character]] {
    switch face.sheet {
    case .letters, .emoji:
      face.alphabet == .english
        ? ["qwertyuiop", "asdfghjkl", "zxcvbnm,."].map(Array.init)
        : ["קראטוןםפ׳״", "שדגכעיחלךף", "זסבהנמצתץ,."].map(Array.init)
    case .numbers: ["1234567890", "@#\(face.alphabet.currency)&*()’”", "%-+=/;:,?"].map(Array.init)
    case .symbols: ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"].map(Array.init)
    }
  }

  mutating func addPadKeys(top: Double, height: Double) {
    let margin = 8.0
    let gap = phone.isLandscape ? 14.0 : 11
    let inner = width - 2 * margin
    let key = (inner - 10 * gap) / 11
    let row = height / 4
    let keyHeight = row * 0.84
    func frame(_ x: Double, _ line: Int, _ width: Double) -> CGRect {
      CGRect(x: x, y: top + row * Double(line) + (row - keyHeight) / 2, width: width, height: keyHeight)
    }
    let rows = padRows
    for (index, letter) in rows[0].enumerated() {
      addLetter(letter, frame(margin + Double(index) * (key + gap), 0, key), size: 23)
    }
    let last = margin + inner
    let start0 = margin + Double(rows[0].count) * (key + gap)
    add(.backspace, .backspace, frame(start0, 0, last - start0), .special)

    // Ten letters leave no room for the return key if the row is indented.
    let second = rows[1].count > 9 ? margin : margin + key * 0.45
    for (index, letter) in rows[1].enumerated() {
      addLetter(letter, frame(second + Double(index) * (key + gap), 1, key), size: 23)
    }
    let returnX = second + Double(rows[1].count) * (key + gap)
    addReturn(frame(returnX, 1, last - returnX))

    let isLetters = face.sheet == .letters
    let hasShift = isLetters && face.alphabet.hasShift
    let third = isLetters && !face.alphabet.hasShift ? margin : margin + key + gap
    for (index, letter) in rows[2].enumerated() {
      addLetter(letter, frame(third + Double(index) * (key + gap), 2, key), size: 23)
    }
    let after = third + Double(rows[2].count) * (key + gap)
    for box in [frame(margin, 2, key), frame(after, 2, last - after)] where third > margin {
      if hasShift {
        addShift(box)
      } else {
        let isNumbers = face.sheet == .numbers
        add(.sheet(isNumbers ? .symbols : .numbers), .label(isNumbers ? "#+=" : "123", size: 15), box, .special)
      }
    }

    addSwitch(frame(margin, 3, key))
    add(.globe, .globe, frame(margin + key + gap, 3, key), .special)
    add(.unsupported(.dictation), .microphone, frame(margin + 2 * (key + gap), 3, key), .special)
    let extra = isLetters ? additionalKeys : []
    let space = margin + 3 * (key + gap)
    let spaceEnd = margin + inner - 2 * (key + gap) - Double(extra.count) * (key + gap)
    add(.text(" "), .label("", size: 16), frame(space, 3, spaceEnd - space - gap + gap))
    for (index, text) in extra.enumerated() {
      let x = spaceEnd + gap + Double(index) * (key + gap) - gap + gap
      add(.text(text), .label(text, size: text.count > 1 ? 15 : 20), frame(x, 3, key))
    }
    addSwitch(frame(last - 2 * key - gap, 3, key))
    add(.dismiss, .dismiss, frame(last - key, 3, key), .special)
  }

  private mutating func addShift(_ frame: CGRect) {
    add(
      .shift, .shift(isOn: face.shift != .off, isLocked: face.shift == .locked), frame,
      face.shift == .off ? .special : .letter)
  }

  private mutating func addSwitch(_ frame: CGRect) {
    let isLetters = face.sheet == .letters
    let name = isLetters ? ".?123" : face.alphabet == .hebrew ? "אבג" : "ABC"
    add(.sheet(isLetters ? .numbers : .letters), .label(name, size: 14), frame, .special)
  }

  /// The keys of the two halves, which are at the edges of the screen.
  mutating func addHalves() {
    let half = Self.halfWidth(of: width)
    let margin = 6.0
    let gap = 7.0
    let key = (half - 2 * margin - 5 * gap) / 6
    let row = (height - 2 * margin) / 4
    let rows = padRows
    func frame(_ line: Int, from edge: Double, at place: Double, keys: Double = 1) -> CGRect {
      CGRect(
        x: edge + margin + place * (key + gap), y: margin + Double(line) * row + gap / 2,
        width: keys * (key + gap) - gap, height: row - gap)
    }
    let right = width - half
    for (line, letters) in rows.enumerated() {
      let onLeft = line == 2 ? 4 : 5
      let leftStart = line == 1 ? 0.4 : line == 2 ? 1 : 0
      for (index, letter) in letters.enumerated() {
        let isLeft = index < onLeft
        let place = isLeft ? leftStart + Double(index) : Double(index - onLeft) + (line == 1 ? 0.4 : 0)
        // The delete, return, and shift keys follow the letters of the right half.
        guard isLeft || place + 1 <= (line == 1 ? 4.5 : 5.01) else { continue }
        addLetter(letter, frame(line, from: isLeft ? 0 : right, at: place), size: 20)
      }
    }
    add(.backspace, .backspace, frame(0, from: right, at: 5), .special)
    addReturn(frame(1, from: right, at: 4.4, keys: 1.6))
    if face.sheet == .letters, face.alphabet.hasShift {
      addShift(frame(2, from: 0, at: 0))
      addShift(frame(2, from: right, at: 5))
    }
    addSwitch(frame(3, from: 0, at: 0, keys: 1.4))
    add(.globe, .globe, frame(3, from: 0, at: 1.4), .special)
    add(.text(" "), .label(face.alphabet.space, size: 14), frame(3, from: 0, at: 2.4, keys: 3.6))
    add(.text(" "), .label(face.alphabet.space, size: 14), frame(3, from: right, at: 0, keys: 3.6))
    addSwitch(frame(3, from: right, at: 3.6, keys: 1.4))
    add(.dismiss, .dismiss, frame(3, from: right, at: 5), .special)
  }
}

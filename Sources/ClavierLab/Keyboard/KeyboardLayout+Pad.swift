import Foundation

/// The keys of an iPad's docked, undocked, and split keyboards.
extension KeyboardLayout {
  /// Returns the width of one half of a split keyboard.
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

  /// The positions of the keys of a docked or undocked keyboard, which has eleven columns.
  private struct PadGrid {
    static let margin = 8.0

    let top: Double
    let gap: Double
    let keyWidth: Double
    let rowHeight: Double
    /// The leading edge of the keys.
    let start = margin
    /// The trailing edge of the keys.
    let end: Double

    var keyHeight: Double { rowHeight * 0.84 }

    /// Returns the position of the key that follows the given number of keys.
    func x(after count: Int, from start: Double) -> Double { start + Double(count) * (keyWidth + gap) }

    func frame(_ line: Int, x: Double, width: Double) -> CGRect {
      CGRect(x: x, y: top + rowHeight * Double(line) + (rowHeight - keyHeight) / 2, width: width, height: keyHeight)
    }
  }

  mutating func addPadKeys(top: Double, height: Double) {
    let gap = phone.isLandscape ? 14.0 : 11
    let grid = PadGrid(
      top: top, gap: gap, keyWidth: (width - 2 * PadGrid.margin - 10 * gap) / 11, rowHeight: height / 4,
      end: width - PadGrid.margin)
    let rows = padRows

    let deleteX = addLetters(rows[0], line: 0, from: grid.start, grid)
    add(.backspace, .backspace, grid.frame(0, x: deleteX, width: grid.end - deleteX), .special)

    // Ten letters leave no room for the return key if the row is indented.
    let indent = rows[1].count > 9 ? 0 : grid.keyWidth * 0.45
    let returnX = addLetters(rows[1], line: 1, from: grid.start + indent, grid)
    addReturn(grid.frame(1, x: returnX, width: grid.end - returnX))

    // A language without capitals needs no key before the letters of the third row.
    let hasOuterKeys = face.sheet != .letters || face.alphabet.hasShift
    let lettersX = grid.x(after: hasOuterKeys ? 1 : 0, from: grid.start)
    let lettersEnd = addLetters(rows[2], line: 2, from: lettersX, grid)
    if hasOuterKeys {
      addOuterKey(grid.frame(2, x: grid.start, width: grid.keyWidth))
      addOuterKey(grid.frame(2, x: lettersEnd, width: grid.end - lettersEnd))
    }
    addPadBottomRow(grid)
  }

  /// Adds the letters of a row, and returns the position of the next key.
  private mutating func addLetters(_ letters: [Character], line: Int, from start: Double, _ grid: PadGrid) -> Double {
    for (index, letter) in letters.enumerated() {
      addLetter(letter, grid.frame(line, x: grid.x(after: index, from: start), width: grid.keyWidth), size: 23)
    }
    return grid.x(after: letters.count, from: start)
  }

  /// Adds the key before or after the letters of the third row.
  private mutating func addOuterKey(_ frame: CGRect) {
    if face.sheet == .letters { return addShift(frame) }
    let isNumbers = face.sheet == .numbers
    add(.sheet(isNumbers ? .symbols : .numbers), .label(isNumbers ? "#+=" : "123", size: 15), frame, .special)
  }

  private mutating func addPadBottomRow(_ grid: PadGrid) {
    func frame(after count: Int, from start: Double) -> CGRect {
      grid.frame(3, x: grid.x(after: count, from: start), width: grid.keyWidth)
    }
    addSwitch(frame(after: 0, from: grid.start))
    add(.globe, .globe, frame(after: 1, from: grid.start), .special)
    add(.unsupported(.dictation), .microphone, frame(after: 2, from: grid.start), .special)
    let extra = face.sheet == .letters ? additionalKeys : []
    let spaceX = grid.x(after: 3, from: grid.start)
    let spaceEnd = grid.x(after: -2 - extra.count, from: grid.end)
    add(.text(" "), .label("", size: 16), grid.frame(3, x: spaceX, width: spaceEnd - spaceX))
    for (index, text) in extra.enumerated() {
      add(.text(text), .label(text, size: text.count > 1 ? 15 : 20), frame(after: index, from: spaceEnd + grid.gap))
    }
    addSwitch(frame(after: -2, from: grid.end + grid.gap))
    add(.dismiss, .dismiss, frame(after: -1, from: grid.end + grid.gap), .special)
  }

  private mutating func addShift(_ frame: CGRect) {
    add(
      .shift, .shift(isOn: face.shift != .off, isLocked: face.shift == .locked), frame,
      face.shift == .off ? .special : .letter)
  }

  private mutating func addSwitch(_ frame: CGRect) {
    let isLetters = face.sheet == .letters
    let title = isLetters ? ".?123" : face.alphabet.firstLetters
    add(.sheet(isLetters ? .numbers : .letters), .label(title, size: 14), frame, .special)
  }

  /// Adds the keys of the two halves, which are at the edges of the screen.
  mutating func addHalves() {
    let half = Self.halfWidth(of: width)
    let margin = 6.0
    let gap = 7.0
    let key = (half - 2 * margin - 5 * gap) / 6
    let row = (height - 2 * margin) / 4
    let rows = padRows
    func frame(_ line: Int, from edge: Double, at column: Double, keys: Double = 1) -> CGRect {
      CGRect(
        x: edge + margin + column * (key + gap), y: margin + Double(line) * row + gap / 2,
        width: keys * (key + gap) - gap, height: row - gap)
    }
    let right = width - half
    for (line, letters) in rows.enumerated() {
      let onLeft = line == 2 ? 4 : 5
      let leftStart = line == 1 ? 0.4 : line == 2 ? 1 : 0
      for (index, letter) in letters.enumerated() {
        let isLeft = index < onLeft
        let column = isLeft ? leftStart + Double(index) : Double(index - onLeft) + (line == 1 ? 0.4 : 0)
        // The delete, return, and shift keys follow the letters of the right half.
        guard isLeft || column + 1 <= (line == 1 ? 4.5 : 5.01) else { continue }
        addLetter(letter, frame(line, from: isLeft ? 0 : right, at: column), size: 20)
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

import Foundation

/// The keys of an iPhone, which are also those of an iPad's floating keyboard.
///
/// The dimensions were read from screenshots of an iPhone 17 Pro, with the look of iOS 26 and with the earlier look
/// (repository react-native-keyboard-controller, folders docs/static/img and e2e/kit/assets/ios).
extension KeyboardLayout {
  /// The sizes that depend on the device, its orientation, and the look of the keyboard.
  private struct Measures {
    /// The space before the first key and after the last key of a row.
    let margin: Double
    let gap: Double
    /// The height of a key as a part of its row's height.
    let relativeKeyHeight: Double
    let letterSize: Double

    static let floating = Measures(margin: 5, gap: 5, relativeKeyHeight: 0.8, letterSize: 20)
    static let landscape = Measures(margin: 5, gap: 5, relativeKeyHeight: 0.82, letterSize: 20)
    /// In landscape, the keys leave space for the rounded corners of an iPhone without a home button.
    static let landscapeWithRoundedCorners = Measures(margin: 79, gap: 5, relativeKeyHeight: 0.82, letterSize: 20)
    static let portraitOnIOS18 = Measures(margin: 4, gap: 6, relativeKeyHeight: 0.8, letterSize: 23)
    static let portraitOnIOS26 = Measures(margin: 7, gap: 7, relativeKeyHeight: 0.8, letterSize: 23)
  }

  private var measures: Measures {
    if drawing.form == .floating { return .floating }
    if phone.isLandscape { return phone.hasHomeButton ? .landscape : .landscapeWithRoundedCorners }
    switch drawing.look {
    case .iOS18: return .portraitOnIOS18
    case .iOS26: return .portraitOnIOS26
    }
  }

  /// The positions of the keys, which are ten in a row.
  private struct Grid {
    let top: Double
    /// The leading edge of the keys.
    let start: Double
    /// The trailing edge of the keys.
    let end: Double
    let gap: Double
    let rowHeight: Double
    let keyHeight: Double

    var width: Double { end - start }
    var keyWidth: Double { (width - 9 * gap) / 10 }
    /// The width of the Shift key and of the Delete key.
    var shiftWidth: Double { keyWidth * 1.35 }
    var returnWidth: Double { keyWidth * 2.5 + gap * 1.5 }

    /// Returns the top of the keys in a row.
    ///
    /// More of a row's space is above its keys than below them.
    func y(_ line: Int) -> Double { top + rowHeight * Double(line) + (rowHeight - keyHeight) * 0.72 }

    func frame(_ line: Int, x: Double, width: Double) -> CGRect {
      CGRect(x: x, y: y(line), width: width, height: keyHeight)
    }

    /// Returns the frames of equal keys in the center of a row.
    func centered(_ count: Int, line: Int) -> [CGRect] {
      let used = Double(count) * keyWidth + Double(count - 1) * gap
      let first = start + (width - used) / 2
      return (0..<count).map { frame(line, x: first + Double($0) * (keyWidth + gap), width: keyWidth) }
    }
  }

  mutating func addCompactKeys(top: Double, height: Double) {
    let measures = self.measures
    let rowHeight = height / 4
    let grid = Grid(
      top: top, start: measures.margin, end: width - measures.margin, gap: measures.gap, rowHeight: rowHeight,
      keyHeight: rowHeight * measures.relativeKeyHeight)
    let size = measures.letterSize
    switch face.sheet {
    case .numbers, .symbols: addCharacters(grid, size: size)
    case .letters, .emoji: addLetters(grid, size: size)
    }
    addBottomRow(grid)
  }

  private mutating func addLetters(_ grid: Grid, size: Double) {
    let rows = face.alphabet.rows.map(Array.init)
    guard face.alphabet.hasShift else { return addLettersWithoutShift(rows, grid, size: size) }
    for (line, letters) in rows.enumerated() {
      for (letter, frame) in zip(letters, grid.centered(letters.count, line: line)) {
        addLetter(letter, frame, size: size)
      }
    }
    let side = grid.shiftWidth
    add(
      .shift, .shift(isOn: face.shift != .off, isLocked: face.shift == .locked),
      grid.frame(2, x: grid.start, width: side), face.shift == .off ? .special : .letter)
    add(.backspace, .backspace, grid.frame(2, x: grid.end - side, width: side), .special)
  }

  /// Adds the letters of a language without capital letters, and adds the delete key to the first row.
  private mutating func addLettersWithoutShift(_ rows: [[Character]], _ grid: Grid, size: Double) {
    for (line, letters) in rows.enumerated() {
      let hasDelete = line == 0
      let slots = grid.centered(hasDelete ? letters.count + 1 : letters.count, line: line)
      for (letter, frame) in zip(letters, slots) { addLetter(letter, frame, size: size) }
      if hasDelete, let frame = slots.last {
        let wide = CGRect(
          x: frame.minX, y: frame.minY, width: min(grid.shiftWidth, grid.end - frame.minX), height: frame.height)
        add(.backspace, .backspace, wide, .special)
      }
    }
  }

  private mutating func addCharacters(_ grid: Grid, size: Double) {
    let isNumbers = face.sheet == .numbers
    let first = isNumbers ? "1234567890" : "[]{}#%^*+="
    let second = isNumbers ? "-/:;()\(face.alphabet.currency)&@\"" : "_\\|~<>€£¥•"
    for (line, row) in [first, second].enumerated() {
      for (letter, frame) in zip(row, grid.centered(10, line: line)) { addLetter(letter, frame, size: size) }
    }
    let side = grid.shiftWidth
    add(
      .sheet(isNumbers ? .symbols : .numbers), .label(isNumbers ? "#+=" : "123", size: switchSize),
      grid.frame(2, x: grid.start, width: side), .special)
    add(.backspace, .backspace, grid.frame(2, x: grid.end - side, width: side), .special)
    let start = grid.start + side + 2 * grid.gap
    let room = grid.width - 2 * side - 4 * grid.gap
    let key = (room - 4 * grid.gap) / 5
    for (index, letter) in ".,?!'".enumerated() {
      addLetter(letter, grid.frame(2, x: start + Double(index) * (key + grid.gap), width: key), size: size)
    }
  }

  private mutating func addBottomRow(_ grid: Grid) {
    let wide = grid.returnWidth
    let narrow = (wide - grid.gap) / 2
    let isLetters = face.sheet == .letters
    let title = isLetters ? "123" : face.alphabet.firstLetters
    add(
      .sheet(isLetters ? .numbers : .letters), .label(title, size: switchSize),
      grid.frame(3, x: grid.start, width: narrow), .special)
    let x = addSystemKeys(grid, from: grid.start + narrow + grid.gap, width: narrow)
    let end = grid.end - wide
    addReturn(grid.frame(3, x: end, width: wide))
    addSpaceBar(grid, from: x, to: end - grid.gap)
  }

  /// Adds the keys between the key for digits and the space bar, and returns the position at which the space bar
  /// begins.
  private mutating func addSystemKeys(_ grid: Grid, from start: Double, width narrow: Double) -> Double {
    var x = start
    // The globe is in the dock below the keys, if there is one.
    if hasDock {
      add(.sheet(.emoji), .emoji, grid.frame(3, x: x, width: narrow), .special)
    } else {
      add(.globe, .globe, grid.frame(3, x: x, width: narrow), .special)
      if phone.hasHomeButton, !phone.isPad {
        x += narrow + grid.gap
        add(.unsupported(.dictation), .microphone, grid.frame(3, x: x, width: narrow), .special)
      }
    }
    return x + narrow + grid.gap
  }

  /// Adds the space bar and the keys that a keyboard type adds beside it or instead of it.
  private mutating func addSpaceBar(_ grid: Grid, from start: Double, to end: Double) {
    let additional = face.sheet == .letters ? additionalKeys : []
    let room = end - start
    if face.purpose == .address, face.sheet == .letters {
      let width = (room - Double(additional.count - 1) * grid.gap) / Double(additional.count)
      return addTextKeys(additional, grid, from: start, width: width)
    }
    let space = room - Double(additional.count) * (grid.keyWidth + grid.gap)
    // On iOS 26 and later, a keyboard with a globe marks its language instead.
    let isMarked = drawing.look == .iOS26 && hasDock
    let label: KeyboardKey.Face = isMarked ? .language(face.alphabet.mark) : .label(face.alphabet.space, size: 16)
    add(.text(" "), label, grid.frame(3, x: start, width: space))
    addTextKeys(additional, grid, from: start + (space + grid.gap), width: grid.keyWidth)
  }

  private mutating func addTextKeys(_ texts: [String], _ grid: Grid, from start: Double, width: Double) {
    var x = start
    for text in texts {
      add(.text(text), .label(text, size: text.count > 1 ? 16 : 18), grid.frame(3, x: x, width: width))
      x += width + grid.gap
    }
  }

  /// The size of the labels that switch between letters and digits.
  private var switchSize: Double { drawing.look == .iOS26 && hasDock ? 18 : 16 }

  /// The keys beside the space bar that a keyboard type adds.
  var additionalKeys: [String] {
    switch face.purpose {
    case .email: ["@", "."]
    case .address: [".", "/", ".com"]
    case .search: ["."]
    case .social: ["@", "#"]
    default: []
    }
  }

  mutating func addReturn(_ frame: CGRect) {
    let isPlain = face.returnTitle == "return"
    if drawing.look == .iOS26, isPlain { return add(.return, .arrow, frame, .special) }
    add(.return, .label(face.returnTitle, size: 16), frame, isPlain ? .special : .accent)
  }

  mutating func addNumberPad(top: Double, height: Double) {
    let below = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let isWide = drawing.form == .docked && (phone.isPad || phone.isLandscape)
    let block = isWide ? min(width * 0.6, 560) : width - 12
    let left = (width - block) / 2
    let gap = 6.0
    let key = (block - 2 * gap) / 3
    let row = height / 4
    func frame(ofKey index: Int) -> CGRect {
      CGRect(
        x: left + Double(index % 3) * (key + gap), y: top + Double(index / 3) * row, width: key, height: row - gap)
    }
    let isSymbols = face.purpose == .phonePad && face.sheet == .symbols
    let digits = isSymbols ? ["1", "2", "3", "4", "5", "6", "*", "#", "+"] : (1...9).map(String.init)
    for (index, digit) in digits.enumerated() {
      add(.text(digit), .digit(digit, letters: row > 44 && !isSymbols ? below[index] : ""), frame(ofKey: index))
    }
    switch face.purpose {
    case .decimalPad: add(.text("."), .label(".", size: 26), frame(ofKey: 9), .none)
    case .phonePad:
      add(
        .sheet(isSymbols ? .letters : .symbols), .label(isSymbols ? "123" : "+ * #", size: 18), frame(ofKey: 9), .none)
    default: break
    }
    add(.text("0"), .digit("0", letters: ""), frame(ofKey: 10))
    add(.backspace, .backspace, frame(ofKey: 11), .none)
  }
}

import Foundation

/// The positions of the keys on a drawn keyboard.
///
/// The proportions are those of an iPhone and an iPad: a predictive bar of 45 points (38 in landscape, 55 on an iPad), four
/// rows of keys, and on an iPhone without a home button a row for the globe and the microphone above the home indicator.
struct KeyboardLayout {
  let drawing: KeyboardDrawing
  private(set) var keys: [KeyboardKey] = []
  /// The height of the predictive bar.
  private(set) var barHeight = 0.0

  var face: KeyboardFace { drawing.face }
  var phone: PhoneShape { drawing.phone }
  var width: Double { Double(drawing.size.width) }
  var height: Double { Double(drawing.size.height) }

  init(_ drawing: KeyboardDrawing) {
    self.drawing = drawing
    barHeight = wantedBarHeight
    switch drawing.plane {
    case .blank: break
    case .bar: addSuggestions(height: min(height, 55))
    case .emoji: addEmoji()
    case .text, .numberPad: addKeys()
    }
  }

  private mutating func addKeys() {
    if face.sheet == .emoji { return addEmoji() }
    if barHeight > 0 { addSuggestions(height: barHeight) }
    switch drawing.form {
    case .split: addHalves()
    case .popover: addNumberPad(top: 12, height: height - 18)
    case .floating where drawing.plane == .numberPad:
      addNumberPad(top: 6, height: height - Self.grabberHeight - 6)
    case .floating: addCompactKeys(top: barHeight, height: height - barHeight - Self.grabberHeight)
    case .docked where phone.isPad: addPadKeys(top: barHeight, height: height - barHeight - foot)
    case .docked where drawing.plane == .numberPad: addNumberPad(top: 6, height: height - foot - 6)
    case .docked:
      addCompactKeys(top: barHeight, height: height - barHeight - foot)
      addDock()
    }
    if drawing.form == .floating { addGrabber() }
  }

  // MARK: Measures

  /// The height of the strip below the keys of a floating keyboard.
  static let grabberHeight = 22.0

  /// The height below the keys: the safe area and, on an iPhone without a home button in portrait, the globe's row.
  var foot: Double {
    if drawing.form == .floating { return Self.grabberHeight }
    return drawing.bottomInset + (hasDock ? 41 : 0)
  }

  var hasDock: Bool { !phone.isPad && !phone.hasHomeButton && !phone.isLandscape }

  private var wantedBarHeight: Double {
    if drawing.plane == .numberPad, !phone.isPad || drawing.form != .docked { return 0 }
    switch drawing.form {
    case .floating: return height > 230 && !face.suggestions.isEmpty ? 38 : 0
    case .split, .popover: return 0
    case .docked: break
    }
    if phone.isPad { return height > 300 ? 55 : 0 }
    // Rows without the predictive bar are 54 points high (40 in landscape). A greater height includes the bar.
    let keys = phone.isLandscape ? 162.0 : 216
    let rest = height - foot - keys
    return rest >= 30 ? min(rest, 46) : 0
  }

  mutating func add(
    _ action: KeyboardKey.Action, _ face: KeyboardKey.Face, _ frame: CGRect, _ tone: KeyboardKey.Tone = .letter
  ) {
    keys.append(KeyboardKey(frame: frame, action: action, face: face, tone: tone))
  }

  mutating func addLetter(_ letter: Character, _ frame: CGRect, size: Double) {
    let isCapital = face.shift != .off && face.sheet == .letters
    let text = isCapital ? String(letter).uppercased() : String(letter)
    add(.text(text), .label(text, size: size), frame)
  }

  // MARK: Parts

  private mutating func addSuggestions(height: Double) {
    let words = face.suggestions
    let isShortcutBar = phone.isPad && drawing.form == .docked
    if isShortcutBar { addEditing(height: height) }
    // The suggestions are in the center of a shortcut bar.
    let margin = isShortcutBar ? Self.editingWidth : 0
    let step = (width - 2 * margin) / Double(max(words.count, 1))
    for (index, word) in words.enumerated() {
      let frame = CGRect(x: margin + step * Double(index), y: 0, width: step, height: height)
      add(.suggestion(word), .label(word, size: height > 50 ? 17 : 16), frame, .none)
    }
  }

  /// The width of an iPad's buttons before the suggestions.
  private static let editingWidth = 168.0

  /// Adds the system's buttons at the leading end of the shortcut bar (UIResponder's `inputAssistantItem`: "other controls
  /// for managing text, such as cut, copy, and paste commands").
  private mutating func addEditing(height: Double) {
    for (index, editing) in KeyboardKey.Editing.allCases.enumerated() {
      let start = 10 + Double(index) * 50
      let x = drawing.isMirrored ? width - start - 44 : start
      add(.unsupported(.editing(editing)), .editing(editing), CGRect(x: x, y: 0, width: 44, height: height), .none)
    }
  }

  private mutating func addDock() {
    guard hasDock else { return }
    let y = height - drawing.bottomInset - 12
    add(.globe, .globe, CGRect(x: 14, y: y - 22, width: 48, height: 44), .none)
    add(.unsupported(.dictation), .microphone, CGRect(x: width - 62, y: y - 22, width: 48, height: 44), .none)
  }

  private mutating func addGrabber() {
    let frame = CGRect(x: 0, y: height - Self.grabberHeight, width: width, height: Self.grabberHeight)
    add(.grabber, .grabber, frame, .none)
  }

  private mutating func addEmoji() {
    let isLow = height < 240
    let step = 43.0
    let top = isLow ? 8.0 : 54
    if !isLow {
      let field = CGRect(x: 8, y: 9, width: width - 16, height: 36)
      add(.unsupported(.emojiSearch), .search("Search Emoji"), field, .field)
    }
    let columns = max(1, Int((width - 16) / step))
    let pitch = (width - 16) / Double(columns)
    let bottom = foot > 60 ? foot : foot + 40
    let rows = max(1, Int((height - bottom - top) / 42))
    for line in 0..<rows {
      for column in 0..<columns {
        let text = Self.emoji[(line * columns + column) % Self.emoji.count]
        let frame = CGRect(
          x: 8 + Double(column) * pitch, y: top + Double(line) * 42, width: pitch, height: 42)
        add(.text(text), .label(text, size: 30), frame, .none)
      }
    }
    // The row with ABC and delete is above the home indicator.
    let y = height - (foot > 60 ? drawing.bottomInset + 40 : bottom)
    add(.sheet(.letters), .label("ABC", size: 15), CGRect(x: 6, y: y, width: 52, height: 38), .none)
    add(.backspace, .backspace, CGRect(x: width - 58, y: y, width: 52, height: 38), .none)
    let categories = EmojiCategory.allCases
    let space = (width - 128) / Double(categories.count)
    for (index, category) in categories.enumerated() {
      let frame = CGRect(x: 64 + space * Double(index), y: y, width: space, height: 38)
      add(.unsupported(.emojiCategory(category)), .emojiCategory(category), frame, .none)
    }
    if drawing.form == .floating { addGrabber() }
  }

  private static let emoji =
    "😀😃😄😁😆😅😂🙂😉😊😇😍😘😋😜🤔😐😴😎🤓😢😭😡👍👎👏🙏💪👋✌️❤️💛💚💙💜🔥✨🎉🎂🎁🎈☀️🌈🌧️⛄️🌸🌻🍀🍎🍊🍋🍇🍓🍕🍔🍟🍿☕️🍵🍷🚲🚗🚌🚂✈️🚀⛵️🏠🏫🏥⏰📱💻📷📚✏️✂️🔑🔒"
    .map(String.init)
}

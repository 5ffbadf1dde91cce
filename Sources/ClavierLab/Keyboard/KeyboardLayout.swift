import Foundation

/// The positions of the keys on a drawn keyboard.
///
/// The proportions are those of an iPhone and an iPad: a predictive bar of 45 points (38 in landscape, 55 on an iPad),
/// four rows of keys, and on an iPhone without a home button a row for the globe and the microphone above the home
/// indicator.
struct KeyboardLayout {
  let drawing: KeyboardDrawing
  private(set) var keys: [KeyboardKey] = []
  /// The titles above the emoji, with the starts of their baselines.
  private(set) var headings: [(title: String, place: CGPoint)] = []
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
    case .docked where drawing.plane == .numberPad:
      addNumberPad(top: roundEdge + 6, height: height - roundEdge - foot - 6)
    case .docked:
      let top = max(barHeight, roundEdge)
      addCompactKeys(top: top, height: height - top - foot)
      addDock(leading: .globe, .globe)
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

  /// Whether the globe and the microphone have their own row below the keys.
  var hasDock: Bool { !phone.isPad && !phone.hasHomeButton && !phone.isLandscape }

  private var wantedBarHeight: Double {
    if drawing.plane == .numberPad, !phone.isPad || drawing.form != .docked { return 0 }
    switch drawing.form {
    case .floating: return height > 230 && !face.suggestions.isEmpty ? 38 : 0
    case .split, .popover: return 0
    case .docked: break
    }
    if phone.isPad { return height > 300 ? 55 : 0 }
    // If the keyboard is at least 30 points taller than its rows, the rest of the height is for the bar.
    return heightAboveKeys >= 30 ? min(heightAboveKeys, 46) : 0
  }

  /// The height that remains above the four rows of keys on an iPhone, each 54 points high (40.5 in landscape).
  private var heightAboveKeys: Double { height - foot - (phone.isLandscape ? 162.0 : 216) }

  /// The space above the keys for the round corners of a keyboard without a predictive bar, on iOS 26 and later.
  ///
  /// The space is 17 points high on an iPhone 17 Pro. Before iOS 26, a taller keyboard has taller keys instead of this
  /// space.
  var roundEdge: Double {
    let hasEdge = drawing.look == .iOS26 && barHeight == 0 && (14..<30).contains(heightAboveKeys)
    return hasEdge ? heightAboveKeys : 0
  }

  mutating func add(
    _ action: KeyboardKey.Action, _ face: KeyboardKey.Face, _ frame: CGRect, _ tone: KeyboardKey.Tone = .letter
  ) {
    keys.append(KeyboardKey(frame: frame, action: action, face: face, tone: tone))
  }

  mutating func addHeading(_ title: String, at place: CGPoint) {
    headings.append((title, place))
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

  /// Adds the system's buttons at the leading end of the shortcut bar (UIResponder's `inputAssistantItem`: "other
  /// controls for managing text, such as cut, copy, and paste commands").
  private mutating func addEditing(height: Double) {
    for (index, editing) in KeyboardKey.Editing.allCases.enumerated() {
      let start = 10 + Double(index) * 50
      let x = drawing.isMirrored ? width - start - 44 : start
      add(.unsupported(.editing(editing)), .editing(editing), CGRect(x: x, y: 0, width: 44, height: height), .none)
    }
  }

  /// Adds the row above the home indicator.
  mutating func addDock(leading action: KeyboardKey.Action, _ face: KeyboardKey.Face) {
    guard hasDock else { return }
    let y = height - drawing.bottomInset - 6.5
    add(action, face, CGRect(x: 18.5, y: y - 22, width: 48, height: 44), .none)
    add(.unsupported(.dictation), .microphone, CGRect(x: width - 66.5, y: y - 22, width: 48, height: 44), .none)
  }

  mutating func addGrabber() {
    let frame = CGRect(x: 0, y: height - Self.grabberHeight, width: width, height: Self.grabberHeight)
    add(.grabber, .grabber, frame, .none)
  }
}

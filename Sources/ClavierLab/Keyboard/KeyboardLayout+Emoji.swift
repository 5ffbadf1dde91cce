import Foundation

/// The emoji, their search field, and their categories.
extension KeyboardLayout {
  mutating func addEmoji() {
    if hasDock, drawing.form == .docked { return addEmojiColumns() }
    let y = height - foot - 40
    // A short keyboard has no room for the search field.
    if height < 240 {
      addEmojiRows(from: 8, to: y)
    } else {
      addEmojiSearch()
      addEmojiRows(from: 54, to: y)
    }
    add(.sheet(.letters), .label("ABC", size: 16), CGRect(x: 6, y: y, width: 52, height: 38), .none)
    add(.backspace, .backspace, CGRect(x: width - 58, y: y, width: 52, height: 38), .none)
    addEmojiCategories(from: 64, to: width - 64, y: y)
    if drawing.form == .floating { addGrabber() }
  }

  /// Adds as many rows of emoji as fit, at least one.
  private mutating func addEmojiRows(from top: Double, to bottom: Double) {
    let columns = max(1, Int((width - 16) / 43))
    let columnWidth = (width - 16) / Double(columns)
    let rowHeight = 42.0
    for row in 0..<max(1, Int((bottom - top) / rowHeight)) {
      for column in 0..<columns {
        let text = Self.emoji[(row * columns + column) % Self.emoji.count]
        let frame = CGRect(
          x: 8 + Double(column) * columnWidth, y: top + Double(row) * rowHeight, width: columnWidth, height: rowHeight)
        add(.text(text), .label(text, size: 30), frame, .none)
      }
    }
  }

  /// Adds the columns of an iPhone without a home button, which scroll sideways on a device.
  ///
  /// The dimensions were read from a screenshot of an iPhone 17 Pro (react-native-keyboard-controller,
  /// KeyboardAnimationEmojiKeyboard.png in e2e/kit/assets/ios).
  private mutating func addEmojiColumns() {
    addEmojiSearch()
    let top = 76.0
    let (columnWidth, rowHeight) = (46.0, 38.4)
    let rows = max(1, Int((height - top - foot - 40) / rowHeight))
    var x = 3.0
    for (title, emoji) in [("FREQUENTLY USED", Self.frequentEmoji), ("SMILEYS & PEOPLE", Self.emoji)] {
      addHeading(title, at: CGPoint(x: x + 9, y: 68.5))
      let columns = min(6, Int((width - x) / columnWidth))
      for (index, text) in emoji.prefix(columns * rows).enumerated() {
        let frame = CGRect(
          x: x + Double(index / rows) * columnWidth, y: top + Double(index % rows) * rowHeight, width: columnWidth,
          height: rowHeight)
        add(.text(text), .label(text, size: 30), frame, .none)
      }
      x += Double(columns) * columnWidth + 14
    }
    let y = height - foot - 39
    addEmojiCategories(from: 10, to: width - 50, y: y)
    add(.backspace, .backspace, CGRect(x: width - 48, y: y, width: 46, height: 38), .none)
    addDock(leading: .sheet(.letters), .label("ABC", size: 17))
  }

  private mutating func addEmojiSearch() {
    let field = CGRect(x: 8, y: 10, width: width - 16, height: 36)
    add(.unsupported(.emojiSearch), .search("Search Emoji"), field, .field)
  }

  private mutating func addEmojiCategories(from start: Double, to end: Double, y: Double) {
    let categories = EmojiCategory.allCases
    let space = (end - start) / Double(categories.count)
    for (index, category) in categories.enumerated() {
      let frame = CGRect(x: start + space * Double(index), y: y, width: space, height: 38)
      let face = KeyboardKey.Face.emojiCategory(category, isShown: category == .recents)
      add(.unsupported(.emojiCategory(category)), face, frame, .none)
    }
  }

  private static let frequentEmoji =
    "😂❤️😍👍😊🙏😘💕😭🎉🔥✨👏🤔😎🙌💪😅👋☀️🎂☕️🌸🚲🏠📷✈️🍀📚🎁".map(String.init)

  private static let emoji =
    "😀😃😄😁😆😅😂🙂😉😊😇😍😘😋😜🤔😐😴😎🤓😢😭😡👍👎👏🙏💪👋✌️❤️💛💚💙💜🔥✨🎉🎂🎁🎈☀️🌈🌧️⛄️🌸🌻🍀🍎🍊🍋🍇🍓🍕🍔🍟🍿☕️🍵🍷🚲🚗🚌🚂✈️🚀⛵️🏠🏫🏥⏰📱💻📷📚✏️✂️🔑🔒"
    .map(String.init)
}

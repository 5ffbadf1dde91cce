/// The colors of the drawn keyboard.
struct KeyboardColors: Hashable {
  var background: Paint
  /// The background of the emoji.
  var emojiBackground: Paint
  var edge: Paint
  var key: Paint
  /// The fill of a key that types no character, such as shift.
  var special: Paint
  /// The shadow under a key; nil without shadows.
  var shadow: Paint?
  var ink: Paint
  var dim: Paint
  /// The symbols below the keys.
  var dock: Paint
  /// The fill of the search field and of the selected category's background.
  var field: Paint
  var keyRadius: Double
  /// The radius of the top corners of a docked keyboard.
  var panelRadius: Double

  init(_ look: KeyboardLook, isDark: Bool) {
    ink = isDark ? .white : Paint(0x1C1C1E)
    dim = isDark ? Paint(0xEBEBF5, alpha: 0.6) : Paint(0x3C3C43, alpha: 0.6)
    switch look {
    case .iOS18:
      background = isDark ? Paint(0x2B2B2D) : Paint(0xD0D3D9)
      emojiBackground = isDark ? background : Paint(0xE9EBEF)
      field = isDark ? Paint(0x767680, alpha: 0.24) : Paint(0xF8F9FD)
      dock = isDark ? Paint(0xD0D1D5) : Paint(0x50555C)
      edge = isDark ? Paint(0x3A3A3C) : Paint(0xB9BBC1)
      key = isDark ? Paint(0x6B6B6E) : .white
      special = isDark ? Paint(0x474749) : Paint(0xABB0BA)
      shadow = isDark ? Paint(0x1D1D1F) : Paint(0x898A8D)
      keyRadius = 5
      panelRadius = 0
    case .iOS26:
      background = isDark ? Paint(0x28282B) : Paint(0xE3E4E9)
      emojiBackground = background
      field = Paint(0x767680, alpha: isDark ? 0.24 : 0.14)
      dock = ink
      edge = isDark ? Paint(0x4A4A4E) : Paint(0xF7F8FA)
      key = isDark ? Paint(0x56565A) : .white
      special = key
      shadow = nil
      keyRadius = 8.5
      panelRadius = 26
    }
  }
}

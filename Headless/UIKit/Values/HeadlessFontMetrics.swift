import Foundation

/// The metrics of the system font, as fractions of its size.
///
/// The ascender and the descender come from San Francisco (1950 and 494 of 2048 units). The advances of groups of
/// letters approximate those of the font's text style. There is no kerning, so the width of text is the sum of the
/// widths of its characters.
enum HeadlessFontMetrics {
  static let ascender = 1950.0 / 2048
  static let lineHeight = (1950.0 + 494) / 2048

  /// Returns the advance of a character.
  static func advance(of character: Character, weight: Double) -> Double {
    let regular = regularAdvance(of: character)
    // Bold is about a twentieth wider, except for spaces, which have no strokes. Weights in between are interpolated.
    // Lighter weights keep the width.
    return weight > 0 && !character.isWhitespace ? regular * (1 + 0.055 * (weight / 0.4)) : regular
  }

  private static func regularAdvance(of character: Character) -> Double {
    // Hashing a character is slow, and most characters are in ASCII.
    if let code = character.asciiValue { return asciiAdvances[Int(code)] }
    return advances[character] ?? fallback(for: character)
  }

  private static let asciiAdvances = (0..<128).map { (code: UInt8) in
    let character = Character(UnicodeScalar(code))
    return advances[character] ?? fallback(for: character)
  }

  private static func fallback(for character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.isNewline || scalar.properties.generalCategory == .control { return 0 }
    // An accented letter has the width of the base letter.
    if let base = character.decomposedBase, base != character, let width = advances[base] {
      return width
    }
    if scalar.properties.isEmojiPresentation { return 1.17 }
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60:
      return 1
    default:
      return character.isUppercase ? 0.66 : 0.55
    }
  }

  private static let advances: [Character: Double] = {
    var table: [Character: Double] = [:]
    for (letters, width) in groups {
      for letter in letters { table[letter] = width }
    }
    return table
  }()

  private static let groups: [(String, Double)] = [
    (" \u{A0}", 0.27), ("il", 0.245), ("j", 0.25), ("I", 0.26), ("'’‘.,:;|", 0.275), ("!", 0.3),
    ("()[]{}/\\", 0.36), ("t", 0.355), ("f", 0.36), ("r", 0.375), ("-–*`\"“”°", 0.42),
    ("s", 0.515), ("c", 0.555), ("zJ", 0.545), ("kvxya", 0.55), ("eo", 0.58), ("hnu", 0.575),
    ("bdpqg", 0.605), ("?", 0.52), ("L", 0.565), ("EFZ", 0.59), ("TSY", 0.63), ("KPRBX", 0.65),
    ("AV", 0.675), ("CUDNHG", 0.73), ("OQ", 0.765), ("w", 0.775), ("m", 0.865), ("M", 0.875),
    ("W", 0.97), ("1", 0.475), ("234567890", 0.62), ("$€£¥#_", 0.62), ("+=<>~^", 0.62),
    ("&", 0.68), ("%", 0.86), ("@", 0.94), ("•", 0.43), ("…", 0.83), ("—", 0.94),
  ]
}

extension Character {
  /// The first scalar of the canonical decomposition, such as `e` for `é`.
  fileprivate var decomposedBase: Character? {
    String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first.map(Character.init)
  }
}

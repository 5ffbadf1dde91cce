import Foundation

/// The metrics and the names in a TrueType or OpenType file.
///
/// The tables and their offsets are those of the OpenType specification
/// (https://learn.microsoft.com/en-us/typography/opentype/spec/). Kerning is not read.
struct HeadlessFontFile: Sendable {
  let postScriptName: String
  let familyName: String
  /// The weight class, from 100 to 900.
  let weightClass: Int
  // Lengths are fractions of the size.
  let ascender: Double
  /// This length is negative.
  let descender: Double
  let leading: Double
  let capHeight: Double
  let xHeight: Double
  /// The advances of the glyphs as fractions of the size, and the glyphs of the characters.
  private let advances: [Double]
  private let glyphs: [UInt32: Int]

  /// Reads a file; returns nil for data without the tables of a font.
  init?(_ data: Data) {
    let file = HeadlessFontBytes(data)
    guard let head = file.table("head"), let horizontal = file.table("hhea"), let map = file.table("cmap"),
      let widths = file.table("hmtx"), let names = file.table("name"), let name = names.name(6)
    else { return nil }
    let unitsPerEm = head.unsigned(18)
    guard unitsPerEm > 0 else { return nil }
    let unit = 1 / Double(unitsPerEm)
    postScriptName = name
    familyName = names.name(16) ?? names.name(1) ?? name
    ascender = Double(horizontal.signed(4)) * unit
    descender = Double(horizontal.signed(6)) * unit
    leading = Double(horizontal.signed(8)) * unit
    let traits = file.table("OS/2")
    weightClass = traits?.unsigned(4) ?? 400
    // Version 2 of the table added the heights of letters.
    let hasHeights = (traits?.unsigned(0) ?? 0) >= 2
    xHeight = hasHeights ? Double(traits?.signed(86) ?? 0) * unit : 0
    capHeight = hasHeights ? Double(traits?.signed(88) ?? 0) * unit : 0
    advances = (0..<max(1, horizontal.unsigned(34))).map { Double(widths.unsigned(4 * $0)) * unit }
    glyphs = map.glyphs
  }

  /// The weight with the same name as the weight class.
  var weight: UIFont.Weight {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[min(max(weightClass / 100, 1), 9) - 1]
  }

  /// Returns the advance of a character as a fraction of the size; nil for a character that the font lacks.
  func advance(of character: Character) -> Double? {
    var sum = 0.0
    for scalar in String(character).precomposedStringWithCanonicalMapping.unicodeScalars {
      guard let glyph = glyphs[scalar.value] else { return nil }
      // Glyphs after the last width have that width.
      sum += advances[min(glyph, advances.count - 1)]
    }
    return sum
  }
}

import Foundation

/// Part of a font file, in which numbers are big-endian.
///
/// A number beyond the end is 0.
struct HeadlessFontBytes: Sendable {
  private let bytes: ArraySlice<UInt8>

  init(_ data: Data) {
    bytes = ArraySlice(Array(data))
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int) -> Int {
    let index = bytes.startIndex + offset
    return offset >= 0 && index < bytes.endIndex ? Int(bytes[index]) : 0
  }

  func unsigned(_ offset: Int) -> Int { byte(offset) << 8 | byte(offset + 1) }
  func signed(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned(offset))) }
  private func long(_ offset: Int) -> Int { unsigned(offset) << 16 | unsigned(offset + 2) }

  private func part(_ offset: Int, _ count: Int) -> HeadlessFontBytes {
    HeadlessFontBytes(bytes.dropFirst(offset).prefix(count))
  }

  private func text(_ offset: Int, _ count: Int) -> [Int] {
    (0..<count).map { byte(offset + $0) }
  }

  /// Returns the table with the given name, which has four letters.
  func table(_ name: String) -> HeadlessFontBytes? {
    let records = (0..<unsigned(4)).map { 12 + 16 * $0 }
    let letters = name.utf8.map(Int.init)
    return records.first { text($0, 4) == letters }.map { part(long($0 + 8), long($0 + 12)) }
  }

  /// Returns an entry of the font's name table, in English if possible, and otherwise in the table's first language.
  func name(_ identifier: Int) -> String? {
    let records = (0..<unsigned(2)).map { 6 + 12 * $0 }.filter { unsigned($0 + 6) == identifier }
    let english = records.first { unsigned($0) == 3 && unsigned($0 + 4) == 0x409 }
    guard let record = english ?? records.first else { return nil }
    let (count, start) = (unsigned(record + 8), unsigned(4) + unsigned(record + 10))
    // The Macintosh platform (1) stores bytes. The other platforms store UTF-16.
    if unsigned(record) == 1 { return String(decoding: text(start, count).map(UInt8.init), as: UTF8.self) }
    let units = (0..<count / 2).map { UInt16(unsigned(start + 2 * $0)) }
    return String(decoding: units, as: UTF16.self)
  }

  /// The glyphs of characters, from the Unicode map in format 4 (segments) or format 12 (groups).
  var glyphs: [UInt32: Int] {
    let maps = (0..<unsigned(2)).map { 4 + 8 * $0 }.filter { [0, 3].contains(unsigned($0)) }
      .map { part(long($0 + 4), .max) }
    if let map = maps.first(where: { $0.unsigned(0) == 12 }) { return map.groups }
    return maps.first { $0.unsigned(0) == 4 }?.segments ?? [:]
  }

  private var groups: [UInt32: Int] {
    var result: [UInt32: Int] = [:]
    for group in (0..<min(long(12), bytes.count / 12)).map({ 16 + 12 * $0 }) {
      let (first, last) = (long(group), min(long(group + 4), 0x10FFFF))
      guard first <= last else { continue }
      for scalar in first...last { result[UInt32(scalar)] = long(group + 8) + scalar - first }
    }
    return result
  }

  private var segments: [UInt32: Int] {
    var result: [UInt32: Int] = [:]
    let size = unsigned(6)
    for segment in stride(from: 0, to: size, by: 2) {
      let (last, first) = (unsigned(14 + segment), unsigned(16 + size + segment))
      let (delta, rangeAt) = (unsigned(16 + 2 * size + segment), 16 + 3 * size + segment)
      guard first <= last else { continue }
      for scalar in first...last where scalar != 0xFFFF {
        var glyph = scalar
        if unsigned(rangeAt) != 0 {
          glyph = unsigned(rangeAt + unsigned(rangeAt) + 2 * (scalar - first))
          if glyph == 0 { continue }
        }
        result[UInt32(scalar)] = (glyph + delta) & 0xFFFF
      }
    }
    return result
  }
}

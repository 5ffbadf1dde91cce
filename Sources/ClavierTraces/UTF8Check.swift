/// Finds the first byte that is not valid UTF-8.
enum UTF8Check {
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { firstInvalidOffset(in: $0) }
  }

  private static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      // Most bytes of a log are ASCII.
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard let length = length(bytes[index]), index + length <= bytes.count,
        secondBytes(bytes[index]).contains(bytes[index + 1]),
        bytes[(index + 2)..<max(index + 2, index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
      else { return index }
      index += length
    }
    return nil
  }

  /// Returns whether the bytes are the beginning of one incomplete character.
  static func isIncompleteCharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, let length = length(first), bytes.count < length else { return false }
    let rest = bytes.dropFirst()
    return rest.first.map { secondBytes(first).contains($0) } ?? true
      && rest.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// Returns the number of bytes of a character by its first byte; nil if the byte is invalid.
  private static func length(_ first: UInt8) -> Int? {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// Returns the valid second bytes, which exclude overlong forms, surrogates, and numbers above U+10FFFF.
  private static func secondBytes(_ first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}

import Foundation

/// Writes a PNG file of transparent pixels, because images in the headless UIKit have no other pixels.
enum PNGEncoder {
  /// The maximum number of pixels on one side.
  private static let largestSide = 16_384

  /// Returns a file with a size in pixels; nil for an empty or a huge image.
  static func file(width: Int, height: Int) -> Data? {
    guard width > 0, height > 0, width <= largestSide, height <= largestSide else { return nil }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // One bit for each pixel, which is an index into a palette of one transparent color.
    data.append(chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [1, 3, 0, 0, 0]))
    data.append(chunk("PLTE", [0, 0, 0]))
    data.append(chunk("tRNS", [0]))
    data.append(chunk("IDAT", stored([UInt8](repeating: 0, count: (1 + (width + 7) / 8) * height))))
    data.append(chunk("IEND", []))
    return data
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
    let checked = Array(type.utf8) + content
    return Data(bytes(UInt32(content.count)) + checked + bytes(checksum(checked)))
  }

  /// Returns zlib data whose blocks are not compressed.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    let largestBlock = 65_535
    var start = 0
    repeat {
      let end = min(start + largestBlock, content.count)
      let length = UInt16(end - start)
      result.append(end == content.count ? 1 : 0)
      result += [UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
      result += content[start..<end]
      start = end
    } while start < content.count
    // The Adler-32 checksum.
    var (one, two) = (UInt32(1), UInt32(0))
    for byte in content {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return result + bytes(two << 16 | one)
  }

  /// Returns the checksum CRC-32 of a chunk.
  private static func checksum(_ content: [UInt8]) -> UInt32 {
    var rest = UInt32.max
    for byte in content { rest = rest >> 8 ^ table[Int((rest ^ UInt32(byte)) & 0xFF)] }
    return ~rest
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
  }
}

import Foundation

/// The PNG files of a bundle.
enum ImageFile {
  /// Returns the path of the file that has the given name and the highest scale.
  static func named(_ name: String, in bundle: Bundle) -> String? {
    guard !name.isEmpty else { return nil }
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    return ["@3x", "@2x", ""].lazy.compactMap { bundle.path(forResource: plain + $0, ofType: "png") }.first
  }

  /// Returns the number of pixels per point that a file's name states.
  static func scale(of path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// Returns the size in the header of a PNG file, in pixels; nil for other formats.
  static func sizeOfPNG(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(24))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count == 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }
}

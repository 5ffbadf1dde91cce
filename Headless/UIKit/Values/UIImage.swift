public import Foundation

/// An image, of which only the size is known.
// Unchecked because the compiler cannot check an open class. Every stored property is a constant of a Sendable type.
open class UIImage: NSObject, @unchecked Sendable {
  private let points: CGSize
  private let pixelsPerPoint: CGFloat

  /// The name of a symbol, for drawing; nil for other images.
  public let headlessSymbolName: String?

  /// Creates an image of zero size.
  public override init() {
    points = .zero
    pixelsPerPoint = 1
    headlessSymbolName = nil
    super.init()
  }

  /// Creates a system symbol.
  ///
  /// There is no catalog of symbols here, so every name except the empty one is valid.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, size: 17)
  }

  init?(systemName name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    // The width of symbols differs. This size, slightly wider than high, is an average.
    points = CGSize(width: 20 * size / 17, height: 18 * size / 17)
    pixelsPerPoint = 1
    headlessSymbolName = name
    super.init()
  }

  /// Creates an image from encoded data.
  ///
  /// Only PNG is supported, and only the header is read.
  ///
  /// Returns nil for other formats.
  public init?(data: Data) {
    guard let size = UIImage.sizeOfPNG(data) else { return nil }
    points = size
    pixelsPerPoint = 1
    headlessSymbolName = nil
    super.init()
  }

  /// The size in points.
  open var size: CGSize { points }

  /// The number of pixels per point.
  open var scale: CGFloat { pixelsPerPoint }

  private static func sizeOfPNG(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(24))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count == 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }
}

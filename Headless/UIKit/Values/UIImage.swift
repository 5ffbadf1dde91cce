public import Foundation

/// An image, as far as laying out needs it: its size.
// Unchecked because an open class cannot be checked: every stored property is a constant of a Sendable type.
open class UIImage: NSObject, @unchecked Sendable {
  private let points: CGSize
  private let pixelsPerPoint: CGFloat

  /// The name of the symbol, for who draws it; nil for every other image.
  public let headlessSymbolName: String?

  /// An image of no size.
  public override init() {
    points = .zero
    pixelsPerPoint = 1
    headlessSymbolName = nil
    super.init()
  }

  /// A symbol of the system's.
  ///
  /// There is no catalogue here, so every name but the empty one is known.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, size: 17)
  }

  init?(systemName name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    // Symbols differ in width; a square of the text's size, a little wider than high, is their middle.
    points = CGSize(width: 20 * size / 17, height: 18 * size / 17)
    pixelsPerPoint = 1
    headlessSymbolName = name
    super.init()
  }

  /// An image of encoded data: PNG here, of which only the header is read.
  ///
  /// Nil for everything else.
  public init?(data: Data) {
    guard let size = UIImage.sizeOfPNG(data) else { return nil }
    points = size
    pixelsPerPoint = 1
    headlessSymbolName = nil
    super.init()
  }

  /// The size in points.
  open var size: CGSize { points }

  /// Pixels per point.
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

public import Foundation

/// An image. Only its size is known.
// The conformance is unchecked, because the compiler cannot check an open class. Every stored property is a constant of
// a Sendable type.
open class UIImage: NSObject, @unchecked Sendable {
  // This must be the first stored property. See `ValueTag`.
  private let tag = ValueTag()

  /// Everything that describes an image.
  struct Content: Hashable, Sendable {
    var size = CGSize.zero
    var scale: CGFloat = 1
    var symbol: String?
    var configuration = SymbolMeasure()
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var orientation = 0
    var frames: [UIImage]?
    var duration = 0.0
    var capInsets: [CGFloat] = [0, 0, 0, 0]
    var resizingMode = UIImageResizingMode.tile
    var alignmentInsets: [CGFloat] = [0, 0, 0, 0]
    var flipsForRightToLeft = false
    /// The colors of a symbol's layers.
    var palette: [UIColor] = []

    func hash(into hasher: inout Hasher) {
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(symbol)
    }
  }

  let content: Content

  /// The name of a symbol, for drawing; nil for other images.
  public var headlessSymbolName: String? { content.symbol }

  /// Creates an image of zero size.
  public override init() {
    content = Content()
    super.init()
  }

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates an image from the PNG file with a name in the main bundle.
  ///
  /// A file whose name ends with `@2x` or `@3x` has two or three pixels per point. Asset catalogs cannot be read in the
  /// headless UIKit.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from the PNG file with a name in a bundle; nil selects the main bundle.
  @_documentation(visibility: internal)
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let file = ImageFile.named(name, in: bundle ?? .main) else { return nil }
    self.init(contentsOfFile: file)
  }

  /// Creates an image from the PNG file with a name in a bundle; nil selects the main bundle.
  @_documentation(visibility: internal)
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates an image from a PNG file.
  @_documentation(visibility: internal)
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile.scale(of: path))
  }

  /// Creates a system symbol.
  ///
  /// There is no catalog of symbols in the headless UIKit, so every name except the empty one is valid.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, measure: SymbolMeasure())
  }

  convenience init?(systemName name: String, measure: SymbolMeasure, palette: [UIColor] = []) {
    guard !name.isEmpty else { return nil }
    var content = Content(size: measure.size, symbol: name, configuration: measure)
    content.palette = palette
    content.tint = palette.first
    self.init(content)
  }

  /// Creates an image from encoded data.
  ///
  /// Only PNG is supported, and only the header is read.
  ///
  /// Returns nil for other formats.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from encoded data with a number of pixels per point.
  @_documentation(visibility: internal)
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageFile.sizeOfPNG(data), scale > 0 else { return nil }
    self.init(Content(size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale))
  }

  /// The size in points.
  open var size: CGSize { content.size }

  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    // Two images with the same pixels are equal only if both are the same symbol, because pixels are not read.
    return other === self || (content.symbol != nil && other.content == content)
  }

  open override var hash: Int { content.symbol == nil ? ObjectIdentifier(self).hashValue : content.hashValue }
}

public import Foundation

/// The background of a bar.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Creates an appearance with the default background.
  public override init() {
    super.init()
  }

  /// Creates an appearance for a device.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
  }

  /// Creates a copy.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeOver(barAppearance)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init()
  }

  func takeOver(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor, backgroundImage) =
      (other.backgroundEffect, other.backgroundColor, other.backgroundImage)
    (shadowColor, shadowImage, isTransparent) = (other.shadowColor, other.shadowImage, other.isTransparent)
  }

  /// Whether the bar is transparent.
  private(set) var isTransparent = false

  /// Selects the translucent background.
  open func configureWithDefaultBackground() {
    reset()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// Selects an opaque background.
  open func configureWithOpaqueBackground() {
    reset()
    backgroundColor = .systemBackground
  }

  /// Selects a transparent background without a shadow.
  open func configureWithTransparentBackground() {
    reset()
    isTransparent = true
    shadowColor = nil
  }

  private func reset() {
    (backgroundEffect, backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil, nil)
    isTransparent = false
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  /// The blur behind the color.
  open var backgroundEffect: UIBlurEffect?
  /// The color over the blur.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { isTransparent = false } }
  }
  /// The image over the color.
  open var backgroundImage: UIImage?
  /// The color of the line at the edge; nil for none.
  open var shadowColor: UIColor? = UIColor(white: 0, alpha: 0.3)
  /// The image of the line at the edge.
  open var shadowImage: UIImage?
}

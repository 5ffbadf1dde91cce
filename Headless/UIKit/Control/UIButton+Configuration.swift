public import Foundation

@_documentation(visibility: internal)
extension UIButton {
  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The appearance and the content of a button.
  ///
  /// Insets and paddings are those that developers report for the default sizes.
  @preconcurrency @MainActor public struct Configuration {
    /// The background of a configuration.
    enum Style { case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent }

    /// The size of the button.
    public enum Size: Hashable, Sendable { case medium, small, mini, large }

    /// The shape of the corners.
    public enum CornerStyle: Hashable, Sendable { case fixed, dynamic, small, medium, large, capsule }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Hashable, Sendable { case automatic, leading, center, trailing }

    let style: Style

    /// The title; nil for the button's title.
    public var title: String?
    /// The subtitle below the title.
    public var subtitle: String?
    /// The image; nil for the button's image.
    public var image: UIImage?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The edge of the title at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets of the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The size of the button.
    public var buttonSize = Size.medium {
      didSet { if buttonSize != oldValue { contentInsets = Self.insets(for: buttonSize, style) } }
    }
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of the background; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// The color of title and image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The configuration of symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether the configuration is updated for the button's state.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(for: .medium, style)
    }

    /// A button without a background.
    public static func plain() -> UIButton.Configuration { Self(.plain) }
    /// A button with a background in a light tint.
    public static func tinted() -> UIButton.Configuration { Self(.tinted) }
    /// A button with a gray background.
    public static func gray() -> UIButton.Configuration { Self(.gray) }
    /// A button with a background in the tint color.
    public static func filled() -> UIButton.Configuration { Self(.filled) }
    /// A button without a border.
    public static func borderless() -> UIButton.Configuration { Self(.borderless) }
    /// A button with a border.
    public static func bordered() -> UIButton.Configuration { Self(.bordered) }
    /// A button with a border in a light tint.
    public static func borderedTinted() -> UIButton.Configuration { Self(.borderedTinted) }
    /// A button with a border in the tint color.
    public static func borderedProminent() -> UIButton.Configuration { Self(.borderedProminent) }

    /// Restores the insets of the button's size.
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(for: buttonSize, style)
    }

    /// Returns the configuration as it is shown for the button's state.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    private static func insets(for size: Size, _ style: Style) -> NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch size {
        case .mini, .small: (style == .borderless ? 0 : 4, style == .borderless ? 0 : 10)
        case .medium: (style == .borderless ? 0 : 7, style == .borderless ? 0 : 12)
        case .large: (style == .borderless ? 0 : 15, style == .borderless ? 0 : 20)
        }
      return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The font of the title, in the user's text size.
    var titleFont: UIFont {
      .preferredFont(forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body)
    }

    func foregroundColor(tint: UIColor, isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      if let baseForegroundColor { return baseForegroundColor }
      return style == .filled || style == .borderedProminent ? .white : tint
    }
  }
}

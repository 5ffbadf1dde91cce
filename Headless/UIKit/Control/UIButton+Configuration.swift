public import Foundation
public import HeadlessEnumerations

@_documentation(visibility: internal)
extension UIButton {
  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The appearance and the content of a button.
  ///
  /// Insets and paddings are the values that developers report for the default sizes.
  @preconcurrency @MainActor public struct Configuration {
    /// The background of a configuration.
    enum Style { case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent }

    /// The size of the button.
    public enum Size: Hashable, Sendable { case medium, small, mini, large }

    /// The shape of the corners.
    public enum CornerStyle: Hashable, Sendable { case fixed, dynamic, small, medium, large, capsule }

    /// The alignment of the title and the subtitle.
    public enum TitleAlignment: Hashable, Sendable { case automatic, leading, center, trailing }

    let style: Style

    /// The title; nil for the button's title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// A closure that changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which the title breaks or is truncated.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes.
    public var attributedSubtitle: AttributedString?
    /// A closure that changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which the subtitle breaks or is truncated.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// A closure that changes the color of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The width that is reserved for the image, in points.
    public var imageReservation: CGFloat = 0
    /// A closure that changes the color of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The background, whose color and corners replace those of the style.
    public var background = UIBackgroundConfiguration.clear() { didSet { hasOwnBackground = true } }
    private var hasOwnBackground = false
    /// The image; nil for the button's image.
    public var image: UIImage?
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The edge of the title next to which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets of the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The size of the button.
    public var buttonSize = Size.medium {
      didSet { if buttonSize != oldValue { contentInsets = Self.insets(for: buttonSize, style) } }
    }
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of the background; nil for the style's color.
    public var baseBackgroundColor: UIColor?
    /// The color of the title and the image; nil for the style's color.
    public var baseForegroundColor: UIColor?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The configuration of symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether the configuration is updated for the button's state.
    public var automaticallyUpdateForSelection = true

    init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(for: .medium, style)
      // As in UIKit, the color and the corners of the style are not part of the background.
      background.backgroundColor = nil
      hasOwnBackground = false
    }

    /// Returns the configuration of a button without a background.
    public static func plain() -> UIButton.Configuration { Self(.plain) }
    /// Returns the configuration of a button with a background in a light tint.
    public static func tinted() -> UIButton.Configuration { Self(.tinted) }
    /// Returns the configuration of a button with a gray background.
    public static func gray() -> UIButton.Configuration { Self(.gray) }
    /// Returns the configuration of a button with a background in the tint color.
    public static func filled() -> UIButton.Configuration { Self(.filled) }
    /// Returns the configuration of a button without a border.
    public static func borderless() -> UIButton.Configuration { Self(.borderless) }
    /// Returns the configuration of a button with a border.
    public static func bordered() -> UIButton.Configuration { Self(.bordered) }
    /// Returns the configuration of a button with a border in a light tint.
    public static func borderedTinted() -> UIButton.Configuration { Self(.borderedTinted) }
    /// Returns the configuration of a button with a border in the tint color.
    public static func borderedProminent() -> UIButton.Configuration { Self(.borderedProminent) }

    /// Restores the default insets for the button's size and style.
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

    /// Returns the color of the title and the image.
    func foregroundColor(tint: UIColor, isEnabled: Bool, role: UIButton.Role = .normal) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      if let baseForegroundColor { return baseForegroundColor }
      if style == .filled || style == .borderedProminent { return .white }
      return role == .destructive ? .systemRed : tint
    }

    /// Returns the background that is shown, or nil for none.
    func shownBackground(tint: UIColor, isEnabled: Bool, role: UIButton.Role, height: CGFloat)
      -> UIBackgroundConfiguration?
    {
      var shown = background
      let base = baseBackgroundColor ?? (role == .destructive ? .systemRed : tint)
      let ofStyle: UIColor? =
        switch style {
        case .plain, .borderless: baseBackgroundColor
        case .filled, .borderedProminent: isEnabled ? base : .tertiarySystemFill
        case .gray, .bordered: baseBackgroundColor ?? .secondarySystemFill
        case .tinted, .borderedTinted: base.withAlphaComponent(0.18)
        }
      shown.backgroundColor = background.backgroundColor ?? ofStyle ?? .clear
      if cornerStyle != .fixed, background.cornerRadius == 0 { shown.cornerRadius = cornerRadius(height: height) }
      return hasOwnBackground || ofStyle != nil ? shown : nil
    }

    /// Returns the radius of the corners.
    ///
    /// Developers report these radii for iOS 15 to 18.
    private func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .large: 12
      case .medium: 8
      default: style == .plain || style == .borderless ? 0 : 6
      }
    }
  }
}

public import Foundation
public import HeadlessEnumerations

/// The text and the image of a row.
///
/// Developers report the leading margin of 20 and the heights of rows. The other margins and paddings are estimates.
@_documentation(visibility: internal)
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of text.
  @preconcurrency @MainActor public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The mode for breaking or truncating text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a single line shrinks instead of being truncated.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font adjusts to the text size that the user has chosen.
    public var adjustsFontForContentSizeCategory = true

    /// The alignment of text.
    public enum TextAlignment: Hashable, Sendable { case natural, center, justified }
  }

  /// The appearance of the image.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The color of a symbol; nil for the tint color.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// The configuration of symbols.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The image.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The attributed text, which replaces the text.
  public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary attributed text, which replaces the secondary text.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The margins of the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 8)
  /// Whether the superview's margins at the sides are kept.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Whether the text and the secondary text are on one line if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between text and secondary text on one line, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between text and the secondary text below it, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ style: UIFont.TextStyle, color: UIColor = .label, secondary: UIFont.TextStyle, secondaryColor: UIColor = .label
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
  }

  /// Returns the content of a row.
  public static func cell() -> UIListContentConfiguration { Self(.body, secondary: .subheadline) }

  /// Returns the content of a row with secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.body, secondary: .subheadline) }

  /// Returns the content of a row with secondary text at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var value = Self(.body, secondary: .body, secondaryColor: .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  /// Returns the content of a plain header.
  public static func plainHeader() -> UIListContentConfiguration { Self(.headline, secondary: .subheadline) }

  /// Returns the content of a grouped header.
  public static func groupedHeader() -> UIListContentConfiguration {
    Self(.footnote, color: .secondaryLabel, secondary: .footnote, secondaryColor: .secondaryLabel)
  }

  /// Returns the content of a grouped footer.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  /// Returns the content of a plain footer.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  /// Returns the content of a header.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// Returns the content of a footer.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// Returns the content of a large header of an inset group.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.headline, secondary: .subheadline, secondaryColor: .secondaryLabel)
  }

  /// Returns the content of a very large header of an inset group.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.title3, secondary: .subheadline, secondaryColor: .secondaryLabel)
  }

  /// Returns the content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns the content of a row in a sidebar with secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.body, secondary: .subheadline, secondaryColor: .secondaryLabel)
  }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.headline, secondary: .subheadline) }

  /// Returns the content of a row in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns the content of a row in a list beside a sidebar with secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

  /// Returns a new view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration unchanged, because no style depends on the state in the headless UIKit.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The axes of a layout.
@_documentation(visibility: internal)
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
  public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
  public static var both: UIAxis { [.horizontal, .vertical] }
}

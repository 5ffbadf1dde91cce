public import Foundation
public import HeadlessEnumerations

/// The view that a screen shows instead of its content while it is empty or loading.
@_documentation(visibility: internal)
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The appearance of text.
  @preconcurrency @MainActor public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The appearance of the image.
  @preconcurrency @MainActor public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
  }

  /// The action, the menu, and the role of a button.
  @preconcurrency @MainActor public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  /// The alignment of the content.
  public enum Alignment: Hashable, Sendable { case center, natural }

  /// The image.
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The attributed text, which replaces the text.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary attributed text, which replaces the secondary text.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The button below the text, which is hidden without a title and an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The second button.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  /// The background.
  public var background = UIBackgroundConfiguration.clear()
  /// The alignment of the content.
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
  // The paddings are estimates.
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  var isLoading = false

  private init(title: UIFont.TextStyle, color: UIColor) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: title), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// Returns the configuration of a screen without content.
  public static func empty() -> UIContentUnavailableConfiguration { Self(title: .title2, color: .label) }

  /// Returns the configuration of a screen whose content is loading, with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = Self(title: .subheadline, color: .secondaryLabel)
    loading.isLoading = true
    return loading
  }

  /// Returns the configuration of a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = empty()
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// Returns a new view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration unchanged.
  ///
  /// On a device, a search shows the text of its search bar.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The state of a controller whose content may be unavailable.
@_documentation(visibility: internal)
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search bar; nil outside a search.
  public var searchText: String?

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

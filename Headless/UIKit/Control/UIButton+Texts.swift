import Foundation

// The attributes of a configuration's title that are visible here: the font and the color of its beginning.
extension UIButton.Configuration {
  /// The attributes of the title, after the transformer has changed them.
  private var titleAttributes: AttributeContainer {
    var attributes = AttributeContainer()
    attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = titleFont
    if let own = attributedTitle?.runs.first?.attributes { attributes.merge(own) }
    return titleTextAttributesTransformer?(attributes) ?? attributes
  }

  /// The font of the title.
  var shownTitleFont: UIFont { titleAttributes[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? titleFont }

  /// The color of the title; nil for that of the style.
  var shownTitleColor: UIColor? { titleAttributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] }

  /// The title with attributes; nil if it has none.
  var shownAttributedTitle: NSAttributedString? {
    guard let attributedTitle, attributedTitle.runs.contains(where: { $0.attributes != AttributeContainer() }) else {
      return nil
    }
    return NSAttributedString(attributedTitle)
  }
}

import Foundation
import HeadlessEnumerations

extension UIButton {
  /// Updates the subviews for the current state.
  func applyContent() {
    let content = shownContent
    if label.text != content.title { label.text = content.title }
    if let attributed = content.attributedTitle, label.attributedText != attributed {
      label.attributedText = attributed
    }
    label.textColor = content.color
    label.shadowColor = content.title == nil ? nil : currentTitleShadowColor
    if let configuration, label.font != configuration.shownTitleFont { label.font = configuration.shownTitleFont }
    applyBackground()
    subtitleLabel.isHidden = content.subtitle == nil
    if subtitleLabel.text != content.subtitle { subtitleLabel.text = content.subtitle }
    if picture.image != content.image { picture.image = content.image }
    picture.isHidden = content.image == nil
    let symbols = configuration?.preferredSymbolConfigurationForImage ?? value(symbolConfigurations, state)
    if picture.preferredSymbolConfiguration !== symbols { picture.preferredSymbolConfiguration = symbols }
  }

  /// The title and the image that the configuration or the current state provides.
  private var shownContent: ShownContent {
    let attributed = currentAttributedTitle
    let title = attributed?.string ?? currentTitle
    guard let configuration else {
      return ShownContent(
        title: title, attributedTitle: attributed, subtitle: nil, image: currentImage, color: titleColor(for: state))
    }
    return ShownContent(
      title: configuration.title ?? title,
      attributedTitle: configuration.title == nil ? attributed : configuration.shownAttributedTitle,
      subtitle: configuration.subtitle,
      image: configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage,
      color: configuration.shownTitleColor
        ?? configuration.foregroundColor(tint: tintColor, isEnabled: isEnabled, role: role))
  }

  private struct ShownContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var subtitle: String?
    var image: UIImage?
    var color: UIColor?
  }
}

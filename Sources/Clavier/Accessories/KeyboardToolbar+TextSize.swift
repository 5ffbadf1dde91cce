#if canImport(UIKit)
  import Foundation
  import UIKit

  extension KeyboardToolbar {
    /// The height of UIKit's toolbar, in points.
    static let standardHeight: CGFloat = 44

    /// The largest text size up to which the toolbar grows.
    ///
    /// A larger toolbar would cover too much of a small screen. At the accessibility sizes, UIKit shows an enlarged
    /// view of a button while the user touches and holds it.
    private static let largestCategory = UIContentSizeCategory.accessibilityMedium

    /// The total space above and below a line of text in a toolbar that is 44 points high, in points.
    private static let padding: CGFloat = 22

    /// Adjusts the height and the buttons to the user's text size.
    func followTextSize() {
      let category = adjustsSizeForContentSizeCategory ? traitCollection.preferredContentSizeCategory : .large
      let (font, previous) = (font(for: category), font(for: textSize))
      textSize = category
      // Buttons at the default size are not changed, because the app may have changed their appearance.
      guard font?.pointSize != previous?.pointSize else { return }
      show(symbolsIn: font)
      for state in [.normal, .highlighted, .disabled] as [UIControl.State] {
        doneItem.setTitleTextAttributes(
          font.map { [.font: UIFont.systemFont(ofSize: $0.pointSize, weight: .semibold)] }, for: state)
      }
      setHeight(font.map { max(Self.standardHeight, ($0.lineHeight + Self.padding).rounded(.up)) })
    }

    /// Returns the font of the buttons for a text size; nil for the default size and smaller ones, at which the toolbar
    /// uses its own font.
    private func font(for category: UIContentSizeCategory) -> UIFont? {
      guard category > .large else { return nil }
      let shown = category > Self.largestCategory ? Self.largestCategory : category
      return .preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: shown))
    }

    /// Resizes the symbols of the buttons, except images that the app has set.
    private func show(symbolsIn font: UIFont?) {
      for index in symbols.indices where symbols[index].item.image === symbols[index].image {
        let image = UIImage(
          systemName: symbols[index].name, withConfiguration: font.map { UIImage.SymbolConfiguration(font: $0) })
        symbols[index].image = image
        symbols[index].item.image = image
      }
    }

    private func setHeight(_ height: CGFloat?) {
      let growth = (height ?? Self.standardHeight) - Self.standardHeight
      guard growth != self.growth else { return }
      // A height that the app has added is kept.
      if frame.height > 0 { frame.size.height += growth - self.growth }
      self.growth = growth
      invalidateIntrinsicContentSize()
      // The keyboard measures its accessory view again only after this call.
      #if !os(visionOS)
        if let current, current.inputAccessoryView === self { current.reloadInputViews() }
      #endif
    }
  }
#endif

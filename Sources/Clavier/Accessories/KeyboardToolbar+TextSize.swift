#if canImport(UIKit)
  import Foundation
  import UIKit

  extension KeyboardToolbar {
    /// What a bar of UIKit's is high without an accessory of the system around it, in points.
    static let standardHeight: CGFloat = 44

    /// Up to here the bar grows with the user's text.
    ///
    /// A larger one would take from a small phone what the keyboard leaves; from the accessibility sizes on UIKit shows
    /// a button of a bar large in the middle of the screen while a finger rests on it.
    private static let largestCategory = UIContentSizeCategory.accessibilityMedium

    /// What a line of text has above and below it in a bar of 44 points, in points.
    private static let padding: CGFloat = 22

    /// Brings height and buttons up to the size that the user has chosen for text.
    func followTextSize() {
      let category = adjustsSizeForContentSizeCategory ? traitCollection.preferredContentSizeCategory : .large
      guard category != textSize else { return }
      let (font, previous) = (font(for: category), font(for: textSize))
      textSize = category
      // What looks as the system has it is left alone: the app may have given the buttons looks of their own.
      guard font?.pointSize != previous?.pointSize else { return }
      show(symbolsIn: font)
      for state in [.normal, .highlighted, .disabled] as [UIControl.State] {
        doneItem.setTitleTextAttributes(
          font.map { [.font: UIFont.systemFont(ofSize: $0.pointSize, weight: .semibold)] }, for: state)
      }
      setHeight(font.map { max(Self.standardHeight, ($0.lineHeight + Self.padding).rounded(.up)) })
    }

    /// The font that the buttons are as large as; nil for the bar's own, which is that of the default size and of those
    /// below it.
    private func font(for category: UIContentSizeCategory) -> UIFont? {
      guard category > .large else { return nil }
      let shown = category > Self.largestCategory ? Self.largestCategory : category
      return .preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: shown))
    }

    /// An image that the app has given a button stays.
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
      // What the app has added to the height is the app's.
      if frame.height > 0 { frame.size.height += growth - self.growth }
      self.growth = growth
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      // The keyboard measures its accessory view anew only when it is told to.
      #if !os(visionOS)
        if let current, current.inputAccessoryView === self { current.reloadInputViews() }
      #endif
    }
  }
#endif

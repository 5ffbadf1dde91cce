public import Foundation

/// The background and the titles of a navigation bar.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  ///
  /// The font and the color have an effect in the headless UIKit.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  ///
  /// The color has an effect in the headless UIKit.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the buttons that confirm.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// Selects the image of the back button.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
  }

  /// The image of the back button.
  open private(set) var backIndicatorImage: UIImage! = UIImage(systemName: "chevron.backward")
}

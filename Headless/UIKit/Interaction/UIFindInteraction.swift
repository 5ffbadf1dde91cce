public import Foundation

/// The bar for searching in a view.
///
/// Only the bar's visibility is simulated. Neither a bar nor a keyboard appears.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  override init() {
    super.init()
  }

  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Whether the bar is visible.
  open private(set) var isFindNavigatorVisible = false

  /// The text to search for.
  open var searchText: String?

  /// The text that replaces the found text.
  open var replacementText: String?

  /// Shows the bar.
  open func presentFindNavigator(showingReplace: Bool) {
    isFindNavigatorVisible = view != nil
  }

  /// Hides the bar.
  open func dismissFindNavigator() {
    isFindNavigatorVisible = false
  }
}

@_documentation(visibility: internal)
extension UITextView {
  /// Whether the user can search in the text.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if newValue { addInteraction(UIFindInteraction()) } else { findInteraction.map(removeInteraction) }
    }
  }

  /// The bar for searching; nil if the user cannot search.
  public var findInteraction: UIFindInteraction? {
    interactions.lazy.compactMap { $0 as? UIFindInteraction }.first
  }
}

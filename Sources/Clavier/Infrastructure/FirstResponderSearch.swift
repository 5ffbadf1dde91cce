#if canImport(UIKit)
  import UIKit

  /// A search for the first responder that remembers its result.
  ///
  /// A search visits all views, so its result is reused while it is valid. This type is a class, because a search runs
  /// the app's code, which may search again.
  @MainActor final class FirstResponderSearch {
    private weak var found: UIView?

    /// Returns the first responder in a view and its subviews.
    func firstResponder(in view: UIView) -> UIView? {
      if let found, found.isFirstResponder, found.isDescendant(of: view) { return found }
      found = view.firstResponder
      return found
    }

    /// Returns the first responder in a view and its subviews if that responder both shows the keyboard and posts
    /// notifications when editing begins and ends; otherwise nil.
    func announcedInput(in view: UIView) -> UIView? {
      firstResponder(in: view).flatMap { $0.bringsUpKeyboard && $0.announcesEditing ? $0 : nil }
    }
  }
#endif

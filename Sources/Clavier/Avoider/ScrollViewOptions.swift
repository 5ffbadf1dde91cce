#if canImport(UIKit)
  import UIKit

  extension KeyboardAvoider {
    /// The options of one scroll view.
    ///
    /// ```swift
    /// avoider.options(forScrollView: carousel).isManaged = false
    /// ```
    ///
    /// The avoider keeps the options until the scroll view is deallocated. After the avoider or the scroll view is
    /// deallocated, setting an option has no effect, and each option has its default.
    @MainActor public struct ScrollViewOptions {
      weak var avoider: KeyboardAvoider?
      weak var scrollView: UIScrollView?

      /// Whether the avoider may inset and scroll the scroll view.
      ///
      /// The default is true.
      public var isManaged: Bool {
        get { scrollView.flatMap { avoider?.unmanagedScrollViews[$0] } == nil }
        nonmutating set {
          guard let avoider, let scrollView, newValue != isManaged else { return }
          avoider.unmanagedScrollViews[scrollView] = newValue ? nil : ()
          avoider.update(ifInput: { $0.isDescendant(of: scrollView) })
        }
      }
    }
  }
#endif

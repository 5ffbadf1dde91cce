#if canImport(UIKit)
  import UIKit

  /// A resident bar (an accessory view that is shown without a keyboard) that docked without a notification.
  ///
  /// The bar can also disappear or return without a notification, so the bar is examined at the end of each turn of the
  /// run loop. This is a class because copying weak references takes time at each notification.
  @MainActor final class UnannouncedBar {
    private weak var responder: UIResponder?
    private weak var view: UIView?

    /// - Parameter responder: The first responder that brings up the bar.
    init(of responder: UIResponder) {
      self.responder = responder
      view = responder.shownAccessoryView
    }

    /// Whether the bar may return, because its responder still exists.
    var mayReturn: Bool { responder != nil }

    /// Whether the bar has disappeared.
    ///
    /// While an input inside the bar is edited, the responder is not the first responder, but the bar stays in a
    /// window.
    var hasDisappeared: Bool { responder?.isFirstResponder != true && view?.window == nil }
  }
#endif

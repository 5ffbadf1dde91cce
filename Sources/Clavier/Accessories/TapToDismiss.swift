#if canImport(UIKit)
  import Foundation
  public import UIKit

  /// Ends editing when somebody taps outside the input.
  ///
  /// ```swift
  /// tapToDismiss = TapToDismiss(in: view)
  /// ```
  ///
  /// No tap is lost: it reaches what it landed on first, a row is selected and a suggestion taken, and editing ends in
  /// the main queue's next turn, if the tap has not moved focus by then. Where it landed decides whether editing ends at
  /// all: a tap in a text input is the input's own, and one on a control goes without (see ``endsEditingOnControls``),
  /// as UIKit's buttons keep taps from the recognisers around them.
  ///
  /// Keep it for as long as it shall work: when it is released, its recogniser leaves the view.
  @MainActor public final class TapToDismiss {
    /// Whether a tap on a control ends editing too, after the control has had it.
    public var endsEditingOnControls = false

    /// Asked, where a tap would end editing, with the view that it landed on.
    ///
    /// Keep what you capture weak.
    public var shouldEndEditing: (@MainActor (UIView) -> Bool)?

    /// How to wait until the tap has been delivered.
    ///
    /// UIKit tells recognisers of a lifted finger before views, and a list of suggestions that goes when editing ends
    /// must not go before its row has heard.
    var later: (@escaping @MainActor @Sendable () -> Void) -> Void = MainQueue.later

    private weak var view: UIView?
    private let recognizer = TapWatcher()

    /// Listens for taps in a view, which is held weakly; the input may be anywhere in its window.
    public init(in view: UIView) {
      self.view = view
      recognizer.name = "Clavier.TapToDismiss"
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
      recognizer.onTap = { [weak self] in self?.tapped($0) }
      view.addGestureRecognizer(recognizer)
    }

    deinit {
      MainQueue.run { [recognizer] in recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Stops listening and takes the recogniser out of the view.
    public func cancel() {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }

    private func tapped(_ target: UIView) {
      guard let input = view?.window?.firstResponderInput, !isSpared(target), shouldEndEditing?(target) ?? true else {
        return
      }
      // If the tap has moved focus by then, this one has none to give up.
      later { [weak input] in _ = input?.resignFirstResponder() }
    }

    /// Whether a view, or one between it and ours, keeps taps to itself.
    private func isSpared(_ target: UIView) -> Bool {
      var view: UIView? = target
      while let current = view, current !== self.view {
        if current is any UITextInput || current is UISearchBar { return true }
        if current is UIControl, !endsEditingOnControls { return true }
        view = current.superview
      }
      return false
    }
  }
#endif

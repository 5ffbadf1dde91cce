#if canImport(UIKit)
  import UIKit

  extension KeyboardInput {
    /// Creates the input for a view that is being edited.
    ///
    /// UIKit searches the responder chain for the views above and in place of the keyboard.
    @MainActor init(kind: KeyboardKind, of view: UIView) {
      self.init(kind: kind)
      #if !os(visionOS)
        let responders = sequence(first: view as UIResponder, next: \.next)
        let bar = responders.lazy.compactMap { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.inputView }
          .first
        accessoryHeight = bar.map(Self.height) ?? 0
        // An input view controller's own property is its view.
        let keys = responders.lazy.filter { !($0 is UIInputViewController) }
          .compactMap { $0.inputView ?? $0.inputViewController?.inputView }.first
        inputViewHeight = keys.map(Self.height)
      #endif
    }

    @MainActor private static func height(of view: UIView) -> CGFloat {
      if view.bounds.height > 0 { return view.bounds.height }
      return max(0, view.intrinsicContentSize.height)
    }
  }
#endif

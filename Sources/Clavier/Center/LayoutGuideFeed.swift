#if canImport(UIKit)
  import UIKit

  /// Reports the position of the keyboard layout guide to a center as long as the keyboard is docked.
  ///
  /// The center compares the position with the notifications. The feed's ``KeyboardDrag`` owns a
  /// ``LayoutGuideObserver``, which reports the position (``KeyboardCenter/rememberGuide(_:of:)``).
  @MainActor final class LayoutGuideFeed {
    private let drag: KeyboardDrag
    private var subscription: KeyboardSubscription?

    init(for center: KeyboardCenter) {
      drag = KeyboardDrag(in: center)
      let observe: @MainActor () -> Void = { [weak self, weak center] in
        if let center { self?.observe(in: center) }
      }
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self] in
          self?.drag.keyboardDidChange($0.event)
          observe()
        },
        onCorrection: { _ in observe() })
      subscription = center.subscribe(subscriber, owner: self)
      // If focus moves to an input in another window, no keyboard notification may be posted.
      center.tracker.onChange = observe
      observe()
    }

    private func observe(in center: KeyboardCenter) {
      let window = center.editedInput?.appWindow ?? center.surroundings.window
      drag.observe(in: center.state(for: window).isDocked ? window : nil)
    }
  }
#endif

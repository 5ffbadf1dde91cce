#if canImport(UIKit)
  public import ClavierCore
  import UIKit

  extension KeyboardCenter {
    /// Whether the keyboard layout guide alone corrects the height of a docked keyboard.
    ///
    /// The default is false.
    ///
    /// Some end frames are wrong on iOS 26: with AutoFill (firefox-ios pull request 30146), and with accessory views (Chatto pull
    /// request 797, flutter issue 139601). The guide is right there, but wrong elsewhere, for example at the bottom of the
    /// screen under a visible keyboard (manaflow-ai/cmux pull request 9958). Therefore the guide never shows or hides the
    /// keyboard, and by default, a second source must agree with it. <doc:WhatIOS26And27Changed> describes the rule.
    ///
    /// While this is true, the center keeps an invisible view in the window of the edited input. It compares after each `did`
    /// notification, and calls the observers of ``observeCorrections(owner:_:)`` if the frame was wrong. ``frameSource`` is the
    /// source of the present frame.
    public var checksFramesAgainstLayoutGuide: Bool {
      get { guideCheck != nil }
      set {
        guard newValue != checksFramesAgainstLayoutGuide else { return }
        guideCheck = newValue ? LayoutGuideCheck(for: self) : nil
      }
    }

    /// The source of the ``state``'s frame.
    public var frameSource: KeyboardFrameSource { KeyboardFrameSource(records.last?.machine.correction) }
  }

  /// Observes a keyboard layout guide as long as the keyboard is docked.
  @MainActor final class LayoutGuideCheck {
    /// Whether a finger drags the keyboard, which then is not where it will be.
    var isDragged: Bool { drag.isActive }

    private let drag: KeyboardDrag
    private var subscription: KeyboardSubscription?

    init(for center: KeyboardCenter) {
      drag = KeyboardDrag(in: center)
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self, weak center] delivery in
          guard let self, let center else { return }
          drag.keyboardDidChange(delivery.event)
          observe(in: center)
        })
      subscription = center.subscribe(subscriber, owner: self)
      observe(in: center)
    }

    private func observe(in center: KeyboardCenter) {
      let window = center.editedInput?.window ?? center.surroundings.keyWindow
      drag.observe(in: center.state(for: window).isDocked ? window : nil)
    }
  }
#endif

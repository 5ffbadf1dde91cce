#if canImport(UIKit)
  public import ClavierCore

  extension KeyboardCenter {
    /// Whether the keyboard layout guide alone can correct the height of a docked keyboard.
    ///
    /// The default is false.
    ///
    /// Some end frames are wrong on iOS 26: with AutoFill (firefox-ios pull request 30146), and with accessory views
    /// (Chatto pull request 797, flutter issue 139601), even though the guide's position is correct. The guide's
    /// position can also be wrong: a guide can stay at the bottom of the screen under a visible keyboard
    /// (manaflow-ai/cmux pull request 9958). Therefore, the guide alone never changes the state from hidden to visible.
    /// Similarly, while an input is being edited, the guide alone never changes the state from visible to hidden. By
    /// default, the guide alone corrects a height only after a notification without animation. After any other
    /// notification, a second source must agree with the guide. <doc:WhatIOS26And27Changed> describes when the center
    /// uses the guide's position.
    ///
    /// While this property is true and the keyboard is docked, the center keeps an invisible view in the window of the
    /// edited input, or in the key window. After each `did` notification, and after a `will` notification without
    /// animation, the center compares the guide with the frame of the docked keyboard. If the frame was wrong, the
    /// center calls the closures passed to ``observeCorrections(owner:_:)``. To find out where the current frame comes
    /// from, read ``frameSource``.
    ///
    /// If the guide does not move with the keyboard, the center ignores the guide and keeps the notification's frame.
    public var checksFramesAgainstLayoutGuide: Bool {
      get { layoutGuideFeed != nil }
      set {
        guard newValue != checksFramesAgainstLayoutGuide else { return }
        layoutGuideFeed = newValue ? LayoutGuideFeed(for: self) : nil
      }
    }

    /// The source of the ``state``'s frame.
    public var frameSource: KeyboardFrameSource { KeyboardFrameSource(machine.correction) }
  }
#endif

#if canImport(UIKit)
  public import UIKit

  /// A window that presents the inspector, or dismisses it, when the user shakes the device.
  ///
  /// Use this class for your app's window in debug builds:
  ///
  /// ```swift
  /// #if DEBUG
  ///   window = KeyboardInspectorWindow(windowScene: scene)
  /// #else
  ///   window = UIWindow(windowScene: scene)
  /// #endif
  /// ```
  ///
  /// UIKit delivers a shake to the responder chain, which includes the window. The only other way to observe a shake is
  /// to swizzle UIKit methods, which Clavier never does. If your app has its own subclass of `UIWindow`, call
  /// ``KeyboardInspector/toggle(in:)`` from its `motionEnded(_:with:)`.
  open class KeyboardInspectorWindow: UIWindow {
    /// Presents or dismisses ``KeyboardInspector/shared`` after a shake.
    ///
    /// - Parameters:
    ///   - motion: The kind of motion.
    ///   - event: The event.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake { KeyboardInspector.shared.toggle(in: windowScene) }
      super.motionEnded(motion, with: event)
    }
  }
#endif

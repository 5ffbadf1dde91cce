#if canImport(UIKit)
  import UIKit

  /// The window of the panel, above the app's windows.
  ///
  /// This window never becomes key, so the first responder, the keyboard, and the key window of the app stay the same.
  /// Touches outside the panel reach the app.
  final class InspectorWindow: UIWindow {
    /// The window of the app that is inspected: the key window, or the frontmost window that could become key.
    var inspectedWindow: UIWindow? {
      guard let windowScene else { return nil }
      return windowScene.keyWindow ?? windowScene.windows.last { !$0.isHidden && $0.canBecomeKey }
    }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self || view === rootViewController?.viewIfLoaded ? nil : view
    }
  }
#endif

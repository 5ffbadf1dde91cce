#if canImport(UIKit)
  package import Foundation
  package import UIKit

  extension UIView {
    /// This view's bounds in screen coordinates; null if the view is not in a window.
    package var frameOnScreen: CGRect {
      guard let window else { return .null }
      let rect = self === window ? bounds : convert(bounds, to: nil)
      return CGRect(origin: window.pointOnScreen(rect.origin), size: rect.size)
    }
  }

  extension UIWindow {
    /// Returns the screen coordinates of a point in this window.
    ///
    /// If the window's scene does not fill the screen, as in Stage Manager, it is not documented whether
    /// `convert(_:to:)` with nil returns coordinates of the screen or of the scene. The screen's coordinate space is
    /// unambiguous.
    func pointOnScreen(_ point: CGPoint) -> CGPoint {
      #if os(visionOS)
        convert(point, to: nil as UIWindow?)
      #else
        convert(point, to: screen.coordinateSpace)
      #endif
    }
  }
#endif

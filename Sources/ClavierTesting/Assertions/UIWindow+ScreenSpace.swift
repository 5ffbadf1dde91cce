#if canImport(UIKit)
  import UIKit

  extension UIWindow {
    /// The coordinate space of the screen that shows the window; on visionOS, which has no screen, the window's own.
    var screenSpace: any UICoordinateSpace {
      #if os(visionOS)
        self
      #else
        screen.coordinateSpace
      #endif
    }
  }
#endif

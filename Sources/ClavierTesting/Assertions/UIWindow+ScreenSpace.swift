#if canImport(UIKit)
  import UIKit

  extension UIWindow {
    /// The coordinate space of the window's screen.
    ///
    /// On visionOS, which has no screen, it is the window's own.
    var screenSpace: any UICoordinateSpace {
      #if os(visionOS)
        self
      #else
        screen.coordinateSpace
      #endif
    }
  }
#endif

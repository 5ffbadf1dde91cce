#if canImport(UIKit)
  import Foundation
  import UIKit

  extension TrialConfiguration {
    /// The size classes of a full-screen window, according to Apple's table.
    ///
    /// An iPhone in landscape has regular width if its short side has at least 414 points.
    var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
      if device.idiom == .pad { return (.regular, .regular) }
      guard orientation == .landscape else { return (.compact, .regular) }
      return (min(device.size.width, device.size.height) >= 414 ? .regular : .compact, .compact)
    }

    #if !CLAVIER_HEADLESS && !os(visionOS)
      /// The traits of a full-screen window on the device.
      var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceIdiom: device.idiom == .pad ? .pad : .phone),
          UITraitCollection(horizontalSizeClass: sizeClasses.horizontal),
          UITraitCollection(verticalSizeClass: sizeClasses.vertical),
          UITraitCollection(displayScale: device.scale),
        ])
      }
    #endif
  }
#endif

#if CLAVIER_HEADLESS
  import Clavier
  package import UIKit

  /// The avoider treats the stand-in as it treats SwiftUI's hosting controllers.
  extension HeadlessHostingController: SelfAvoidingController {
    package var avoidsKeyboard: Bool { safeAreaRegions.contains(.keyboard) }
  }
#endif

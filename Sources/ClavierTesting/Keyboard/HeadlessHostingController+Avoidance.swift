#if CLAVIER_HEADLESS
  import Clavier
  package import UIKit

  /// A replacement for SwiftUI's hosting controller, which the headless UIKit does not have.
  ///
  /// The avoider treats this controller like SwiftUI's own.
  extension HeadlessHostingController: SelfAvoidingController {
    package var avoidsKeyboard: Bool { safeAreaRegions.contains(.keyboard) }
  }
#endif

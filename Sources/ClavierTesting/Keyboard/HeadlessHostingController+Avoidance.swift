#if CLAVIER_HEADLESS
  import Clavier
  package import UIKit

  /// The headless UIKit has no SwiftUI. The avoider treats its replacement for a hosting controller like SwiftUI's own.
  extension HeadlessHostingController: SelfAvoidingController {
    package var avoidsKeyboard: Bool { safeAreaRegions.contains(.keyboard) }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// A view that ends editing after a tap in the surrounding view controller's view, while the probe is in a window.
  @MainActor final class TapProbe: HostProbe {
    private var tapToDismiss: TapToDismiss?

    override init() {
      super.init()
      onHostChange = { [weak self] in self?.tapToDismiss = $0?.viewIfLoaded.map { TapToDismiss(in: $0) } }
    }
  }
#endif

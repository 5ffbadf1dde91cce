#if canImport(UIKit)
  import UIKit

  /// A view that lets taps in the view controller around it end editing, as long as it is in a window.
  @MainActor final class TapProbe: HostProbe {
    private var tapToDismiss: TapToDismiss?

    override init() {
      super.init()
      onHostChange = { [weak self] in self?.tapToDismiss = $0?.viewIfLoaded.map { TapToDismiss(in: $0) } }
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// A view without content that finds the view controller around it.
  ///
  /// A SwiftUI view has no access to its view controller, so this view is placed in the background of the SwiftUI view.
  @MainActor class HostProbe: UIView {
    /// Called with the nearest view controller after this view joins a window, and with nil after it leaves the window.
    var onHostChange: ((UIViewController?) -> Void)?

    init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onHostChange?(window == nil ? nil : nearestController)
    }
  }
#endif

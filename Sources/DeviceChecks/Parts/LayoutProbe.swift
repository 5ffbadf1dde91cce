#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// A view that reports its layout passes.
  final class LayoutProbe: UIView {
    private(set) var passes = 0
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      onLayout()
    }
  }
#endif

#if canImport(UIKit) && !os(visionOS)
  import UIKit
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// A tap recognizer that reports each tap.
  final class TapReporter: UITapGestureRecognizer {
    var onTap: () -> Void = {}

    override var state: UIGestureRecognizer.State {
      get { super.state }
      set {
        super.state = newValue
        if newValue == .ended { onTap() }
      }
    }
  }
#endif

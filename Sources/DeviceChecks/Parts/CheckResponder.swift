#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// A view that can become first responder, but takes no text input.
  final class CheckResponder: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// An input that makes another input appear when it is edited.
  @MainActor
  struct Predecessor {
    let name: String
    let scrollToView: () -> UIView?

    init(_ input: TrialInput) { (name, scrollToView) = (input.name, input.scrollToView) }
  }
#endif

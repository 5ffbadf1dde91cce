#if canImport(UIKit)
  import UIKit

  /// An input that makes another input appear when it is edited.
  @MainActor
  struct Predecessor {
    let name: String
    let show: () -> UIView?

    init(_ input: TrialInput) { (name, show) = (input.name, input.show) }
  }
#endif

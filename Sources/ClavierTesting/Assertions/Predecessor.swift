#if canImport(UIKit)
  import UIKit

  /// An input that makes another input appear when it is edited.
  @MainActor
  struct Predecessor {
    let name: String
    let find: () -> UIView?

    init(_ input: TrialInput) { (name, find) = (input.name, input.find) }
  }
#endif

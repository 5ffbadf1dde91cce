#if canImport(UIKit)
  import Foundation
  import UIKit

  /// An input in a list, whose position changes if rows before it are inserted or deleted.
  @MainActor
  final class ListInput {
    private(set) var place: FoundPlace
    private(set) var name: String
    /// A closure that scrolls to the input and returns its view.
    private(set) var show: () -> UIView?

    init(_ place: FoundPlace, named name: String, show: @escaping () -> UIView?) {
      (self.place, self.name, self.show) = (place, name, show)
    }

    /// Replaces the position, the name, and the closure with those of the same input, found in a later search.
    func adopt(_ input: ListInput) { (place, name, show) = (input.place, input.name, input.show) }

    /// Records that the input no longer exists at its position.
    func remove() { show = { nil } }
  }
#endif

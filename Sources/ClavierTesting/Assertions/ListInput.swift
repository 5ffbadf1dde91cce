#if canImport(UIKit)
  import Foundation
  import UIKit

  /// An input in a list, whose position changes if rows before it are inserted or deleted.
  @MainActor
  final class ListInput {
    private(set) var place: FoundPlace
    private(set) var name: String
    /// A closure that scrolls to the input and returns its view; the result is nil if the input no longer exists.
    private(set) var scrollToView: () -> UIView?

    init(_ place: FoundPlace, named name: String, scrollToView: @escaping () -> UIView?) {
      (self.place, self.name, self.scrollToView) = (place, name, scrollToView)
    }

    /// Replaces the position, the name, and the closure with those of the same input, found in a later search.
    func adopt(_ input: ListInput) { (place, name, scrollToView) = (input.place, input.name, input.scrollToView) }

    /// Records that the input no longer exists at its position.
    func remove() { scrollToView = { nil } }
  }
#endif

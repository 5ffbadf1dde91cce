#if canImport(UIKit)
  import Foundation
  import UIKit

  /// An input in a list, whose path changes if rows before it are inserted or deleted.
  @MainActor
  final class ListInput {
    private(set) var path: ListPath
    private(set) var name: String
    /// A closure that scrolls to the input and returns its view; the result is nil if the input no longer exists.
    private(set) var scrollToView: () -> UIView?

    init(_ path: ListPath, named name: String, scrollToView: @escaping () -> UIView?) {
      (self.path, self.name, self.scrollToView) = (path, name, scrollToView)
    }

    /// Replaces the path, the name, and the closure with those of the same input, found in a later search.
    func adopt(_ input: ListInput) { (path, name, scrollToView) = (input.path, input.name, input.scrollToView) }

    /// Records that the input no longer exists at its path.
    func remove() { scrollToView = { nil } }
  }
#endif

#if canImport(UIKit)
  import Foundation
  import UIKit

  /// An input in a list, whose place changes if rows before it are inserted or deleted.
  @MainActor
  final class ListInput {
    private(set) var place: FoundPlace
    private(set) var name: String
    /// A closure that scrolls to the input and returns its view.
    private(set) var find: () -> UIView?

    init(_ place: FoundPlace, named name: String, find: @escaping () -> UIView?) {
      (self.place, self.name, self.find) = (place, name, find)
    }

    func move(to input: ListInput) { (place, name, find) = (input.place, input.name, input.find) }

    /// Records that the input no longer exists at its place.
    func remove() { find = { nil } }
  }
#endif

import UIKit

@testable import Clavier

extension AccessoryStage {
  /// Work that a test performs explicitly, instead of at the end of the turn.
  @MainActor final class PostponedWork {
    var waiting: [@MainActor @Sendable () -> Void] = []

    func run() {
      let due = waiting
      waiting = []
      for work in due { work() }
    }
  }

  /// Returns an object that ends editing after taps in a view, and the postponed work that ends editing.
  ///
  /// - Parameter view: The view; nil for the stage's view.
  func dismisser(in view: UIView? = nil) -> (TapToDismiss, PostponedWork) {
    let dismisser = TapToDismiss(in: view ?? self.view)
    let queue = PostponedWork()
    dismisser.later = { queue.waiting.append($0) }
    return (dismisser, queue)
  }
}

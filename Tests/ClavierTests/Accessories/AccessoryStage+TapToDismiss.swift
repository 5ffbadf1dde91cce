import UIKit

@testable import Clavier

extension AccessoryStage {
  /// Work that waits until a test performs it, instead of the end of the turn.
  @MainActor final class PostponedWork {
    var waiting: [@MainActor @Sendable () -> Void] = []

    func run() {
      let due = waiting
      waiting = []
      for work in due { work() }
    }
  }

  /// Returns an object that ends editing after taps in a view, which is the stage's view by default, and the work with
  /// which it ends editing.
  func dismisser(in view: UIView? = nil) -> (TapToDismiss, PostponedWork) {
    let dismisser = TapToDismiss(in: view ?? self.view)
    let queue = PostponedWork()
    dismisser.later = { queue.waiting.append($0) }
    return (dismisser, queue)
  }
}

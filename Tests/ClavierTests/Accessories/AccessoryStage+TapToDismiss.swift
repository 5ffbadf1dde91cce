import UIKit

@testable import Clavier

extension AccessoryStage {
  /// Work that the main queue performs in its next turn.
  @MainActor final class NextTurn {
    var waiting: [@MainActor @Sendable () -> Void] = []

    func run() {
      let due = waiting
      waiting = []
      for work in due { work() }
    }
  }

  /// Returns an object that ends editing after taps in a view, which is the stage's view by default, and the queue that
  /// ends editing.
  func dismisser(in view: UIView? = nil) -> (TapToDismiss, NextTurn) {
    let dismisser = TapToDismiss(in: view ?? self.view)
    let queue = NextTurn()
    dismisser.later = { queue.waiting.append($0) }
    return (dismisser, queue)
  }
}

import Foundation
import Testing
import UIKit

@MainActor @Suite("Undo") struct UndoTests {
  @MainActor private final class Counter {
    var value = 0
    let undoManager = UndoManager()

    func set(_ new: Int) {
      let old = value
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test("The operations of one turn are undone and redone together")
  func turns() {
    HeadlessWorld.reset()
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    HeadlessClock.advanceUntilIdle()
    counter.set(3)
    #expect(counter.undoManager.canUndo && !counter.undoManager.canRedo)
    counter.undoManager.undo()
    #expect(counter.value == 2 && counter.undoManager.canRedo)
    counter.undoManager.undo()
    #expect(counter.value == 0 && !counter.undoManager.canUndo)
    counter.undoManager.redo()
    #expect(counter.value == 2)
    counter.undoManager.redo()
    #expect(counter.value == 3 && !counter.undoManager.canRedo)
  }

  @Test("A new operation removes what could be redone, and the number of levels limits what can be undone")
  func limits() {
    HeadlessWorld.reset()
    let counter = Counter()
    counter.undoManager.levelsOfUndo = 1
    for value in 1...3 {
      counter.set(value)
      HeadlessClock.advanceUntilIdle()
    }
    counter.undoManager.undo()
    counter.undoManager.undo()
    #expect(counter.value == 2 && counter.undoManager.canRedo)
    counter.set(7)
    #expect(!counter.undoManager.canRedo)
    counter.undoManager.removeAllActions(withTarget: counter)
    #expect(!counter.undoManager.canUndo)
  }

  @Test("Groups can be nested and named, and registration can be turned off")
  func groups() {
    HeadlessWorld.reset()
    let counter = Counter()
    counter.undoManager.groupsByEvent = false
    counter.undoManager.beginUndoGrouping()
    counter.set(1)
    counter.undoManager.beginUndoGrouping()
    counter.set(2)
    counter.undoManager.endUndoGrouping()
    counter.undoManager.setActionName("Typing")
    counter.undoManager.endUndoGrouping()
    #expect(counter.undoManager.undoActionName == "Typing")
    counter.undoManager.disableUndoRegistration()
    counter.set(9)
    counter.undoManager.enableUndoRegistration()
    counter.undoManager.undo()
    #expect(counter.value == 0 && counter.undoManager.redoActionName == "Typing")
  }

  @Test("A responder has the undo manager of its window")
  func responders() {
    let screen = Screen()
    let field = UITextField()
    #expect(field.undoManager == nil)
    screen.view.addSubview(field)
    #expect(field.undoManager != nil && field.undoManager === screen.window.undoManager)
  }
}

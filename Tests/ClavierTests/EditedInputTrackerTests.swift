import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct EditedInputTrackerTests {
  @Test func `reports the beginning and the end of editing once, even if both are announced twice`() {
    HeadlessWorld.reset()
    let field = UITextField()
    makeWindow().addSubview(field)
    var changes = 0
    let tracker = EditedInputTracker(notificationCenter: .default) { changes += 1 }
    field.becomeFirstResponder()
    tracker.didBeginEditing(field)
    #expect(tracker.input === field && changes == 1)
    field.resignFirstResponder()
    tracker.didEndEditing(field)
    #expect(tracker.input == nil && changes == 2)
  }
}

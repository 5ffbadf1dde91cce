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

  /// A search visits all views, and each screen of a navigation stack may have a handler.
  @Test(arguments: [true, false])
  func `looks for an unannounced input only in a window, and stops when it has found one`(isInWindow: Bool) {
    HeadlessWorld.reset()
    let (window, view, field) = (makeWindow(), SearchedView(), UITextField())
    window.addSubview(view)
    view.addSubview(field)
    field.becomeFirstResponder()
    if !isInWindow { view.removeFromSuperview() }
    // Created late, so that no notification announces the field.
    let tracker = EditedInputTracker(notificationCenter: .default)
    view.searches = 0
    for _ in 0..<3 { #expect(tracker.input(in: view) === (isInWindow ? field : nil)) }
    #expect(view.searches == (isInWindow ? 1 : 0))
  }
}

/// Counts how often its subviews are searched.
private final class SearchedView: UIView {
  var searches = 0

  override var subviews: [UIView] {
    searches += 1
    return super.subviews
  }
}

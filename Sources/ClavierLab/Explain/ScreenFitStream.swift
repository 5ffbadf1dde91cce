import ClavierTesting
import ClavierTraces
import Foundation

/// Finds the screens of notifications that are read in parts.
///
/// If the screen of a notification is not known, the screen of a nearby notification is used. Therefore, each
/// notification waits for the notifications that follow it.
struct ScreenFitStream {
  private struct Candidate {
    var entry: KeyboardTrace.Entry
    var screen: KeyboardTrace.Screen?
    var width: CGFloat?
  }

  private var candidates: [Candidate] = []
  private var next = 0

  /// Adds notifications, and calls a closure with those whose screens have been determined, in order.
  mutating func read(
    _ entries: [KeyboardTrace.Entry], isLast: Bool, _ body: (KeyboardTrace.Entry, ScreenFit?) -> Void
  ) {
    for entry in entries {
      candidates.append(
        Candidate(
          entry: entry, screen: KeyboardTrace.Screen(of: entry), width: KeyboardTrace.Screen.width(of: entry)))
    }
    let reach = KeyboardTrace.Screen.reach
    let end = isLast ? candidates.count : candidates.count - reach
    while next < end {
      let screen = KeyboardTrace.Screen.nearest(
        to: next, count: candidates.count, width: { candidates[$0].width }, own: { candidates[$0].screen })
      let entry = candidates[next].entry
      body(entry, screen.map { ScreenFit($0, NotificationValues(entry)) })
      next += 1
    }
    guard next > reach else { return }
    candidates.removeSubrange(0..<next - reach)
    next = reach
  }
}

public import ClavierCore
import CoreGraphics
public import Foundation

extension KeyboardTrace {
  /// Posts the notifications of the trace, each with exactly the keys that its entry has.
  ///
  /// An entry that does not say which event it is cannot be posted as it stands, since a pasted dictionary has no name.
  /// With `guessingEvents` it is posted as what its frames look like: `willHide` when it ends at or below the bottom edge
  /// of the screen, else `willShow`.
  ///
  /// - Parameters:
  ///   - notificationCenter: Where to post.
  ///   - object: The notifications' object: the screen since iOS 16.1, `nil` before.
  ///   - guessingEvents: Whether to post entries without an event as well.
  /// - Returns: How many notifications were posted.
  @discardableResult
  public func replay(
    into notificationCenter: NotificationCenter = .default, object: Any? = nil, guessingEvents: Bool = false
  ) -> Int {
    var count = 0
    for index in entries.indices {
      guard let event = entries[index].event ?? (guessingEvents ? likelyEvent(ofEntryAt: index) : nil) else { continue }
      notificationCenter.post(name: event.notificationName, object: object, userInfo: entries[index].userInfo)
      count += 1
    }
    return count
  }

  /// The event that an entry's frames look like, for text that does not name it; `nil` without an end frame.
  public func likelyEvent(ofEntryAt index: Int) -> KeyboardEvent? {
    let entry = entries[index]
    if let event = entry.event { return event }
    guard let end = entry.endFrame else { return nil }
    guard let screen = screen(ofEntryAt: index) else {
      guard let start = entry.startFrame else { return .willShow }
      return end.origin.y > start.origin.y && end.origin.y >= start.origin.y + start.size.height ? .willHide : .willShow
    }
    if screen.hasFixedPortraitFrames {
      let portrait = CGRect(x: 0, y: 0, width: screen.size.height, height: screen.size.width)
      return end.intersects(portrait) ? .willShow : .willHide
    }
    return end.origin.y >= screen.size.height ? .willHide : .willShow
  }
}

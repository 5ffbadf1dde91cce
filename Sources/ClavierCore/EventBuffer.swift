/// The events that a consumer has not taken yet.
///
/// The buffer keeps a limited number of events. When the buffer is full, it drops the oldest event, but never the
/// latest `will` event, because that event contains the frame to which the keyboard moves.
package struct EventBuffer: Sendable {
  /// An event, and the values of its notification.
  package typealias Element = (event: KeyboardEvent, info: KeyboardInfo)

  /// The maximum number of events.
  ///
  /// Rotating an iPad posts nine notifications, so a consumer that takes events once every three rotations misses none.
  package static let limit = 32

  private var elements: [Element] = []

  package init() {}

  /// Adds an event at the end.
  package mutating func append(_ element: Element) {
    elements.append(element)
    guard elements.count > Self.limit else { return }
    let latestWill = elements.lastIndex { $0.event.isWill }
    elements.remove(at: latestWill == 0 ? 1 : 0)
  }

  /// Removes and returns the oldest event; nil if there is none.
  package mutating func takeFirst() -> Element? {
    elements.isEmpty ? nil : elements.removeFirst()
  }
}

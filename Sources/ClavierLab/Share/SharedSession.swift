/// A recorded session with everything that a page needs to play it.
package struct SharedSession: Hashable, Sendable {
  /// A row of the list: a notification or an action of the user.
  package enum Row: Hashable, Sendable {
    case event(LabEvent)
    case action(LabAction)
  }

  /// The heading of the screen.
  package var title: String
  /// The second heading of the screen.
  package var style: String
  /// The name of the device.
  package var device: String
  /// The sizes of the phone, with the times from which they are valid.
  package var shapes: [LabTurned] = []
  /// The frames.
  ///
  /// The first frame is complete.
  package var frames: [LabFrame] = []
  package var states: [LabState] = []
  package var rows: [Row] = []

  package init(title: String, style: String, device: String) {
    self.title = title
    self.style = style
    self.device = device
  }

  /// The time from the first frame to the last one, in seconds.
  package var duration: Double { (frames.last?.time ?? 0) - (frames.first?.time ?? 0) }

  /// Returns the session with half as many frames while something moves.
  func thinned() -> SharedSession {
    var copy = self
    copy.frames = []
    for frame in frames {
      // The frame at which a motion ends is kept, because it is shown for the longest time.
      if let last = copy.frames.last, last.isMoving, frame.isMoving, !frame.isWhole, copy.isOdd {
        copy.frames[copy.frames.count - 1] = last.followed(by: frame)
        copy.isOdd = false
      } else {
        copy.frames.append(frame)
        copy.isOdd = true
      }
    }
    return copy
  }

  /// Whether another frame can be joined to the last frame of ``thinned()``.
  private var isOdd = false
}

extension LabFrame {
  /// Returns a single frame that contains the changes of both frames.
  func followed(by next: LabFrame) -> LabFrame {
    var joined = next
    joined.isWhole = isWhole
    joined.removed = removed + next.removed
    let gone = Set(next.removed)
    var indices: [Int: Int] = [:]
    joined.nodes = nodes.filter { !gone.contains($0.id) }
    for (index, node) in joined.nodes.enumerated() { indices[node.id] = index }
    for node in next.nodes {
      if let index = indices[node.id] {
        var merged = node
        merged.shapes = node.shapes ?? joined.nodes[index].shapes
        joined.nodes[index] = merged
      } else {
        joined.nodes.append(node)
      }
    }
    return joined
  }
}

/// Stores the messages of a phone that a page needs to play the session.
struct SessionRecorder {
  /// The longest session in seconds.
  ///
  /// Earlier messages are removed.
  static let longest = 60.0
  /// How much longer the stored messages may be, so that many are removed at the same time.
  private static let slack = 5.0

  private var shapes: [LabTurned] = []
  private var frames: [LabFrame] = []
  private var states: [LabState] = []
  private var rows: [SharedSession.Row] = []

  /// Adds a message.
  ///
  /// A message that opens a screen removes all earlier messages, unless the previous screen continues.
  mutating func record(_ message: PhoneMessage) {
    switch message {
    case .opened(let opened):
      if !opened.isContinuation { self = SessionRecorder() }
      shapes.append(
        LabTurned(time: opened.time, screen: opened.screen, body: opened.body, screenFrame: opened.screenFrame))
    case .turned(let turned): shapes.append(turned)
    case .frame(let frame):
      frames.append(frame)
      if let first = frames.first?.time, frame.time - first > Self.longest + Self.slack {
        forget(before: frame.time - Self.longest)
      }
    case .event(let event): rows.append(.event(event))
    case .action(let action): rows.append(.action(action))
    case .state(let state): states.append(state)
    case .problem, .export, .shared: break
    }
  }

  /// Returns the recorded session; nil if there is no frame.
  func session(title: String, style: String, device: String) -> SharedSession? {
    guard frames.first?.isWhole == true else { return nil }
    var session = SharedSession(title: title, style: style, device: device)
    session.shapes = shapes
    session.frames = frames
    session.states = states
    session.rows = rows
    return session
  }

  /// Joins the frames before a time into one complete frame, and removes messages that are no longer needed.
  private mutating func forget(before time: Double) {
    guard let last = frames.lastIndex(where: { $0.time <= time }), last > 0 else { return }
    var nodes: [Int: LabNode] = [:]
    for frame in frames[...last] {
      if frame.isWhole { nodes = [:] }
      for node in frame.nodes {
        var full = node
        full.shapes = node.shapes ?? nodes[node.id]?.shapes
        nodes[node.id] = full
      }
      for id in frame.removed { nodes[id] = nil }
    }
    var start = frames[last]
    start.isWhole = true
    start.nodes = nodes.values.sorted { $0.id < $1.id }
    start.removed = []
    frames.replaceSubrange(...last, with: [start])
    shapes.removeFirst(max(shapes.lastIndex { $0.time <= start.time } ?? 0, 0))
    states.removeFirst(max(states.lastIndex { $0.time <= start.time } ?? 0, 0))
    rows.removeAll { $0.time < start.time }
  }
}

extension SharedSession.Row {
  var time: Double {
    switch self {
    case .event(let event): event.time
    case .action(let action): action.time
    }
  }
}

/// Stores the messages of a phone that a page needs to play the session.
struct SessionRecorder {
  /// The longest session in seconds.
  ///
  /// Earlier messages are removed.
  static let longest = 60.0
  /// The time by which the stored messages may exceed the longest session, so that many messages are removed together.
  private static let slack = 5.0
  /// The approximate maximum size of the stored messages, in bytes.
  ///
  /// A paused phone can send any number of messages at the same moment of the virtual clock.
  static let maximumByteCount = 64 * 1_048_576

  /// The messages in the order in which they were sent.
  private var messages: [PhoneMessage] = []
  private var size = 0

  /// Adds a message.
  ///
  /// A message that opens a screen removes all earlier messages, unless the previous screen continues.
  mutating func record(_ message: PhoneMessage) {
    switch message {
    case .opened(let opened):
      if !opened.isContinuation { self = SessionRecorder() }
      append(
        .turned(LabTurned(time: opened.time, screen: opened.screen, body: opened.body, screenFrame: opened.screenFrame))
      )
    case .frame(let frame):
      append(message)
      if let first = firstFrame?.time, frame.time - first > Self.longest + Self.slack {
        forget(before: frame.time - Self.longest)
      }
    case .turned, .event, .action, .state: append(message)
    case .problem, .export, .shared: break
    }
  }

  private mutating func append(_ message: PhoneMessage) {
    messages.append(message)
    size += message.storedSize
    if size > Self.maximumByteCount { forget(first: messages.count / 2) }
  }

  private var firstFrame: LabFrame? { messages.lazy.compactMap(\.frame).first }

  /// Returns the recorded session; nil if there is no frame.
  func session(title: String, style: String, device: String) -> SharedSession? {
    guard firstFrame?.isWhole == true else { return nil }
    var session = SharedSession(title: title, style: style, device: device)
    for message in messages {
      switch message {
      case .turned(let shape): session.shapes.append(shape)
      case .frame(let frame): session.frames.append(frame)
      case .state(let state): session.states.append(state)
      case .event(let event): session.rows.append(.event(event))
      case .action(let action): session.rows.append(.action(action))
      case .opened, .problem, .export, .shared: break
      }
    }
    return session
  }

  /// Removes the messages up to the last frame before a time.
  private mutating func forget(before time: Double) {
    guard let last = messages.lastIndex(where: { $0.frame.map { $0.time <= time } ?? false }) else { return }
    forget(first: last + 1)
  }

  /// Replaces a number of messages with the last shape, the joined frames, and the last state among them.
  private mutating func forget(first count: Int) {
    let old = messages[..<count]
    let shape = old.last { if case .turned = $0 { true } else { false } }
    let state = old.last { if case .state = $0 { true } else { false } }
    let frame = Self.joined(old.lazy.compactMap(\.frame)).map(PhoneMessage.frame)
    messages.replaceSubrange(..<count, with: [shape, frame, state].compactMap(\.self))
    size = messages.reduce(0) { $0 + $1.storedSize }
  }

  /// Returns one complete frame with the changes of several; nil if there are none.
  private static func joined(_ frames: some Sequence<LabFrame>) -> LabFrame? {
    var joined: LabFrame?
    var nodes: [Int: LabNode] = [:]
    for frame in frames {
      if frame.isWhole { nodes = [:] }
      for node in frame.nodes {
        var full = node
        full.shapes = node.shapes ?? nodes[node.id]?.shapes
        nodes[node.id] = full
      }
      for id in frame.removed { nodes[id] = nil }
      joined = frame
    }
    joined?.isWhole = true
    joined?.nodes = nodes.values.sorted { $0.id < $1.id }
    joined?.removed = []
    return joined
  }
}

extension PhoneMessage {
  fileprivate var frame: LabFrame? { if case .frame(let frame) = self { frame } else { nil } }

  /// The approximate size of the memory that the message occupies, in bytes.
  fileprivate var storedSize: Int {
    let own = MemoryLayout<PhoneMessage>.stride
    switch self {
    case .frame(let frame): return own + frame.nodes.reduce(8 * frame.removed.count) { $0 + $1.storedSize }
    case .state(let state):
      let texts = state.explanation + state.assumed + state.inputs.map(\.value)
      return own + MemoryLayout<LabInput>.stride * state.inputs.count + texts.reduce(0) { $0 + $1.utf8.count }
    case .event(let event): return own + event.remarks.reduce(0) { $0 + $1.utf8.count }
    case .action(let action): return own + action.text.utf8.count
    case .opened, .turned, .problem, .export, .shared: return own
    }
  }
}

extension LabNode {
  fileprivate var storedSize: Int {
    (shapes ?? []).reduce(MemoryLayout<LabNode>.stride) { size, shape in
      switch shape {
      case .text(let text): size + MemoryLayout<LabShape>.stride + text.string.utf8.count
      case .path(let path): size + MemoryLayout<LabShape>.stride + path.d.utf8.count
      case .box: size + MemoryLayout<LabShape>.stride
      }
    }
  }
}

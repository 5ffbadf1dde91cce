package import Foundation

extension SharedSession: Encodable {
  private enum Field: String, CodingKey {
    case clavierSession, tool, title, style, device, shapes, frames, states, rows
  }

  /// The version of the format.
  static let version = 1

  /// Encodes the session.
  ///
  /// A node or a state contains only the fields that differ from the previous one.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(Self.version, forKey: .clavierSession)
    try fields.encode("Clavier \(LabVersion.current)", forKey: .tool)
    try fields.encode(title, forKey: .title)
    try fields.encode(style, forKey: .style)
    try fields.encode(device, forKey: .device)
    try fields.encode(shapes, forKey: .shapes)
    var lastNodes: [Int: LabNode] = [:]
    try fields.encode(frames.map { SharedFrame($0, after: &lastNodes) }, forKey: .frames)
    let previousStates = [nil] + states.dropLast().map(Optional.some)
    try fields.encode(zip(states, previousStates).map(SharedState.init), forKey: .states)
    try fields.encode(rows.map(SharedRow.init), forKey: .rows)
  }

  /// Returns the session as JSON of limited size, with fewer frames if necessary; nil if the JSON is still too large.
  ///
  /// The JSON can be the content of a script element, so it does not contain the character "<", which can begin the end
  /// of the element.
  package func json(limit: Int) throws -> Data? {
    var session = self
    // Each round omits every other frame of a motion, for 30, 15, and 7.5 frames per second instead of 60.
    for _ in 0..<4 {
      // The limit applies to the escaped text, which can be several times as long.
      let data = Self.escaped(try LabJSON.line(session))
      if data.count <= limit { return data }
      session = session.thinned()
    }
    return nil
  }

  private static func escaped(_ json: Data) -> Data {
    var escaped = Data(capacity: json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { escaped.append(contentsOf: "\\u003c".utf8) } else { escaped.append(byte) }
    }
    return escaped
  }
}

/// A frame with only its changes.
private struct SharedFrame: Encodable {
  private enum Field: String, CodingKey {
    case time, isWhole, isMoving, nodes, removed, keyboard, isKeyboardDocked, covered, coveredHeight
  }

  private let frame: LabFrame
  private let nodes: [SharedNode]

  /// - Parameters:
  ///   - frame: The frame.
  ///   - lastNodes: The nodes after the previous frame, which are updated to the nodes after this frame.
  init(_ frame: LabFrame, after lastNodes: inout [Int: LabNode]) {
    self.frame = frame
    if frame.isWhole { lastNodes = [:] }
    nodes = frame.nodes.map { node in
      let previous = lastNodes[node.id]
      var full = node
      full.shapes = node.shapes ?? previous?.shapes ?? []
      lastNodes[node.id] = full
      return SharedNode(node: full, previous: previous)
    }
    for id in frame.removed { lastNodes[id] = nil }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode((frame.time * 1000).rounded() / 1000, forKey: .time)
    if frame.isWhole { try fields.encode(true, forKey: .isWhole) }
    if frame.isMoving { try fields.encode(true, forKey: .isMoving) }
    if !nodes.isEmpty { try fields.encode(nodes, forKey: .nodes) }
    if !frame.removed.isEmpty { try fields.encode(frame.removed, forKey: .removed) }
    if let keyboard = frame.keyboard {
      try fields.encode(keyboard, forKey: .keyboard)
      try fields.encode(frame.isKeyboardDocked, forKey: .isKeyboardDocked)
    }
    if let covered = frame.covered, frame.coveredHeight > 0 {
      try fields.encode(covered, forKey: .covered)
      try fields.encode(frame.coveredHeight, forKey: .coveredHeight)
    }
  }
}

/// A node without the fields that have not changed.
private struct SharedNode: Encodable {
  private enum Field: String, CodingKey {
    case id, parent, index, x, y, width, height, scrollX, scrollY, opacity, matrix, clip, shapes
  }

  let node: LabNode
  let previous: LabNode?

  func encode(to encoder: any Encoder) throws {
    // A new node starts with the values that `player.js` assumes.
    let old = previous ?? LabNode(id: node.id, parent: nil, index: 0, shapes: [])
    var fields = ChangedFields(of: node, since: old, in: encoder.container(keyedBy: Field.self))
    try fields.container.encode(node.id, forKey: .id)
    try fields.encode(\.parent, .parent)
    try fields.encode(\.index, .index)
    try fields.encode(\.x, .x)
    try fields.encode(\.y, .y)
    try fields.encode(\.width, .width)
    try fields.encode(\.height, .height)
    try fields.encode(\.scrollX, .scrollX)
    try fields.encode(\.scrollY, .scrollY)
    try fields.encode(\.opacity, .opacity)
    try fields.encode(\.matrix, .matrix)
    try fields.encode(\.clip, .clip)
    try fields.encode(\.shapes, .shapes)
  }
}

/// The visible part of a state, without the fields that have not changed.
private struct SharedState: Encodable {
  private enum Field: String, CodingKey {
    case time, placement, keyboardFrame, overlap, focused, explanation, inputs
  }

  let state: LabState
  let previous: LabState?

  func encode(to encoder: any Encoder) throws {
    var fields = ChangedFields(of: state, since: previous, in: encoder.container(keyedBy: Field.self))
    try fields.container.encode(state.time, forKey: .time)
    try fields.encode(\.placement, .placement)
    try fields.encode(\.keyboardFrame, .keyboardFrame)
    try fields.encode(\.overlap, .overlap)
    try fields.encode(\.focused, .focused)
    try fields.encode(\.explanation, .explanation)
    try fields.encode(\.inputs, .inputs)
  }
}

/// Encodes the fields of a value that differ from those of the previous value.
private struct ChangedFields<Value, Field: CodingKey> {
  private let value: Value
  private let previous: Value?
  var container: KeyedEncodingContainer<Field>

  /// - Parameters:
  ///   - value: The value.
  ///   - previous: The previous value. If it is nil, all fields are encoded.
  ///   - container: The container for the fields.
  init(of value: Value, since previous: Value?, in container: KeyedEncodingContainer<Field>) {
    self.value = value
    self.previous = previous
    self.container = container
  }

  mutating func encode<Content: Encodable & Equatable>(_ content: KeyPath<Value, Content>, _ field: Field) throws {
    let new = value[keyPath: content]
    if new != previous?[keyPath: content] { try container.encode(new, forKey: field) }
  }
}

/// A row with its kind.
private struct SharedRow: Encodable {
  private enum Field: String, CodingKey { case type }

  let row: SharedSession.Row

  init(_ row: SharedSession.Row) {
    self.row = row
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    switch row {
    case .event(let event):
      try fields.encode("event", forKey: .type)
      try event.encode(to: encoder)
    case .action(let action):
      try fields.encode("action", forKey: .type)
      try action.encode(to: encoder)
    }
  }
}

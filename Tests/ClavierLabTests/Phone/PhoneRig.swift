import Foundation
import Testing

@testable import ClavierLab

/// A phone on virtual time, with the messages that it sent.
@MainActor
final class PhoneRig {
  private(set) var messages: [PhoneMessage] = []
  private(set) var model = NodeModel()
  let phone: LabPhone

  /// Opens a screen of the gallery with settings.
  convenience init(_ settings: LabSettings? = LabSettings()) {
    self.init(settings, screens: LabScreen.gallery)
  }

  /// Opens the first of several screens.
  convenience init(screens: [LabScreen]) {
    self.init(.opening(screens), screens: screens)
  }

  private init(_ settings: LabSettings?, screens: [LabScreen]) {
    // The closure captures a box, because `self` is not initialized yet.
    let box = Box()
    phone = LabPhone(screens: screens) { box.messages.append($0) }
    self.box = box
    if let settings { send(.settings(settings)) }
  }

  /// Hides the keyboard, because Clavier's shared objects outlive the phone.
  isolated deinit {
    phone.receive(.reopen)
  }

  private final class Box {
    var messages: [PhoneMessage] = []
  }
  private let box: Box

  /// Sends a command without advancing the time.
  ///
  /// - Returns: The messages that the phone sent.
  @discardableResult
  func send(_ command: PhoneCommand) -> [PhoneMessage] {
    phone.receive(command)
    phone.flush()
    return take()
  }

  @discardableResult
  func send(line: String) -> [PhoneMessage] {
    phone.receive(Data(line.utf8))
    phone.flush()
    return take()
  }

  /// Advances the time until nothing changes.
  @discardableResult
  func settle(limit: Int = 2_000) -> [PhoneMessage] {
    var replies: [PhoneMessage] = []
    var frames = 0
    while let next = phone.nextChange, frames < limit {
      phone.advance(by: max(min(next, PhoneDriver.frameDuration), 0.0001))
      replies += take()
      frames += 1
    }
    #expect(frames < limit, "the phone does not come to rest")
    return replies
  }

  @discardableResult
  func advance(by seconds: Double) -> [PhoneMessage] {
    phone.advance(by: seconds)
    return take()
  }

  /// Taps an input and waits until nothing moves.
  @discardableResult
  func tap(_ id: String) -> [PhoneMessage] {
    guard let frame = state?.inputs.first(where: { $0.id == id })?.frame else {
      Issue.record("no input \(id)")
      return []
    }
    return tap(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  @discardableResult
  func tap(x: Double, y: Double) -> [PhoneMessage] {
    var replies = send(.touch(LabTouch(phase: .began, x: x, y: y)))
    replies += advance(by: 0.08)
    replies += send(.touch(LabTouch(phase: .ended, x: x, y: y)))
    return replies + settle()
  }

  private func take() -> [PhoneMessage] {
    let new = box.messages
    box.messages = []
    messages += new
    for case .frame(let frame) in new { model.apply(frame) }
    return new
  }

  var state: LabState? { messages.states.last }
  var lastFrame: LabFrame? { messages.frames.last }
}

extension [PhoneMessage] {
  var frames: [LabFrame] { compactMap { if case .frame(let frame) = $0 { frame } else { nil } } }
  var states: [LabState] { compactMap { if case .state(let state) = $0 { state } else { nil } } }
  var events: [LabEvent] { compactMap { if case .event(let event) = $0 { event } else { nil } } }
  var actions: [LabAction] { compactMap { if case .action(let action) = $0 { action } else { nil } } }
  var problems: [String] { compactMap { if case .problem(let problem) = $0 { problem } else { nil } } }
  var opened: [LabOpened] { compactMap { if case .opened(let opened) = $0 { opened } else { nil } } }
  var turned: [LabTurned] { compactMap { if case .turned(let turned) = $0 { turned } else { nil } } }
  var exports: [LabExport] { compactMap { if case .export(let export) = $0 { export } else { nil } } }
}

/// The tree that a page builds from the frames.
struct NodeModel {
  private(set) var nodes: [Int: LabNode] = [:]
  private(set) var faults: [String] = []

  mutating func apply(_ frame: LabFrame) {
    if frame.isWhole { nodes = [:] }
    for id in frame.removed {
      if nodes.removeValue(forKey: id) == nil { faults.append("\(id) was removed, but did not exist") }
    }
    for node in frame.nodes {
      if let parent = node.parent, nodes[parent] == nil {
        faults.append("\(node.id) is in \(parent), which does not exist")
      }
      var node = node
      if node.shapes == nil {
        guard let known = nodes[node.id] else {
          faults.append("\(node.id) is new and has no shapes")
          continue
        }
        node.shapes = known.shapes
      }
      nodes[node.id] = node
    }
  }

  /// Returns the children of a node in drawing order.
  func children(of id: Int?) -> [LabNode] {
    nodes.values.filter { $0.parent == id }.sorted { $0.index < $1.index }
  }
}

import Foundation

/// A browser that is controlled with the W3C WebDriver protocol.
struct WebDriver: Sendable {
  /// The error of a command, as the browser describes it.
  struct Failure: Error, CustomStringConvertible {
    var command: String
    var message: String
    var description: String { "\(command): \(message)" }
  }

  struct Element: Decodable, Sendable {
    var identifier: String

    enum CodingKeys: String, CodingKey {
      /// The protocol's name for an element reference.
      case identifier = "element-6066-11e4-a52e-4f735466cecf"
    }
  }

  struct LogEntry: Decodable, Sendable {
    var level: String
    var message: String
  }

  /// A step of a pointer: a position in pixels of the view, or an action with its button.
  enum PointerStep: Sendable {
    case move(x: Double, y: Double, milliseconds: Int)
    case down
    case up
  }

  private let base: URL

  /// Connects to a running browser that listens on a port.
  init(port: Int, browserPort: Int) async throws {
    guard let server = URL(string: "http://127.0.0.1:\(port)/") else {
      throw Failure(command: "session", message: "no such port \(port)")
    }
    let chrome: [String: any Sendable] = ["debuggerAddress": "127.0.0.1:\(browserPort)"]
    let wanted: [String: any Sendable] = [
      "browserName": "chrome", "goog:chromeOptions": chrome, "goog:loggingPrefs": ["browser": "ALL"],
    ]
    struct Session: Decodable, Sendable { var sessionId: String }
    let session = try await Self.send(
      "POST", server.appendingPathComponent("session"), ["capabilities": ["alwaysMatch": wanted]], as: Session.self)
    base = server.appendingPathComponent("session/\(session.sessionId)")
  }

  /// Sets the size of the view, in pixels.
  func resize(width: Int, height: Int) async throws {
    let metrics: [String: any Sendable] = [
      "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
    ]
    let command: [String: any Sendable] = ["cmd": "Emulation.setDeviceMetricsOverride", "params": metrics]
    _ = try await call("POST", "goog/cdp/execute", command, as: Nothing.self)
  }

  /// Sets the user's media features, such as `["prefers-color-scheme": "dark"]`; all others have their defaults.
  func prefer(_ preferences: [String: String]) async throws {
    let features = preferences.map { ["name": $0.key, "value": $0.value] }
    try await command("Emulation.setEmulatedMedia", ["features": features])
  }

  /// Shows text of an input method that is not inserted yet.
  func compose(_ text: String) async throws {
    let end = text.utf16.count
    let parameters: [String: any Sendable] = ["text": text, "selectionStart": end, "selectionEnd": end]
    try await command("Input.imeSetComposition", parameters)
  }

  /// Inserts text as an input method or an emoji picker does.
  func insert(_ text: String) async throws {
    try await command("Input.insertText", ["text": text])
  }

  private func command(_ name: String, _ parameters: [String: any Sendable]) async throws {
    let command: [String: any Sendable] = ["cmd": name, "params": parameters]
    _ = try await call("POST", "goog/cdp/execute", command, as: Nothing.self)
  }

  func open(_ address: String) async throws {
    _ = try await call("POST", "url", ["url": address], as: Nothing.self)
  }

  func find(_ selector: String) async throws -> Element {
    try await call("POST", "element", ["using": "css selector", "value": selector], as: Element.self)
  }

  func click(_ selector: String) async throws {
    let element = try await find(selector)
    _ = try await call("POST", "element/\(element.identifier)/click", [:], as: Nothing.self)
  }

  /// Types into an element.
  ///
  /// Special keys are those of the protocol, such as ``enter``.
  func type(_ text: String, into selector: String) async throws {
    let element = try await find(selector)
    _ = try await call("POST", "element/\(element.identifier)/value", ["text": text], as: Nothing.self)
  }

  /// The Return key.
  static let enter = "\u{E007}"

  /// Runs the body of a JavaScript function on the page.
  @discardableResult
  func run<Value: Decodable & Sendable>(
    _ body: String, _ arguments: [any Sendable] = [], as type: Value.Type = Nothing.self
  ) async throws -> Value {
    try await call("POST", "execute/sync", ["script": body, "args": arguments], as: type)
  }

  /// Runs the body of a JavaScript function that calls its last argument when it is done.
  func runAndWait<Value: Decodable & Sendable>(_ body: String, as type: Value.Type) async throws -> Value {
    try await call("POST", "execute/async", ["script": body, "args": [String]()], as: type)
  }

  func point(_ steps: [PointerStep]) async throws {
    let actions: [[String: any Sendable]] = steps.map { step in
      switch step {
      case .move(let x, let y, let milliseconds):
        ["type": "pointerMove", "x": x, "y": y, "duration": milliseconds, "origin": "viewport"]
      case .down: ["type": "pointerDown", "button": 0]
      case .up: ["type": "pointerUp", "button": 0]
      }
    }
    let finger: [String: any Sendable] = [
      "type": "pointer", "id": "finger", "parameters": ["pointerType": "touch"], "actions": actions,
    ]
    _ = try await call("POST", "actions", ["actions": [finger]], as: Nothing.self)
  }

  func tap(x: Double, y: Double) async throws {
    try await point([.move(x: x, y: y, milliseconds: 0), .down, .up])
  }

  /// Returns a screenshot of the view as PNG.
  func screenshot() async throws -> Data {
    let text = try await call("GET", "screenshot", nil, as: String.self)
    guard let data = Data(base64Encoded: text) else { throw Failure(command: "screenshot", message: "not base64") }
    return data
  }

  /// Returns the console messages since the last call.
  func log() async throws -> [LogEntry] {
    try await call("POST", "se/log", ["type": "browser"], as: [LogEntry].self)
  }

  // MARK: The protocol

  /// Runs a command without a result.
  struct Nothing: Decodable, Sendable {
    init() {}
    init(from decoder: any Decoder) throws {}
  }

  private func call<Value: Decodable & Sendable>(
    _ method: String, _ path: String, _ body: [String: any Sendable]?, as type: Value.Type
  ) async throws -> Value {
    try await Self.send(method, base.appendingPathComponent(path), body, as: type)
  }

  private static func send<Value: Decodable & Sendable>(
    _ method: String, _ address: URL, _ body: [String: any Sendable]?, as type: Value.Type
  ) async throws -> Value {
    let text = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let (status, data) = try await DriverConnection(port: address.port ?? 0).ask(method, address.path, text)
    guard status == 200 else {
      let reason = try? JSONDecoder().decode(Reply<Reason>.self, from: data).value
      throw Failure(
        command: "\(method) \(address.lastPathComponent)",
        message: reason.map { "\($0.error): \($0.message)" } ?? String(decoding: data, as: UTF8.self))
    }
    return try JSONDecoder().decode(Reply<Value>.self, from: data).value
  }

  private struct Reply<Value: Decodable>: Decodable {
    var value: Value

    enum CodingKeys: CodingKey { case value }

    init(from decoder: any Decoder) throws {
      // Commands without a result return null, which cannot be decoded.
      value = try Nothing() as? Value ?? decoder.container(keyedBy: CodingKeys.self).decode(Value.self, forKey: .value)
    }
  }

  private struct Reason: Decodable {
    var error: String
    var message: String
  }
}

import ClavierInspector
package import Foundation

/// A message from the phone to the lab's page.
///
/// In JSON, a message is `{"version":1,"type":"…",…}`.
package enum PhoneMessage: Hashable, Sendable {
  /// The only version that this module reads and writes.
  package static let version = 1

  /// A screen was opened. All earlier messages are now invalid.
  case opened(LabOpened)
  /// The phone was rotated.
  case turned(LabTurned)
  case frame(LabFrame)
  case event(LabEvent)
  case action(LabAction)
  case state(LabState)
  /// A command failed.
  ///
  /// The associated value is a sentence that states the reason.
  case problem(String)
  case export(LabExport)
  case shared(LabSharedPage)
}

extension PhoneMessage: Codable {
  private enum Field: String, CodingKey { case version, type, message }
  private enum Kind: String, CaseIterable { case opened, turned, frame, event, action, state, problem, export, shared }

  /// Reads one line of JSON.
  package init(json: Data) throws {
    self = try JSONDecoder().decodeUntrusted(PhoneMessage.self, from: json)
  }

  /// Returns one line of JSON without a line break.
  ///
  /// - Throws: `EncodingError` for a number that is not finite.
  package func json() throws -> Data { try LabJSON.line(self) }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let version = try fields.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw ReportError.unsupportedVersion(found: version, supported: Self.version)
    }
    let kind: Kind = try fields.decodeName(forKey: .type)
    switch kind {
    case .opened: self = .opened(try LabOpened(from: decoder))
    case .turned: self = .turned(try LabTurned(from: decoder))
    case .frame: self = .frame(try LabFrame(from: decoder))
    case .event: self = .event(try LabEvent(from: decoder))
    case .action: self = .action(try LabAction(from: decoder))
    case .state: self = .state(try LabState(from: decoder))
    case .problem: self = .problem(try fields.decode(String.self, forKey: .message))
    case .export: self = .export(try LabExport(from: decoder))
    case .shared: self = .shared(try LabSharedPage(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(Self.version, forKey: .version)
    let (kind, content): (Kind, (any Encodable)?) =
      switch self {
      case .opened(let opened): (.opened, opened)
      case .turned(let turned): (.turned, turned)
      case .frame(let frame): (.frame, frame)
      case .event(let event): (.event, event)
      case .action(let action): (.action, action)
      case .state(let state): (.state, state)
      case .problem: (.problem, nil)
      case .export(let export): (.export, export)
      case .shared(let page): (.shared, page)
      }
    try fields.encode(kind.rawValue, forKey: .type)
    try content?.encode(to: encoder)
    if case .problem(let message) = self { try fields.encode(message, forKey: .message) }
  }
}

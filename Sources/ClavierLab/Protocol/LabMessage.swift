package import Foundation

/// What the phone tells the lab's page; in JSON `{"version":1,"type":"…",…}`.
package enum LabMessage: Hashable, Sendable {
  /// The version that this module writes, and the only one that it reads.
  package static let version = 1

  /// A screen was opened; everything of before is void.
  case opened(LabOpened)
  /// The phone was turned.
  case turned(LabTurned)
  case frame(LabFrame)
  case event(LabEvent)
  case action(LabAction)
  case state(LabState)
  /// Something that was asked for cannot be, in a sentence.
  case problem(String)
  case export(LabExport)
}

/// What the page has to know of a phone before its first frame.
package struct LabOpened: Codable, Hashable, Sendable {
  /// The settings as they hold: without what the device cannot do.
  package var settings: LabSettings
  /// The screen as it is held.
  package var screen: LabSize
  /// The phone with its frame.
  package var body: LabSize
  /// Where the screen is in the body.
  package var screenFrame: ReportFrame
  package var time: Double
}

/// The sizes from now on, after the phone was turned.
package struct LabTurned: Codable, Hashable, Sendable {
  package var time: Double
  package var screen: LabSize
  package var body: LabSize
  package var screenFrame: ReportFrame
}

/// A keyboard notification, as it was posted.
package struct LabEvent: Codable, Hashable, Sendable {
  package var time: Double
  /// Events and actions share one numbering, from 1.
  package var number: Int
  /// As in ``NotificationReport/event``.
  package var name: String
  @NullWhenNil package var startFrame: ReportFrame?
  @NullWhenNil package var endFrame: ReportFrame?
  @NullWhenNil package var duration: Double?
  @NullWhenNil package var curve: Int?
  @NullWhenNil package var belongsToCurrentApp: Bool?
  /// What it means, in sentences.
  package var remarks: [String]
}

/// Something that the person did.
package struct LabAction: Codable, Hashable, Sendable {
  package var time: Double
  /// Events and actions share one numbering, from 1.
  package var number: Int
  package var text: String
}

/// A film of some seconds: an animated SVG.
package struct LabExport: Codable, Hashable, Sendable {
  package var from: Double
  package var to: Double
  package var svg: String
}

/// A size in points; in JSON an object.
package struct LabSize: Codable, Hashable, Sendable {
  package var width: Double
  package var height: Double
}

extension LabMessage: Codable {
  private enum Field: String, CodingKey { case version, type, message }
  private enum Kind: String, CaseIterable { case opened, turned, frame, event, action, state, problem, export }

  /// Reads one line of JSON.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(LabMessage.self, from: json)
  }

  /// One line of JSON, without the line's end.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot say (not a number, infinite).
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
      }
    try fields.encode(kind.rawValue, forKey: .type)
    try content?.encode(to: encoder)
    if case .problem(let message) = self { try fields.encode(message, forKey: .message) }
  }
}

public import Foundation

/// What the phone tells the lab's page; in JSON `{"version":1,"type":"…",…}`.
public enum LabMessage: Hashable, Sendable {
  /// The version that this module writes, and the only one that it reads.
  public static let version = 1

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
public struct LabOpened: Codable, Hashable, Sendable {
  /// The settings as they hold: without what the device cannot do.
  public var settings: LabSettings
  /// The screen as it is held.
  public var screen: LabSize
  /// The phone with its frame.
  public var body: LabSize
  /// Where the screen is in the body.
  public var screenFrame: ReportFrame
  public var time: Double

  public init(settings: LabSettings, screen: LabSize, body: LabSize, screenFrame: ReportFrame, time: Double) {
    self.settings = settings
    self.screen = screen
    self.body = body
    self.screenFrame = screenFrame
    self.time = time
  }
}

/// The sizes from now on, after the phone was turned.
public struct LabTurned: Codable, Hashable, Sendable {
  public var time: Double
  public var screen: LabSize
  public var body: LabSize
  public var screenFrame: ReportFrame

  public init(time: Double, screen: LabSize, body: LabSize, screenFrame: ReportFrame) {
    self.time = time
    self.screen = screen
    self.body = body
    self.screenFrame = screenFrame
  }
}

/// A keyboard notification, as it was posted.
public struct LabEvent: Codable, Hashable, Sendable {
  public var time: Double
  /// Events and actions share one numbering, from 1.
  public var number: Int
  /// As in ``NotificationReport/event``.
  public var name: String
  public var startFrame: ReportFrame?
  public var endFrame: ReportFrame?
  public var duration: Double?
  public var curve: Int?
  public var belongsToCurrentApp: Bool?
  /// What it means, in sentences.
  public var remarks: [String]

  public init(
    time: Double, number: Int, name: String, startFrame: ReportFrame?, endFrame: ReportFrame?, duration: Double?,
    curve: Int?, belongsToCurrentApp: Bool?, remarks: [String]
  ) {
    self.time = time
    self.number = number
    self.name = name
    self.startFrame = startFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.belongsToCurrentApp = belongsToCurrentApp
    self.remarks = remarks
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(time, forKey: .time)
    try fields.encode(number, forKey: .number)
    try fields.encode(name, forKey: .name)
    try fields.encode(startFrame, forKey: .startFrame)
    try fields.encode(endFrame, forKey: .endFrame)
    try fields.encode(duration, forKey: .duration)
    try fields.encode(curve, forKey: .curve)
    try fields.encode(belongsToCurrentApp, forKey: .belongsToCurrentApp)
    try fields.encode(remarks, forKey: .remarks)
  }
}

/// Something that the person did.
public struct LabAction: Codable, Hashable, Sendable {
  public var time: Double
  /// Events and actions share one numbering, from 1.
  public var number: Int
  public var text: String

  public init(time: Double, number: Int, text: String) {
    self.time = time
    self.number = number
    self.text = text
  }
}

/// A film of some seconds: an animated SVG.
public struct LabExport: Codable, Hashable, Sendable {
  public var from: Double
  public var to: Double
  public var svg: String

  public init(from: Double, to: Double, svg: String) {
    self.from = from
    self.to = to
    self.svg = svg
  }
}

/// A size in points; in JSON an object.
public struct LabSize: Codable, Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension LabMessage: Codable {
  private enum Field: String, CodingKey { case version, type, message }
  private enum Kind: String, CaseIterable { case opened, turned, frame, event, action, state, problem, export }

  /// Reads one line of JSON.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(LabMessage.self, from: json)
  }

  /// One line of JSON, without the line's end.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot say (not a number, infinite).
  public func json() throws -> Data { try LabJSON.line(self) }

  public init(from decoder: any Decoder) throws {
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

  public func encode(to encoder: any Encoder) throws {
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

import ClavierInspector
package import Foundation

extension PhoneCommand: Codable {
  private enum Field: String, CodingKey {
    case version, type, settings, text, key, to, input, rate, from
  }

  private enum Kind: String, CaseIterable {
    case settings, reopen, touch, text, key, navigate, focus, follow, time, step, replay, export, share
  }

  private var kind: Kind {
    switch self {
    case .settings: .settings
    case .reopen: .reopen
    case .touch: .touch
    case .text: .text
    case .key: .key
    case .navigate: .navigate
    case .focus: .focus
    case .follow: .follow
    case .time: .time
    case .step: .step
    case .replay: .replay
    case .export: .export
    case .share: .share
    }
  }

  /// Reads one line of JSON.
  ///
  /// - Throws: ``PhoneCommandError``.
  package init(json: Data) throws(PhoneCommandError) {
    do {
      self = try JSONDecoder().decodeUntrusted(PhoneCommand.self, from: json)
    } catch {
      throw PhoneCommandError(error)
    }
  }

  /// Returns one line of JSON without a line break.
  package func json() throws -> Data { try LabJSON.line(self) }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let version = try fields.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw fields.wrong(.version, "must be \(Self.version), not \(version)")
    }
    let kind: Kind = try fields.decodeName(forKey: .type)
    switch kind {
    case .settings: self = .settings(try fields.decode(LabSettings.self, forKey: .settings))
    case .reopen: self = .reopen
    case .touch: self = .touch(try LabTouch(from: decoder))
    case .text: self = .text(try fields.decodeText(limit: Self.longestText, in: .characters, forKey: .text))
    case .key: self = .key(try fields.decodeName(forKey: .key))
    case .navigate: self = .navigate(try fields.decodeName(forKey: .to))
    case .focus:
      self = .focus(input: try fields.decodeText(limit: Self.longestText, in: .characters, forKey: .input))
    case .follow:
      let limit = Self.longestFollowedText
      self = .follow(
        input: try fields.decodeTextIfPresent(limit: limit, in: .characters, forKey: .input),
        text: try fields.decodeTextIfPresent(limit: limit, in: .characters, forKey: .text))
    case .time:
      let rate = try fields.decode(Double.self, forKey: .rate)
      if let problem = Self.problem(ofRate: rate) { throw fields.wrong(.rate, problem) }
      self = .time(rate: rate)
    case .step: self = .step
    case .share: self = .share
    case .replay: self = .replay(text: try fields.decodeText(limit: Self.longestReplay, in: .bytes, forKey: .text))
    case .export:
      let from = try fields.decodeNumber(from: 0, to: Self.latestTime, forKey: .from)
      let to = try fields.decodeNumber(from: 0, to: Self.latestTime, forKey: .to)
      guard from < to else { throw fields.wrong(.to, "must be later than 'from', which is \(from)") }
      self = .export(from: from, to: to)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(Self.version, forKey: .version)
    try fields.encode(kind.rawValue, forKey: .type)
    switch self {
    case .settings(let settings): try fields.encode(settings, forKey: .settings)
    case .reopen, .step, .share: break
    case .touch(let touch): try touch.encode(to: encoder)
    case .text(let text), .replay(let text): try fields.encode(text, forKey: .text)
    case .key(let key): try fields.encode(key, forKey: .key)
    case .navigate(let destination): try fields.encode(destination, forKey: .to)
    case .focus(let input): try fields.encode(input, forKey: .input)
    case .follow(let input, let text):
      try fields.encodeIfPresent(input, forKey: .input)
      try fields.encodeIfPresent(text, forKey: .text)
    case .time(let rate): try fields.encode(rate, forKey: .rate)
    case .export(let from, let to):
      try fields.encode(from, forKey: .from)
      try fields.encode(to, forKey: .to)
    }
  }
}

package import DeviceChecks
package import Foundation

/// The part of a device check report that could be read, and the problems in the rest.
package struct PartialDeviceCheckReport: Sendable {
  /// One readable entry.
  package struct LocatedEntry: Sendable {
    package var value: DeviceCheckEntry
    /// The line on which the entry begins, counted from 1.
    package var line: Int
  }

  /// The device; nil if its description is missing or damaged.
  package private(set) var device: DeviceCheckReport.Device?
  package private(set) var app: String?
  package private(set) var date: String?
  package private(set) var entries: [LocatedEntry] = []
  /// The problems in the parts that could not be read, in the order of the lines.
  package private(set) var problems: [ProblemReport] = []

  private var unknownNameCount = 0
  /// The number of unknown names for which similar names are listed.
  private static let maximumHintCount = 10
  /// The maximum length of an unknown name in a problem, in bytes.
  ///
  /// Longer names are shortened.
  private static let maximumNameLength = 200
  /// The number of characters of a shortened name.
  private static let shortenedNameLength = 60

  /// Reads a report.
  ///
  /// Reading never fails. If the report is damaged, ``problems`` describes the damage.
  ///
  /// - Parameter json: The contents of the file.
  package init(_ json: Data) {
    let bytes = [UInt8](json)
    var parser = LocatedJSONParser(bytes)
    guard let root = parser.parse(), root.members != nil else {
      problems.append(parser.problem ?? ProblemReport(line: 1, column: 1, message: "the report is not a JSON object."))
      return
    }
    if parser.problem == nil, let rest = parser.problemOfRest("the text after the report is ignored.") {
      problems.append(rest)
    }
    readHead(root)
    if let beliefs = root["beliefs"] {
      if let elements = beliefs.elements {
        for element in elements { read(element) }
      } else {
        add("'beliefs' is not an array.", at: beliefs.line)
      }
    } else if parser.problem == nil {
      add("the report has no 'beliefs'.", at: root.line)
    }
    if let problem = parser.problem {
      problems.append(problem)
      readEntries(in: bytes, after: parser.index)
    }
    problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func add(_ message: String, at line: Int) {
    problems.append(ProblemReport(line: line, column: 1, message: message))
  }

  private mutating func readHead(_ root: LocatedJSON) {
    let current = DeviceCheckReport.currentVersion
    if let version = root["version"] {
      if version.number != Double(current) {
        let found = version.number.map(PlainText.number) ?? version.string.map { "'\($0)'" } ?? "no number"
        add(
          "the report has version \(found). Only the parts that match version \(current) are compared.",
          at: version.line)
      }
    } else if root.isComplete {
      add("the report has no 'version'. It is read as version \(current).", at: root.line)
    }
    app = root["app"]?.string
    date = root["date"]?.string
    guard let described = root["device"] else {
      if root.isComplete { add("the report does not describe a 'device'.", at: root.line) }
      return
    }
    guard let model = described["model"]?.string, let system = described["system"]?.string,
      let idiom = described["idiom"]?.string, let width = described["width"]?.number,
      let height = described["height"]?.number
    else {
      return add("the description of the device is incomplete.", at: described.line)
    }
    device = DeviceCheckReport.Device(model: model, system: system, idiom: idiom, width: width, height: height)
  }

  /// Returns a sentence with the names that are closest to an unknown name; empty if no name is close.
  ///
  /// Finding the closest names takes a few milliseconds, so only the first few unknown names in a report get such a
  /// sentence.
  private mutating func hint(for name: String) -> String {
    unknownNameCount += 1
    guard unknownNameCount <= Self.maximumHintCount else { return "" }
    let nearest = NearestName.candidates(for: name, among: DeviceCheck.all.map(\.name))
    return nearest.isEmpty ? "" : " Closest matches: \(nearest.map { "'\($0)'" }.joined(separator: ", "))."
  }

  private static func shortened(_ name: String) -> String {
    name.utf8.count > maximumNameLength ? name.prefix(shortenedNameLength) + "…" : name
  }

  private mutating func read(_ element: LocatedJSON) {
    guard element.members != nil else { return add("the entry is not a JSON object.", at: element.line) }
    guard let name = element["belief"]?.string else {
      return add("the entry has no 'belief'.", at: element.line)
    }
    guard element.isComplete else { return add("the entry '\(name)' is incomplete.", at: element.line) }
    guard DeviceCheck.named(name) != nil else {
      return add("unknown belief '\(Self.shortened(name))'.\(hint(for: name))", at: element.line)
    }
    if let first = entries.first(where: { $0.value.check == name }) {
      return add("the belief '\(name)' is also on line \(first.line). Only that entry is compared.", at: element.line)
    }
    var entry = DeviceCheckEntry(check: name)
    if let reason = element["skipped"], !reason.isNull { entry.skipped = reason.string ?? "The reason is missing." }
    for (key, value) in element["observations"]?.members ?? [] {
      if let observation = Self.observation(value) {
        entry.observations[key] = observation
      } else {
        add("the observation '\(key)' of '\(name)' has an unknown form.", at: value.line)
      }
    }
    if entry.skipped == nil, element["observations"]?.members == nil {
      return add("the entry '\(name)' has no 'observations'.", at: element.line)
    }
    entries.append(LocatedEntry(value: entry, line: element.line))
  }

  private static func observation(_ json: LocatedJSON) -> Observation? {
    switch json.value {
    case .flag(let flag): return .flag(flag)
    case .number(let number): return Int(exactly: number).map(Observation.count)
    case .array(let elements):
      let names = elements.compactMap(\.string)
      return names.count == elements.count ? .order(names) : nil
    case .object(let members):
      guard members.count == 1, let number = members[0].value.number else { return nil }
      switch members[0].key {
      case "points": return .points(number)
      case "seconds": return .seconds(number)
      default: return nil
      }
    case .string, .null: return nil
    }
  }

  /// Reads the entries after damage.
  private mutating func readEntries(in bytes: [UInt8], after start: Int) {
    var found = Set(problems)
    LocatedJSONParser.forEachObject(withFirstKey: "belief", in: bytes, after: start) { element, problem in
      if let problem, found.insert(problem).inserted { problems.append(problem) }
      read(element)
    }
  }
}

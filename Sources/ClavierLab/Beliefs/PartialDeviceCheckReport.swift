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

  /// Reads a report.
  ///
  /// Reading never fails. If the report is damaged, ``problems`` describes the damage.
  ///
  /// - Parameter json: The contents of the file.
  package init(_ json: Data) {
    let bytes = [UInt8](json)
    var parser = LocatedJSONParser(bytes)
    if let root = parser.parse(), root.members != nil {
      read(root, from: bytes, with: parser)
    } else {
      problems.append(parser.problem ?? ProblemReport(line: 1, column: 1, message: "the report is not a JSON object."))
      readReport(afterTextIn: bytes)
    }
    problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Reads a report that follows other text, such as "Saved report:".
  ///
  /// If the first object is not a report, only the entries in the file are read.
  private mutating func readReport(afterTextIn bytes: [UInt8]) {
    guard var parser = LocatedJSONParser(atFirstObjectIn: bytes) else { return }
    if let root = parser.parse(), root["beliefs"] != nil {
      read(root, from: bytes, with: parser)
    } else {
      readEntries(in: bytes, after: 0)
    }
  }

  /// Reads a report that a parser has found.
  private mutating func read(_ root: LocatedJSON, from bytes: [UInt8], with parser: LocatedJSONParser) {
    var parser = parser
    if parser.problem == nil, let rest = parser.problemOfRest("the text after the report is ignored.") {
      problems.append(rest)
    }
    readHead(root)
    if let beliefs = root["beliefs"] {
      if let elements = beliefs.elements {
        for element in elements { read(element) }
      } else {
        add("'beliefs' is not an array.", at: beliefs)
      }
    } else if parser.problem == nil {
      add("the report has no 'beliefs'.", at: root)
    }
    if let problem = parser.problem {
      // The first attempt to read the file may have found the same problem.
      if !problems.contains(problem) { problems.append(problem) }
      readEntries(in: bytes, after: parser.index)
    }
  }

  private mutating func add(_ message: String, at json: LocatedJSON) {
    problems.append(ProblemReport(line: json.line, column: json.column, message: message))
  }

  private mutating func readHead(_ root: LocatedJSON) {
    let current = DeviceCheckReport.currentVersion
    if let version = root["version"] {
      if version.number != Double(current) {
        let found =
          version.number.map { "version \(PlainText.number($0))" }
          ?? version.string.map { "version '\(ProblemReport.shortened($0))'" } ?? "a version that is not a number"
        add(
          "the report has \(found). Only the parts that match version \(current) are compared.",
          at: version)
      }
    } else if root.isComplete {
      add("the report has no 'version'. It is read as version \(current).", at: root)
    }
    app = root["app"]?.string
    date = root["date"]?.string
    guard let described = root["device"] else {
      if root.isComplete { add("the report does not describe a 'device'.", at: root) }
      return
    }
    guard let model = described["model"]?.string, let system = described["system"]?.string,
      let idiom = described["idiom"]?.string, let width = described["width"]?.number,
      let height = described["height"]?.number
    else {
      return add("the description of the device is incomplete.", at: described)
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

  private mutating func read(_ element: LocatedJSON) {
    guard element.members != nil else { return add("the entry is not a JSON object.", at: element) }
    guard let name = element["belief"]?.string else {
      return add("the entry has no 'belief'.", at: element)
    }
    guard element.isComplete else {
      return add("the entry '\(ProblemReport.shortened(name))' is incomplete.", at: element)
    }
    guard DeviceCheck.named(name) != nil else {
      return add("unknown belief '\(ProblemReport.shortened(name))'.\(hint(for: name))", at: element)
    }
    if let first = entries.first(where: { $0.value.check == name }) {
      return add("the belief '\(name)' is also on line \(first.line). Only that entry is compared.", at: element)
    }
    var entry = DeviceCheckEntry(check: name)
    if let reason = element["skipped"], !reason.isNull { entry.skipped = reason.string ?? "The reason is missing." }
    for (key, value) in element["observations"]?.members ?? [] {
      let shown = ProblemReport.shortened(key)
      if entry.observations[key] != nil {
        add("the observation '\(shown)' of '\(name)' is repeated. Only its first value is compared.", at: value)
      } else if let observation = Self.observation(value) {
        entry.observations[key] = observation
      } else {
        add("the observation '\(shown)' of '\(name)' has an unknown form.", at: value)
      }
    }
    if entry.skipped == nil, element["observations"]?.members == nil {
      return add("the entry '\(name)' has no 'observations'.", at: element)
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

import Foundation

extension KeyboardTrace {
  /// Reads a trace from JSON lines.
  ///
  /// For each line that cannot be read or is incomplete, a problem is added to ``problems``.
  ///
  /// - Throws: ``KeyboardTraceError/missingHeader`` or ``KeyboardTraceError/unsupportedVersion(_:)``.
  public init(jsonLines text: String) throws(KeyboardTraceError) {
    self = try JSONLinesReader.strictlyRead(Array(text.utf8))
  }

  /// The trace as JSON lines: a header and one line for each notification.
  ///
  /// ``init(jsonLines:)`` reads the text back as the same entries, each with its line number in the text.
  public var jsonLines: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let lines = entries.map { entry in
      // Strings, numbers, and lists of numbers can always be encoded.
      (try? encoder.encode(TraceRecord(entry))).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
    return (["{\"clavierTrace\":\(TraceHeader.currentVersion)}"] + lines).joined(separator: "\n") + "\n"
  }
}

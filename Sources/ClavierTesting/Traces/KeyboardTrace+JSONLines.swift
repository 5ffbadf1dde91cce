import Foundation

extension KeyboardTrace {
  /// Reads the package's own format; see the type's description.
  ///
  /// A line that cannot be read is among the ``problems``, and so is a text that ends in the middle of a line.
  ///
  /// - Throws: ``KeyboardTraceError/missingHeader`` or ``KeyboardTraceError/unsupportedVersion(_:)``.
  public init(jsonLines text: String) throws(KeyboardTraceError) {
    self = try JSONLinesReader.strictlyRead(Array(text.utf8))
  }

  /// The trace in the package's own format, a header and one line per notification.
  ///
  /// Reading it back gives the same entries, each with its line in this text.
  public var jsonLines: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let lines = entries.map { entry in
      // Strings, numbers and lists of numbers can always be encoded; an empty object would say nothing, not something else.
      (try? encoder.encode(TraceRecord(entry))).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
    return (["{\"clavierTrace\":\(TraceHeader.currentVersion)}"] + lines).joined(separator: "\n") + "\n"
  }
}

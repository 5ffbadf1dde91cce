import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Checks whether text is well-formed XML.
enum WellFormedness {
  /// Returns the problem; nil if the text is well-formed.
  static func problem(in text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    guard !parser.parse() else { return nil }
    return "\(parser.lineNumber):\(parser.columnNumber): \(parser.parserError.map { "\($0)" } ?? "not well-formed")"
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whether a text is XML at all.
enum WellFormedness {
  /// What is wrong with it; nil when nothing is.
  static func problem(in text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    guard !parser.parse() else { return nil }
    return "\(parser.lineNumber):\(parser.columnNumber): \(parser.parserError.map { "\($0)" } ?? "not well-formed")"
  }
}

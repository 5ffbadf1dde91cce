import Foundation

/// Joins several JavaScript modules into one script, because a page that is opened from disk cannot import modules.
///
/// The bundle supports the syntax that the page's modules use: `import { a, b } from "./name.js";` and `export` before
/// a declaration.
struct ModuleBundle {
  private(set) var text = "\"use strict\";\nconst modules = {};\n"
  private var bundled: Set<String> = []

  /// Creates a bundle of a module and all modules that it imports.
  ///
  /// - Parameter read: A closure that returns the text of a module.
  init(entry: String, read: (String) throws -> String) throws {
    try add(entry, read)
  }

  private mutating func add(_ name: String, _ read: (String) throws -> String) throws {
    guard bundled.insert(name).inserted else { return }
    var body = ""
    var exports: [String] = []
    var statement = ""
    for line in try read(name).split(separator: "\n", omittingEmptySubsequences: false) {
      if !statement.isEmpty || line.hasPrefix("import ") {
        // An import may take several lines.
        statement += line
        guard line.hasSuffix(";") else { continue }
        if let (names, module) = Self.importParts(statement) {
          try add(module, read)
          body += "const {\(names)} = modules[\"\(module)\"];\n"
        }
        statement = ""
      } else if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        let words = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
        let kinds: Set<Substring> = ["async", "function", "class", "const", "let"]
        if let declared = words.first(where: { !kinds.contains($0) }) { exports.append(String(declared)) }
        body += declaration + "\n"
      } else {
        body += line + "\n"
      }
    }
    text += "modules[\"\(name)\"] = (() => {\n\(body)return { \(exports.joined(separator: ", ")) };\n})();\n"
  }

  /// Returns the names and the file of an import.
  private static func importParts(_ statement: String) -> (names: String, module: String)? {
    guard let open = statement.firstIndex(of: "{"), let close = statement.firstIndex(of: "}"), open < close else {
      return nil
    }
    let quoted = statement[close...].split(separator: "\"")
    guard quoted.count > 1, quoted[1].hasPrefix("./") else { return nil }
    let names = statement[statement.index(after: open)..<close].replacingOccurrences(of: " as ", with: ": ")
    return (names, String(quoted[1].dropFirst(2)))
  }
}

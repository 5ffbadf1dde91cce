import Foundation

/// The file in which the inspector shares a trace.
enum TraceFile {
  static let name = "keyboard-trace.jsonl"

  /// Writes a trace to a folder, and replaces an earlier file.
  ///
  /// - Returns: The URL of the file.
  static func write(_ trace: KeyboardTrace, to folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Data(trace.jsonLines.utf8).write(to: file, options: .atomic)
    return file
  }
}

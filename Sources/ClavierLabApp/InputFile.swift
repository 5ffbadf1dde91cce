import ClavierLab
import ClavierTesting
import Foundation

/// An input file, or standard input.
struct InputFile {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The name of the file in messages.
  var name: String { path == "-" ? "standard input" : path }

  /// Returns whether a path leads to this file, so that writing to the path would replace the input.
  func isSame(as path: String) -> Bool {
    var own = stat()
    var other = stat()
    let isFound = self.path == "-" ? fstat(STDIN_FILENO, &own) == 0 : stat(self.path, &own) == 0
    guard isFound, stat(path, &other) == 0, own.st_mode & S_IFMT == S_IFREG else { return false }
    return own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  /// Returns the notifications in the file.
  ///
  /// - Throws: A ``Failure`` with exit code 66 if the file cannot be read, or 65 if it is too large, is not text, or
  ///   contains no notification.
  func trace() throws -> KeyboardTrace {
    do {
      return try PastedText.trace(in: try data())
    } catch let problem as PastedText.Unreadable {
      throw Failure(Failure.data, "\(name):\(problem.line):\(problem.column): \(problem.message)")
    }
  }

  /// Reads the file in parts, and explains its notifications.
  ///
  /// - Parameters:
  ///   - format: The format of the output.
  ///   - body: A closure that receives the output in parts.
  /// - Throws: A ``Failure`` with exit code 66 if the file cannot be read, or 65 if it is too large, is not text, or
  ///   contains no notification.
  func explain(as format: ExplanationStream.Format, _ body: (Data) throws -> Void) throws {
    var stream = ExplanationStream(format)
    do {
      try readParts { part, isLast in
        let output = try stream.read(Array(part), isLast: isLast)
        if !output.isEmpty { try body(Data(output)) }
      }
    } catch let problem as PastedText.Unreadable {
      throw Failure(Failure.data, "\(name):\(problem.line):\(problem.column): \(problem.message)")
    }
  }

  /// Returns the contents of the file.
  ///
  /// - Throws: A ``Failure`` with exit code 66 if the file cannot be read, or 65 if it is too large.
  func data() throws -> Data {
    var data = Data()
    try readParts { part, _ in data += part }
    return data
  }

  /// Reads the file in parts.
  ///
  /// The last part is always empty.
  private func readParts(_ body: (Data, _ isLast: Bool) throws -> Void) throws {
    if path == "-" {
      if isatty(STDIN_FILENO) == 1 { Terminal.note("Paste the text, then press Ctrl-D.") }
      return try readParts(of: .standardInput, body)
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Failure(Failure.noInput, "no such file '\(path)'.\(hint)")
    }
    if isDirectory.boolValue { throw Failure(Failure.noInput, "\(path): this is a folder. Choose a file in it.") }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw Failure(Failure.noInput, "\(path): cannot read this file. Check its permissions.")
    }
    try readParts(of: file, body)
  }

  /// Reads any kind of file to its end.
  ///
  /// The size is not used, because a pipe has none.
  private func readParts(of file: FileHandle, _ body: (Data, _ isLast: Bool) throws -> Void) throws {
    var count = 0
    while let part = try part(of: file), !part.isEmpty {
      count += part.count
      guard count <= Self.maximumByteCount else {
        let most = Self.maximumByteCount >> 20
        throw Failure(
          Failure.data, "\(name): the input is larger than \(most) megabytes. Keep only the part about the keyboard.")
      }
      try body(part, false)
    }
    try body(Data(), true)
  }

  private func part(of file: FileHandle) throws -> Data? {
    do {
      return try file.read(upToCount: 1 << 18)
    } catch {
      throw Failure(Failure.noInput, "\(name): cannot read this input. Use another file.")
    }
  }

  /// The largest size of a file, in bytes.
  ///
  /// The limit prevents unlimited memory use for endless files, such as `/dev/zero`.
  private static let maximumByteCount = 512 << 20

  /// A sentence that suggests the file with the closest name in the same folder.
  private var hint: String {
    guard !path.isEmpty else { return " Use - for standard input." }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let wanted = url.lastPathComponent
    // A folder can contain any names, so only likely typing errors are corrected.
    guard let nearest = NearestName.candidates(for: wanted, among: names).first,
      NearestName.distance(wanted, nearest) <= max(1, wanted.count / 5)
    else { return "" }
    return " Closest match: '\(nearest)'."
  }
}

import ClavierLab
import ClavierTesting
import Foundation

/// A file to read, or standard input.
struct InputFile {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// What the file is called in a message.
  var name: String { path == "-" ? "standard input" : path }

  /// The notifications in the file.
  ///
  /// - Throws: a ``Failure``: 66 when there is no such file, 65 when it is not text or holds no notification.
  func trace() throws -> KeyboardTrace {
    do {
      return try PastedText.trace(in: try data())
    } catch let problem as PastedText.Unreadable {
      throw Failure(Failure.data, "\(name):\(problem.line):\(problem.column): \(problem.message)")
    }
  }

  private func data() throws -> Data {
    if path == "-" {
      if isatty(STDIN_FILENO) == 1 { Terminal.note("Paste the console text, then press Ctrl-D.") }
      return try content(of: .standardInput)
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Failure(Failure.noInput, "no such file '\(path)'.\(hint)")
    }
    if isDirectory.boolValue { throw Failure(Failure.noInput, "'\(path)' is a folder, not a file.") }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw Failure(Failure.noInput, "cannot read '\(path)'.")
    }
    return try content(of: file)
  }

  /// Everything up to the end, whatever kind of file it is: a pipe has no size, and its end is known when it comes.
  private func content(of file: FileHandle) throws -> Data {
    var data = Data()
    do {
      while let more = try file.read(upToCount: 1 << 20), !more.isEmpty {
        data += more
        guard data.count <= Self.mostBytes else {
          let most = Self.mostBytes >> 20
          throw Failure(
            Failure.data, "\(name) has more than \(most) megabytes; cut out the part about the keyboard.")
        }
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(Failure.noInput, "cannot read \(path == "-" ? name : "'\(path)'").")
    }
    return data
  }

  /// A file without an end, such as `/dev/zero`, must not fill the memory.
  private static let mostBytes = 512 << 20

  /// The file in the same folder that may have been meant.
  private var hint: String {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let nearest = NearestName.candidates(for: url.lastPathComponent, among: names).first else { return "" }
    return " Did you mean '\(nearest)'?"
  }
}

import Foundation

/// A file that a command creates or replaces.
struct OutputFile {
  let url: URL
  /// The sentence that ends the error if the file cannot be written.
  let remedy: String

  init(_ url: URL, remedy: String) {
    self.url = url
    self.remedy = remedy
  }

  /// Writes the whole file.
  ///
  /// The data goes to a temporary file in the same folder, which then replaces the file. If the program is interrupted,
  /// the file keeps its earlier contents. A file that is already open, such as `/dev/stdout`, receives the data itself,
  /// and is never replaced. A write-protected file is not replaced either.
  ///
  /// - Throws: A ``Failure`` with exit code 73.
  func write(_ data: Data) throws {
    switch OpenFile(path: url.path) {
    // The descriptor now belongs to standard error, where the screens' own text goes.
    case .own(STDOUT_FILENO)?: try Terminal.write(data)
    case .own(let descriptor)?: try write(data, to: Terminal.isInherited(descriptor) ? descriptor : -1)
    case .foreign?:
      let descriptor = open(url.path, O_WRONLY | O_APPEND | O_CLOEXEC)
      defer { if descriptor >= 0 { close(descriptor) } }
      try write(data, to: descriptor)
    case nil:
      do {
        try create(with: data)
      } catch {
        throw failure
      }
    }
  }

  private var failure: Failure {
    Failure(Failure.cannotCreate, "\(url.relativePath): cannot write this file. \(remedy)")
  }

  /// Writes all data to an open file.
  ///
  /// - Parameter descriptor: The file's descriptor; -1 if the file cannot be opened.
  private func write(_ data: Data, to descriptor: Int32) throws {
    guard Terminal.write(data, to: descriptor) == 0 else { throw failure }
  }

  private func create(with data: Data) throws {
    guard let mode = earlierMode else { return try replace(with: data) }
    // A pipe or a device, such as /dev/tty, must receive the data itself.
    guard mode & S_IFMT == S_IFREG else { return try data.write(to: url) }
    // A file can be replaced if its folder is writable, even if the file itself is write-protected.
    guard access(url.path, W_OK) == 0 else { throw failure }
    try replace(with: data)
    // The new file would have only the default permissions.
    chmod(url.path, mode & 0o777)
  }

  private func replace(with data: Data) throws {
    // A symbolic link stays, and the file that it refers to is replaced or created.
    try data.write(to: try destination(), options: .atomic)
  }

  /// Returns the file that the path's symbolic links lead to, even if that file does not exist yet.
  private func destination() throws -> URL {
    var url = url
    for _ in 0..<OpenFile.maximumLinkCount {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { return url }
      url =
        target.hasPrefix("/")
        ? URL(fileURLWithPath: target) : url.deletingLastPathComponent().appendingPathComponent(target)
    }
    throw failure
  }

  /// The kind and the permissions of the file at this path; nil if there is none.
  private var earlierMode: mode_t? {
    var information = stat()
    return stat(url.path, &information) == 0 ? information.st_mode : nil
  }
}

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
  /// the file keeps its earlier contents.
  ///
  /// - Throws: A ``Failure`` with exit code 73.
  func write(_ data: Data) throws {
    do {
      guard let mode = earlierMode else { return try replace(with: data) }
      // A pipe or a device, such as /dev/stdout, must receive the data itself.
      guard mode & S_IFMT == S_IFREG else { return try data.write(to: url) }
      try replace(with: data)
      // The new file would have only the default permissions.
      chmod(url.path, mode & 0o777)
    } catch {
      throw Failure(Failure.cannotCreate, "\(url.relativePath): cannot write this file. \(remedy)")
    }
  }

  private func replace(with data: Data) throws {
    // A symbolic link stays, and the file that it refers to is replaced.
    try data.write(to: url.resolvingSymlinksInPath(), options: .atomic)
  }

  /// The kind and the permissions of the file at this place; nil if there is none.
  private var earlierMode: mode_t? {
    var information = stat()
    return stat(url.path, &information) == 0 ? information.st_mode : nil
  }
}

import Foundation

/// A file that a process has already opened, and to which a path such as `/dev/stdout` leads.
enum OpenFile: Equatable {
  /// A file that this program has opened, with its descriptor.
  case own(Int32)
  /// A file that another program has opened.
  case foreign

  /// Follows the symbolic links of a path; nil if the path does not lead to an open file.
  ///
  /// `realpath` would follow even the last link, from the descriptor to the file. The file can be opened again by its
  /// path, but then it has another position, and a different file can replace it.
  init?(path: String) {
    var path = path
    for _ in 0..<Self.maximumLinkCount {
      let url = URL(fileURLWithPath: path)
      guard let folder = Self.realPath(url.deletingLastPathComponent().path) else { return nil }
      if let isOwn = Self.listsOwnFiles(folder) {
        guard let descriptor = Int32(url.lastPathComponent) else { return nil }
        self = isOwn ? .own(descriptor) : .foreign
        return
      }
      let link = "\(folder)/\(url.lastPathComponent)"
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { return nil }
      path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
    return nil
  }

  /// The number of links after which Linux also gives up.
  static let maximumLinkCount = 40

  /// Returns whether a folder lists the open files of this program; nil if it lists no open files.
  ///
  /// On Linux, `/dev/fd` is a link to `/proc/self/fd`, which is a link to a folder with the number of the process.
  private static func listsOwnFiles(_ folder: String) -> Bool? {
    if folder == "/dev/fd" { return true }
    guard folder.hasPrefix("/proc/"), folder.hasSuffix("/fd") else { return nil }
    guard let own = realPath("/proc/self") else { return false }
    return folder.hasPrefix("\(own)/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

import Foundation

/// The fonts that the app has registered.
///
/// The unchecked conformance is safe: the only variable is private, and each access holds the lock.
final class HeadlessFontFiles: @unchecked Sendable {
  static let shared = HeadlessFontFiles()

  private let lock = NSLock()
  /// The files by their PostScript names, which are in lowercase, because UIKit ignores case.
  private var files: [String: HeadlessFontFile] = [:]

  func file(named name: String) -> HeadlessFontFile? {
    lock.withLock { files[name.lowercased()] }
  }

  /// Adds a file; returns false if there already is a font with its name.
  func add(_ file: HeadlessFontFile) -> Bool {
    lock.withLock {
      let key = file.postScriptName.lowercased()
      guard files[key] == nil else { return false }
      files[key] = file
      return true
    }
  }

  /// Removes the font with the given name; returns whether there was one.
  func remove(named name: String) -> Bool {
    lock.withLock { files.removeValue(forKey: name.lowercased()) != nil }
  }

  func removeAll() {
    lock.withLock { files = [:] }
  }
}

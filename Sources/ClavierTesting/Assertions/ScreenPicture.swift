#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A picture of a screen with the keyboard over it.
  ///
  /// The part of the input that must be visible is red.
  @MainActor struct ScreenPicture {
    /// The number of pictures that this process has written for each path.
    ///
    /// Several tests may fail with screens of the same class. A later process replaces the pictures of an earlier
    /// process.
    private static var counts: [String: Int] = [:]

    /// The name of the file, without its extension.
    private let name: String
    private let data: Data

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - window: The window that shows the screen.
    ///   - keyboard: The keyboard's frame in the window's coordinates.
    ///   - part: The frame that must be visible, in the window's coordinates.
    ///   - name: The name of the file, without its extension.
    init(of window: UIWindow, keyboard: CGRect, part: CGRect, name: String) {
      let letters = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
      self.name = String(letters)
      data = Self.draw(window, keyboard: keyboard, part: part)
    }

    /// Writes the picture and returns a line with its path, or with the reason why it could not be written.
    func write(to folder: URL) -> String {
      let path = folder.appendingPathComponent(name).path
      let count = (Self.counts[path] ?? 0) + 1
      Self.counts[path] = count
      let number = count == 1 ? "" : "-\(count)"
      let file = URL(fileURLWithPath: "\(path)\(number).\(Self.fileExtension)")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
        return "picture: \(file.path)"
      } catch {
        return "no picture: \(file.path) could not be written: \(error.localizedDescription)"
      }
    }

    /// The folder that the environment variable `CLAVIER_PICTURES` names; nil if it is not set.
    nonisolated static var standardFolder: URL? {
      ProcessInfo.processInfo.environment["CLAVIER_PICTURES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
  }

  #if !CLAVIER_HEADLESS
    extension ScreenPicture {
      fileprivate static let fileExtension = "png"

      fileprivate static func draw(_ window: UIWindow, keyboard: CGRect, part: CGRect) -> Data {
        UIGraphicsImageRenderer(bounds: window.bounds).pngData { context in
          window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
          UIColor.black.withAlphaComponent(0.6).setFill()
          context.fill(keyboard, blendMode: .normal)
          UIColor.red.withAlphaComponent(0.4).setFill()
          context.fill(part, blendMode: .normal)
        }
      }
    }
  #endif
#endif

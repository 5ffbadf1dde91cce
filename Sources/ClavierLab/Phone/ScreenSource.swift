import Foundation
import KeyboardGallery
import UIKit

/// The Swift file of a gallery screen, with the lines that handle the keyboard.
enum ScreenSource {
  /// The folder of the gallery's screens on the machine that built the lab.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../KeyboardGallery/Screens").standardized

  @MainActor static func source(of screen: GalleryScreen) -> LabScreen.Source {
    let name = "\(type(of: content(of: screen.make()))).swift"
    let excerpt = StyleExcerpt.lines(of: screen)
    guard let text = text(of: folder.appendingPathComponent(name)) else {
      return LabScreen.Source(file: name, text: nil, highlights: [])
    }
    return LabScreen.Source(file: name, text: text, highlights: highlights(of: excerpt, in: text))
  }

  /// Returns the numbers of the lines that contain the lines of an excerpt in order; empty if one is missing.
  ///
  /// Lines are counted from 1.
  static func highlights(of excerpt: [String], in text: String) -> [Int] {
    let wanted = excerpt.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != StyleExcerpt.gap }
    var found: [Int] = []
    var rest = wanted[...]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let next = rest.first else { break }
      guard line.trimmingCharacters(in: .whitespaces) == next else { continue }
      found.append(index + 1)
      rest.removeFirst()
    }
    return rest.isEmpty ? found : []
  }

  private static func text(of file: URL) -> String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the controller with the screen's content, which a navigation controller may contain.
  @MainActor private static func content(of controller: UIViewController) -> UIViewController {
    if let navigation = controller as? UINavigationController, let first = navigation.viewControllers.first {
      return content(of: first)
    }
    return controller
  }
}

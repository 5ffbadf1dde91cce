import Foundation
package import KeyboardGallery
public import UIKit

/// A screen that the lab shows: a view controller with a name.
///
/// ```swift
/// LabScreen("Sign up") { SignUpViewController() }
/// ```
public struct LabScreen: Identifiable, Sendable {
  /// The name of the screen in `--screen`, in links, and in file names.
  public let id: String

  /// The heading of the screen.
  public let title: String

  /// The second heading: the type or method that handles the keyboard.
  package let style: String

  /// The code of the app's language, which determines the direction of the system's bars and the titles of their
  /// buttons.
  package let language: String

  /// The lines that animations show beside the phone; empty to show none.
  package let excerpt: [String]

  /// Where the Swift file of the screen is.
  let origin: ScreenSource.Origin

  private let controller: @MainActor @Sendable () -> UIViewController

  /// Creates a screen.
  ///
  /// The lab's web page shows the Swift file that declares the controller's type, if that file is in the package that
  /// calls this initializer. If the type is declared in another package, the page shows the file that calls this
  /// initializer.
  ///
  /// - Parameters:
  ///   - title: The heading of the screen, such as "Sign up".
  ///   - id: The name of the screen in `--screen` and in links. The default is the title in lowercase, with hyphens:
  ///     "sign-up".
  ///   - file: The file that contains this call. Use the default value.
  ///   - make: A closure that creates the view controller each time the screen is opened.
  public init<Controller: UIViewController>(
    _ title: String, id: String? = nil, file: StaticString = #filePath, make: @escaping @MainActor () -> Controller
  ) {
    self.title = title
    self.id = Self.identifier(id ?? title)
    style = "\(Controller.self)"
    language = "en"
    excerpt = []
    origin = .declaration(of: "\(Controller.self)", nearFile: "\(file)")
    controller = make
  }

  /// Creates a screen of the gallery.
  package init(_ screen: GalleryScreen) {
    id = screen.id
    title = screen.title
    style = screen.style
    // One screen has Hebrew text.
    language = screen == .rightToLeft ? "he" : "en"
    excerpt = StyleExcerpt.lines(of: screen)
    origin = .gallery
    controller = { screen.make() }
  }

  private init(_ screen: LabScreen, id: String, controller: @escaping @MainActor @Sendable () -> UIViewController) {
    self.id = id
    title = screen.title
    style = screen.style
    language = screen.language
    excerpt = screen.excerpt
    origin = screen.origin
    self.controller = controller
  }

  /// Creates the view controller.
  @MainActor package func make() -> UIViewController { controller() }

  /// The screens of the gallery.
  package static let gallery = GalleryScreen.allCases.map(LabScreen.init)

  /// Returns the screens with unique identifiers.
  ///
  /// Each screen calls `prepare` before it creates its controller.
  package static func list(_ screens: [LabScreen], prepare: (@MainActor @Sendable () -> Void)?) -> [LabScreen] {
    var used: Set<String> = []
    return screens.map { screen in
      let ids = sequence(first: 1, next: { $0 + 1 }).lazy.map { $0 == 1 ? screen.id : "\(screen.id)-\($0)" }
      let id = ids.first { !used.contains($0) } ?? screen.id
      used.insert(id)
      return LabScreen(screen, id: id) {
        prepare?()
        return screen.make()
      }
    }
  }

  /// Returns a title in lowercase, with hyphens in place of all characters except letters and digits.
  private static func identifier(_ text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "screen" : words.joined(separator: "-")
  }
}

extension LabScreen: Hashable {
  /// Returns whether two screens have the same identifier.
  public static func == (first: LabScreen, second: LabScreen) -> Bool { first.id == second.id }

  /// Hashes the screen's identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

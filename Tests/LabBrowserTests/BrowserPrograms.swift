import Foundation

/// The programs that the browser tests need, where this computer has them.
struct BrowserPrograms: Sendable {
  var chromium: URL
  var driver: URL

  /// What is found; nil when something is missing.
  static let found: BrowserPrograms? = {
    guard
      let chromium = program(["chromium", "chromium-browser", "google-chrome"], variable: "CLAVIER_CHROMIUM"),
      let driver = program(["chromedriver"], variable: "CLAVIER_CHROMEDRIVER")
    else { return nil }
    return BrowserPrograms(chromium: chromium, driver: driver)
  }()

  /// Whether the tests of this target were asked for by name.
  static let areAskedFor = CommandLine.arguments.contains { $0.contains("LabBrowserTests") }

  /// The built command: the products of a package lie side by side.
  static let clavier = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("clavier")

  /// The text of axe, which judges whether everybody can use a page; nil when nobody said where it is.
  static let axe = ProcessInfo.processInfo.environment["CLAVIER_AXE"].flatMap {
    try? String(contentsOfFile: $0, encoding: .utf8)
  }

  private static func program(_ names: [String], variable: String) -> URL? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[variable] {
      return FileManager.default.isExecutableFile(atPath: path) ? URL(fileURLWithPath: path) : nil
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      for name in names where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return URL(fileURLWithPath: "\(folder)/\(name)")
      }
    }
    return nil
  }
}

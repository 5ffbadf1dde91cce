import Foundation

/// The programs that the browser tests need.
struct BrowserPrograms: Sendable {
  var chromium: URL
  var driver: URL

  /// The programs; nil if one is missing.
  static let found: BrowserPrograms? = {
    guard
      let chromium = program(["chromium", "chromium-browser", "google-chrome"], variable: "CLAVIER_CHROMIUM"),
      let driver = program(["chromedriver"], variable: "CLAVIER_CHROMEDRIVER")
    else { return nil }
    return BrowserPrograms(chromium: chromium, driver: driver)
  }()

  /// Whether the tests of this target were requested by name.
  static let areAskedFor = CommandLine.arguments.contains { $0.contains("LabBrowserTests") }

  /// The built command, which is in the same folder as the test program.
  static let clavier = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("clavier")

  /// The source of axe, which checks accessibility; nil if it is not available.
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

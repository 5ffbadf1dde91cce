import Foundation

/// The browser of this computer.
enum Browser {
  /// Opens a page and returns whether that was possible.
  ///
  /// If the task is canceled, the method returns false and does not try another program.
  static func open(_ address: String) async -> Bool {
    let own = ProcessInfo.processInfo.environment["BROWSER"].map { [$0] } ?? []
    for program in own + ["xdg-open", "open"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program, address]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      let (endings, ending) = AsyncStream.makeStream(of: Int32.self)
      process.terminationHandler = { ending.yield($0.terminationStatus) }
      guard (try? process.run()) != nil else { continue }
      // A browser may keep running. `env` ends immediately with 127 if the program does not exist.
      let timeout = Task {
        try? await Task.sleep(for: .seconds(2))
        ending.yield(0)
      }
      for await status in endings {
        if status == 0 {
          timeout.cancel()
          return true
        }
        break
      }
      timeout.cancel()
      if Task.isCancelled { return false }
    }
    return false
  }
}

import ArgumentParser
import ClavierLab
import Foundation

struct Lab: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open a page on which a simulated phone can be tried by hand.",
    discussion: """
      Serves the page on this computer alone. Each open page has a phone of its own, which ends with it. Ctrl-C ends \
      the lab.
      """
  )

  @Option(help: "The port to listen on; 0 picks a free one.")
  var port: UInt16 = 8080

  @Option(help: "The address to listen on. Whoever reaches another than this computer's own may use the lab.")
  var host = "127.0.0.1"

  func run() async throws {
    let signals = EndSignals()
    let server = try await listen()
    if !["127.0.0.1", "::1", "localhost"].contains(host) {
      Terminal.note("clavier: warning: everybody who reaches \(server.address) can use the lab.")
    }
    try Terminal.write("The lab is at \(server.address) (Ctrl-C ends it)\n")
    let running = Task { await server.run() }
    await signals.first()
    running.cancel()
    await running.value
  }

  @MainActor
  private func listen() throws -> LabServer {
    do {
      let site = LabSite(page: try PageFiles.built(), catalogue: try LabCatalogue.current.json())
      return try LabServer(host: host, port: port, site: site)
    } catch let missing as PageFiles.Missing {
      throw Failure(Failure.unavailable, missing.description)
    } catch let error as LabServer.ListeningError {
      switch error {
      case .unknownHost:
        throw Failure(Failure.usage, "'\(host)' is no address; --host takes numbers, such as 127.0.0.1, or localhost.")
      case .portTaken: throw Failure(Failure.unavailable, "port \(port) is taken; --port 0 picks a free one.")
      case .portForbidden:
        throw Failure(Failure.unavailable, "port \(port) is for administrators; --port 0 picks a free one.")
      case .foreignAddress: throw Failure(Failure.unavailable, "\(host) is no address of this computer.")
      case .other(let message):
        throw Failure(Failure.unavailable, "cannot listen on \(host), port \(port): \(message).")
      }
    }
  }
}

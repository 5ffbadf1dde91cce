import ArgumentParser
import ClavierLab
import Foundation

struct LabCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab",
    abstract: "Serve a web page with a simulated phone that you can use.",
    discussion: """
      Only this computer can open the page. Each open page has its own phone. Press Ctrl-C to end the lab.
      """
  )

  @Option(help: "The port to listen on. 0 chooses a free one.")
  var port: UInt16 = 8080

  @Option(help: "The address to listen on. Any other address exposes the lab to your network.")
  var host = "127.0.0.1"

  func run() async throws {
    let signals = EndSignals()
    let server = try await listen()
    if !["127.0.0.1", "::1", "localhost"].contains(host) {
      Terminal.note("\(LabApp.current.name): warning: \(server.address) exposes the lab to your network.")
    }
    try Terminal.write("The lab is at \(server.address) (press Ctrl-C to end it)\n")
    let running = Task { await server.run() }
    await signals.first()
    running.cancel()
    await running.value
  }

  @MainActor
  private func listen() throws -> LabServer {
    do {
      let catalogue = LabCatalogue(screens: LabApp.current.screens)
      let site = LabSite(page: try PageFiles.built(), catalogue: try catalogue.json())
      return try LabServer(host: host, port: port, site: site)
    } catch let missing as PageFiles.Missing {
      throw Failure(Failure.unavailable, missing.description)
    } catch let error as LabServer.ListeningError {
      switch error {
      case .unknownHost:
        throw Failure(
          Failure.usage, "--host: '\(host)' is not an address. Use a numeric address, such as 127.0.0.1, or localhost.")
      case .portTaken:
        throw Failure(
          Failure.unavailable, "port \(port) is in use. Use --port 0 to choose a free one.")
      case .portForbidden:
        throw Failure(
          Failure.unavailable, "port \(port) is reserved for administrators. Use --port 0 to choose a free one.")
      case .foreignAddress:
        throw Failure(
          Failure.unavailable, "--host: \(host) is not an address of this computer. Use 127.0.0.1.")
      case .other(let message):
        throw Failure(Failure.unavailable, "\(host), port \(port): cannot listen: \(message).")
      }
    }
  }
}

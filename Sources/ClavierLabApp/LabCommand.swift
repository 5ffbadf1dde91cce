import ArgumentParser
import ClavierLab
import ClavierTesting
import Foundation

struct LabCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lab",
      abstract: "Serve a web page with a simulated phone that you can use.",
      usage: "\(LabApp.current.name) lab [<options>]",
      discussion: """
        Unless you set --host, only this computer can open the page. Each open page has its own simulated phone. Press \
        Ctrl-C to stop the lab.

        If you forward a port to the lab, as 'docker -p' and 'ssh -L' do, use the same port number on both sides.
        """
    )
  }

  @Option(
    help: "The port to listen on. 0 chooses a free port. (default: 8080)",
    transform: { text in
      guard let port = UInt16(text) else { throw ValidationError("Use a number from 0 to 65535.") }
      return port
    })
  var port: UInt16 = 8080

  @Option(help: "The address to listen on. An address other than a loopback address exposes the lab to your network.")
  var host = "127.0.0.1"

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(help: ArgumentHelp("The screen that the page shows first: \(RunOptions.screenIDs).", valueName: "screen"))
  var screen: String?

  @Option(help: "The device that the page shows first. '\(LabApp.current.name) devices' lists the names.")
  var device: String?

  @Option(help: .system)
  var system: LabSystem?

  func run() async throws {
    let signals = EndSignals()
    let server = try await listen()
    if server.isExposed {
      Terminal.note("\(LabApp.current.name): warning: \(server.address) exposes the lab to your network.")
    }
    guard try Terminal.write("The lab is at \(server.address) (press Ctrl-C to stop it)\n") else { return }
    let running = Task { await server.run() }
    // A signal ends the lab even while the browser opens.
    let opening = open ? Task { await Self.openPage(at: server.address) } : nil
    await signals.first()
    opening?.cancel()
    running.cancel()
    await running.value
  }

  private static func openPage(at address: String) async {
    guard !(await Browser.open(address)), !Task.isCancelled else { return }
    Terminal.note("\(LabApp.current.name): warning: no browser could be opened. Open \(address) yourself.")
  }

  /// Returns the settings with which the page opens.
  @MainActor
  private func settings() throws -> LabSettings {
    var settings = LabSettings.opening(LabApp.current.screens)
    if let screen { settings.screen = try RunOptions.screen(named: screen).id }
    if let device {
      let known = try RunOptions.device(named: device)
      guard known.keyboardHeight(orientation: .portrait) != nil else {
        throw Failure(
          Failure.usage, "--device: no keyboard height is known for '\(device)'. Choose another device.")
      }
      settings.device = known.officialName(for: device)
    }
    settings.system = try RunOptions.system(system, on: settings.device)
    return settings
  }

  @MainActor
  private func listen() throws -> LabServer {
    do {
      let catalog = LabCatalog(screens: LabApp.current.screens, settings: try settings())
      let site = LabSite(page: try PageFiles.built(), catalog: try catalog.json())
      return try LabServer(host: host, port: port, site: site)
    } catch let missing as PageFiles.Missing {
      throw Failure(Failure.unavailable, missing.description)
    } catch let error as LabServer.ListeningError {
      switch error {
      case .unknownHost:
        throw Failure(
          Failure.usage, "--host: '\(host)' is not an IP address. Use an IP address, such as 127.0.0.1, or localhost.")
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

import ArgumentParser
import ClavierLab
import Dispatch
import Foundation

/// Runs one simulated phone of the lab: it reads commands and writes messages as JSON lines.
///
/// Each open page has its own process, because the state of UIKit and Clavier is global.
struct LabPhoneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab-phone",
    abstract: "Run one phone of the lab: JSON commands on standard input, JSON messages on standard output.",
    shouldDisplay: false
  )

  @MainActor
  func run() async throws {
    let output = PhoneOutput()
    let phone = LabPhone(screens: LabApp.current.screens) { message in
      do {
        try output.write(message.json())
      } catch {
        // The message contains a number that is not finite, so a problem is sent to the page instead.
        if let line = try? PhoneMessage.problem("A message could not be encoded: \(error).").json() {
          output.write(line)
        }
      }
    }
    let pace = LabPace(phone)
    var lines = LineSplitter(limit: PhoneCommand.longestLine)
    let input = StandardInput()
    for await chunk in input.chunks() {
      let isWhole = lines.append(chunk) { pace.receive($0) }
      input.hasRoom.signal()
      guard isWhole else {
        phone.report("A line has more than \(PhoneCommand.longestLine) bytes, so the session ends.")
        return
      }
    }
  }
}

/// Writes lines to standard output, and ends the process when the output is closed.
private struct PhoneOutput {
  func write(_ line: Data) {
    do throws(Failure) {
      if try !Terminal.write(line + Data("\n".utf8)) { exit(0) }
    } catch {
      Terminal.fail(error)
    }
  }
}

/// Reads standard input in chunks.
private struct StandardInput {
  /// Counts the unread chunks that may still be added.
  ///
  /// A writer that is faster than the phone must wait.
  let hasRoom = {
    // Releasing a semaphore traps if its value is smaller than its initial value.
    let semaphore = DispatchSemaphore(value: 0)
    for _ in 0..<16 { semaphore.signal() }
    return semaphore
  }()

  /// Returns the chunks in order, until the input ends.
  func chunks() -> AsyncStream<Data> {
    AsyncStream { continuation in
      Thread.detachNewThread { [hasRoom] in
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
          hasRoom.wait()
          let count = read(STDIN_FILENO, &buffer, buffer.count)
          if count < 0, errno == EINTR {
            hasRoom.signal()
            continue
          }
          guard count > 0 else { break }
          continuation.yield(Data(buffer[..<count]))
        }
        continuation.finish()
      }
    }
  }
}

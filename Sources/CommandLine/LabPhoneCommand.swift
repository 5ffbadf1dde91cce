import ArgumentParser
import ClavierLab
import Dispatch
import Foundation

/// One simulated phone as a process of its own: JSON lines in, JSON lines out.
///
/// It stands behind a tab of the lab's page, because UIKit and Clavier's shared objects exist once in a process.
struct LabPhoneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab-phone",
    abstract: "Be one phone of the lab: commands on standard input, what is seen on standard output.",
    shouldDisplay: false
  )

  @MainActor
  func run() async throws {
    let output = PhoneOutput()
    let phone = LabPhone { message in
      do {
        try output.write(message.json())
      } catch {
        // A number that JSON cannot say; the page hears what happened and goes on.
        if let line = try? LabMessage.problem("A message could not be written: \(error).").json() { output.write(line) }
      }
    }
    let pace = LabPace(phone)
    var lines = LineSplitter(limit: LabCommand.longestLine)
    let input = StandardInput()
    for await chunk in input.chunks() {
      let isWhole = lines.append(chunk) { pace.receive($0) }
      input.hasRoom.signal()
      guard isWhole else {
        phone.report("A line of more than \(LabCommand.longestLine) bytes ends the session.")
        return
      }
    }
  }
}

/// Standard output, a line at a time; when nobody reads it any more the process has nothing left to do.
private struct PhoneOutput {
  func write(_ line: Data) {
    do {
      try Terminal.write(line + Data("\n".utf8))
    } catch let failure as Failure {
      Terminal.fail(failure)
    } catch {
      Foundation.exit(0)
    }
  }
}

/// Standard input as it comes.
private struct StandardInput {
  /// Counts the pieces that may still be read before those that wait are dealt with: who writes faster than the phone
  /// can follow has to wait.
  let hasRoom = {
    // One that is released with less than it began with is a trap.
    let semaphore = DispatchSemaphore(value: 0)
    for _ in 0..<16 { semaphore.signal() }
    return semaphore
  }()

  /// The pieces in order, until the input ends.
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

import ClavierLab
import Foundation

/// Passes lines to a phone of the lab, which performs the commands and sends messages.
@MainActor
func check(_ bytes: [UInt8]) {
  let data = Data(bytes)
  var lines: [Data] = []
  var splitter = LineSplitter(limit: PhoneCommand.longestLine)
  let isWhole = splitter.append(data) { lines.append($0) }
  require(isWhole, "a short input has no long line")
  var commands = 0
  for line in lines {
    guard let command = try? PhoneCommand(json: line) else { continue }
    commands += 1
    guard let json = try? command.json() else { return require(false, "a command can be encoded: \(command)") }
    require((try? PhoneCommand(json: json)) == command, "decoding an encoded command returns it: \(command)")
  }
  #if !QUICK
    perform(lines, commands: commands)
  #endif
}

#if !QUICK
  @MainActor
  private func perform(_ lines: [Data], commands: Int) {
    // Opening a screen takes milliseconds, so only inputs with commands get a phone.
    guard commands > 0, lines.count <= 16 else { return }
    let phone = LabPhone { message in
      require((try? message.json()) != nil, "a message can be encoded: \(message)")
    }
    for line in lines {
      phone.receive(line)
      phone.advance(by: 1.0 / 60)
    }
    phone.advance(by: 0.4)
  }
#endif

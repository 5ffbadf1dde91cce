import ClavierLab
import Foundation

/// Passes lines to a phone of the lab, which performs the commands and sends messages.
@MainActor
func check(_ bytes: [UInt8]) {
  // A phone reads only lines that have ended.
  let data = Data(bytes + [0x0A])
  var lines: [Data] = []
  var splitter = LineSplitter(limit: PhoneCommand.longestLine)
  let isWhole = splitter.append(data) { lines.append($0) }
  require(isWhole, "a short input has no long line")
  checkParts(data)
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

/// Splits an input that arrives in small parts, with a low limit, and compares the lines with those of another method.
private func checkParts(_ data: Data) {
  let (limit, size) = (Int(data[0]) % 100 + 1, Int(data[data.count / 2]) % 61 + 1)
  var splitter = LineSplitter(limit: limit)
  var (rest, found, isWithinLimit) = (data[...], [Data](), true)
  while !rest.isEmpty, isWithinLimit {
    isWithinLimit = splitter.append(Data(rest.prefix(size))) { found.append($0) }
    rest = rest.dropFirst(size)
  }
  let all = data.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
  let short = all.prefix { $0.count <= limit }
  require(isWithinLimit == (short.count == all.count), "only a line of more than \(limit) bytes is refused")
  let expected = short.map { Data($0.last == 0x0D ? $0.dropLast() : $0) }.filter { !$0.isEmpty }
  require(found == expected, "the lines before a refused line are complete: \(found.count), \(expected.count)")
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

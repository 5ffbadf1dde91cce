import Foundation

/// The JSON of an ``ExplanationReport``, which is produced in parts.
///
/// The JSON equals `ExplanationReport.json()` byte for byte, except for the line break at its end.
struct ExplanationJSON: ExplanationOutput {
  private var output: [UInt8] = []
  private(set) var count = 0

  mutating func add(_ notification: NotificationReport) {
    write(count == 0 ? "{\n  \"notifications\" : [\n    {\n" : ",\n    {\n")
    count += 1
    write(notification)
    write("\n    }")
  }

  private mutating func write(_ notification: NotificationReport) {
    write("      \"belongsToCurrentApp\" : ")
    write(notification.belongsToCurrentApp.map { $0 ? "true" : "false" } ?? "null")
    write(",\n      \"curve\" : ")
    write(notification.curve.map { String($0) } ?? "null")
    write(",\n      \"duration\" : ")
    write(notification.duration)
    write(",\n      \"endFrame\" : ")
    write(notification.endFrame)
    write(",\n      \"event\" : ")
    writeOptional(notification.event)
    write(",\n      \"line\" : ")
    write(String(notification.line))
    write(",\n      \"remarks\" : [\n")
    var isFirst = true
    for remark in notification.remarks {
      write(isFirst ? "        " : ",\n        ")
      writeString(remark)
      isFirst = false
    }
    write("\n      ],\n      \"screen\" : ")
    write(notification.screen.map { [$0.width, $0.height] })
    write(",\n      \"startFrame\" : ")
    write(notification.startFrame)
    write(",\n      \"state\" : ")
    writeOptional(notification.state)
    write(",\n      \"visibleHeight\" : ")
    write(notification.visibleHeight)
  }

  private mutating func write(_ frame: ReportFrame?) {
    write(frame.map { [$0.x, $0.y, $0.width, $0.height] })
  }

  private mutating func write(_ numbers: [Double]?) {
    guard let numbers else { return write("null") }
    var separator = "[\n        "
    for number in numbers {
      write(separator)
      write(number)
      separator = ",\n        "
    }
    write("\n      ]")
  }

  mutating func end(problems: [ProblemReport]) {
    write(count == 0 ? "{\n  \"notifications\" : [\n\n  ],\n  \"problems\" : [\n" : "\n  ],\n  \"problems\" : [\n")
    var isFirst = true
    for problem in problems {
      write("\(isFirst ? "" : ",\n")    {\n      \"column\" : \(problem.column),\n")
      write("      \"line\" : \(problem.line),\n      \"message\" : ")
      writeString(problem.message)
      write("\n    }")
      isFirst = false
    }
    write("\n  ],\n  \"version\" : \(ExplanationReport.currentVersion)\n}\n")
  }

  mutating func take() -> [UInt8] {
    defer { output = [] }
    return output
  }

  // MARK: - Values

  private mutating func write(_ text: String) { output += text.utf8 }

  private mutating func write(_ number: Double?) { write(number.map(PlainText.number) ?? "null") }

  private mutating func writeOptional(_ text: String?) {
    if let text { writeString(text) } else { write("null") }
  }

  private mutating func writeString(_ text: String) {
    var text = text
    output.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      guard bytes.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
        output += bytes
        return
      }
      for byte in bytes { Self.append(byte, to: &output) }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func append(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
    case 0x08: output += "\\b".utf8
    case 0x09: output += "\\t".utf8
    case 0x0A: output += "\\n".utf8
    case 0x0C: output += "\\f".utf8
    case 0x0D: output += "\\r".utf8
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      output += "\\u00\(digits.count < 2 ? "0" : "")\(digits)".utf8
    default: output.append(byte)
    }
  }
}

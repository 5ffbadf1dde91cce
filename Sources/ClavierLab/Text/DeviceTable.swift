import ClavierTesting
import Foundation

/// The table of devices and their keyboard heights.
package enum DeviceTable {
  /// Returns the table for JSON.
  package static func report() -> DevicesReport {
    DevicesReport(devices: Device.listed.map(report(on:)))
  }

  /// Returns the table as text: one line for each device, or a few short lines in a narrow terminal.
  package static func text(style: TextStyle) -> String {
    let rows = Device.listed.map(Row.init)
    let columns = Columns(rows)
    let text: String
    if let width = style.width, width < columns.tableWidth {
      text = rows.map { $0.short(width: width, style: style) }.joined()
    } else {
      text = heading(columns, style: style) + rows.map { line(of: $0, columns, style: style) }.joined()
    }
    return text + "\n" + notes(width: min(style.width ?? 120, 120))
  }

  /// The numbers of characters in the columns of a wide terminal.
  private struct Columns {
    let id: Int
    let size = 11
    let heights = Row.titles.map { max(8, $0.count) }

    init(_ rows: [Row]) {
      id = rows.map(\.device.id.count).max() ?? 0
    }

    var tableWidth: Int { id + 2 + size + heights.reduce(0) { $0 + 2 + $1 } }
  }

  private static func heading(_ columns: Columns, style: TextStyle) -> String {
    var line = style.bold(PlainText.padded("device", to: columns.id))
    line += "  " + style.bold(PlainText.aligned("screen", to: columns.size))
    for (title, width) in zip(Row.titles, columns.heights) {
      line += "  " + style.bold(PlainText.aligned(title, to: width))
    }
    return line + "\n"
  }

  private static func line(of row: Row, _ columns: Columns, style: TextStyle) -> String {
    var line = PlainText.padded(row.device.id, to: columns.id) + "  " + PlainText.aligned(row.size, to: columns.size)
    for (height, width) in zip(row.heights, columns.heights) {
      line += "  " + cell(height, width: width, style: style)
    }
    return line + names(of: row.device, after: columns.tableWidth, style: style)
  }

  private static func notes(width: Int) -> String {
    let notes = [
      "The heights of the keyboards are in points and include the bottom safe area. The heights are for "
        + "portrait unless the column says landscape.",
      "A letter after a height shows its source: M for a measurement, D for documentation, L for a constant in a "
        + "library, T for a constant in a test, B for a blog, and I for a computed height. ~ marks the height of a "
        + "similar keyboard or device, which replaces an unknown height. – means that no height is known.",
    ]
    return notes.map { PlainText.wrapped($0, to: width).joined(separator: "\n") + "\n" }.joined()
  }

  /// Returns the names of a device for the end of its line, or for a separate line if there is not enough space.
  private static func names(of device: Device, after length: Int, style: TextStyle) -> String {
    let names = names(of: device, width: style.width.map { $0 - length - 2 })
    guard let width = style.width, names.count > width - length - 2 else { return "  " + style.dim(names) + "\n" }
    let indented = "  \(self.names(of: device, width: width - 2))"
    return "\n" + style.dim(PlainText.cut(indented, to: width)) + "\n"
  }

  /// A device with the heights of its keyboards.
  private struct Row {
    static let titles = ["text", "landscape", "numbers", "emoji"]

    let device: Device
    let size: String
    let heights: [KeyboardMeasurement?]

    init(_ device: Device) {
      self.device = device
      size = "\(PlainText.rounded(device.size.width)) × \(PlainText.rounded(device.size.height))"
      heights = [
        device.keyboardHeight(kind: .text, orientation: .portrait),
        device.keyboardHeight(kind: .text, orientation: .landscape),
        device.keyboardHeight(kind: .numberPad, orientation: .portrait),
        device.keyboardHeight(kind: .emoji, orientation: .portrait),
      ]
    }

    /// Returns the row for a narrow terminal, with the screen, the heights, and the names on separate lines.
    func short(width: Int, style: TextStyle) -> String {
      // Lines break only after a comma.
      let columns = zip(Self.titles, heights).map { "\($0) \(DeviceTable.value($1))" }
      let list = ([size] + columns).map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: ", ")
      var text = style.bold(PlainText.cut(device.id, to: width)) + "\n"
      for line in PlainText.wrapped(list, to: width - 2) { text += "  \(line.replacing("\u{A0}", with: " "))\n" }
      let names = DeviceTable.names(of: device, width: width - 2)
      return text + style.dim("  " + PlainText.cut(names, to: width - 2)) + "\n"
    }
  }

  /// Returns the newest names that fit, or only the newest one if none fits.
  private static func names(of device: Device, width: Int?) -> String {
    let names = Array(device.names.reversed())
    let lists = (1...3).reversed().map { PlainText.list(names, limit: $0) }
    return lists.first { $0.count <= width ?? .max } ?? PlainText.list(names, limit: 1)
  }

  private static func cell(_ height: KeyboardMeasurement?, width: Int, style: TextStyle) -> String {
    // A dash is aligned with the digits.
    guard height != nil else { return PlainText.aligned("–  ", to: width) }
    let text = PlainText.aligned(value(height), to: width)
    return height?.isAssumed == true ? style.warning(text) : text
  }

  /// Returns a height with a sign for its source.
  private static func value(_ height: KeyboardMeasurement?) -> String {
    guard let height else { return "–" }
    return "\(PlainText.rounded(height.value)) \(height.isAssumed ? "~" : letter(height.confidence))"
  }

  private static func letter(_ confidence: KeyboardMeasurement.Confidence) -> String {
    switch confidence {
    case .measured: "M"
    case .documented: "D"
    case .library: "L"
    case .testConstant: "T"
    case .blog: "B"
    case .inferred: "I"
    }
  }

  private static func report(on device: Device) -> DeviceReport {
    var keyboards: [KeyboardHeightReport] = []
    for orientation in DeviceOrientation.allCases {
      for kind in KeyboardKind.allCases {
        let height = device.keyboardHeight(kind: kind, orientation: orientation)
        keyboards.append(
          KeyboardHeightReport(
            kind: kind.rawValue, orientation: orientation.rawValue, height: height.map { Double($0.value) },
            confidence: height?.confidence.rawValue, assumed: height?.isAssumed ?? false))
      }
    }
    return DeviceReport(
      id: device.id, names: device.names, idiom: device.idiom.rawValue,
      screen: ReportSize(width: Double(device.size.width), height: Double(device.size.height)),
      scale: Double(device.scale), keyboards: keyboards)
  }
}

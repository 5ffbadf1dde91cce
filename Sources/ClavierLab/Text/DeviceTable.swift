import ClavierTesting
import Foundation

/// The table of devices and their keyboard heights.
package enum DeviceTable {
  package static func report() -> DevicesReport {
    DevicesReport(devices: Device.listed.map(report(on:)))
  }

  /// Returns the table as text: one line for each device, or a few short ones in a narrow terminal.
  package static func text(style: TextStyle) -> String {
    let rows = Device.listed.map(Row.init)
    let idWidth = rows.map(\.device.id.count).max() ?? 0
    let columnWidths = Row.titles.map { max(8, $0.count) }
    let tableWidth = idWidth + 2 + Row.sizeWidth + columnWidths.reduce(0) { $0 + 2 + $1 }
    let isNarrow = style.width.map { $0 < tableWidth } ?? false
    var text = ""
    if !isNarrow {
      text += style.bold(PlainText.padded("device", to: idWidth))
      text += "  " + style.bold(PlainText.aligned("screen", to: Row.sizeWidth))
      for (title, width) in zip(Row.titles, columnWidths) {
        text += "  " + style.bold(PlainText.aligned(title, to: width))
      }
      text += "\n"
    }
    for row in rows {
      if isNarrow, let width = style.width {
        text += row.short(width: width, style: style)
      } else {
        var line = PlainText.padded(row.device.id, to: idWidth) + "  " + PlainText.aligned(row.size, to: Row.sizeWidth)
        for (figure, width) in zip(row.figures, columnWidths) {
          line += "  " + cell(figure, width: width, style: style)
        }
        text += line + names(of: row.device, after: tableWidth, style: style)
      }
    }
    text += "\n"
    let notes = [
      "Keyboard heights in points, in portrait unless stated otherwise, including the bottom safe area.",
      "M measured, D documented, L constant of a library, T constant of a test, B blog, I inferred, "
        + "~ nearest plausible height, – unknown.",
    ]
    let width = min(style.width ?? 120, 120)
    for note in notes { text += PlainText.wrapped(note, to: width).joined(separator: "\n") + "\n" }
    return text
  }

  /// Returns the names of a device at the end of its line, or on a line of their own if there is no room.
  private static func names(of device: Device, after length: Int, style: TextStyle) -> String {
    let names = names(of: device, width: style.width.map { $0 - length - 2 })
    guard let width = style.width, names.count > width - length - 2 else { return "  " + style.dim(names) + "\n" }
    let indented = "  \(self.names(of: device, width: width - 2))"
    return "\n" + style.dim(PlainText.cut(indented, to: width)) + "\n"
  }

  /// A device with its figures.
  private struct Row {
    static let titles = ["text", "landscape", "numbers", "emoji"]
    static let sizeWidth = 11

    let device: Device
    let size: String
    let figures: [KeyboardMeasurement?]

    init(_ device: Device) {
      self.device = device
      size = "\(PlainText.rounded(device.size.width)) × \(PlainText.rounded(device.size.height))"
      figures = [
        device.keyboardHeight(kind: .text, orientation: .portrait),
        device.keyboardHeight(kind: .text, orientation: .landscape),
        device.keyboardHeight(kind: .numberPad, orientation: .portrait),
        device.keyboardHeight(kind: .emoji, orientation: .portrait),
      ]
    }

    /// Returns the row for a narrow terminal: the screen, the heights, and the names on lines of their own.
    func short(width: Int, style: TextStyle) -> String {
      // Lines break only after a comma.
      let heights = zip(Self.titles, figures).map { "\($0) \(DeviceTable.value($1))" }
      let list = ([size] + heights).map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: ", ")
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

  private static func cell(_ figure: KeyboardMeasurement?, width: Int, style: TextStyle) -> String {
    // A dash is in the column of the figures.
    guard figure != nil else { return PlainText.aligned("–  ", to: width) }
    let text = PlainText.aligned(value(figure), to: width)
    return figure?.isAssumed == true ? style.warning(text) : text
  }

  /// Returns a height with a sign for its source.
  private static func value(_ figure: KeyboardMeasurement?) -> String {
    guard let figure else { return "–" }
    return "\(PlainText.rounded(figure.value)) \(figure.isAssumed ? "~" : letter(figure.confidence))"
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
        let figure = device.keyboardHeight(kind: kind, orientation: orientation)
        keyboards.append(
          KeyboardHeightReport(
            kind: kind.rawValue, orientation: orientation.rawValue, height: figure.map { Double($0.value) },
            confidence: figure?.confidence.rawValue, assumed: figure?.isAssumed ?? false))
      }
    }
    return DeviceReport(
      id: device.id, names: device.names, idiom: device.idiom.rawValue,
      screen: ReportSize(width: Double(device.size.width), height: Double(device.size.height)),
      scale: Double(device.scale), keyboards: keyboards)
  }
}

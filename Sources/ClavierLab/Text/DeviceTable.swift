import ClavierTesting
import Foundation

/// The table of devices and their keyboard heights.
package enum DeviceTable {
  package static func report() -> DevicesReport {
    DevicesReport(devices: Device.newestFirst.map(report(on:)))
  }

  /// Returns the table as text, with one line for each device.
  package static func text(style: TextStyle) -> String {
    let columns = ["text", "landscape", "numbers", "emoji"]
    let idWidth = Device.all.map(\.id.count).max() ?? 0
    var text = style.bold(PlainText.padded("device", to: idWidth))
    text += "  " + style.bold(PlainText.aligned("screen", to: 11))
    for column in columns { text += "  " + style.bold(PlainText.aligned(column, to: max(8, column.count))) }
    text += "\n"
    for device in Device.newestFirst {
      let size = "\(PlainText.rounded(device.size.width)) × \(PlainText.rounded(device.size.height))"
      var line = PlainText.padded(device.id, to: idWidth) + "  " + PlainText.aligned(size, to: 11)
      let figures: [KeyboardMeasurement?] = [
        device.keyboardHeight(kind: .text, orientation: .portrait),
        device.keyboardHeight(kind: .text, orientation: .landscape),
        device.keyboardHeight(kind: .numberPad, orientation: .portrait),
        device.keyboardHeight(kind: .emoji, orientation: .portrait),
      ]
      for (column, figure) in zip(columns, figures) {
        line += "  " + cell(figure, width: max(8, column.count), style: style)
      }
      let names = names(of: device, width: style.width.map { $0 - line.count - 2 })
      // In a narrow terminal, the names are on a separate line.
      if let width = style.width, names.count > width - line.count - 2 {
        let indented = "  \(self.names(of: device, width: width - 2))"
        text += line + "\n" + style.dim(PlainText.cut(indented, to: width)) + "\n"
      } else {
        text += line + "  " + style.dim(names) + "\n"
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

  /// Returns the newest names that fit, or only the newest one if none fits.
  private static func names(of device: Device, width: Int?) -> String {
    let names = Array(device.names.reversed())
    let lists = (1...3).reversed().map { PlainText.list(names, limit: $0) }
    return lists.first { $0.count <= width ?? .max } ?? PlainText.list(names, limit: 1)
  }

  private static func cell(_ figure: KeyboardMeasurement?, width: Int, style: TextStyle) -> String {
    guard let figure else { return PlainText.aligned("–  ", to: width) }
    let value = PlainText.rounded(figure.value)
    if figure.isAssumed { return style.warning(PlainText.aligned("\(value) ~", to: width)) }
    return PlainText.aligned("\(value) \(letter(figure.confidence))", to: width)
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

import ArgumentParser
import ClavierLab
import Foundation

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the known devices, with the heights of their keyboards and the reliability of each height."
  )

  @OptionGroup var formatOption: FormatOption

  func run() throws {
    switch formatOption.format {
    case .text: try Terminal.write(DeviceTable.text(style: Terminal.style))
    case .json: try Terminal.write(try DeviceTable.report().json() + Data("\n".utf8))
    }
  }
}

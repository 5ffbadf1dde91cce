import ArgumentParser
import ClavierLab
import Foundation

struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the devices that can be simulated, with the heights of their keyboards and how they are known."
  )

  @OptionGroup var format: FormatOption

  func run() throws {
    switch format.format {
    case .text: try Terminal.write(DeviceTable.text(style: Terminal.style))
    case .json: try Terminal.write(try DeviceTable.report().json() + Data("\n".utf8))
    }
  }
}

import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import ClavierLab

/// Tests the system version of the phone.
@MainActor
struct LabPhoneSystemTests {
  @Test(arguments: LabSystem.allCases)
  func `the system determines the notifications, the heights, and the look together`(system: LabSystem) throws {
    let isNew = system == .iOS26 || system == .iOS27
    let rig = PhoneRig(LabSettings(device: isNew ? "iPhone 17" : "iPhone 13", system: system))
    #expect(UIDevice.current.systemVersion == "\(system.rawValue).0")
    let replies = rig.tap("firstName")
    let shown = try #require(replies.events.first { $0.name == "willShow" })
    #expect(shown.duration == (isNew ? 0.383 : 0.25))
    #expect(shown.endFrame?.height == (system == .iOS27 ? 328 : 336))
    let driver = try #require(rig.phone.driver)
    #expect(driver.camera.look == (isNew ? .iOS26 : .iOS18))
    #expect(driver.keyboard.behavior == system.behavior && system.behavior.version == Int(system.rawValue))
  }

  @Test(arguments: LabSystem.allCases)
  func `the content moves together with the drawn keyboard`(system: LabSystem) throws {
    let rig = PhoneRig(LabSettings(device: "iPhone 13", screen: "chat", system: system))
    let input = try #require(rig.phone.driver?.inputs.first?.view)
    let low = Double(input.headlessPresentationFrame(in: nil).maxY)
    rig.send(.focus(input: "message"))
    rig.settle()
    let high = Double(input.headlessPresentationFrame(in: nil).maxY)
    let top = try #require(rig.lastFrame?.keyboard?.y)
    rig.send(.navigate(.done))
    var positions: [(keyboard: Double, bar: Double)] = []
    for _ in 0..<20 {
      rig.advance(by: 1.0 / 60)
      guard let keyboard = rig.lastFrame?.keyboard else { continue }
      let bar = Double(input.headlessPresentationFrame(in: nil).maxY)
      positions.append(((keyboard.y - top) / (844 - top), (bar - high) / (low - high)))
    }
    #expect(positions.count > 10 && positions.allSatisfy { abs($0.keyboard - $0.bar) < 0.02 }, "\(positions)")
  }

  @Test(arguments: [
    ("iPhone 8", LabSystem.iOS26, LabSystem.iOS16), ("iPhone 17", .iOS18, .iOS26),
    ("iPad (7th generation)", .iOS27, .iOS18), ("iPhone SE (1st generation)", .iOS18, .iOS15),
    ("iPad Air (3rd generation)", .iOS27, .iOS26),
  ])
  func `a device that cannot run a system runs the closest system, and the page shows a notice`(
    device: String, system: LabSystem, closest: LabSystem
  ) throws {
    let rig = PhoneRig()
    let replies = rig.send(.settings(LabSettings(device: device, screen: "chat", system: system)))
    #expect(rig.state?.settings.system == closest)
    let name = device.hasPrefix("iPad") ? "iPadOS" : "iOS"
    let problem = "'\(device)' cannot run \(name) \(system.rawValue), so it runs \(name) \(closest.rawValue)."
    #expect(replies.problems == [problem])
    #expect(UIDevice.current.systemVersion == "\(closest.rawValue).0")
    // A system that the device can run is accepted.
    #expect(rig.send(.settings(LabSettings(device: device, screen: "chat", system: closest))).problems.isEmpty)
  }

  @Test func `the tables of systems contain only known models, each once, and every model has a system`() {
    let models = Device.all.flatMap(\.names)
    for table in [LabSystem.firstSystems, LabSystem.lastSystems] {
      let listed = table.values.flatMap { $0 }
      #expect(Set(listed).count == listed.count)
      #expect(Set(listed).isSubset(of: models), "\(Set(listed).subtracting(models))")
    }
    for model in models { #expect(!LabSystem.systems(on: model).isEmpty, "\(model)") }
    #expect(LabSystem.systems(on: "iPhone 14") == [.iOS16, .iOS17, .iOS18, .iOS26, .iOS27])
    #expect(LabSystem.systems(on: "iPad (7th generation)") == [.iOS15, .iOS16, .iOS17, .iOS18])
  }

  @Test func `a change of the system keeps the text and focus`() {
    let rig = PhoneRig()
    rig.tap("email")
    rig.send(.text("ada"))
    let replies = rig.send(.settings(LabSettings(system: .iOS18))) + rig.settle()
    #expect(replies.actions.map(\.text) == ["change to iOS 18"])
    let pad = PhoneRig(LabSettings(device: "iPad (10th generation)"))
    let change = pad.send(.settings(LabSettings(device: "iPad (10th generation)", system: .iOS18)))
    #expect(change.actions.map(\.text) == ["change to iPadOS 18"])
    #expect(rig.value(of: "email") == "ada" && rig.state?.focused == "email")
    #expect(rig.state?.settings.system == .iOS18 && rig.phone.driver?.camera.look == .iOS18)
  }

  @Test func `an iPad with iPadOS 26 shows every other number pad as a popover, which posts no notifications`() throws {
    let device = "iPad (10th generation)"
    let rig = PhoneRig(LabSettings(device: device))
    let replies = rig.tap("birthYear")
    #expect(replies.events.isEmpty && rig.state?.placement == "hidden")
    #expect(rig.titles.sorted() == (0...9).map { "\($0)" }, "\(rig.titles)")
    let input = try #require(rig.state?.inputs.first { $0.id == "birthYear" }).frame
    let field = CGRect(x: input.x, y: input.y, width: input.width, height: input.height)
    #expect(rig.keys.allSatisfy { !$0.frame.intersects(field) })
    let covered = try #require(rig.state?.inputs.filter { $0.coveredHeight > 0 })
    #expect(covered.map(\.id) == ["phone", "password"], "the popover is above the lowest field")
    rig.press(.text("7"))
    #expect(rig.value(of: "birthYear") == "7")
    rig.press(.backspace)
    #expect(rig.value(of: "birthYear") == "")
    rig.send(.navigate(.done))
    rig.settle()
    #expect(rig.keys.isEmpty)
    #expect(rig.tap("birthYear").events.contains { $0.name == "willShow" } && rig.titles.contains("ABC"))
  }

  @Test func `a popover of keys points to its input, and absorbs the first tap beside it`() throws {
    let rig = PhoneRig(LabSettings(device: "iPad (10th generation)"))
    rig.tap("birthYear")
    let driver = try #require(rig.phone.driver)
    let popover = try #require(driver.camera.picture(at: driver.now).keyboard)
    let tip = try #require(popover.popoverTip)
    let input = try #require(rig.state?.inputs.first { $0.id == "birthYear" }).frame
    let point = CGPoint(x: popover.frame.minX + tip.x, y: popover.frame.minY + tip.y)
    #expect(input.x...(input.x + input.width) ~= point.x && abs(point.y - input.y) < 3, "above the lowest field")
    let other = try #require(rig.state?.inputs.first { $0.id == "firstName" }).frame
    let replies = rig.tap(x: other.x + 20, y: other.y + 20)
    #expect(replies.actions.map(\.text) == ["tap beside the number pad"])
    #expect(rig.state?.focused == nil && rig.keys.isEmpty)
    rig.tap(x: other.x + 20, y: other.y + 20)
    #expect(rig.state?.focused == "firstName")
  }

  @Test func `a tap on another input first dismisses a popover of keys`() {
    let rig = PhoneRig(LabSettings(device: "iPad (10th generation)"))
    rig.tap("birthYear")
    rig.send(.focus(input: "email"))
    rig.settle()
    rig.settle()
    #expect(rig.state?.focused == "email")
  }
}

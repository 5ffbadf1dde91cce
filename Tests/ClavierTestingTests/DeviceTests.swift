import Foundation
import Testing

@testable import ClavierTesting

struct DeviceTests {
  @Test(arguments: [
    ("iPhone 16", "iphone-393x852"),
    ("iphone 16", "iphone-393x852"),
    ("IPHONE-16", "iphone-393x852"),
    ("iPhone 8+", "iphone-414x736"),
    ("iphone 16+", "iphone-430x932"),
    ("iPhone SE (1st generation)", "iphone-320x568"),
    ("iPhone SE (1st gen)", "iphone-320x568"),
    ("iphone se 1st gen", "iphone-320x568"),
    ("iPhone 15 Pro Max", "iphone-430x932"),
    ("iPad (10th generation)", "ipad-820x1180"),
    ("iPad (8th gen)", "ipad-810x1080"),
    ("ipad 7th generation", "ipad-810x1080"),
    ("iPod touch (6th gen)", "iphone-320x568"),
    ("iPad Pro 12.9 (4th gen)", "ipad-1024x1366-indicator"),
    ("iPad Pro 12.9-inch (4th generation)", "ipad-1024x1366-indicator"),
    ("iPad mini 3", "ipad-768x1024"),
    ("iPad mini (A17 Pro)", "ipad-744x1133"),
    ("iphone-414x896@3", "iphone-414x896@3"),
    ("iphone-414×896@2", "iphone-414x896@2"),
  ])
  func `finds a device by any of its names`(name: String, id: String) {
    #expect(Device.named(name)?.id == id)
  }

  @Test(arguments: ["", "iPhone", "iPad", "iPhone 99", "Nokia 3310", "iPhone SE"])
  func `finds no device by an incomplete or unknown name`(name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test func `suggests names for an incomplete name and for a mistyped name`() {
    #expect(Device.nearestNames(to: "iPhone SE").first?.hasPrefix("iPhone SE (") == true)
    #expect(Device.nearestNames(to: "iPhnoe 16 Pro Mxa").first == "iPhone 16 Pro Max")
    #expect(Device.nearestNames(to: "iPad 10", count: 1) == ["iPad (10th generation)"])
    #expect(Device.nearestNames(to: "", count: 2).count == 2)
  }

  @Test(arguments: [("", "", 0), ("abc", "", 3), ("", "ab", 2), ("kitten", "sitting", 3), ("abc", "abc", 0)])
  func `the edit distance counts insertions, deletions, and replacements`(first: String, second: String, distance: Int)
  {
    #expect(Array(first).editDistance(to: Array(second)) == distance)
    #expect(Array(second).editDistance(to: Array(first)) == distance)
  }

  @Test func `device names are unique`() {
    var owners: [String: String] = [:]
    for device in Device.all {
      for name in device.names + [device.id] {
        let key = Device.normalized(name)
        #expect(owners[key] == nil, "\(name) belongs to \(owners[key] ?? "") and to \(device.id)")
        owners[key] = device.id
      }
    }
    #expect(Device.all.count == 24)
  }

  @Test(arguments: Device.all) func `every measurement has its sources`(device: Device) {
    #expect(!device.sizeSources.isEmpty)
    #expect(!device.safeAreas.sources.isEmpty)
    for (slot, figure) in device.heights {
      #expect(!figure.sources.isEmpty, "\(slot.title)")
      #expect(!figure.isAssumed, "\(slot.title)")
      #expect(figure.value > 0 && figure.value < device.size(in: slot.orientation).height, "\(slot.title)")
    }
  }

  @Test(arguments: ["iPhone SE (1st generation)", "iPhone 16", "iPhone 15 Pro Max", "iPad (10th generation)"])
  func `the devices of the demo have a height for every keyboard in both orientations`(name: String) throws {
    let device = try #require(Device.named(name))
    for kind in KeyboardKind.allCases {
      for orientation in DeviceOrientation.allCases {
        let figure = try #require(device.keyboardHeight(kind: kind, orientation: orientation))
        #expect(figure.isAssumed == (device.publishedKeyboardHeight(kind: kind, orientation: orientation) == nil))
      }
    }
  }

  @Test func `the nearest known height replaces an unknown height`() throws {
    let phone = try #require(Device.named("iPhone 16"))
    let pad = try #require(phone.keyboardHeight(kind: .numberPad, orientation: .landscape))
    #expect(pad.value == 181)
    #expect(pad.isAssumed)
    #expect(pad.note?.hasPrefix("assumed: borrowed from the text keyboard without its bar in landscape") == true)
    #expect(phone.publishedKeyboardHeight(kind: .numberPad, orientation: .landscape) == nil)

    let tablet = try #require(Device.named("iPad (10th generation)"))
    #expect(tablet.keyboardHeight(kind: .numberPad, orientation: .landscape)?.value == 418)
    #expect(tablet.keyboardHeight(kind: .emoji, orientation: .portrait)?.value == 334)

    let large = try #require(Device.named("iPhone 16 Pro Max"))
    let turned = try #require(large.keyboardHeight(orientation: .landscape))
    #expect(turned.value == 219 && turned.isAssumed)
    let origin = "assumed: borrowed from the text keyboard with its bar in landscape of iPhone"
    #expect(turned.note?.hasPrefix(origin) == true)
  }

  @Test(arguments: Device.all) func `an assumed height is plausible`(device: Device) {
    for orientation in DeviceOrientation.allCases {
      let share = orientation == .portrait ? 0.5 : 0.65
      let text = device.keyboardHeight(orientation: orientation)
      for kind in KeyboardKind.allCases {
        guard let figure = device.keyboardHeight(kind: kind, orientation: orientation) else { continue }
        let part = figure.value / device.size(in: orientation).height
        #expect(!figure.isAssumed || part <= share, "\(kind) in \(orientation): \(figure)")
        if kind == .numberPad, let text { #expect(figure.value <= text.value, "\(orientation): \(figure)") }
      }
    }
  }

  @Test(arguments: ["iPhone Air", "iPad Pro 11-inch (M4)", "iPad Pro 13-inch (M5)"])
  func `a device without any known height has no assumed heights`(name: String) throws {
    let device = try #require(Device.named(name))
    for orientation in DeviceOrientation.allCases {
      #expect(device.keyboardHeight(orientation: orientation) == nil)
    }
  }

  @Test func `a custom device can be given heights`() {
    var device = Device(
      id: "iphone-999x1999", idiom: .phone, names: ["iPhone 99"], size: CGSize(width: 999, height: 1999), scale: 3,
      home: .indicator,
      safeAreas: Device.SafeAreas(portrait: .zero, landscape: .zero, confidence: .measured, sources: ["mine"]),
      sizeConfidence: .measured, sizeSources: ["mine"])
    #expect(device.keyboardHeight(orientation: .portrait) == nil)
    device.setKeyboardHeight(
      KeyboardMeasurement(400, confidence: .measured, sources: ["mine"]), kind: .text, orientation: .portrait)
    #expect(device.keyboardHeight(orientation: .portrait)?.value == 400)
    #expect(device.keyboardHeight(kind: .emoji, orientation: .landscape)?.isAssumed == true)
  }

  @Test func `a system version selects its height`() throws {
    let device = try #require(Device.named("iPhone 8"))
    let figure = try #require(device.keyboardHeight(orientation: .portrait))
    #expect(figure.on(version: 8).value == 258)
    #expect(figure.on(version: 12).value == 258)
    #expect(figure.on(version: 13).value == 260)
    #expect(figure.on(version: 18).value == 260)
  }

  @Test(arguments: [(14, 291.0, true), (18, 291, false), (25, 291, true), (26, 308, false), (27, 308, true)])
  func `a height for a version without a published height is the one for the nearest version, and is assumed`(
    version: Int, height: Double, isAssumed: Bool
  ) throws {
    let device = try #require(Device.named("iPhone 16 Pro"))
    let figure = try #require(device.keyboardHeight(kind: .numberPad, orientation: .portrait, version: version))
    #expect(figure.value == CGFloat(height) && figure.isAssumed == isAssumed, "\(figure)")
  }
}

// MARK: - Comparison with the collected facts

private let factsFolder = ProcessInfo.processInfo.environment["CLAVIER_FACTS"].map { URL(fileURLWithPath: $0) }

private struct FactsFile: Decodable {
  struct Number: Decodable {
    var value: Double?
    var confidence: String
    var sources: [String]
    var ios: String?
    var variants: [Number]?
  }

  struct Bars: Decodable {
    var with_bar, without_bar: Number
  }

  struct Orientations<Value: Decodable>: Decodable {
    var portrait, landscape: Value
  }

  struct Keyboards: Decodable {
    var text_en: Orientations<Bars>
    var emoji, number_pad: Orientations<Number>
  }

  struct SafeArea: Decodable {
    var portrait, landscape: [Double]?
    var confidence: String
    var sources: [String]
  }

  struct Bar: Decodable {
    var height: Double?
    var frame_portrait: [Double]?
    var confidence: String
  }

  struct Floating: Decodable {
    var size: [Double]
    var confidence: String
  }

  struct Class: Decodable {
    var id, idiom, home: String
    var points: [Double]
    var scale: Double
    var safe_area: SafeArea
    var keyboards: Keyboards
    var hardware_keyboard_bar: Bar?
    var floating: Floating?
    var split: String?
  }

  var classes: [Class]
}

@Suite(.enabled(if: factsFolder != nil, "set CLAVIER_FACTS to the folder that holds facts/devices.json"))
struct DeviceFactsTests {
  private func classes() throws -> [FactsFile.Class] {
    guard let factsFolder else { return [] }
    let file = factsFolder.appendingPathComponent("facts/devices.json")
    return try JSONDecoder().decode(FactsFile.self, from: Data(contentsOf: file)).classes
  }

  @Test func `contains exactly the classes with a known safe area`() throws {
    let known = try classes().filter { $0.safe_area.portrait != nil && $0.safe_area.landscape != nil }
    #expect(Set(known.map(\.id)) == Set(Device.all.map(\.id)))
    #expect(known.count == Device.all.count)
  }

  @Test func `every measurement matches the collected facts`() throws {
    for fact in try classes() where fact.safe_area.portrait != nil {
      let device = try #require(Device.all.first { $0.id == fact.id })
      #expect(device.idiom.rawValue == fact.idiom)
      #expect(device.home.rawValue == fact.home)
      #expect([device.size.width, device.size.height] == fact.points.map { CGFloat($0) })
      #expect(device.scale == CGFloat(fact.scale))
      #expect(insets(device.safeArea(for: .portrait)) == fact.safe_area.portrait)
      #expect(insets(device.safeArea(for: .landscape)) == fact.safe_area.landscape)
      #expect(device.safeAreas.confidence.rawValue == fact.safe_area.confidence)
      #expect(device.safeAreas.sources.count == fact.safe_area.sources.count)
      let text = fact.keyboards.text_en
      compare(device, .text, .portrait, true, text.portrait.with_bar)
      compare(device, .text, .portrait, false, text.portrait.without_bar)
      compare(device, .text, .landscape, true, text.landscape.with_bar)
      compare(device, .text, .landscape, false, text.landscape.without_bar)
      compare(device, .emoji, .portrait, true, fact.keyboards.emoji.portrait)
      compare(device, .emoji, .landscape, true, fact.keyboards.emoji.landscape)
      compare(device, .numberPad, .portrait, true, fact.keyboards.number_pad.portrait)
      compare(device, .numberPad, .landscape, true, fact.keyboards.number_pad.landscape)
      let bar = fact.hardware_keyboard_bar
      #expect(
        device.hardwareKeyboardBar.map { Double($0.value) } == bar?.height ?? bar?.frame_portrait?[3], "\(fact.id)")
      #expect(device.hardwareKeyboardBar?.confidence.rawValue == bar?.confidence, "\(fact.id)")
      #expect(device.floatingKeyboard.map { Double($0.value) } == fact.floating?.size[1], "\(fact.id)")
      if let size = fact.floating?.size { #expect(size[0] == Double(Device.floatingKeyboardWidth)) }
      #expect(device.canSplit == (fact.split.map { !$0.hasPrefix("not offered") } ?? false), "\(fact.id)")
    }
  }

  private func compare(
    _ device: Device, _ kind: KeyboardKind, _ orientation: DeviceOrientation, _ bar: Bool, _ fact: FactsFile.Number
  ) {
    let figure = device.publishedKeyboardHeight(kind: kind, orientation: orientation, predictiveBar: bar)
    let place: Comment = "\(device.id) \(kind) \(orientation) bar \(bar)"
    if let figure, figure.sources.contains(MeasurementSource.screenTests.rawValue) {
      // The screenshots are newer than the facts, and replace only heights that were not measured on the same systems.
      let isSystem = fact.ios == figure.systems || fact.ios == nil
      #expect(fact.confidence != "measured" || !isSystem, place)
      return
    }
    #expect(figure.map { Double($0.value) } == fact.value, place)
    guard let figure, fact.value != nil else { return }
    #expect(figure.confidence.rawValue == fact.confidence, place)
    #expect(figure.sources.count == fact.sources.count, place)
    #expect(figure.systems == fact.ios, place)
    #expect(figure.variants.map { Double($0.value) } == (fact.variants ?? []).map { $0.value ?? -1 }, place)
  }

  private func insets(_ insets: Device.Insets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
  }
}

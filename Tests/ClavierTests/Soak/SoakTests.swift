import Clavier
import ClavierTesting
import Foundation
import SeededRandom
import TestSupport
import Testing
import UIKit

/// Opens and closes many screens, one after another, in one process.
///
/// `scripts/soak` runs this test alone, because the other tests on the main actor would also use memory.
/// `CLAVIER_SOAK_STYLES` selects styles by name, separated by commas: if you run the test once for each style, it shows
/// which style leaks.
@MainActor struct SoakTests {
  /// The live objects and the memory after a number of screens.
  struct Sample {
    var screens, objects, heap, resident: Int
  }

  nonisolated static let screens = ProcessInfo.processInfo.environment["CLAVIER_SOAK"].flatMap { Int($0) } ?? 0
  private static let selection = ProcessInfo.processInfo.environment["CLAVIER_SOAK_STYLES"]
  private static let samples = 40

  @Test("leaks no objects and no memory after many screens with every style", .enabled(if: screens > 0))
  func soak() async throws {
    let seed = ProcessInfo.processInfo.environment["CLAVIER_SEED"].flatMap { UInt64($0) } ?? 1
    var random = SeededGenerator(seed: seed)
    KeyboardAvoider.shared.start()
    var samples: [Sample] = []
    var events = 0
    for number in 1...Self.screens {
      let assumptions = HeadlessAssumptions.random(using: &random)
      events += try HeadlessAssumptions.$current.withValue(assumptions) { try show(&random) }
      // Tasks and blocks of the main queue run here.
      await Task.yield()
      if number % max(1, Self.screens / Self.samples) == 0 {
        await drain()
        let sample = Sample(
          screens: number, objects: SoakLife.count, heap: SoakMemory.heap, resident: SoakMemory.resident)
        samples.append(sample)
        print("soak: \(sample.screens) \(sample.objects) \(sample.heap) \(sample.resident)")
      }
    }
    print("soak: seed \(seed), \(events) events")
    #expect(events > Self.screens || Self.selection != nil)
    #expect(samples.allSatisfy { $0.objects == 0 }, "objects stay alive: \(samples.map(\.objects))")
    let growth = Self.growth(of: samples)
    print("soak: growth \(growth)")
    // With fewer screens, the variation of single samples exceeds the limit.
    #expect(growth < 8 || Self.screens < 50_000, "the heap grows by \(growth) bytes for each screen")
  }

  /// Returns the bytes by which the heap grows for each screen, from the second quarter of the samples to the last one.
  ///
  /// The first quarter fills caches and tables. A single sample varies by a twentieth, so this method compares
  /// averages.
  private static func growth(of samples: [Sample]) -> Double {
    let count = samples.count / 4
    func mean(_ samples: ArraySlice<Sample>, _ value: (Sample) -> Int) -> Double {
      Double(samples.map(value).reduce(0, +)) / Double(max(1, samples.count))
    }
    let (early, late) = (samples[count..<2 * count], samples.suffix(count))
    let screens = mean(late, \.screens) - mean(early, \.screens)
    return screens > 0 ? (mean(late, \.heap) - mean(early, \.heap)) / screens : 0
  }

  /// Shows a screen with random styles, uses it, and closes it.
  ///
  /// - Returns: The number of events that reached it.
  private func show(_ random: inout SeededGenerator) throws -> Int {
    let devices = ["iPhone 15", "iPhone SE (3rd generation)", "iPad (10th generation)"]
    let device = try #require(Device.named(random.element(of: devices)))
    HeadlessWorld.reset(HeadlessDisplay(device))
    let keyboard = try SimulatedKeyboard(device: device)
    keyboard.connect()
    var styles = SoakStyle.allCases.filter { _ in random.next(below: 3) == 0 }
    if styles.isEmpty { styles = SoakStyle.allCases }
    if let selection = Self.selection?.split(separator: ",") {
      styles = SoakStyle.allCases.filter { selection.contains("\($0)") }
    }
    let controller = SoakController(styles)
    let window = SoakWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    for _ in 0..<3 { act(&random, controller, keyboard) }
    // Some screens close while the keyboard is visible.
    if random.next(below: 2) == 0 { window.endEditing(true) }
    HeadlessClock.advance(by: 0.5)
    window.isHidden = true
    window.rootViewController = nil
    HeadlessClock.advance(by: 0.5)
    return controller.count
  }

  private func act(_ random: inout SeededGenerator, _ controller: SoakController, _ keyboard: SimulatedKeyboard) {
    switch random.next(below: 6) {
    case 0, 1: controller.field.becomeFirstResponder()
    case 2: controller.textView.becomeFirstResponder()
    case 3: keyboard.rotate(to: random.next(below: 2) == 0 ? .landscape : .portrait)
    case 4: keyboard.change(to: random.next(below: 2) == 0 ? .emoji : .numberPad)
    default: controller.view.endEditing(true)
    }
    HeadlessClock.advance(by: 0.3)
  }

  /// Releases the last screen, and runs everything that waits for the main queue.
  private func drain() async {
    HeadlessWorld.reset()
    for _ in 0..<20 { await Task.yield() }
  }
}

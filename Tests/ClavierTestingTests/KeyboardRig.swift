import ClavierCore
import Foundation

@testable import ClavierTesting

/// A keyboard that the test controls, with everything that it posts to its own notification center.
@MainActor
final class KeyboardRig {
  let center = NotificationCenter()
  let keyboard: SimulatedKeyboard
  let recorder: KeyboardRecorder
  /// The delays that the keyboard scheduled.
  private(set) var delays: [TimeInterval] = []
  /// The frames that the keyboard reported to its environment.
  private(set) var frames: [CGRect] = []
  /// The animations in which the keyboard posted its notifications.
  private(set) var animations: [KeyboardAnimation] = []

  init(
    _ device: Device = .standard, _ orientation: DeviceOrientation = .portrait,
    _ behavior: SystemBehavior = .standard, prefersCrossFade: Bool = false
  ) throws {
    recorder = KeyboardRecorder(notificationCenter: center)
    var environment = SimulationEnvironment.manual
    let calls = Calls()
    environment.schedule = { delay, _ in calls.rig?.delays.append(delay) }
    environment.prefersCrossFade = { prefersCrossFade }
    environment.frameDidChange = { frame, _ in calls.rig?.frames.append(frame) }
    environment.animate = { animation, body in
      calls.rig?.animations.append(animation)
      body()
    }
    keyboard = try SimulatedKeyboard(
      device: device, orientation: orientation, behavior: behavior, notificationCenter: center, environment: environment
    )
    calls.rig = self
    recorder.start()
  }

  convenience init(
    named name: String, _ orientation: DeviceOrientation = .portrait, _ behavior: SystemBehavior = .standard
  ) throws {
    struct UnknownDevice: Error {}
    guard let device = Device.named(name) else { throw UnknownDevice() }
    try self.init(device, orientation, behavior)
  }

  /// Returns the notifications posted since the last call.
  func takeEntries() -> [KeyboardTrace.Entry] {
    let entries = recorder.trace.entries
    defer { taken = entries.count }
    return Array(entries[taken...])
  }

  /// Returns the names of the events posted since the last call.
  func takeEvents() -> [KeyboardEvent] {
    takeEntries().compactMap(\.event)
  }

  private var taken = 0

  private final class Calls {
    weak var rig: KeyboardRig?
  }
}

import HeadlessEnumerations

/// Simulated motions of the device.
@MainActor public enum HeadlessMotion {
  /// Shakes the device.
  ///
  /// UIKit delivers a motion to the first responder, or to the key window if there is none.
  public static func shake() {
    guard let window = UIApplication.shared.keyWindow else { return }
    let event = UIEvent()
    (event.type, event.subtype) = (.motion, .motionShake)
    let responder = window.firstResponder ?? window
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
    HeadlessWorld.updateCycle()
  }
}

import ClavierTesting
import Shop
import Testing
import UIKit

#if os(Linux)
  @MainActor @Test func `the password field moves above the keyboard`() throws {
    HeadlessWorld.reset(HeadlessDisplay(.standard))
    let keyboard = try SimulatedKeyboard(device: .standard)
    keyboard.connect()
    let screen = SignUpViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    HeadlessClock.advanceUntilIdle()

    HeadlessTouches.tap(screen.password)
    HeadlessClock.advanceUntilIdle()

    let field = screen.password.convert(screen.password.bounds, to: nil)
    #expect(screen.password.isFirstResponder)
    #expect(field.maxY == keyboard.frame.minY - 12)
  }
#endif

// For tests of code that uses a task or the main queue. Such tests must be in a serialized suite with all other tests.

#if os(Linux)
  @MainActor func runMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    HeadlessClock.advanceUntilIdle()
  }
#endif

import ClavierInspector
import Foundation
import TestSupport
import Testing
import UIKit

/// The samples of the articles about the inspector.
@MainActor struct InspectorSamples {
  @Test func `one line presents the inspector`() {
    HeadlessWorld.reset()
    let window = makeWindow()

    #if DEBUG
      KeyboardInspector.shared.present()
    #endif

    #expect(KeyboardInspector.shared.isPresented)
    KeyboardInspector.shared.dismiss()
    window.isHidden = true
  }

  @Test func `a window presents the inspector after a shake`() {
    HeadlessWorld.reset()
    let delegate = ShakingSceneDelegate()
    delegate.connect(HeadlessWorld.windowScene)
    delegate.window?.makeKeyAndVisible()
    HeadlessMotion.shake()
    #expect(KeyboardInspector.shared.isPresented)
    HeadlessMotion.shake()
    #expect(!KeyboardInspector.shared.isPresented)
  }

  @Test(arguments: [true, false])
  func `the app's own window presents the inspector after a shake`(isEditing: Bool) {
    HeadlessWorld.reset()
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    screen.view.addSubview(field)
    let window = AppWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    if isEditing { field.becomeFirstResponder() }
    HeadlessMotion.shake()
    #expect(KeyboardInspector.shared.isPresented)
    KeyboardInspector.shared.dismiss()
    window.endEditing(true)
    window.isHidden = true
  }

  @Test func `a trace is written to a file`() throws {
    let file = try KeyboardInspector.shared.writeTrace()

    #expect(try KeyboardTrace(jsonLines: String(contentsOf: file, encoding: .utf8)).problems.isEmpty)
  }
}

/// The methods of an app's scene delegate.
@MainActor private final class ShakingSceneDelegate {
  var window: UIWindow?

  func connect(_ scene: UIWindowScene) {
    #if DEBUG
      window = KeyboardInspectorWindow(windowScene: scene)
    #else
      window = UIWindow(windowScene: scene)
    #endif
  }
}

final class AppWindow: UIWindow {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { KeyboardInspector.shared.toggle(in: windowScene) }
    super.motionEnded(motion, with: event)
  }
}

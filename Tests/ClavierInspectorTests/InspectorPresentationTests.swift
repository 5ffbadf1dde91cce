import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier
@testable import ClavierInspector

/// Tests when the inspector is presented, and that it costs nothing otherwise.
@MainActor struct InspectorPresentationTests {
  @Test func `a closed inspector observes nothing`() {
    HeadlessWorld.reset()
    let center = KeyboardCenter(notificationCenter: NotificationCenter())
    let avoider = KeyboardAvoider(center: center)
    avoider.start()
    let subscribers = center.subscribers.count
    let windows = HeadlessWorld.windowScene.windows.count

    let inspector = KeyboardInspector(center: center)
    #expect(center.subscribers.count == subscribers && inspector.session == nil && inspector.scenes == nil)
    for _ in 0..<3 {
      inspector.present(in: HeadlessWorld.windowScene)
      weak var recorder: KeyboardRecorder?
      recorder = inspector.session?.recorder
      #expect(center.subscribers.count == subscribers + 3)
      #expect(recorder?.isRecording == true)
      #expect(HeadlessWorld.windowScene.windows.count == windows + 1)
      inspector.dismiss()
      // A recorder stops when it is deallocated.
      #expect(center.subscribers.count == subscribers && recorder == nil && inspector.scenes == nil)
      HeadlessClock.advanceUntilIdle()
      #expect(HeadlessWorld.windowScene.windows.count == windows)
    }
  }

  @Test func `the observations, the views, and the window are deallocated with the panel`() throws {
    let stage = try InspectorStage()
    weak var session: InspectionSession?
    weak var window: UIWindow?
    weak var panel: PanelView?
    stage.present()
    (session, window, panel) = (stage.inspector.session, stage.inspector.window, stage.panel)
    #expect(session != nil && window != nil && panel != nil)
    stage.tapButton("keyboardInspector.close")
    HeadlessClock.advance(by: 1)
    #expect(session == nil && window == nil && panel == nil)
    #expect(!stage.inspector.isPresented)
    stage.close()
  }

  @Test func `an inspector removes its panel when it is deallocated`() throws {
    let stage = try InspectorStage()
    var inspector: KeyboardInspector? = KeyboardInspector()
    inspector?.present(in: HeadlessWorld.windowScene)
    weak var released: KeyboardInspector?
    released = inspector
    let count = HeadlessWorld.windowScene.windows.count
    inspector = nil
    HeadlessClock.advance(by: 1)
    #expect(released == nil)
    #expect(HeadlessWorld.windowScene.windows.count == count - 1)
    stage.close()
  }

  @Test func `does not create an avoider in an app that has none`() {
    HeadlessWorld.reset()
    let center = KeyboardCenter(notificationCenter: NotificationCenter())
    let inspector = KeyboardInspector(center: center)
    inspector.present(in: HeadlessWorld.windowScene)
    HeadlessClock.advance(by: 1)
    #expect(KeyboardAvoider.enabled(in: center).isEmpty)
    inspector.dismiss()
    #expect(center.subscribers.count == 0)
  }

  @Test func `presenting or dismissing again has no effect`() throws {
    let stage = try InspectorStage()
    stage.present()
    let window = stage.inspector.window
    stage.present()
    #expect(stage.inspector.window === window)
    stage.inspector.dismiss()
    stage.inspector.dismiss()
    #expect(stage.inspector.window == nil)
    stage.inspector.toggle()
    #expect(stage.inspector.isPresented && stage.inspector.window != nil)
    stage.inspector.toggle()
    #expect(!stage.inspector.isPresented)
    stage.close()
  }

  @Test func `waits for the first active scene, and records in the meantime`() throws {
    HeadlessWorld.reset()
    HeadlessWorld.enterBackground()
    let center = KeyboardCenter(notificationCenter: NotificationCenter())
    let inspector = KeyboardInspector(center: center)
    inspector.present()
    #expect(inspector.isPresented && inspector.window == nil)
    center.notificationCenter.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    HeadlessWorld.enterForeground()
    HeadlessWorld.becomeActive()
    #expect(inspector.window?.isHidden == false)
    #expect(inspector.trace.entries.count == 1)
    inspector.dismiss()
  }

  @Test func `closes when its scene disconnects`() throws {
    let stage = try InspectorStage()
    stage.present()
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: HeadlessWorld.windowScene)
    #expect(!stage.inspector.isPresented)
    stage.close()
  }

  @Test func `never becomes key and never takes the first responder`() throws {
    let stage = try InspectorStage()
    stage.screen.fields[1].becomeFirstResponder()
    stage.settle()
    let state = KeyboardCenter.shared.state
    stage.present()
    let window = try #require(stage.inspector.window)
    window.makeKey()
    for identifier in ["keyboardInspector.collapse", "keyboardInspector.share"] {
      stage.tapButton(identifier)
      #expect(stage.window.isKeyWindow && !window.isKeyWindow)
      #expect(stage.screen.fields[1].isFirstResponder)
      #expect(KeyboardCenter.shared.state == state)
    }
    stage.close()
  }

  @Test func `a shake presents and dismisses the shared inspector`() throws {
    HeadlessWorld.reset()
    let window = KeyboardInspectorWindow(windowScene: HeadlessWorld.windowScene)
    let screen = FieldsController()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    HeadlessMotion.shake()
    #expect(KeyboardInspector.shared.isPresented)
    // The first responder forwards the shake to the window.
    screen.fields[0].becomeFirstResponder()
    HeadlessMotion.shake()
    #expect(!KeyboardInspector.shared.isPresented)
    window.endEditing(true)
  }

  @Test func `the inspector keeps waiting when another scene disconnects`() {
    HeadlessWorld.reset()
    HeadlessWorld.enterBackground()
    let inspector = KeyboardInspector(center: KeyboardCenter(notificationCenter: NotificationCenter()))
    inspector.present()
    let other = HeadlessWorld.connectScene()
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: other)
    #expect(inspector.isPresented)
    HeadlessWorld.becomeActive()
    #expect(inspector.window != nil)
    inspector.dismiss()
  }
}

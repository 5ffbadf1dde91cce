import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The view that measures the keyboard layout guide for a drag.
@MainActor struct KeyboardProbeTests {
  @Test("the probe is laid out, invisible, and takes no touches")
  func probe() throws {
    let stage = try DragStage()
    let probes = stage.window.subviews.compactMap { $0 as? KeyboardProbe }
    #expect(!probes.isEmpty)
    for probe in probes {
      #expect(!probe.isHidden && probe.alpha == 0 && !probe.isUserInteractionEnabled)
      #expect(probe.accessibilityElementsHidden)
    }
    stage.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.drag.window == nil)
  }

  @Test("the avoider removes its probe when it stops")
  func stops() throws {
    let stage = try DragStage()
    #expect(stage.avoider.drag.window === stage.window)
    stage.avoider.stop()
    #expect(stage.avoider.drag.window == nil)
  }

  @Test("the avoider adds a new probe before each show")
  func early() throws {
    let stage = try DragStage(isFocused: false)
    stage.keyboard.followsFirstResponder = false
    stage.field.becomeFirstResponder()
    #expect(stage.avoider.drag.window === stage.window)
    let first = try #require(stage.window.subviews.compactMap { $0 as? KeyboardProbe }.first)
    stage.field.resignFirstResponder()
    #expect(stage.avoider.drag.window == nil)
    stage.field.becomeFirstResponder()
    #expect(!stage.window.subviews.contains(first))
  }

  @Test("typing before the keyboard shows keeps the probe")
  func typesEarly() throws {
    let stage = try DragStage(isFocused: false)
    stage.keyboard.followsFirstResponder = false
    stage.field.becomeFirstResponder()
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: stage.field)
    #expect(stage.avoider.drag.window === stage.window)
  }

  @Test("the avoider adds no probe for an input that it does not keep visible, or that has lost the focus")
  func withoutProbe() throws {
    let stage = try DragStage(isFocused: false)
    stage.keyboard.followsFirstResponder = false
    stage.avoider.options(for: stage.field).isEnabled = false
    stage.field.becomeFirstResponder()
    #expect(stage.avoider.drag.window == nil)
    stage.field.resignFirstResponder()
    stage.avoider.options(for: stage.field).isEnabled = true
    let hosting = HeadlessHostingController(content: UIView())
    stage.controller.addChild(hosting)
    stage.controller.view.addSubview(hosting.view)
    let hosted = UITextField(frame: CGRect(x: 20, y: 300, width: 100, height: 34))
    hosting.view.addSubview(hosted)
    hosted.becomeFirstResponder()
    #expect(stage.avoider.tracker?.input === hosted && stage.avoider.drag.window == nil)
    hosted.resignFirstResponder()
    let reluctant = Reluctant()
    stage.field.delegate = reluctant
    stage.field.becomeFirstResponder()
    #expect(!stage.field.isFirstResponder && stage.avoider.drag.window == nil)
  }

  @Test("replaces a guide that did not follow the show after the keyboard has appeared")
  func replaced() throws {
    let stage = try DragStage(isFocused: false)
    stage.field.becomeFirstResponder()
    stage.moveGuide(to: stage.screen.maxY)
    let before = stage.window.subviews.compactMap { $0 as? KeyboardProbe }
    HeadlessClock.advanceUntilIdle()
    let after = stage.window.subviews.compactMap { $0 as? KeyboardProbe }
    #expect(after.count == before.count && !after.contains { before.contains($0) })
  }
}

/// A delegate that ends editing as soon as it begins.
private final class Reluctant: NSObject, UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
}

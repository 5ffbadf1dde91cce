import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClavierLab

/// Tests the parts of the picture that are not windows of the app.
@MainActor
struct LabPhonePictureTests {
  @Test func `long text in a field does not slow down the pictures`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    rig.send(.follow(input: "email", text: String(repeating: "long ", count: 800)))
    rig.send(.navigate(.done))
    rig.settle()
    let time = processorTime { for _ in 0..<60 { rig.advance(by: PhoneDriver.frameDuration) } }
    #expect(time < .seconds(4), "the pictures of one second take \(time)")
    let texts = rig.model.nodes.values.flatMap { $0.shapes ?? [] }.compactMap { shape in
      if case .text(let text) = shape { text.string } else { nil }
    }
    #expect(texts.contains { $0.hasPrefix("long long") && $0.hasSuffix("…") && $0.count < 100 })
  }

  @Test func `an accessory view above the keys can be tapped`() throws {
    let rig = PhoneRig(LabSettings(screen: "rightToLeft"))
    let first = try #require(rig.state?.inputs.first)
    rig.tap(first.id)
    let keyboard = try #require(rig.lastFrame?.keyboard)
    #expect(rig.node(withText: "סיום") != nil && rig.node(withText: "123")?.height == keyboard.height - 44)
    func tapBar(x: Double) { rig.tap(x: x, y: (rig.lastFrame?.keyboard?.y ?? 0) + 22) }
    tapBar(x: 393 - 70)
    let second = try #require(rig.state?.focused)
    #expect(second != first.id)
    #expect(rig.messages.actions.last?.text == "tap the accessory view")
    tapBar(x: 393 - 30)
    #expect(rig.state?.focused == first.id)
    tapBar(x: 30)
    #expect(rig.state?.focused == nil && rig.lastFrame?.keyboard == nil && rig.node(withText: "סיום") == nil)
    #expect(rig.messages.actions.last?.text == "tap סיום" && rig.model.faults.isEmpty)
  }

  @Test func `a screen in Hebrew mirrors the status bar and the toolbar, whose buttons are in Hebrew`() throws {
    let rig = PhoneRig(LabSettings(screen: "rightToLeft"))
    #expect(rig.text("9:41")?.x ?? 0 > 200)
    rig.tap(try #require(rig.state?.inputs.first).id)
    #expect(rig.node(withText: "סיום")?.x ?? 393 < 40)
    let mirrored = PhoneRig(LabSettings(screen: "closures", rightToLeft: true))
    #expect(mirrored.text("9:41")?.x ?? 0 > 200)
    #expect(PhoneRig(LabSettings(screen: "closures")).text("9:41")?.x ?? 393 < 200)
  }

  @Test func `the status bar of an iPad shows the date and the battery's charge`() {
    let pad = PhoneRig(LabSettings(device: "iPad (10th generation)"))
    #expect(pad.text("9:41 AM  Mon Jun 9")?.x == 22 && pad.text("9:41") == nil)
    #expect(pad.text("100%")?.x ?? 0 > 700)
    #expect(PhoneRig(LabSettings(device: "iPhone 8")).text("9:41")?.x == 187.5)
  }

  @Test func `text has the width that UIKit gives it, in any browser font`() throws {
    let rig = PhoneRig(LabSettings(screen: "chat"))
    let bubble = try #require(rig.text("Brass."))
    let width = try #require(bubble.width)
    #expect(abs(width - Double(UIFont.systemFont(ofSize: bubble.size).headlessWidth(of: "Brass."))) < 0.01)
  }

  @Test func `the buttons of an accessory view are drawn between the screen and the keys`() throws {
    let rig = PhoneRig(LabSettings(screen: "rightToLeft"))
    rig.tap(try #require(rig.state?.inputs.first).id)
    let bar = try #require(rig.lastFrame?.keyboard)
    let shape = try #require(rig.messages.opened.last)
    var top = -(shape.screenFrame.y)
    var node = rig.node(withText: "סיום")
    #expect(node != nil)
    while let inner = node {
      let parent = inner.parent.flatMap { rig.model.nodes[$0] }
      top += inner.y - (parent?.scrollY ?? 0)
      node = parent
    }
    #expect(top >= bar.y && top <= bar.y + 44, "\(top), \(bar)")
  }

  @Test func `dark mode includes the accessory view and the inspector`() throws {
    for (isDark, label, tint) in [(true, "#ffffff", "#0a84ff"), (false, "#000000", "#007aff")] {
      let inspected = PhoneRig(LabSettings(darkMode: isDark, inspector: true))
      #expect(inspected.text("Conflicts")?.fill == label)
      let rig = PhoneRig(LabSettings(screen: "rightToLeft", darkMode: isDark))
      rig.tap(try #require(rig.state?.inputs.first).id)
      #expect(rig.text("סיום")?.fill == tint)
    }
  }

  @Test func `a sheet in dark mode is lighter than the screen behind it`() {
    func fills(isDark: Bool) -> [String?] {
      let rig = PhoneRig(LabSettings(screen: "sheet", darkMode: isDark))
      let large = rig.model.nodes.values.filter { $0.width == 393 && $0.height > 700 }.sorted { $0.height > $1.height }
      return large.flatMap { $0.shapes ?? [] }.compactMap { if case .box(let box) = $0 { box.fill } else { nil } }
    }
    #expect(fills(isDark: true).contains("#1c1c1e") && fills(isDark: true).contains("#000000"))
    #expect(!fills(isDark: false).contains("#1c1c1e") && fills(isDark: false).contains("#ffffff"))
  }

  @Test func `the focus ring of a field without a border surrounds its caret`() throws {
    let rig = PhoneRig(LabSettings(screen: "settings"))
    rig.tap(try #require(rig.state?.inputs.first).id)
    let boxes = rig.boxes(of: "Study").filter { $0.x != nil }
    let ring = try #require(boxes.first { $0.stroke != nil })
    let caret = try #require(boxes.first { $0.width == 2 })
    #expect((ring.x ?? 0) + 2 <= caret.x ?? 0 && (ring.y ?? 0) <= caret.y ?? 0)
    #expect((ring.x ?? 0) + (ring.width ?? 0) > (rig.node(withText: "Study")?.width ?? 0))
  }

  @Test func `a split keyboard has two halves at the edges`() throws {
    let device = try #require(LabCatalog.gallery.devices.first { $0.canSplit && $0.hasKeyboard })
    let rig = PhoneRig(LabSettings(device: device.name))
    rig.tap("email")
    let whole = rig.boxes(of: "q")
    rig.send(.settings(LabSettings(device: device.name, placement: .split)))
    rig.settle()
    let halves = rig.boxes(of: "q").filter { ($0.width ?? 0) > 200 }
    #expect(halves.map(\.x) == [0, halves.first.map { device.width - ($0.width ?? 0) }])
    rig.send(.settings(LabSettings(device: device.name)))
    rig.settle()
    #expect(!whole.isEmpty && rig.boxes(of: "q") == whole)
  }

  @Test func `the keyboard fades with cross-fade transitions`() throws {
    let rig = PhoneRig(LabSettings(reduceMotion: true, crossFade: true))
    let email = try #require(rig.state?.inputs.first { $0.id == "email" }?.frame)
    rig.send(.touch(LabTouch(phase: .began, x: email.x + 9, y: email.y + 9)))
    rig.send(.touch(LabTouch(phase: .ended, x: email.x + 9, y: email.y + 9)))
    let shows = rig.keyboardFrames(during: 0.8)
    rig.settle()
    #expect(shows.contains { $0.opacity > 0.1 && $0.opacity < 0.9 } && shows.last?.opacity == 1)
    #expect(Set(shows.map(\.y)).count == 1, "it moved: \(shows)")
    rig.send(.navigate(.done))
    let hides = rig.keyboardFrames(during: 0.8)
    #expect(hides.contains { $0.opacity > 0.1 && $0.opacity < 0.9 } && Set(hides.map(\.y)).count == 1)
    rig.settle()
    #expect(rig.lastFrame?.keyboard == nil)
  }

  @Test func `draws the text cursor at the insertion point`() {
    let rig = PhoneRig()
    rig.tap("email")
    rig.send(.text("ada"))
    rig.settle()
    #expect(rig.text("ada")?.caret == 3)
    rig.send(.key(.left))
    rig.settle()
    #expect(rig.text("ada")?.caret == 2)
    rig.send(.text("é👩🏽‍🚀"))
    rig.settle()
    #expect(rig.text("adé👩🏽‍🚀a")?.caret == "adé👩🏽‍🚀".utf16.count)
    rig.send(.focus(input: "password"))
    rig.settle()
    rig.send(.text("👩🏽‍🚀x"))
    rig.send(.key(.left))
    rig.settle()
    #expect(rig.text("●●")?.caret == 1)
  }

  @Test func `a text view larger than the screen is visible if its caret is`() throws {
    let rig = PhoneRig(LabSettings(screen: "editor"))
    rig.tap(x: 200, y: 300)
    let input = try #require(rig.state?.inputs.first)
    #expect(input.isFocused && input.coveredHeight == 0 && input.isInSight)
    #expect(rig.lastFrame?.coveredHeight == 0 && rig.lastFrame?.focus?.height ?? 100 < 60)
  }
}

extension PhoneRig {
  /// Advances the time, and returns the position and the opacity of the keyboard, 50 times per second.
  ///
  /// Frames without a keyboard are left out.
  fileprivate func keyboardFrames(during seconds: Double) -> [(y: Double, opacity: Double)] {
    (0..<Int((seconds * 50).rounded())).compactMap { _ in
      advance(by: 0.02)
      guard let keyboard = lastFrame?.keyboard, let key = node(withText: "123"),
        let parent = key.parent.flatMap({ model.nodes[$0] })
      else { return nil }
      return (keyboard.y, parent.opacity)
    }
  }

  /// Returns the node that draws a string.
  fileprivate func node(withText text: String) -> LabNode? {
    model.nodes.values.first { $0.texts.contains { $0.string == text } }
  }

  /// Returns the shape that draws a string.
  fileprivate func text(_ text: String) -> LabShape.Text? {
    model.nodes.values.lazy.flatMap(\.texts).first { $0.string == text }
  }

  /// Returns the boxes in the node that draws a string.
  fileprivate func boxes(of text: String) -> [LabShape.Box] {
    (node(withText: text)?.shapes ?? []).compactMap { if case .box(let box) = $0 { box } else { nil } }
  }
}

extension LabNode {
  fileprivate var texts: [LabShape.Text] {
    (shapes ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

import Clavier
import ClavierTesting
import TestSupport
import Testing
import UIKit

@testable import KeyboardGallery

@MainActor @Suite struct KeyboardHandlingTests {
  @Test(arguments: Setting.representative, GalleryScreen.styles)
  func `every input is completely visible while it is edited, and the layout is restored when the keyboard hides`(
    setting: Setting, screen: GalleryScreen
  ) throws {
    try expectVisibleDownAndUp(screen, setting)
  }

  @Test(arguments: Setting.representative, GalleryScreen.avoided)
  func `an avoider keeps every input visible, and restores the layout when the keyboard hides`(
    setting: Setting, screen: GalleryScreen
  ) throws {
    try expectVisibleDownAndUp(screen, setting)
  }

  private func expectVisibleDownAndUp(_ screen: GalleryScreen, _ setting: Setting) throws {
    let stage = try Stage(screen, on: setting.device, setting.orientation, withKeyboard: true)
    let before = stage.snapshot
    // Focus moves down the form and up again. The keyboard stays visible, but changes to the number pad and back. Rows
    // that a list has removed because they are off the screen are skipped.
    for input in stage.inputs + stage.inputs.reversed() where input.window != nil {
      #expect(input.becomeFirstResponder())
      HeadlessClock.advanceUntilIdle()
      expectVisible(input, on: stage)
    }
    stage.endEditing()
    expectEqual(stage.snapshot, before)
  }

  @Test(arguments: Setting.representative, GalleryScreen.styles)
  func `scrolled content ends where the keyboard begins, without a gap for the safe area`(
    setting: Setting, screen: GalleryScreen
  ) throws {
    let stage = try Stage(screen, on: setting.device, setting.orientation, withKeyboard: true)
    guard let scrollView = stage.controller.view.subviews.first(where: { $0 is UIScrollView }) as? UIScrollView else {
      #expect(screen == .handler || screen == .sheet)
      return
    }
    #expect(try #require(stage.inputs.last).becomeFirstResponder())
    HeadlessClock.advanceUntilIdle()
    let end = stage.frame(of: scrollView).maxY - scrollView.adjustedContentInset.bottom
    #expect(abs(end - (stage.keyboard?.frame.minY ?? 0)) < 0.01)
  }

  @Test(arguments: GalleryScreen.allCases)
  func `rotating the device keeps the input visible`(screen: GalleryScreen) throws {
    let device = Device.standard
    let stage = try Stage(screen, on: device, .portrait, withKeyboard: true)
    let before = stage.snapshot
    for input in [stage.inputs.first, stage.inputs.last].compactMap(\.self) {
      #expect(input.becomeFirstResponder())
      for orientation in [DeviceOrientation.landscape, .portrait] {
        stage.keyboard?.rotate(to: orientation)
        HeadlessClock.advanceUntilIdle()
        expectVisible(input, on: stage)
      }
    }
    stage.endEditing()
    expectEqual(stage.snapshot, before)
  }

  @Test(arguments: GalleryScreen.allCases)
  func `a screen that was dismissed is deallocated`(screen: GalleryScreen) throws {
    weak var released: UIViewController?
    do {
      let stage = try Stage(screen, on: .standard, .portrait, withKeyboard: true)
      released = stage.controller
      #expect(try #require(stage.inputs.last).becomeFirstResponder())
      HeadlessClock.advanceUntilIdle()
      stage.endEditing()
    }
    HeadlessWorld.reset()
    #expect(released == nil)
  }

  private func expectVisible(_ input: UIView, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
    let keyboardTop = stage.keyboard?.frame.minY ?? 0
    let sight = Coverage.sight(of: input, under: stage.keyboard?.frame ?? .zero, in: stage.window)
    let frame = sight.frame
    let name = input.accessibilityIdentifier ?? ""
    let covered = KeyboardCenter.shared.state.overlap(withScreenRect: frame)
    #expect(input.isFirstResponder, sourceLocation: sourceLocation)
    #expect(covered == 0, "\(covered) points of \(name) are covered", sourceLocation: sourceLocation)
    // Converted positions are rounded.
    #expect(
      sight.room.top <= frame.minY + 1e-9, "\(name) is off the screen: \(frame)", sourceLocation: sourceLocation
    )
    #expect(
      frame.maxY <= keyboardTop, "\(name) reaches below the keyboard's top",
      sourceLocation: sourceLocation)
  }
}

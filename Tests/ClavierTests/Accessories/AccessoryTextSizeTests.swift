import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import Clavier

/// Tests that the size of the toolbar and its buttons follows the user's text size.
@MainActor final class AccessoryTextSizeTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  @Test(
    "is 44 points tall at the default text size, and grows up to the first accessibility size",
    arguments: zip(UIContentSizeCategory.headlessAll, [44, 44, 44, 44, 45, 48, 50, 56, 56, 56, 56, 56] as [CGFloat]))
  func heights(category: UIContentSizeCategory, height: CGFloat) {
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.window.addSubview(toolbar)
    defer { HeadlessAccessibility.reset() }
    HeadlessAccessibility.preferredContentSizeCategory = category
    #expect(toolbar.frame.height == height)
    #expect(toolbar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
    #expect(toolbar.sizeThatFits(CGSize(width: 320, height: 0)).height == height)
    // A toolbar that is created later has the same height.
    let later = KeyboardToolbar(in: stage.view)
    #expect(later.frame.height == height)
    HeadlessAccessibility.preferredContentSizeCategory = .large
    #expect(toolbar.frame.height == 44 && toolbar.intrinsicContentSize.height == 44)
  }

  @Test("when added to a window, adjusts to a text size that changed without a notification")
  func missedChange() {
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityMedium
    let toolbar = KeyboardToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(toolbar.frame.height == 56)
    // The stage resets the headless world, which restores the default text size without a notification.
    stage.window.addSubview(toolbar)
    #expect(toolbar.frame.height == 44)
  }

  @Test("resizes the buttons, and restores the system's buttons at the default size")
  func buttons() throws {
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    defer { HeadlessAccessibility.reset() }
    func widths() throws -> [CGFloat] {
      HeadlessWorld.updateCycle()
      return try [toolbar.previousItem, toolbar.nextItem, toolbar.doneItem].map {
        try #require($0.headlessView).frame.width
      }
    }
    let before = try widths()
    let symbol = try #require(toolbar.nextItem.image).size
    for restored in [UIContentSizeCategory.small, .large] {
      HeadlessAccessibility.preferredContentSizeCategory = .accessibilityMedium
      let after = try widths()
      #expect(zip(before, after).allSatisfy { $1 > $0 })
      for state in [.normal, .highlighted, .disabled] as [UIControl.State] {
        let font = toolbar.doneItem.titleTextAttributes(for: state)?[.font] as? UIFont
        #expect(font == UIFont.systemFont(ofSize: font?.pointSize ?? 0, weight: .semibold))
      }
      #expect(try #require(toolbar.nextItem.image).size.height > 1.6 * symbol.height)
      HeadlessAccessibility.preferredContentSizeCategory = restored
      #expect(try widths() == before)
      #expect(toolbar.doneItem.titleTextAttributes(for: .normal) == nil)
    }
  }

  @Test("keeps an image and an additional height that the app sets")
  func ownImage() {
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.window.addSubview(toolbar)
    defer { HeadlessAccessibility.reset() }
    let own = UIImage(systemName: "arrow.up")
    toolbar.previousItem.image = own
    toolbar.frame.size.height += 10
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityLarge
    #expect(toolbar.previousItem.image === own)
    #expect(toolbar.frame.height == 66)
    HeadlessAccessibility.preferredContentSizeCategory = .large
    #expect(toolbar.frame.height == 54)
  }

  @Test("keeps the app's font of the done button at text sizes up to the default")
  func ownAppearance() {
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.window.addSubview(toolbar)
    defer { HeadlessAccessibility.reset() }
    let own = UIFont.systemFont(ofSize: 30)
    toolbar.doneItem.setTitleTextAttributes([.font: own], for: .normal)
    HeadlessAccessibility.preferredContentSizeCategory = .small
    #expect(toolbar.doneItem.titleTextAttributes(for: .normal)?[.font] as? UIFont == own)
  }

  @Test("grows in a layout with constraints")
  func constraints() {
    let toolbar = KeyboardToolbar(in: stage.view)
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(toolbar)
    NSLayoutConstraint.activate([
      toolbar.topAnchor.constraint(equalTo: stage.view.topAnchor),
      toolbar.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
    ])
    HeadlessWorld.updateCycle()
    #expect(toolbar.frame.height == 44)
    defer { HeadlessAccessibility.reset() }
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityMedium
    HeadlessWorld.updateCycle()
    #expect(toolbar.frame.height == 56)
  }

  @Test("keeps a height of zero that the app sets")
  func noHeight() {
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.window.addSubview(toolbar)
    defer { HeadlessAccessibility.reset() }
    toolbar.frame.size.height = 0
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityLarge
    #expect(toolbar.frame.height == 0 && toolbar.intrinsicContentSize.height == 56)
  }

  @Test("has its default size while resizing is turned off")
  func switchedOff() {
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.window.addSubview(toolbar)
    defer { HeadlessAccessibility.reset() }
    toolbar.adjustsSizeForContentSizeCategory = false
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityLarge
    #expect(toolbar.frame.height == 44 && toolbar.nextItem.image?.size == CGSize(width: 20, height: 18))
    toolbar.adjustsSizeForContentSizeCategory = true
    #expect(toolbar.frame.height == 56)
    toolbar.adjustsSizeForContentSizeCategory = false
    #expect(toolbar.frame.height == 44)
  }

  @Test("reloads the input views of the focused input only if it has the toolbar", arguments: [true, false])
  func reloads(hasToolbar: Bool) {
    let field = CountingField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.view.addSubview(field)
    let toolbar = KeyboardToolbar(in: stage.view)
    if hasToolbar { field.inputAccessoryView = toolbar } else { stage.window.addSubview(toolbar) }
    defer { HeadlessAccessibility.reset() }
    field.becomeFirstResponder()
    let before = field.reloads
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityMedium
    #expect(toolbar.frame.height == 56 && field.reloads == before + (hasToolbar ? 1 : 0))
  }

  private final class CountingField: UITextField {
    var reloads = 0

    override func reloadInputViews() {
      reloads += 1
      super.reloadInputViews()
    }
  }

  @Test("updates a visible keyboard after the toolbar grows")
  func keyboard() throws {
    let field = stage.field("a", y: 100)
    let toolbar = KeyboardToolbar(in: stage.view)
    field.inputAccessoryView = toolbar
    let keyboard = try SimulatedKeyboard(device: .standard)
    keyboard.connect()
    defer { HeadlessAccessibility.reset() }
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let height = keyboard.frame.height
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityMedium
    HeadlessClock.advanceUntilIdle()
    #expect(keyboard.frame.height == height + 12)
    #expect(stage.focus == "a")
  }
}

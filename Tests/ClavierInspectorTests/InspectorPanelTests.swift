import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier
@testable import ClavierInspector

/// The contents of the panel on a screen, including those for VoiceOver.
@MainActor struct InspectorPanelTests {
  @Test func `an input that a scroll view clips is not listed as covered`() throws {
    let stage = try InspectorStage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    let clipped = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
    clipped.accessibilityIdentifier = "clipped"
    scrollView.addSubview(clipped)
    let covered = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    covered.accessibilityIdentifier = "covered"
    for view in [scrollView, covered] { stage.screen.view.addSubview(view) }
    stage.present()
    stage.screen.fields[0].becomeFirstResponder()
    stage.settle()
    #expect(stage.texts.contains("UITextField “covered”: 34 of 34 points are covered"))
    #expect(!stage.texts.contains { $0.contains("clipped") })
    scrollView.frame.size.height = 852
    stage.settle()
    stage.inspector.dismiss()
    stage.present()
    #expect(stage.texts.contains("UITextField “clipped”: 34 of 34 points are covered"))
    stage.close()
  }

  @Test func `shows the state, the coverage, and the plan, and updates them`() throws {
    let stage = try InspectorStage()
    KeyboardAvoider.shared.start()
    defer { KeyboardAvoider.shared.stop() }
    stage.present()
    #expect(stage.texts.first?.hasPrefix("Keyboard: ") == true)
    #expect(stage.texts.contains("No input is being edited."))
    stage.screen.fields[5].becomeFirstResponder()
    stage.settle()
    let plan = try #require(KeyboardAvoider.shared.lastPlan)
    #expect(!plan.explanation.isEmpty)
    for sentence in plan.explanation { #expect(stage.texts.contains(sentence)) }
    #expect(stage.texts.contains("Edited UITextField “field5”: not covered"))
    #expect(stage.texts.contains("Placement: docked"))
    let height = KeyboardCenter.shared.state.overlap(of: stage.window)
    #expect(stage.texts.contains("UIWindow: \(height.points) of 852 points are covered"))
    #expect(stage.texts.first == "Keyboard: docked, covers \(height.points) points")
    stage.window.endEditing(true)
    stage.settle()
    #expect(stage.texts.contains("Placement: hidden"))
    #expect(stage.texts.contains { $0.contains("didHide") })
    stage.close()
  }

  @Test func `lists the inputs that nothing keeps visible`() throws {
    let stage = try InspectorStage()
    stage.present()
    stage.screen.fields[5].becomeFirstResponder()
    stage.settle()
    let top = KeyboardCenter.shared.state.frame.minY
    #expect(stage.texts.contains { $0.hasPrefix("Warning: Edited UITextField “field5”: 34 of 34") })
    let covered = stage.screen.fields.dropLast().filter { $0.frame.maxY > top }
    #expect(!covered.isEmpty)
    for field in covered {
      let name = try #require(field.accessibilityIdentifier)
      #expect(stage.texts.contains { $0.hasPrefix("UITextField “\(name)”: ") })
    }
    #expect(!stage.texts.contains { $0.contains("field0") })
    stage.close()
  }

  @Test func `names a conflict while its object exists`() throws {
    let stage = try InspectorStage()
    KeyboardAvoider.shared.start()
    defer { KeyboardAvoider.shared.stop() }
    stage.present()
    let other = KeyboardAvoider()
    do {
      let scrollView = UIScrollView(frame: stage.screen.view.bounds)
      KeyboardAvoider.shared.record(KeyboardAvoider.Conflict(.unknown, scrollView, .bottomInset))
      other.start()
      other.record(KeyboardAvoider.Conflict(.avoider, stage.screen.view, .shift))
      stage.settle()
      #expect(stage.texts.contains("Warning: Other code also changes contentInset.bottom of UIScrollView."))
      #expect(stage.texts.contains("Warning: Another avoider could also change transform.ty of UIView."))
      _ = scrollView
    }
    other.stop()
    stage.settle()
    #expect(!stage.texts.contains { $0.contains("also change") })
    stage.close()
  }

  @Test func `shows at most the 20 newest events, and a notification that cannot be read`() {
    HeadlessWorld.reset()
    let center = KeyboardCenter(notificationCenter: NotificationCenter())
    var reported = 0
    center.onMalformedNotification = { _, _ in reported += 1 }
    let inspector = KeyboardInspector(center: center)
    inspector.present(in: HeadlessWorld.windowScene)
    for _ in 0..<30 {
      center.notificationCenter.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    }
    #expect(inspector.session?.events.count == 20)
    #expect(reported == 30)
    HeadlessWorld.updateCycle()
    let texts = inspector.window?.labels.compactMap(\.text) ?? []
    #expect(texts.filter { $0.hasPrefix("Warning: ") && $0.contains("willShow was ignored") }.count == 20)
    #expect(texts.contains("Recorded notifications: 30"))
    inspector.dismiss()
  }

  @Test func `VoiceOver reads every row and every button`() throws {
    let stage = try InspectorStage()
    stage.present()
    let panel = try #require(stage.panel)
    #expect(panel.labels.count > 8)
    for label in panel.labels {
      #expect(label.isAccessibilityElement)
      #expect(label.accessibilityLabel?.isEmpty == false)
    }
    #expect(
      panel.labels.filter { $0.accessibilityTraits == .header }.map(\.text) == [
        "Covered", "Avoider", "Conflicts", "Keyboard", "Recent events",
      ])
    #expect(panel.buttons.map(\.accessibilityLabel) == ["Share", "Collapse", "Close"])
    for button in panel.buttons {
      #expect(button.isAccessibilityElement && button.bounds.height >= 44 && button.bounds.width >= 44)
    }
    stage.tapButton("keyboardInspector.collapse")
    #expect(panel.buttons.map(\.accessibilityLabel) == ["Share", "Expand", "Close"])
    #expect(panel.labels.count == 1)
    stage.tapButton("keyboardInspector.collapse")
    #expect(panel.labels.count > 8)
    stage.close()
  }

  @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
  func `the text follows the text size, and no line is cut off`(size: UIContentSizeCategory) throws {
    let stage = try InspectorStage()
    HeadlessAccessibility.preferredContentSizeCategory = size
    stage.present()
    let panel = try #require(stage.panel)
    let traits = UITraitCollection(preferredContentSizeCategory: size)
    let row = try #require(panel.labels.first { $0.text == "No avoider is enabled." })
    #expect(row.font.pointSize == UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).pointSize)
    for label in panel.labels {
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
      #expect(label.bounds.height >= needed - 0.5, "\(label.text ?? "")")
      #expect(label.bounds.width <= panel.bounds.width)
    }
    #expect(stage.window.bounds.contains(stage.panelFrame))
    stage.close()
  }

  @Test func `a change of the text size while the panel is visible changes its fonts`() throws {
    let stage = try InspectorStage()
    stage.present()
    let row = try #require(stage.panel?.labels.first { $0.text == "No avoider is enabled." })
    let before = row.font.pointSize
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityLarge
    stage.settle()
    #expect(row.font.pointSize > before)
    stage.close()
  }

  @Test func `is mirrored in a right-to-left layout`() throws {
    var display = HeadlessDisplay.phone
    display.layoutDirection = .rightToLeft
    let stage = try InspectorStage(display)
    stage.present()
    #expect(stage.panelFrame.minX == PanelPlace.margin)
    let buttons = try #require(stage.panel?.buttons)
    #expect(buttons[0].convert(buttons[0].bounds, to: nil).minX > buttons[2].convert(buttons[2].bounds, to: nil).minX)
    stage.close()
  }

  @Test func `has the colors of dark mode`() throws {
    let stage = try InspectorStage()
    stage.present()
    let panel = try #require(stage.panel)
    let light = panel.resolvedColors
    stage.inspector.window?.overrideUserInterfaceStyle = .dark
    let dark = panel.resolvedColors
    #expect(light.background != dark.background && light.text != dark.text)
    stage.close()
  }
}

extension PanelView {
  fileprivate var resolvedColors: (background: [CGFloat], text: [CGFloat]) {
    (components(of: backgroundColor, in: self), components(of: labels.first?.textColor, in: self))
  }

  private func components(of color: UIColor?, in view: UIView) -> [CGFloat] {
    guard let color = color?.resolvedColor(with: view.traitCollection) else { return [] }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}

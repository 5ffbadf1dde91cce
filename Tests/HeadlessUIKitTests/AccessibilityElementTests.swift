import Foundation
import Testing
import UIKit

@MainActor @Suite("Accessibility elements and actions") struct AccessibilityElementTests {
  @MainActor private final class Rating: UIView {
    var stars = 3
    var isActivated = false

    override func accessibilityActivate() -> Bool {
      isActivated = true
      return true
    }

    override func accessibilityIncrement() { stars += 1 }
  }

  @Test("The elements are in the order of their views; hidden elements and those outside a modal view are left out")
  func elements() {
    let screen = Screen()
    let (label, button, group) = (UILabel(), UIButton(type: .system), UIView())
    for view in [label, button, group] { screen.view.addSubview(view) }
    let part = UIAccessibilityElement(accessibilityContainer: group)
    group.accessibilityElements = [part, UILabel()]
    #expect(HeadlessAccessibility.elements(in: screen.view).first === label)
    #expect(HeadlessAccessibility.elements(in: screen.view).count == 4)
    #expect(HeadlessAccessibility.elements(in: group).first === part && part.isAccessibilityElement)
    label.isHidden = true
    button.accessibilityElementsHidden = true
    #expect(HeadlessAccessibility.elements(in: screen.view).count == 2)
    let alert = UIView()
    alert.accessibilityViewIsModal = true
    alert.addSubview(UISwitch())
    screen.view.addSubview(alert)
    #expect(HeadlessAccessibility.elements(in: screen.view).map { $0 is UISwitch } == [true])
  }

  @Test("An element has the frame of a part of its container")
  func frames() {
    let screen = Screen()
    let view = UIView(frame: rect(20, 100, 200, 50))
    screen.view.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = rect(10, 5, 30, 20)
    #expect(element.accessibilityFrame == rect(30, 105, 30, 20) && element.accessibilityContainer as? UIView === view)
    view.frame.origin.y = 200
    #expect(element.accessibilityFrame.minY == 205)
  }

  @Test("Activating an element taps it, unless the element handles its activation")
  func activation() {
    let screen = Screen()
    let (button, rating) = (UIButton(frame: rect(0, 100, 100, 40)), Rating(frame: rect(0, 200, 100, 40)))
    for view in [button, rating] { screen.view.addSubview(view) }
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    HeadlessAccessibility.activate(button)
    HeadlessAccessibility.activate(rating)
    #expect(taps == 1 && rating.isActivated)
    rating.accessibilityIncrement()
    #expect(rating.stars == 4 && !button.accessibilityPerformEscape() && !button.accessibilityPerformMagicTap())
  }

  @Test("A custom action is performed by its name")
  func customActions() {
    let view = UIView()
    var deleted = 0
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in
        deleted += 1
        return true
      }
    ]
    #expect(HeadlessAccessibility.perform("Delete", of: view) && deleted == 1)
    #expect(!HeadlessAccessibility.perform("Archive", of: view))
  }
}

import Foundation
import Testing
import UIKit

@MainActor @Suite("Appearances") struct AppearanceTests {
  private final class Card: UIView {}

  @Test("A view adopts the appearance when it enters a window, unless the app has set the property")
  func entering() {
    let screen = Screen()
    UISwitch.appearance().onTintColor = .red
    let (plain, changed) = (UISwitch(), UISwitch())
    changed.onTintColor = .green
    #expect(plain.onTintColor == nil)
    screen.view.addSubview(plain)
    screen.view.addSubview(changed)
    #expect(plain.onTintColor == .red && changed.onTintColor == .green)
    UISwitch.appearance().onTintColor = .blue
    #expect(plain.onTintColor == .red)
  }

  @Test("The appearances for a container and for a subclass take precedence over the others")
  func containers() {
    let screen = Screen()
    UIView.appearance().tintColor = .red
    UILabel.appearance().tintColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).tintColor = .blue
    let (card, inside, outside) = (Card(), UILabel(), UILabel())
    card.addSubview(inside)
    screen.view.addSubview(card)
    screen.view.addSubview(outside)
    #expect(card.tintColor == .red && outside.tintColor == .green && inside.tintColor == .blue)
  }

  @Test("The button of a toolbar has the appearance of bar buttons")
  func barButtons() {
    let screen = Screen()
    UIBarButtonItem.appearance().tintColor = .red
    let (toolbar, item) = (UIToolbar(frame: rect(0, 0, 300, 44)), UIBarButtonItem(title: "Done"))
    toolbar.items = [item]
    #expect(item.tintColor == nil)
    screen.view.addSubview(toolbar)
    #expect(item.tintColor == .red)
  }

  @Test("A reset removes appearances")
  func reset() {
    HeadlessWorld.reset()
    UISwitch.appearance().onTintColor = .red
    let screen = Screen()
    let control = UISwitch()
    screen.view.addSubview(control)
    #expect(control.onTintColor == nil)
  }
}

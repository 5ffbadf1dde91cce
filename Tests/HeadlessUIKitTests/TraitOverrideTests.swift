import Foundation
import Testing
import UIKit

@MainActor @Suite("Overridden traits") struct TraitOverrideTests {
  /// A view that logs its previous and its current traits.
  private final class Logger: UIView {
    var log: [(old: UITraitCollection, new: UITraitCollection)] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if let previousTraitCollection { log.append((previousTraitCollection, traitCollection)) }
    }
  }

  @Test("A view that overrides the style is notified of a changed text size, as are its descendants")
  func textSize() {
    let screen = Screen()
    let (outer, inner) = (Logger(), Logger())
    outer.overrideUserInterfaceStyle = .dark
    outer.addSubview(inner)
    screen.view.addSubview(outer)
    (outer.log, inner.log) = ([], [])
    HeadlessAccessibility.preferredContentSizeCategory = .extraLarge
    for log in [outer.log, inner.log] {
      #expect(log.map(\.new.preferredContentSizeCategory) == [.extraLarge])
      #expect(log.map(\.old.preferredContentSizeCategory) == [.large])
      #expect(log.map(\.old.userInterfaceStyle) == [.dark] && log.map(\.new.userInterfaceStyle) == [.dark])
    }
  }

  @Test("A view that overrides the style is notified of changed size classes, but not of the style of its superview")
  func sizeClasses() {
    let screen = Screen()
    let view = Logger()
    screen.view.addSubview(view)
    view.overrideUserInterfaceStyle = .dark
    view.log = []
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.overrideUserInterfaceStyle = .light
    #expect(view.log.isEmpty)
    HeadlessWorld.rotate(to: .landscapeLeft)
    #expect(view.log.map(\.new.verticalSizeClass) == [.compact])
    #expect(view.log.map(\.old.verticalSizeClass) == [.regular])
    #expect(view.log.map(\.old.userInterfaceStyle) == [.dark])
  }

  @Test("The current traits are those of the view that is laid out, drawn, or notified, and are restored afterward")
  func currentTraits() {
    final class Reader: UIView {
      var styles: [String: UIUserInterfaceStyle] = [:]
      func read(_ method: String) { styles[method] = UITraitCollection.current.userInterfaceStyle }
      override func layoutSubviews() { read("layout") }
      override func draw(_ rect: CGRect) { read("draw") }
      override func tintColorDidChange() { read("tint") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { read("traits") }
    }
    final class Controller: UIViewController {
      var styles: [UIUserInterfaceStyle] = []
      override func viewWillLayoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
      override func viewDidLayoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
    }
    let (controller, view) = (Controller(), Reader(frame: rect(0, 0, 10, 10)))
    let before = UITraitCollection.current
    let screen = Screen(controller: controller)
    controller.styles = []
    screen.view.addSubview(view)
    controller.overrideUserInterfaceStyle = .light
    view.overrideUserInterfaceStyle = .dark
    view.tintColor = .red
    HeadlessWorld.updateCycle()
    #expect(view.styles == ["layout": .dark, "draw": .dark, "tint": .dark, "traits": .dark])
    #expect(controller.styles == [.light, .light])
    #expect(UITraitCollection.current == before)
  }

  @Test("The style that a controller overrides stays the same when its window overrides another one")
  func controllerStyle() {
    let screen = Screen()
    let view = Logger()
    screen.controller.overrideUserInterfaceStyle = .dark
    screen.view.addSubview(view)
    screen.window.overrideUserInterfaceStyle = .light
    #expect(view.log.isEmpty && view.traitCollection.userInterfaceStyle == .dark)
    screen.controller.overrideUserInterfaceStyle = .unspecified
    #expect(view.log.map(\.old.userInterfaceStyle) == [.dark] && view.log.map(\.new.userInterfaceStyle) == [.light])
  }
}

import Foundation
import Testing
import UIKit

@MainActor @Suite("Alerts") struct AlertTests {
  private func show(
    _ actions: [UIAlertAction], fields: Int = 0, textSize: UIContentSizeCategory = .large
  ) -> (Screen, UIAlertController) {
    let screen = Screen()
    HeadlessAccessibility.preferredContentSizeCategory = textSize
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    for _ in 0..<fields { alert.addTextField() }
    actions.forEach(alert.addAction)
    screen.controller.present(alert, animated: false)
    HeadlessWorld.updateCycle()
    return (screen, alert)
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("Two buttons are side by side")
  func two() throws {
    let (screen, alert) = show([
      UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "Delete", style: .destructive),
    ])
    let found = buttons(in: alert.view)
    let (cancel, delete) = (try #require(found.first), try #require(found.last))
    #expect(place(cancel).minY == place(delete).minY && abs(place(cancel).maxX - place(delete).minX) < 0.01)
    #expect([cancel, delete].allSatisfy { abs(place($0).width - 135) < 0.01 })
    #expect(delete.titleColor(for: .normal) == .systemRed && cancel.titleColor(for: .normal) != .systemRed)
    HeadlessTouches.tap(delete)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test(
    "On iOS 26 and later, text starts at the leading edge, and buttons are capsules with space between them",
    .under([.springSince26]))
  func capsules() throws {
    let (screen, alert) = show([
      UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "Delete", style: .destructive),
    ])
    let card = try #require(alert.view.subviews.first)
    let found = buttons(in: alert.view)
    let (cancel, delete) = (try #require(found.first), try #require(found.last))
    #expect(place(cancel).minX - place(card).minX == 10 && place(card).maxY - place(cancel).maxY == 10)
    #expect(place(delete).minX - place(cancel).maxX == 10 && place(card).maxX - place(delete).maxX == 10)
    #expect(found.allSatisfy { $0.layer.cornerRadius == $0.bounds.height / 2 && $0.backgroundColor != nil })
    #expect(delete.titleColor(for: .normal) == .systemRed && cancel.titleColor(for: .normal) == .label)
    #expect(labels(in: card).filter { !($0.superview is UIButton) }.map(\.textAlignment) == [.natural, .natural])
    _ = screen
  }

  @Test("An action that is disabled after the alert has appeared does not respond to taps, until it is enabled again")
  func disabled() throws {
    var count = 0
    let action = UIAlertAction(title: "Save", style: .default) { _ in count += 1 }
    let (screen, alert) = show([action])
    let button = try #require(buttons(in: alert.view).first)
    action.isEnabled = false
    HeadlessTouches.tap(button)
    HeadlessClock.advanceUntilIdle()
    #expect(count == 0 && screen.controller.presentedViewController === alert && !button.isEnabled)
    action.isEnabled = true
    HeadlessTouches.tap(button)
    HeadlessClock.advanceUntilIdle()
    #expect(count == 1 && screen.controller.presentedViewController == nil)
  }

  @Test("Three buttons are stacked")
  func three() throws {
    let (screen, alert) = show((1...3).map { UIAlertAction(title: "\($0)", style: .default) })
    let places = buttons(in: alert.view).map(place)
    #expect(places.count == 3 && places.allSatisfy { $0.width == 270 && $0.height == 44 })
    #expect(places[0].maxY < places[1].minY && places[1].maxY < places[2].minY)
    _ = screen
  }

  @Test("The first field is edited when the alert has appeared, and the fields are below the text")
  func fields() throws {
    let (screen, alert) = show([UIAlertAction(title: "OK", style: .default)], fields: 2)
    let (first, second) = (try #require(alert.textFields?.first), try #require(alert.textFields?.last))
    #expect(first.isFirstResponder && place(first).maxY < place(second).minY)
    let button = try #require(buttons(in: alert.view).first)
    #expect(place(second).maxY < place(button).minY)
    _ = screen
  }

  @Test(
    "The card is centered above the keyboard, whether or not layout guides follow it", .under([], [.guideStaysAtRest]))
  func keyboard() throws {
    let (screen, alert) = show([UIAlertAction(title: "OK", style: .default)], fields: 1)
    let card = try #require(alert.view.subviews.first)
    let (bounds, safeArea) = (UIScreen.main.bounds, alert.view.safeAreaInsets)
    #expect(abs(place(card).midY - (safeArea.top + bounds.maxY - safeArea.bottom) / 2) < 0.5)
    let keyboard = CGRect(x: 0, y: bounds.maxY - 336, width: bounds.width, height: 336)
    HeadlessWorld.keyboardFrameDidChange(to: keyboard, isDocked: true)
    #expect(abs(place(card).midY - (safeArea.top + keyboard.minY) / 2) < 0.5)
    HeadlessWorld.keyboardFrameDidChange(to: keyboard.offsetBy(dx: 0, dy: 336), isDocked: false)
    #expect(abs(place(card).midY - (safeArea.top + bounds.maxY - safeArea.bottom) / 2) < 0.5)
    _ = screen
  }

  @Test("Titles and buttons grow with the text size, two buttons are stacked, and the text scrolls")
  func largeText() throws {
    defer { HeadlessAccessibility.preferredContentSizeCategory = .large }
    let (screen, alert) = show(
      [UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "Continue", style: .default)], fields: 2,
      textSize: .accessibilityExtraExtraExtraLarge)
    let found = buttons(in: alert.view)
    let (first, last) = (try #require(found.first), try #require(found.last))
    #expect(first.currentTitle == "Continue" && last.currentTitle == "Cancel" && place(first).maxY < place(last).minY)
    #expect(place(first).height > 60 && first.titleLabel?.font.pointSize == 53)
    let card = try #require(alert.view.subviews.first)
    let content = try #require(alert.textFields?.first?.superview as? UIScrollView)
    let keyboard = CGRect(x: 0, y: UIScreen.main.bounds.maxY - 336, width: UIScreen.main.bounds.width, height: 336)
    HeadlessWorld.keyboardFrameDidChange(to: keyboard, isDocked: true)
    #expect(place(card).minY >= alert.view.safeAreaInsets.top && place(card).maxY <= keyboard.minY)
    #expect(content.contentSize.height > content.bounds.height + 1)
    let second = try #require(alert.textFields?.last)
    second.becomeFirstResponder()
    #expect(place(content).contains(place(second)))
    _ = screen
  }

  @Test("If there is little room, the buttons scroll before the edited field is out of view")
  func smallRoom() throws {
    defer { HeadlessAccessibility.preferredContentSizeCategory = .large }
    let (screen, alert) = show(
      [UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "Continue", style: .default)], fields: 2,
      textSize: .accessibilityExtraLarge)
    let bounds = UIScreen.main.bounds
    let top = alert.view.safeAreaInsets.top
    let keyboard = CGRect(x: 0, y: top + 176, width: bounds.width, height: bounds.maxY - top - 176)
    HeadlessWorld.keyboardFrameDidChange(to: keyboard, isDocked: true)
    let first = try #require(buttons(in: alert.view).first)
    let (list, card) = (
      try #require(first.superview?.superview as? UIScrollView), try #require(alert.view.subviews.first)
    )
    #expect(list.contentSize.height > list.bounds.height + 1)
    #expect(place(list).contains(place(first).insetBy(dx: 0, dy: 1)))
    #expect(place(list).maxY == place(card).maxY && place(card).maxY <= keyboard.minY)
    for field in alert.textFields ?? [] {
      field.becomeFirstResponder()
      let content = try #require(field.superview as? UIScrollView)
      #expect(place(content).contains(place(field)) && place(content).maxY <= place(list).minY)
    }
    _ = screen
  }

  @Test("Two buttons whose titles do not fit side by side are stacked")
  func longTitles() throws {
    let (screen, alert) = show([
      UIAlertAction(title: "Keep them all", style: .cancel),
      UIAlertAction(title: "Delete everything", style: .destructive),
    ])
    let found = buttons(in: alert.view)
    #expect(found.first?.currentTitle == "Delete everything")
    #expect(place(try #require(found.first)).maxY < place(try #require(found.last)).minY)
    _ = screen
  }
}

import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A constraint that follows the keyboard, while its view moves and no notification is posted.
@MainActor struct KeyboardConstraintPlacementTests {
  private func endTurns() {
    for _ in 0..<2 { HeadlessWorld.updateCycle() }
  }

  @Test("the bar stays above the keyboard while the safe area grows and shrinks")
  func safeArea() {
    let stage = Stage()
    stage.follow(stage.bar.bottomAnchor.constraint(equalTo: stage.panel.safeAreaLayoutGuide.bottomAnchor))
    stage.keyboard.show(height: 336)
    #expect(stage.bar.frameOnScreen.maxY == 516)
    for bottom in [50, 0, 80] as [CGFloat] {
      stage.controller.additionalSafeAreaInsets.bottom = bottom
      endTurns()
      #expect(stage.bar.frameOnScreen.maxY == 516, "\(bottom) more points of safe area")
    }
    stage.keyboard.hide()
    #expect(abs(stage.bar.frameOnScreen.maxY - (852 - 34 - 80)) < 0.001)
  }

  @Test("the bar stays above the keyboard while the container moves and changes its height")
  func container() {
    let stage = Stage()
    stage.follow(stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor))
    stage.keyboard.show(height: 336)
    for frame in [
      CGRect(x: 0, y: 0, width: 393, height: 700), CGRect(x: 0, y: -100, width: 393, height: 852),
      CGRect(x: 0, y: 0, width: 393, height: 852),
    ] {
      stage.panel.frame = frame
      endTurns()
      #expect(stage.bar.frameOnScreen.maxY == 516, "container \(frame)")
    }
    stage.panel.frame.size.height = 400
    endTurns()
    #expect(stage.bar.frameOnScreen.maxY == 400, "the keyboard does not cover any part of the bar")
  }

  @Test("if layout moves the container, the bar is above the keyboard at the end of the same turn")
  func laterLayout() {
    let stage = Stage()
    stage.panel.translatesAutoresizingMaskIntoConstraints = false
    let bottom = stage.panel.bottomAnchor.constraint(equalTo: stage.controller.view.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, stage.panel.topAnchor.constraint(equalTo: stage.controller.view.topAnchor),
      stage.panel.leadingAnchor.constraint(equalTo: stage.controller.view.leadingAnchor),
      stage.panel.trailingAnchor.constraint(equalTo: stage.controller.view.trailingAnchor),
    ])
    stage.follow(stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor))
    stage.keyboard.show(height: 336)
    endTurns()
    bottom.constant = -40
    HeadlessWorld.updateCycle()
    #expect(stage.panel.frameOnScreen.maxY == 812 && stage.bar.frameOnScreen.maxY == 516)
  }

  @Test("the bar stays above the keyboard while a window is moved for more than a second")
  func movedWindow() {
    let stage = Stage()
    stage.follow(stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor))
    stage.keyboard.show(height: 336)
    for step in 1...70 {
      stage.window.frame.origin.y = -CGFloat(step)
      endTurns()
    }
    #expect(stage.bar.frameOnScreen.maxY == 516)
  }

  @Test(
    "a new constant that is set while the keyboard is visible takes effect above the keyboard, and after it hides",
    arguments: [-16, -24, 0, 30] as [CGFloat])
  func wholeConstant(constant: CGFloat) {
    let stage = Stage()
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor, constant: -16)
    stage.follow(constraint)
    stage.keyboard.show(height: 336)
    #expect(stage.bar.frameOnScreen.maxY == 500)
    constraint.constant = constant
    endTurns()
    #expect(stage.bar.frameOnScreen.maxY == 516 + constant)
    stage.keyboard.hide()
    #expect(constraint.constant == constant)
  }

  @Test("keeps a change of the constant while the keyboard is visible", arguments: [-8, 40] as [CGFloat])
  func changedConstant(change: CGFloat) {
    let stage = Stage()
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor, constant: -16)
    stage.follow(constraint)
    stage.keyboard.show(height: 336)
    constraint.constant += change
    endTurns()
    #expect(stage.bar.frameOnScreen.maxY == 500 + change)
    stage.keyboard.hide()
    #expect(constraint.constant == -16 + change)
  }

  @Test(
    "a constant that the app sets after many changes is applied in addition to the keyboard's height",
    arguments: [true, false])
  func constantAfterChanges(changesInEachTurn: Bool) {
    let (sum, whole): (CGFloat, CGFloat) = changesInEachTurn ? (288, 260) : (8, -24)
    let stage = Stage()
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor, constant: -16)
    stage.follow(constraint)
    stage.keyboard.show(height: 336)
    constraint.constant += 8
    for _ in 0..<70 {
      if changesInEachTurn { constraint.constant += 4 }
      HeadlessWorld.updateCycle()
    }
    #expect(constraint.constant == -352 + sum)
    constraint.constant = whole
    endTurns()
    #expect(stage.bar.frameOnScreen.maxY == 516 + whole)
    stage.keyboard.hide()
    #expect(constraint.constant == whole)
  }

  @Test("a constraint whose subscription ends while the window is laid out keeps its own constant")
  func endsDuringLayout() {
    let stage = Stage()
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor, constant: -16)
    constraint.isActive = true
    let subscription = constraint.followKeyboard(in: stage.panel, center: stage.center)
    stage.keyboard.show(height: 336)
    let observer = LayoutObserver()
    observer.onLayout = { subscription.cancel() }
    stage.panel.addSubview(observer)
    stage.panel.frame.size.height = 700
    endTurns()
    #expect(stage.center.followersByConstraint.isEmpty)
    #expect(constraint.constant == -16)
  }

  @Test(
    "a bar that measures itself stays above the keyboard, even after the app has changed its constraint's constant",
    arguments: [0, -8, 1e-13] as [CGFloat], [336, 30] as [CGFloat])
  func ownView(change: CGFloat, height: CGFloat) {
    let stage = Stage()
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: stage.bar, center: stage.center)
    stage.controller.view.layoutIfNeeded()
    stage.keyboard.show(height: height)
    constraint.constant += change
    for _ in 0..<10 {
      HeadlessWorld.updateCycle()
      #expect(abs(constraint.constant - (-height + change)) < 1e-9)
    }
    stage.keyboard.show(height: height + 10)
    #expect(abs(stage.bar.frameOnScreen.maxY - (852 - height - 10 + change)) < 1e-9)
    stage.panel.frame.size.height -= 5
    endTurns()
    #expect(abs(stage.bar.frameOnScreen.maxY - (852 - height - 10 + change)) < 1e-9)
    stage.keyboard.hide()
    #expect(abs(constraint.constant - change) < 1e-9)
  }

  @Test("a bar above a footer stays above the keyboard, whichever view is measured", arguments: [true, false])
  func sibling(measuresItself: Bool) {
    let stage = Stage()
    let footer = UIView()
    footer.translatesAutoresizingMaskIntoConstraints = false
    stage.panel.addSubview(footer)
    NSLayoutConstraint.activate([
      footer.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor),
      footer.heightAnchor.constraint(equalToConstant: 20),
      footer.leadingAnchor.constraint(equalTo: stage.panel.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: stage.panel.trailingAnchor),
    ])
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: footer.topAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: measuresItself ? stage.bar : stage.panel, center: stage.center)
    stage.controller.view.layoutIfNeeded()
    stage.keyboard.show(height: 336)
    for _ in 0..<10 {
      HeadlessWorld.updateCycle()
      #expect(stage.bar.frameOnScreen.maxY == 496)
    }
    stage.keyboard.hide()
    #expect(constraint.constant == 0)
  }

  @Test("moves the first item of a constraint between two siblings")
  func siblingTops() {
    let stage = Stage()
    let other = UIView()
    stage.panel.addSubview(other)
    let constraint = stage.bar.topAnchor.constraint(equalTo: other.bottomAnchor)
    constraint.followKeyboard(in: stage.panel, center: stage.center)
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -336)
  }

  @Test("a movement that is too small to be visible does not change the constant")
  func imperceptibleMovement() {
    let stage = Stage()
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor)
    stage.follow(constraint)
    stage.keyboard.show(height: 336)
    stage.panel.frame.size.height += 1e-5
    endTurns()
    #expect(constraint.constant == -336)
  }

  @Test(
    "a screen that reacts to the constant comes to rest, even if it asks to follow the keyboard in each turn",
    arguments: [false, true])
  func feedback(followsAgain: Bool) {
    let stage = Stage()
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor)
    stage.follow(constraint)
    let reaction = TurnObservation(.reads) { [panel = stage.panel, center = stage.center] in
      panel.frame.size.height = 852 + constraint.constant
      if followsAgain { constraint.followKeyboard(in: panel, center: center) }
    }
    stage.keyboard.show(height: 336)
    for _ in 0..<100 { HeadlessWorld.updateCycle() }
    let rest = (constraint.constant, stage.panel.frame)
    for _ in 0..<10 {
      HeadlessWorld.updateCycle()
      #expect(constraint.constant == rest.0 && stage.panel.frame == rest.1)
    }
    withExtendedLifetime(reaction) {}
  }

  @Test("an app that resets the constant after each adjustment keeps its own constant")
  func contested() {
    let stage = Stage()
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor)
    stage.follow(constraint)
    let reaction = TurnObservation(.reads) { constraint.constant = 0 }
    stage.keyboard.show(height: 336)
    for _ in 0..<100 { HeadlessWorld.updateCycle() }
    withExtendedLifetime(reaction) {}
    var writes = 0
    let observation = TurnObservation(.reads) {
      if constraint.constant != 0 { writes += 1 }
    }
    for _ in 0..<100 { HeadlessWorld.updateCycle() }
    #expect(writes == 0)
    // The keyboard appears again, so the constraint follows it again.
    stage.keyboard.show(height: 336)
    #expect(constraint.constant == -336)
    withExtendedLifetime(observation) {}
  }

  @Test("adds the height again after an app has set the constant in many consecutive turns", arguments: [20, 60, 65])
  func setInEachTurn(count: Int) {
    let stage = Stage()
    let constraint = stage.bar.bottomAnchor.constraint(equalTo: stage.panel.bottomAnchor)
    stage.follow(constraint)
    stage.keyboard.show(height: 336)
    for step in 1...count {
      constraint.constant = -CGFloat(step)
      HeadlessWorld.updateCycle()
    }
    for _ in 0..<12 { HeadlessWorld.updateCycle() }
    #expect(constraint.constant == -336 - CGFloat(count))
  }

  @Test("follows a view that moves in many consecutive turns", arguments: 58...64)
  func movedInEachTurn(count: Int) {
    let stage = Stage()
    let constraint = stage.panel.bottomAnchor.constraint(equalTo: stage.bar.bottomAnchor)
    stage.follow(constraint)
    stage.keyboard.show(height: 336)
    for step in 1...count {
      stage.panel.frame.size.height = 852 - CGFloat(step)
      HeadlessWorld.updateCycle()
      #expect(constraint.constant == 336 - CGFloat(step))
    }
  }

  @Test("follows a view that moves between many notifications")
  func movedBetweenNotifications() {
    let stage = Stage()
    let constraint = stage.panel.bottomAnchor.constraint(equalTo: stage.bar.bottomAnchor)
    stage.follow(constraint)
    for round in 0..<100 {
      stage.keyboard.show(height: 336)
      let missing: CGFloat = round.isMultiple(of: 2) ? 40 : 0
      stage.panel.frame.size.height = 852 - missing
      HeadlessWorld.updateCycle()
      #expect(constraint.constant == 336 - missing, "round \(round)")
    }
  }

  @Test("a view that moves to the same position in another window is observed there")
  func otherWindow() {
    let stage = Stage()
    let constraint = stage.panel.bottomAnchor.constraint(equalTo: stage.bar.bottomAnchor)
    stage.follow(constraint)
    stage.keyboard.show(height: 336)
    let other = UIViewController()
    let window = makeWindow(other)
    other.view.addSubview(stage.panel)
    endTurns()
    #expect(constraint.constant == 336)
    #expect(window.subviews.contains { $0 is LayoutGuideProbe })
    #expect(!stage.window.subviews.contains { $0 is LayoutGuideProbe })
    stage.keyboard.hide()
    #expect(!window.subviews.contains { $0 is LayoutGuideProbe })
  }

  /// A panel that fills the screen, with a bar 50 points high.
  @MainActor private struct Stage {
    let keyboard = KeyboardFixture()
    let center: KeyboardCenter
    let controller = UIViewController()
    let window: UIWindow
    let panel = UIView()
    let bar = UIView()

    init() {
      HeadlessWorld.reset()
      center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
      window = makeWindow(controller)
      panel.frame = controller.view.bounds
      panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(panel)
      bar.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
      ])
    }

    func follow(_ constraint: NSLayoutConstraint) {
      constraint.isActive = true
      constraint.followKeyboard(in: panel, center: center)
    }
  }
}

/// Calls a closure in each layout pass.
private final class LayoutObserver: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// What follows the keyboard while a finger pulls it down.
@MainActor struct InteractiveDismissalTests {
  nonisolated static let devices = [
    "iPhone SE (1st generation)", "iPhone 15", "iPhone 15 Pro Max", "iPad (10th generation)",
  ]

  @Test("the avoider, a constraint, and a listener follow the finger frame by frame", arguments: devices)
  func followsFinger(device: String) throws {
    let stage = try DragStage(device: device)
    let announced = stage.top
    stage.touch()
    for step in 1...12 {
      let top = announced + CGFloat(step) * 10
      stage.move(to: top)
      #expect(stage.keyboard.frame.minY == top)
      #expect(abs(stage.bar.frameOnScreen.maxY - top) < 0.001)
      #expect(stage.reported.last == top)
      #expect(abs(stage.avoidedTop - top) < 0.001)
    }
    stage.lift(velocity: 500)
    #expect(!stage.keyboard.isVisible)
    #expect(stage.constraint.constant == 0 && stage.scrollView.contentInset.bottom == 0)
  }

  @Test(
    "moves nothing up for a spike of the layout guide while the finger moves down",
    arguments: devices, [[0, -20, 10, -40], [0, -1, -0.5, -30, 200, -31], [-10, -60, -10, -60, -70]] as [[CGFloat]])
  func spikes(device: String, heights: [CGFloat]) throws {
    let stage = try DragStage(device: device)
    let announced = stage.top
    stage.touch()
    var lowest = announced
    for (index, change) in heights.enumerated() {
      stage.moveFinger(to: 200 + CGFloat(index) * 3)
      stage.moveGuide(to: announced - change)
      if -change > 1 { lowest = max(lowest, announced - change) }
      #expect(abs(stage.bar.frameOnScreen.maxY - lowest) < 0.001, "after \(heights[...index])")
      #expect(abs(stage.avoidedTop - lowest) < 0.001)
    }
    #expect(stage.reported == stage.reported.sorted())
  }

  @Test("follows a finger that turns around, but not above the keyboard's announced position")
  func turnsAround() throws {
    let stage = try DragStage()
    let announced = stage.top
    stage.touch()
    for top in [announced + 40, announced + 120, announced + 60, announced + 20, announced - 50] {
      stage.move(to: top)
      #expect(abs(stage.bar.frameOnScreen.maxY - max(top, announced)) < 0.001)
      #expect(abs(stage.avoidedTop - max(top, announced)) < 0.001)
    }
    stage.moveGuide(to: announced - 80)
    #expect(abs(stage.bar.frameOnScreen.maxY - announced) < 0.001)
    #expect(!stage.avoider.drag.isActive)
  }

  @Test("ignores the guide before a finger drags and after it was lifted", arguments: [true, false])
  func withoutFinger(dragsFirst: Bool) throws {
    let stage = try DragStage()
    let announced = stage.top
    if dragsFirst {
      stage.touch()
      stage.moveFinger(to: 210)
      stage.moveGuide(to: announced + 50)
      HeadlessTouches.ended(at: CGPoint(x: 300, y: 210))
      #expect(!stage.avoider.drag.isActive)
    }
    let before = (stage.bar.frameOnScreen, stage.scrollView.contentInset, stage.reported)
    stage.moveGuide(to: announced + 90)
    #expect(stage.bar.frameOnScreen == before.0)
    #expect(stage.scrollView.contentInset == before.1)
    #expect(stage.reported == before.2)
  }

  @Test("follows a keyboard that returns without a notification")
  func comesBackSilently() throws {
    let stage = try DragStage()
    let announced = stage.top
    stage.touch()
    stage.moveFinger(to: 210)
    stage.moveGuide(to: announced + 50)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 210))
    stage.moveGuide(to: announced + 0.4)
    #expect(abs(stage.bar.frameOnScreen.maxY - announced) < 0.001)
    #expect(abs(stage.avoidedTop - announced) < 0.001)
    #expect(stage.reported.last == announced)
  }

  @Test(
    "follows changes again after a drag that ends less than a point below the announced position",
    arguments: [0.3, 0.9])
  func endsAlmostBack(rest: CGFloat) throws {
    let stage = try DragStage()
    let announced = stage.top
    stage.touch()
    stage.move(to: announced + 30)
    stage.move(to: announced + rest)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: announced + rest))
    HeadlessClock.advanceUntilIdle()
    stage.field.frame.size.height += 60
    HeadlessWorld.updateCycle()
    #expect(stage.field.frameOnScreen.maxY <= announced - 9.999)
  }

  @Test("does not scroll back to the input at didShow while a finger scrolls")
  func scrollsBeforeDidShow() throws {
    let stage = try DragStage(isFocused: false)
    stage.scrollView.contentOffset.y = 400
    stage.field.frame.origin.y = 700
    stage.field.becomeFirstResponder()
    stage.touch()
    HeadlessTouches.moved(to: CGPoint(x: 300, y: 480))
    let offset = stage.scrollView.contentOffset
    #expect(stage.field.frameOnScreen.minY > stage.top)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.scrollView.contentOffset == offset)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 480))
  }

  @Test("moves nothing up while the user types during a drag")
  func typing() throws {
    let stage = try DragStage()
    stage.touch()
    stage.move(to: stage.top + 80)
    let before = (stage.bar.frameOnScreen, stage.scrollView.contentInset)
    HeadlessTyping.insert("text")
    stage.field.frame.size.height += 1
    HeadlessWorld.updateCycle()
    stage.center.constraints.values.forEach { $0.spacing = 0 }
    #expect(stage.bar.frameOnScreen == before.0)
    #expect(stage.scrollView.contentInset == before.1)
  }

  @Test("moves nothing if the guide stays at the lower edge", arguments: devices)
  func staleGuide(device: String) throws {
    let stage = try DragStage(device: device)
    stage.moveGuide(to: stage.screen.maxY)
    let before = (stage.bar.frameOnScreen, stage.scrollView.contentInset)
    stage.touch()
    for y in [210, 240, 290] as [CGFloat] {
      stage.moveFinger(to: y)
      stage.moveGuide(to: stage.screen.maxY)
      stage.window.setNeedsLayout()
      HeadlessWorld.updateCycle()
    }
    #expect(stage.bar.frameOnScreen == before.0)
    #expect(stage.scrollView.contentInset == before.1)
    // One that moves after all is right.
    stage.moveGuide(to: stage.announced + 70)
    #expect(abs(stage.bar.frameOnScreen.maxY - stage.announced - 70) < 0.001)
  }

  @Test("corrects a guide that excludes the accessory view by the view's height", arguments: [true, false])
  func guideWithoutAccessory(fromTheStart: Bool) throws {
    let stage = try DragStage(accessoryHeight: 52)
    let announced = stage.top
    if fromTheStart { stage.moveGuide(to: announced + 52) }
    stage.touch()
    for step in stride(from: 0, through: 60, by: 6) as StrideThrough<CGFloat> {
      stage.moveFinger(to: announced - 6 + step)
      stage.moveGuide(to: announced + 52 + step)
      #expect(abs(stage.bar.frameOnScreen.maxY - announced - step) < 0.001)
    }
  }

  @Test("does not correct a guide that includes the accessory view")
  func guideWithAccessory() throws {
    let stage = try DragStage(accessoryHeight: 52)
    let announced = stage.top
    stage.touch()
    for step in [10, 60, 90] as [CGFloat] {
      stage.move(to: announced + step)
      #expect(abs(stage.bar.frameOnScreen.maxY - announced - step) < 0.001)
    }
  }

  @Test("a bar stays on the safe area while the finger moves further down")
  func safeArea() throws {
    let stage = try DragStage()
    let bottom = stage.screen.maxY - stage.window.safeAreaInsets.bottom
    stage.touch()
    for y in [700, 810, 830, 851] as [CGFloat] {
      stage.move(to: y)
      #expect(abs(stage.bar.frameOnScreen.maxY - min(y, bottom)) < 0.001)
      #expect(stage.reported.last == min(y, bottom))
    }
  }

  @Test("content outside the dragged scroll view follows the finger too")
  func fixedContent() throws {
    let stage = try DragStage(contentScrolls: false)
    let shifted = stage.controller.view.transform.ty
    #expect(shifted < 0)
    stage.touch()
    stage.move(to: stage.top + 40)
    #expect(abs(stage.controller.view.transform.ty - shifted - 40) < 0.001)
  }

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

  @Test("the avoider animates nothing for a growing field while a finger drags the keyboard")
  func growsWhileDragged() throws {
    let stage = try DragStage(contentScrolls: false)
    stage.touch()
    stage.move(to: stage.top + 40)
    let lowered = stage.field.frameOnScreen.minY
    stage.field.frame.size.height += 20
    HeadlessWorld.updateCycle()
    #expect(stage.avoider.drag.isActive && !HeadlessClock.isAnimating)
    #expect(stage.field.frameOnScreen.minY == lowered)
  }

  @Test("a listener's first frame of a drag starts at the announced one, also after an earlier drag")
  func startsAnew() throws {
    let stage = try DragStage()
    let listener = KeyboardListener(center: stage.center)
    var starts: [CGFloat?] = []
    listener.trackInteractiveDismissal(of: stage.scrollView).on(event: .willChangeFrame) {
      starts.append($0.startFrame?.minY)
    }.start()
    stage.touch()
    stage.move(to: stage.announced + 100)
    #expect(starts == [stage.announced])
    stage.lift(velocity: 500)
    stage.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    starts = []
    stage.touch()
    for distance in [20, 30] as [CGFloat] { stage.move(to: stage.announced + distance) }
    #expect(starts == [stage.announced, stage.announced + 20])
  }

  @Test("the center believes no layout guide that a finger drags")
  func checksNoDraggedGuide() throws {
    let stage = try DragStage()
    stage.center.checksFramesAgainstLayoutGuide = true
    stage.touch()
    stage.move(to: stage.announced + 40)
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.post(.didChangeFrame, fixture.info(height: 852 - stage.announced))
    HeadlessWorld.updateCycle()
    #expect(stage.avoider.drag.isActive && stage.center.state.frame.minY == stage.announced)
    #expect(stage.center.frameSource == .notification)
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

/// A list that dismisses interactively, a field in it, and a bar above the keyboard.
@MainActor private final class DragStage {
  let keyboard: SimulatedKeyboard
  let center = KeyboardCenter()
  let avoider: KeyboardAvoider
  let window: UIWindow
  let controller = UIViewController()
  let scrollView = UIScrollView()
  let field = UITextField()
  let bar = UIView()
  let constraint: NSLayoutConstraint
  private(set) var reported: [CGFloat] = []
  private let listener: KeyboardListener
  private(set) var announced: CGFloat = 0

  var screen: CGRect { window.bounds }
  var top: CGFloat { keyboard.frame.minY }

  /// The top of the keyboard according to the list's insets, in screen coordinates.
  var avoidedTop: CGFloat { scrollView.frameOnScreen.maxY - scrollView.adjustedContentInset.bottom + avoider.spacing }

  init(
    device: String = "iPhone 15", accessoryHeight: CGFloat = 0, contentScrolls: Bool = true, isFocused: Bool = true
  ) throws {
    let device = try #require(Device.named(device))
    HeadlessWorld.reset(HeadlessDisplay(device))
    keyboard = try SimulatedKeyboard(device: device)
    keyboard.connect()
    avoider = KeyboardAvoider(center: center)
    avoider.start()
    window = makeWindow(controller)
    let view: UIView = controller.view
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    let host = contentScrolls ? scrollView : view
    field.frame = CGRect(x: 20, y: contentScrolls ? 300 : view.bounds.height - 60, width: 100, height: 34)
    host.addSubview(field)
    if accessoryHeight > 0 {
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: accessoryHeight))
    }
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    constraint = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      constraint, bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    listener = KeyboardListener(center: center)
    if contentScrolls { constraint.followKeyboard(in: view, center: center) }
    listener.trackInteractiveDismissal(of: scrollView).on(event: .willChangeFrame) { [weak self] in
      self?.reported.append($0.endFrame.minY)
    }.start()
    HeadlessWorld.updateCycle()
    guard isFocused else { return }
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    announced = top
    reported = []
  }

  func touch() {
    HeadlessTouches.began(at: CGPoint(x: 300, y: 180))
    HeadlessTouches.moved(to: CGPoint(x: 300, y: 200))
  }

  /// Moves the finger, and the keyboard with it once it is reached.
  func move(to y: CGFloat) {
    HeadlessTouches.moved(to: CGPoint(x: 300, y: y))
    HeadlessWorld.updateCycle()
  }

  /// Moves the finger, of which the system's keyboard takes no notice.
  func moveFinger(to y: CGFloat) {
    keyboard.followsFirstResponder = false
    HeadlessTouches.moved(to: CGPoint(x: 300, y: y))
  }

  func moveGuide(to top: CGFloat) {
    var frame = keyboard.frame
    frame.origin.y = top
    HeadlessWorld.keyboardFrameDidChange(to: frame, isDocked: true)
    HeadlessWorld.updateCycle()
  }

  func lift(velocity: CGFloat) {
    keyboard.release(velocity: velocity)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: top))
    HeadlessClock.advanceUntilIdle()
  }
}

import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A screen whose keyboard posts to a notification center of its own, because these tests wait.
@MainActor private struct HeightStage {
  let keyboard: SimulatedKeyboard
  let notificationCenter = NotificationCenter()
  let center: KeyboardCenter
  let controller = UIViewController()
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() throws {
    let device = try #require(Device.named("iPhone 15"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    keyboard = try SimulatedKeyboard(
      device: device, notificationCenter: notificationCenter, environment: .headless)
    keyboard.connect()
    center = KeyboardCenter(notificationCenter: notificationCenter)
    window = makeWindow(controller)
    controller.view.addSubview(field)
  }

  /// Adds a scroll view behind the field, with which a finger can dismiss the keyboard.
  func addScrollView() {
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.keyboardDismissMode = .interactive
    controller.view.insertSubview(scrollView, at: 0)
  }

  /// Moves a finger down by the same distance in each frame, and lifts it.
  func drag(from start: CGFloat, to end: CGFloat, by step: CGFloat) {
    HeadlessTouches.began(at: CGPoint(x: 200, y: start))
    for y in stride(from: start + step, through: end, by: step) {
      HeadlessTouches.moved(to: CGPoint(x: 200, y: y))
      HeadlessClock.advance(by: 1.0 / 60)
    }
    HeadlessTouches.ended(at: CGPoint(x: 200, y: end))
    HeadlessClock.advanceUntilIdle()
  }
}

@MainActor struct KeyboardHeightTests {
  /// Ends all streams of a center, as its deallocation does, and returns the heights that a stream has buffered.
  private func kept(_ stream: AsyncStream<CGFloat>, of center: KeyboardCenter) async -> [CGFloat] {
    center.subscribers.removeAll()
    var heights: [CGFloat] = []
    for await height in stream { heights.append(height) }
    return heights
  }

  @Test(arguments: [true, false])
  func `a view that Auto Layout has not placed yet is measured when it is laid out`(isShownFirst: Bool) throws {
    let stage = try HeightStage()
    let keyboard = KeyboardFixture(notificationCenter: stage.notificationCenter)
    func show() { keyboard.post(.willShow, keyboard.info(height: 336, duration: 0)) }
    if isShownFirst {
      show()
      HeadlessWorld.updateCycle()
    }
    let (view, panel) = (stage.controller.view ?? UIView(), UIView())
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    let bottom = panel.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    var heights: [CGFloat] = []
    let follower = HeightFollower(of: panel, in: stage.center, { heights.append($0) }, onEnd: {})
    if !isShownFirst { show() }
    HeadlessWorld.updateCycle()
    #expect(heights == [0, 336])
    bottom.constant = -100
    HeadlessWorld.updateCycle()
    #expect(heights == [0, 336, 236])
    follower.cancel()
  }

  @Test func `frames are reported until the object is stopped`() throws {
    let stage = try HeightStage()
    var times: [TimeInterval] = []
    let frames = DisplayFrames(of: stage.window) { times.append($0) }
    HeadlessClock.advance(by: 0.1)
    #expect(times.count > 3 && times.first == 0 && times == times.sorted())
    frames.stop()
    let count = times.count
    HeadlessClock.advance(by: 0.1)
    #expect(times.count == count)
  }

  @Test func `while the keyboard appears, the heights follow the keyboard's curve, frame by frame`() async throws {
    let stage = try HeightStage()
    let stream = stage.center.heights(in: stage.controller.view)
    stage.field.becomeFirstResponder()
    let animation = try #require(stage.center.lastInfo?.animation)
    HeadlessClock.advanceUntilIdle()
    let heights = await kept(stream, of: stage.center)
    #expect(heights.first == 0)
    #expect(heights.last == 336)
    #expect(heights == heights.sorted())
    #expect(heights.count > 25)
    for (frame, height) in heights.dropFirst().enumerated().dropLast() {
      let expected = 336 * animation.progress(at: Double(frame + 1) / 60)
      #expect(abs(height - expected) < 0.001)
    }
  }

  @Test func `a keyboard that hides while it appears continues from its current height`() async throws {
    let stage = try HeightStage()
    let stream = stage.center.heights(in: stage.controller.view)
    stage.field.becomeFirstResponder()
    HeadlessClock.advance(by: 0.1)
    stage.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let heights = await kept(stream, of: stage.center)
    let highest = heights.max() ?? 0
    #expect(highest > 100 && highest < 336)
    #expect(heights.last == 0)
    let top = heights.firstIndex(of: highest) ?? 0
    #expect(Array(heights[top...]) == heights[top...].sorted(by: >))
  }

  @Test func `an unanimated change is one step`() async throws {
    let stage = try HeightStage()
    let stream = stage.center.heights(in: stage.controller.view)
    UIView.performWithoutAnimation {
      let frame = CGRect(x: 0, y: 552, width: 393, height: 300)
      let info = KeyboardInfo(endFrame: frame, duration: 0, curve: .keyboard)
      stage.notificationCenter.post(
        name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info.userInfo)
    }
    #expect(await kept(stream, of: stage.center) == [0, 300])
  }

  @Test(
    .underEveryPromptAlternative,
    .notUnder(.guideStaysAtRest, because: "The documentation describes when heights change if the guide stays."))
  func `the heights follow a finger that moves down, even if the stream begins after willShow`() async throws {
    let stage = try HeightStage()
    stage.addScrollView()
    stage.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let stream = stage.center.heights(in: stage.controller.view)
    stage.drag(from: 400, to: 840, by: 20)
    let heights = await kept(stream, of: stage.center)
    #expect(heights.first == 336)
    #expect(heights.last == 0)
    #expect(heights == heights.sorted(by: >))
    for y in stride(from: 560.0, through: 760, by: 40) {
      #expect(heights.contains { abs($0 - (852 - y)) < 1 }, "no height while the finger was at \(y)")
    }
  }

  @Test(.underEveryPromptAlternative)
  func `the heights of an animation end when a finger catches the keyboard`() async throws {
    let stage = try HeightStage()
    stage.addScrollView()
    let stream = stage.center.heights(in: stage.controller.view)
    stage.field.becomeFirstResponder()
    HeadlessClock.advance(by: 0.1)
    stage.drag(from: 500, to: 830, by: 30)
    let heights = await kept(stream, of: stage.center)
    let highest = heights.max() ?? 0
    #expect(highest > 100 && heights.last == 0)
    let top = heights.firstIndex(of: highest) ?? 0
    #expect(Array(heights[top...]) == heights[top...].sorted(by: >), "\(heights)")
  }

  @Test func `a notification with the same frame during a drag does not change the height`() throws {
    let stage = try HeightStage()
    stage.addScrollView()
    stage.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    var heights: [CGFloat] = []
    let follower = HeightFollower(of: stage.controller.view, in: stage.center, { heights.append($0) }, onEnd: {})
    HeadlessTouches.began(at: CGPoint(x: 200, y: 400))
    for y in [450, 540, 600] as [CGFloat] {
      HeadlessTouches.moved(to: CGPoint(x: 200, y: y))
      HeadlessClock.advance(by: 1.0 / 60)
    }
    let before = heights
    #expect(abs((before.last ?? 0) - 252) < 1)
    let info = try #require(stage.center.lastInfo)
    KeyboardFixture(notificationCenter: stage.notificationCenter).post(.willChangeFrame, info)
    HeadlessClock.advance(by: 0.1)
    #expect(heights == before)
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 600))
    follower.cancel()
  }

  @Test func `a view that leaves the window during an animation is no longer covered`() async throws {
    let stage = try HeightStage()
    let view = UIView(frame: stage.window.bounds)
    stage.controller.view.addSubview(view)
    let stream = stage.center.heights(in: view)
    stage.field.becomeFirstResponder()
    HeadlessClock.advance(by: 0.1)
    view.removeFromSuperview()
    HeadlessClock.advanceUntilIdle()
    #expect(HeadlessClock.isIdle, "the frames must end with the animation")
    let heights = await kept(stream, of: stage.center)
    #expect(heights.max() ?? 0 > 100)
    #expect(heights.last == 0)
  }

  @Test func `a follower that is canceled in the middle of an animation reports nothing more`() throws {
    let stage = try HeightStage()
    var (heights, ends): ([CGFloat], Int) = ([], 0)
    let follower = HeightFollower(
      of: stage.controller.view, in: stage.center, { heights.append($0) }, onEnd: { ends += 1 })
    stage.field.becomeFirstResponder()
    HeadlessClock.advance(by: 0.1)
    follower.cancel()
    let count = heights.count
    #expect(count > 3 && ends == 1)
    #expect(!stage.window.subviews.contains { $0 is LayoutGuideProbe })
    HeadlessClock.advanceUntilIdle()
    stage.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(heights.count == count)
  }

  @Test func `a view that leaves its window during an animation has a height of 0 until it returns`() throws {
    let stage = try HeightStage()
    let view = UIView(frame: stage.window.bounds)
    stage.controller.view.addSubview(view)
    var heights: [CGFloat] = []
    let follower = HeightFollower(of: view, in: stage.center, { heights.append($0) }, onEnd: {})
    stage.field.becomeFirstResponder()
    HeadlessClock.advance(by: 0.1)
    view.removeFromSuperview()
    HeadlessClock.advance(by: 2.0 / 60)
    #expect(heights.last == 0)
    let count = heights.count
    stage.controller.view.addSubview(view)
    HeadlessClock.advance(by: 2.0 / 60)
    #expect(heights.dropFirst(count) == [336])
    follower.cancel()
  }

  @Test func `the frames end when the view leaves the window while the keyboard hides`() throws {
    let stage = try HeightStage()
    let view = UIView(frame: stage.window.bounds)
    stage.controller.view.addSubview(view)
    var heights: [CGFloat] = []
    let follower = HeightFollower(of: view, in: stage.center, { heights.append($0) }, onEnd: {})
    stage.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.field.resignFirstResponder()
    HeadlessClock.advance(by: 0.1)
    #expect(heights.last ?? 0 > 0)
    view.removeFromSuperview()
    HeadlessClock.advance(by: 2)
    #expect(heights.last == 0)
    #expect(HeadlessClock.isIdle)
    follower.cancel()
  }

  @Test func `the frames end with the animation`() throws {
    let stage = try HeightStage()
    var heights: [CGFloat] = []
    let follower = HeightFollower(of: stage.controller.view, in: stage.center, { heights.append($0) }, onEnd: {})
    stage.field.becomeFirstResponder()
    HeadlessClock.advance(by: 2)
    #expect(heights.last == 336)
    #expect(HeadlessClock.isIdle)
    follower.cancel()
  }

  @Test func `reports a correction without a notification`() throws {
    let stage = try HeightStage()
    let keyboard = KeyboardFixture(notificationCenter: stage.notificationCenter)
    var heights: [CGFloat] = []
    let follower = HeightFollower(of: stage.controller.view, in: stage.center, { heights.append($0) }, onEnd: {})
    keyboard.post(.willShow, keyboard.info(height: 336, duration: 0))
    stage.notificationCenter.post(name: UIApplication.willResignActiveNotification, object: nil)
    #expect(heights == [0, 336])
    stage.notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(heights == [0, 336, 0], "no input is edited")
    follower.cancel()
  }

  @Test func `looks for a dragged keyboard only while the keyboard is docked`() throws {
    let stage = try HeightStage()
    let hasProbe = { stage.window.subviews.contains { $0 is LayoutGuideProbe } }
    let follower = HeightFollower(of: stage.controller.view, in: stage.center, { _ in }, onEnd: {})
    #expect(!hasProbe())
    stage.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(hasProbe())
    stage.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(!hasProbe())
    follower.cancel()
  }

  @Test func `a view without a window has no covered height, and gets one when it joins a window`() async throws {
    let stage = try HeightStage()
    let view = UIView(frame: stage.window.bounds)
    let stream = stage.center.heights(in: view)
    stage.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    stage.controller.view.addSubview(view)
    HeadlessWorld.updateCycle()
    let heights = await kept(stream, of: stage.center)
    #expect(heights == [0, 336])
  }

  @Test func `a view that leaves its window while the keyboard rests has a height of 0 until it returns`() throws {
    let stage = try HeightStage()
    let view = UIView(frame: stage.window.bounds)
    stage.controller.view.addSubview(view)
    var heights: [CGFloat] = []
    let follower = HeightFollower(of: view, in: stage.center, { heights.append($0) }, onEnd: {})
    let keyboard = KeyboardFixture(notificationCenter: stage.notificationCenter)
    keyboard.post(.willShow, keyboard.info(height: 336, duration: 0))
    HeadlessWorld.updateCycle()
    view.removeFromSuperview()
    HeadlessWorld.updateCycle()
    #expect(heights == [0, 336, 0])
    stage.controller.view.addSubview(view)
    HeadlessWorld.updateCycle()
    #expect(heights == [0, 336, 0, 336])
    follower.cancel()
  }

  @Test func `ends after the view is deallocated`() async throws {
    let stage = try HeightStage()
    var view: UIView? = UIView(frame: stage.window.bounds)
    if let view { stage.controller.view.addSubview(view) }
    let stream = stage.center.heights(in: view ?? UIView())
    view?.removeFromSuperview()
    view = nil
    stage.field.becomeFirstResponder()
    var heights: [CGFloat] = []
    for await height in stream { heights.append(height) }
    #expect(heights == [0])
  }

  @Test func `a view that changes during an animation follows the rest of the animation`() throws {
    let stage = try HeightStage()
    let view = UIView(frame: stage.window.bounds)
    stage.controller.view.addSubview(view)
    var heights: [CGFloat] = []
    let follower = HeightFollower(of: view, in: stage.center, { heights.append($0) }, onEnd: {})
    stage.field.becomeFirstResponder()
    HeadlessClock.advance(by: 0.1)
    let height = try #require(heights.last)
    #expect(height > 0 && height < 300)
    view.frame.size.height -= 10
    HeadlessWorld.updateCycle()
    HeadlessClock.advance(by: 1.0 / 60)
    let next = try #require(heights.last)
    #expect(next < height + 60, "the height does not jump to the end of the animation")
    HeadlessClock.advanceUntilIdle()
    #expect(heights.last == stage.center.state.frame.height - 10)
    #expect(heights == heights.sorted())
    let count = heights.count
    HeadlessWorld.updateCycle()
    #expect(heights.count == count)
    follower.cancel()
  }

  @Test func `a view that moves under the keyboard in the turn of the notification follows the keyboard's animation`()
    throws
  {
    let stage = try HeightStage()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
    stage.controller.view.addSubview(view)
    var heights: [CGFloat] = []
    let follower = HeightFollower(of: view, in: stage.center, { heights.append($0) }, onEnd: {})
    stage.field.becomeFirstResponder()
    view.frame.origin.y = 600
    HeadlessWorld.updateCycle()
    #expect(heights == [0], "nothing covered the view when the notification was posted")
    HeadlessClock.advanceUntilIdle()
    #expect(heights.last == 100 && heights.count > 10)
    #expect(heights == heights.sorted())
    follower.cancel()
  }
}

import Foundation
import Testing
import UIKit

@testable import Clavier

/// What is known to go wrong with the libraries whose styles Clavier continues, found by reading their sources and
/// issue threads; one test for each, which shows that it does not happen here.
///
/// What the tests of a style show in depth is here in one scene.
@MainActor struct LimitsOfTheOriginalsTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  // MARK: Closures (totocaster/Typist)

  @Test(
    "Typist: a curve outside 0...3 is a trap when options are asked for",
    arguments: [7, 6, 99, -1, 1 << 20, Int.max, Int.min])
  func anyCurve(rawValue: Int) {
    HeadlessWorld.reset()
    let options = KeyboardAnimation.Curve(rawValue: rawValue).options
    #expect(options == UIView.AnimationOptions(rawValue: (0...15).contains(rawValue) ? UInt(rawValue) << 16 : 0))
    let listener = KeyboardListener(center: center)
    var heard: [UIView.AnimationOptions] = []
    listener.on(event: .willShow) { heard.append($0.animation.options) }.start()
    var info = keyboard.info(height: 336)
    info.curve = KeyboardAnimation.Curve(rawValue: rawValue)
    keyboard.post(.willShow, info)
    #expect(heard.allSatisfy { $0 == options })
  }

  @Test("Typist: start() twice registers twice")
  func startTwice() {
    HeadlessWorld.reset()
    let listener = KeyboardListener(center: center)
    var heard = 0
    listener.on(event: .willShow) { _ in heard += 1 }
    listener.start()
    listener.start()
    keyboard.show()
    #expect(heard == 1)
  }

  @Test("Typist: an event added after start() is never observed")
  func addedAfterStart() {
    HeadlessWorld.reset()
    let listener = KeyboardListener(center: center)
    var heard = 0
    listener.start()
    listener.on(event: .didShow) { _ in heard += 1 }
    keyboard.show()
    #expect(heard == 1)
  }

  @Test("Typist: the second closure for an event silently takes the place of the first")
  func secondClosure() {
    HeadlessWorld.reset()
    let listener = KeyboardListener(center: center)
    var heard: [String] = []
    listener
      .on(event: .willShow) { _ in heard.append("first") }
      .on(event: .willShow) { _ in heard.append("second") }
      .start()
    keyboard.show()
    #expect(heard == ["first", "second"])
  }

  @Test("Typist: two objects on the screen cannot share the singleton")
  func sharedByTwo() {
    HeadlessWorld.reset()
    let shared = KeyboardListener(center: center)
    var heard: [String] = []
    let one = Witness()
    var other: Witness? = Witness()
    shared.on(event: .willShow, owner: one) { _ in heard.append("one") }.start()
    shared.on(event: .willShow, owner: other) { _ in heard.append("other") }.start()
    keyboard.show()
    #expect(heard == ["one", "other"])
    other = nil
    keyboard.show()
    #expect(heard == ["one", "other", "one"])
    _ = other
  }

  @Test("Typist: the frame during a drag needs other closures to be registered, and an own pan gesture")
  func dragWithoutOtherClosures() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    controller.view.addSubview(scrollView)
    let window = makeWindow(controller)
    let gestures = scrollView.gestureRecognizers
    let listener = KeyboardListener(center: center)
    var tops: [CGFloat] = []
    listener.toolbar(scrollView: scrollView).start()
    HeadlessWorld.keyboardFrameDidChange(to: keyboard.info(height: 336).endFrame, isDocked: true)
    keyboard.show()
    listener.on(event: .willChangeFrame) { tops.append($0.endFrame.minY) }
    drag(to: 600)
    #expect(tops == [600])
    #expect(scrollView.gestureRecognizers == gestures)
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 600))
    _ = window
  }

  // MARK: Singleton with delegate (StackOverflow Documentation)

  @Test("KeyboardManager: one delegate for the whole app")
  func severalDelegates() {
    HeadlessWorld.reset()
    let manager = KeyboardManager(center: center)
    let (first, second) = (FrameDelegate(), FrameDelegate())
    manager.delegate = first
    manager.delegate = second
    keyboard.show()
    #expect(first.frames.count == 1)
    #expect(second.frames.count == 1)
  }

  @Test("KeyboardManager: the raw curve 7 as options sets three options that nobody asked for")
  func curveIsShifted() {
    HeadlessWorld.reset()
    let manager = KeyboardManager(center: center)
    let delegate = FrameDelegate()
    manager.delegate = delegate
    keyboard.show()
    #expect(delegate.curves.first?.rawValue == 7 << 16)
    #expect(
      delegate.curves.first?.intersection([.layoutSubviews, .allowUserInteraction, .beginFromCurrentState]) == [])
  }

  @Test("KeyboardManager: optional methods need Objective-C")
  func plainOptionalMethods() {
    HeadlessWorld.reset()
    let delegate: any KeyboardManagerDelegate = FrameDelegate()
    delegate.keyboardWillHide(userInfo: [:])
    delegate.keyboardWillShow(userInfo: [:])
    #expect(!(delegate is NSObject))
  }

  // MARK: Protocols with a pool (surfstudio/iOS-Utils)

  @Test("Surf: the height is the frame's, so a bar above a hardware keyboard seems as high as a keyboard")
  func heightIsCovered() {
    HeadlessWorld.reset()
    let observer = HeightObserver()
    let bar = Notification(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: KeyboardInfo(endFrame: CGRect(x: 0, y: 797, width: 393, height: 313)).userInfo)
    observer.keyboardWillBeShown(notification: bar)
    #expect(observer.heights == [55])
  }

  @Test("Surf: a type that adopts both Common and Full has two default methods, and does not compile")
  func bothProtocols() {
    HeadlessWorld.reset()
    let observer = BothObserver()
    observer.keyboardWillBeShown(
      notification: Notification(
        name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: keyboard.info(height: 336).userInfo))
    #expect(observer.heard == ["common", "full"])
  }

  @Test("Surf: KeyboardInfo cannot be made in a test")
  func infoCanBeMade() {
    HeadlessWorld.reset()
    let info = KeyboardInfo(endFrame: CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(info.missingKeys == [.startFrame, .animationDuration, .animationCurve, .belongsToCurrentApp])
    #expect(Notification(name: .init("any"), object: nil, userInfo: info.userInfo).keyboardInfo == info)
  }

  @Test("Surf: a dead subscriber stays in the pool until somebody unsubscribes")
  func orphans() {
    HeadlessWorld.reset()
    let pool = KeyboardObservablePool(center: center)
    for _ in 0..<3 { pool.add(HeightObserver()) }
    keyboard.show()
    #expect(pool.count == 0)
  }

  @Test("Surf: the pool is not safe when a notification comes from another thread")
  func postedElsewhere() {
    HeadlessWorld.reset()
    let pool = KeyboardObservablePool(center: center)
    let observers = (0..<3).map { _ in HeightObserver() }
    observers.forEach(pool.add)
    let posted = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [keyboard] in
      keyboard.post(.willShow, keyboard.info(height: 300))
      posted.signal()
    }
    posted.wait()
    pool.remove(observers[1])
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(observers.map(\.heights.count) == [2, 0, 2])
  }

  @Test("Surf: another app's keyboard counts as one's own")
  func foreignKeyboard() {
    HeadlessWorld.reset()
    var info = keyboard.info(height: 336)
    info.belongsToCurrentApp = false
    let observer = HeightObserver()
    observer.keyboardWillBeShown(
      notification: Notification(
        name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info.userInfo))
    #expect(observer.heights == [0])
  }

  // MARK: Text field handler with a binding

  @Test("KeyboardHandler: the height is fixed")
  func heightIsReal() {
    HeadlessWorld.reset()
    let (screen, window, handler) = makeScreen()
    keyboard.beginEditing(screen.low)
    keyboard.show(height: 336)
    #expect(handler.keyboardOffset.value == 264)
    keyboard.show(height: 250)
    #expect(handler.keyboardOffset.value == 178)
    _ = window
  }

  @Test("KeyboardHandler: one listener per box, the last one wins")
  func severalListeners() {
    HeadlessWorld.reset()
    let (screen, window, handler) = makeScreen()
    var heard: [String] = []
    handler.keyboardOffset.bind { heard.append("first \($0)") }
    handler.keyboardOffset.bind { heard.append("second \($0)") }
    heard = []
    keyboard.beginEditing(screen.low)
    keyboard.show(height: 336)
    #expect(heard == ["first 264.0", "second 264.0"])
    _ = window
  }

  @Test("KeyboardHandler: wrong for a second field")
  func secondField() {
    HeadlessWorld.reset()
    let (screen, window, handler) = makeScreen()
    handler.keyboardOffset.bind { [screen] in screen.view.frame.origin.y = -$0 }
    keyboard.beginEditing(screen.low)
    keyboard.show(height: 336)
    keyboard.endEditing(screen.low)
    keyboard.beginEditing(screen.high)
    #expect(handler.keyboardOffset.value == 0)
    #expect(screen.view.frame.minY == 0)
    _ = window
  }

  @Test("KeyboardHandler: wrong after a rotation")
  func rotation() {
    HeadlessWorld.reset()
    let (screen, window, handler) = makeScreen()
    handler.keyboardOffset.bind { [screen] in screen.view.frame.origin.y = -$0 }
    keyboard.beginEditing(screen.high)
    keyboard.show(height: 336)
    #expect(handler.keyboardOffset.value == 0)
    keyboard.hide()
    HeadlessWorld.rotate(to: .landscapeLeft)
    let landscape = KeyboardFixture(
      notificationCenter: keyboard.notificationCenter, screen: CGRect(x: 0, y: 0, width: 852, height: 393))
    landscape.show(height: 209)
    #expect(handler.keyboardOffset.value == 76)
    #expect(screen.high.frameOnScreen.maxY == 164)
    _ = window
  }

  @Test("KeyboardHandler: moves although nothing is covered")
  func nothingCovered() {
    HeadlessWorld.reset()
    let (screen, window, handler) = makeScreen()
    handler.keyboardOffset.bind { #expect($0 == 0) }
    keyboard.beginEditing(screen.high)
    keyboard.show(height: 336)
    _ = window
  }

  // MARK: Bottom constraint, copied from controller to controller

  @Test("Copied code measures the keyboard against the screen, not against the view")
  func measuredAgainstView() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    // As in a sheet: the view does not reach the bottom of the screen.
    let sheet = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 500))
    let lower = UIView()
    lower.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(sheet)
    sheet.addSubview(lower)
    let constraint = lower.bottomAnchor.constraint(equalTo: sheet.bottomAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: sheet, center: center)
    keyboard.show(height: 336)
    #expect(constraint.constant == -184)
    _ = window
  }

  @Test(
    "InputBarAccessoryView: 34 points of safe area, whatever the device has", arguments: [CGFloat(34), 20, 0])
  func realSafeArea(bottom: CGFloat) {
    HeadlessWorld.reset(
      HeadlessDisplay(
        size: CGSize(width: 393, height: 852), scale: 3, idiom: .phone,
        portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: bottom, right: 0),
        landscapeSafeArea: .zero))
    let controller = UIViewController()
    let window = makeWindow(controller)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    let constraint = bar.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor)
    constraint.isActive = true
    window.layoutIfNeeded()
    constraint.followKeyboard(in: controller.view, center: center)
    keyboard.show(height: 336)
    #expect(bar.frame.maxY == 516)
    keyboard.hide()
    #expect(bar.frame.maxY == 852.0 - bottom)
  }

  // MARK: Seen in libraries that avoid the keyboard by themselves

  @Test("IQKeyboardManager: the presenting screen moves for a field of the presented one")
  func presentedScreen() {
    HeadlessWorld.reset()
    let (presenter, window, handler) = makeScreen()
    let (presented, presentedWindow, presentedHandler) = makeScreen()
    keyboard.beginEditing(presenter.low)
    keyboard.show(height: 336)
    #expect(handler.keyboardOffset.value > 0)
    // The keyboard stays up while the focus moves over: nothing is posted.
    keyboard.endEditing(presenter.low)
    keyboard.beginEditing(presented.low)
    #expect(handler.keyboardOffset.value == 0)
    #expect(presentedHandler.keyboardOffset.value == 264)
    _ = (window, presentedWindow)
  }

  @Test("IQKeyboardManager: a keyboard that changes its place and not its height is overlooked")
  func placeWithoutHeight() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    let lower = UIView()
    controller.view.addSubview(lower)
    let constraint = lower.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: controller.view, center: center)
    keyboard.post(.willShow, frame: CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(constraint.constant == -336)
    keyboard.post(.willShow, frame: CGRect(x: 0, y: 797, width: 393, height: 336))
    #expect(constraint.constant == -55)
    _ = window
  }

  @Test("IQKeyboardManager: since iOS 26 the hide's frame still shows the accessory view, which stays as a gap")
  func hideWithAccessoryFrame() {
    HeadlessWorld.reset()
    let (screen, window, handler) = makeScreen()
    let constraint = screen.low.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: screen.view, center: center)
    keyboard.beginEditing(screen.low)
    keyboard.show(height: 336)
    keyboard.post(.willHide, frame: CGRect(x: 0, y: 808, width: 393, height: 380))
    #expect(center.state.placement == .hidden)
    #expect(constraint.constant == 0)
    #expect(handler.keyboardOffset.value == 0)
    _ = window
  }

  @Test("RxKeyboard: a second window, or a scene's, gets no frames during a drag")
  func dragInSecondWindow() {
    HeadlessWorld.reset()
    let first = makeWindow()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    controller.view.addSubview(scrollView)
    let second = makeWindow(controller)
    let listener = KeyboardListener(center: center)
    var tops: [CGFloat] = []
    listener.toolbar(scrollView: scrollView).on(event: .willChangeFrame) { tops.append($0.endFrame.minY) }.start()
    HeadlessWorld.keyboardFrameDidChange(to: keyboard.info(height: 336).endFrame, isDocked: true)
    keyboard.show()
    tops = []
    drag(to: 700)
    #expect(tops == [700])
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 700))
    _ = (first, second)
  }

  @Test("RxKeyboard: a height that grows from an accessory view's is never told as a show")
  func showFromAccessory() {
    HeadlessWorld.reset()
    var heights: [CGFloat] = []
    let subscription = center.subscribe { [center] event, _ in
      if event == .willShow { heights.append(center.state.overlap(with: center.state.screen)) }
    }
    keyboard.show(height: 44)
    keyboard.show(height: 380)
    keyboard.show(height: 44)
    keyboard.show(height: 380)
    #expect(heights == [44, 380, 44, 380])
    _ = subscription
  }

  @Test(
    "TPKeyboardAvoiding: a frame change takes part in a hide and counts as a show, and work lands after the restore")
  func frameChangeOfHide() {
    HeadlessWorld.reset()
    let (screen, window, handler) = makeScreen()
    let constraint = screen.low.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: screen.view, center: center)
    keyboard.beginEditing(screen.low)
    keyboard.show()
    var constants: [CGFloat] = []
    let subscription = center.subscribe { _, _ in constants.append(constraint.constant) }
    keyboard.hide()
    #expect(constants == [0, 0, 0, 0], "given back with the first notification, and not touched again")
    HeadlessClock.advanceUntilIdle()
    #expect(constraint.constant == 0)
    #expect(handler.keyboardOffset.value == 0)
    _ = (window, subscription)
  }

  private func drag(to top: CGFloat) {
    HeadlessTouches.began(at: CGPoint(x: 200, y: 300))
    HeadlessTouches.moved(to: CGPoint(x: 200, y: 400))
    HeadlessTouches.moved(to: CGPoint(x: 200, y: top))
    HeadlessWorld.keyboardFrameDidChange(to: CGRect(x: 0, y: top, width: 393, height: 336), isDocked: true)
    HeadlessWorld.updateCycle()
  }

  /// A screen with a field that a keyboard covers and one that it does not, and a handler that knows the keyboard.
  private func makeScreen() -> (TwoFields, UIWindow, KeyboardHandler) {
    let screen = TwoFields()
    let window = makeWindow(screen)
    let handler = KeyboardHandler(for: screen, center: center)
    keyboard.hide()
    return (screen, window, handler)
  }

  private final class TwoFields: UIViewController {
    let high = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    let low = UITextField(frame: CGRect(x: 20, y: 720, width: 300, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(high)
      view.addSubview(low)
    }
  }

  private final class FrameDelegate: KeyboardManagerDelegate {
    var frames: [CGRect?] = []
    var curves: [UIView.AnimationOptions] = []

    func keyboardWillChangeFrame(
      endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions
    ) {
      frames.append(endFrame)
      curves.append(animationCurve)
    }
  }

  private final class HeightObserver: KeyboardObservable, CommonKeyboardPresentable {
    var heights: [CGFloat] = []

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) { heights.append(keyboardHeight) }
    func keyboardWillBeHidden(duration: TimeInterval) {}
  }

  private final class BothObserver: KeyboardObservable, CommonKeyboardPresentable, FullKeyboardPresentable {
    var heard: [String] = []

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) { heard.append("common") }
    func keyboardWillBeHidden(duration: TimeInterval) {}
    func keyboardWillBeShown(keyboardInfo: KeyboardInfo) { heard.append("full") }
    func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) {}
  }
}
